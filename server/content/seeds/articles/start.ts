import type { ArticleToPublish } from "../../help-articles.ts";

export const START: ArticleToPublish = {
  slug: "start",
  group: "start",
  position: 10,
  titles: {
    fa: "از کجا شروع کنم",
    en: "Where to begin",
    zh: "从哪里开始",
    id: "Mulai dari mana",
    th: "เริ่มต้นอย่างไร",
    vi: "Bắt đầu từ đâu",
  },
  bodies: {
    fa: `<ol>
<li><a href="/register">حساب بسازید.</a> نام کاربری، گذرواژه و نام واقعی شما لازم است؛ بقیهٔ بخش‌ها اختیاری است مگر آنکه فرم چیز دیگری بگوید.</li>
<li>همان لحظه موجودی آزمایشی به حسابتان می‌آید و می‌توانید بی‌آنکه پولی بدهید بازی کنید.</li>
<li>از <a href="/rng">فهرست بازی‌ها</a> یکی را باز کنید. روی هر کارت، نام سازنده و درصد بازگشت به بازیکن نوشته شده است.</li>
<li>مبلغ را انتخاب کنید و بازی کنید. جدول پرداخت و شانس هر بازی در همان صفحه است.</li>
<li>هر وقت خواستید با پول خودتان بازی کنید، از بخش <a href="#deposit">واریز</a> شروع کنید و بالای صفحه بگویید که با کدام موجودی بازی می‌کنید.</li>
</ol>
<p>نتیجهٔ هر دور در «سابقهٔ شرط‌ها» می‌ماند. اگر صفحه بسته شد، بازی را دوباره باز کنید؛ دور نیمه‌تمام همان‌گونه که رقم خورده به پایان می‌رسد.</p>`,
    en: `<ol>
<li><a href="/register">Create an account.</a> It takes a username, a password and your real name; the other fields are optional unless the form says otherwise.</li>
<li>Trial funds reach your account at once, and you can play without paying anything.</li>
<li>Open a game from the <a href="/rng">list of games</a>. Each card names the vendor and the return to player.</li>
<li>Choose an amount and play. The paytable and the odds of each game are on its page.</li>
<li>When you want to play with your own money, begin with a <a href="#deposit">deposit</a>, and say at the top of the page which balance you play with.</li>
</ol>
<p>The result of every round stays in the betting record. If the page was closed, open the game again: an unfinished round ends as it was decided.</p>`,
    zh: `<ol>
<li><a href="/register">注册账号。</a>需要用户名、密码和真实姓名；其他项目除非表单另有说明，都可以不填。</li>
<li>试玩额度会立即到账，不用付钱就能开始玩。</li>
<li>从<a href="/rng">游戏列表</a>中打开一个游戏。每张卡片上都写着厂商和返还率。</li>
<li>选择金额，开始游戏。每个游戏的赔付表和概率就在它的页面上。</li>
<li>想用自己的钱玩时，先去<a href="#deposit">存款</a>，再在页面顶部选择用哪个余额游戏。</li>
</ol>
<p>每一局的结果都保存在“投注记录”里。如果页面关掉了，重新打开游戏即可：没有完成的一局会按已定的结果结束。</p>`,
    id: `<ol>
<li><a href="/register">Buat akun.</a> Yang diperlukan hanya nama pengguna, kata sandi, dan nama asli Anda; kolom lain boleh dikosongkan kecuali formulir mengatakan lain.</li>
<li>Saldo uji coba langsung masuk ke akun Anda, jadi Anda bisa bermain tanpa membayar.</li>
<li>Buka permainan dari <a href="/rng">daftar permainan</a>. Setiap kartu mencantumkan penyedia dan pengembalian ke pemain.</li>
<li>Pilih jumlah lalu bermain. Tabel pembayaran dan peluang setiap permainan ada di halamannya.</li>
<li>Bila ingin bermain dengan uang sendiri, mulailah dengan <a href="#deposit">deposit</a>, lalu pilih di bagian atas halaman saldo mana yang dipakai.</li>
</ol>
<p>Hasil setiap ronde tersimpan di riwayat taruhan. Jika halaman tertutup, buka lagi permainannya: ronde yang belum selesai berakhir sesuai hasil yang sudah ditentukan.</p>`,
    th: `<ol>
<li><a href="/register">สมัครสมาชิก</a> ใช้ชื่อผู้ใช้ รหัสผ่าน และชื่อจริง ช่องอื่นเว้นว่างได้ เว้นแต่แบบฟอร์มจะระบุไว้</li>
<li>ยอดทดลองเล่นเข้าบัญชีทันที คุณเล่นได้โดยไม่ต้องจ่ายเงิน</li>
<li>เปิดเกมจาก<a href="/rng">รายการเกม</a> บนการ์ดแต่ละใบมีชื่อค่ายเกมและอัตราคืนผู้เล่น</li>
<li>เลือกจำนวนเงินแล้วเริ่มเล่น ตารางจ่ายและโอกาสของแต่ละเกมอยู่ในหน้าเกมนั้น</li>
<li>เมื่ออยากเล่นด้วยเงินของคุณเอง ให้เริ่มจาก<a href="#deposit">การฝากเงิน</a> แล้วเลือกที่ด้านบนของหน้าว่าจะเล่นด้วยยอดใด</li>
</ol>
<p>ผลของทุกรอบเก็บไว้ในประวัติการเดิมพัน หากหน้าเว็บถูกปิด ให้เปิดเกมอีกครั้ง รอบที่ค้างไว้จะจบตามผลที่กำหนดไว้แล้ว</p>`,
    vi: `<ol>
<li><a href="/register">Tạo tài khoản.</a> Bạn cần tên đăng nhập, mật khẩu và họ tên thật; các ô khác không bắt buộc, trừ khi biểu mẫu ghi khác.</li>
<li>Số dư chơi thử vào tài khoản ngay, bạn có thể chơi mà không phải trả tiền.</li>
<li>Mở một game từ <a href="/rng">danh sách game</a>. Mỗi thẻ ghi tên nhà cung cấp game và tỷ lệ hoàn trả.</li>
<li>Chọn số tiền rồi chơi. Bảng trả thưởng và xác suất của từng game nằm ngay trên trang của game đó.</li>
<li>Khi muốn chơi bằng tiền của mình, hãy bắt đầu từ phần <a href="#deposit">nạp tiền</a> rồi chọn ở đầu trang sẽ chơi bằng số dư nào.</li>
</ol>
<p>Kết quả mỗi ván được lưu trong lịch sử cược. Nếu trang bị đóng, hãy mở lại game: ván dang dở sẽ kết thúc đúng như kết quả đã định.</p>`,
  },
};
