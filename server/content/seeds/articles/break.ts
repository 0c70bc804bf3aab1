import type { ArticleToPublish } from "../../help-articles.ts";

export const BREAK: ArticleToPublish = {
  slug: "break",
  group: "care",
  position: 430,
  titles: {
    fa: "استراحت و کنار گذاشتن خود از بازی",
    en: "Breaks and self-exclusion",
    zh: "休息与自我排除",
    id: "Jeda dan pengecualian diri",
    th: "การพักและการงดเล่นด้วยตนเอง",
    vi: "Tạm nghỉ và tự loại trừ",
  },
  bodies: {
    fa: `<ul>
<li>استراحت: ۲۴ ساعت، ۷ روز یا ۳۰ روز.</li>
<li>کنار گذاشتن خود: ۶ ماه، ۱ سال، ۵ سال یا برای همیشه.</li>
</ul>
<p>در این مدت هیچ شرط و هیچ واریزی پذیرفته نمی‌شود، با موجودی آزمایشی هم، در همهٔ بازی‌ها. هیچ‌کس، حتی پشتیبانی ما، نمی‌تواند آن را زودتر تمام کند؛ تنها می‌شود طولانی‌ترش کرد.</p>
<p>حساب شما باز می‌ماند: می‌توانید وارد شوید، سابقه‌ها را بخوانید و پولتان را برداشت کنید. دورهایی که شروع کرده‌اید تمام و پرداخت می‌شود. با کنار گذاشتن همیشگی، پاداشی که دارید همان لحظه تمام می‌شود و آنچه در آن مانده به سایت برمی‌گردد. از <a href="/member/securityCenter/limits">سقف‌ها و استراحت</a> آغاز کنید.</p>`,
    en: `<ul>
<li>A break: 24 hours, 7 days or 30 days.</li>
<li>Self-exclusion: 6 months, 1 year, 5 years or for good.</li>
</ul>
<p>During this time no stake and no deposit is taken in any game, not even with trial funds. Nobody can end it early, not even our customer service; it can only be made longer.</p>
<p>Your account stays open: you can sign in, read your records and take your money out. Rounds that you have begun are finished and paid. With self-exclusion for good, a bonus that you have ends at once, and what is left in it goes back to the house. Begin it under <a href="/member/securityCenter/limits">Limits and breaks</a>.</p>`,
    zh: `<ul>
<li>休息：24 小时、7 天或 30 天。</li>
<li>自我排除：6 个月、1 年、5 年或永久。</li>
</ul>
<p>在此期间，所有游戏都不接受任何投注和存款，试玩额度也不例外。任何人都不能提前结束，包括我们的客服；只能延长。</p>
<p>您的账户保持开放：可以登录、查看记录、取出您的钱。已经开始的局会完成并派彩。永久自我排除时，您的奖金会立即结束，剩余部分归还本站。请在<a href="/member/securityCenter/limits">限额与休息</a>中开始。</p>`,
    id: `<ul>
<li>Jeda: 24 jam, 7 hari, atau 30 hari.</li>
<li>Pengecualian diri: 6 bulan, 1 tahun, 5 tahun, atau selamanya.</li>
</ul>
<p>Selama itu taruhan dan deposit tidak diterima di semua permainan, juga dengan saldo uji coba. Tidak seorang pun bisa mengakhirinya lebih awal, termasuk layanan pelanggan kami; hanya bisa diperpanjang.</p>
<p>Akun Anda tetap terbuka: Anda bisa masuk, membaca riwayat, dan menarik uang. Ronde yang sudah dimulai diselesaikan dan dibayar. Dengan pengecualian diri selamanya, bonus yang Anda punya langsung berakhir dan sisanya kembali ke kami. Mulailah di <a href="/member/securityCenter/limits">Batas dan jeda</a>.</p>`,
    th: `<ul>
<li>การพัก: 24 ชั่วโมง 7 วัน หรือ 30 วัน</li>
<li>การงดเล่นด้วยตนเอง: 6 เดือน 1 ปี 5 ปี หรือตลอดไป</li>
</ul>
<p>ในช่วงนี้ทุกเกมไม่รับเดิมพันและไม่รับเงินฝาก รวมถึงยอดทดลองเล่น ไม่มีใครยกเลิกก่อนกำหนดได้ แม้แต่ฝ่ายบริการลูกค้าของเรา ขยายให้นานขึ้นได้เท่านั้น</p>
<p>บัญชีของคุณยังเปิดอยู่ เข้าสู่ระบบ อ่านประวัติ และถอนเงินได้ รอบที่เริ่มแล้วจะเล่นจนจบและจ่ายตามปกติ ถ้างดเล่นตลอดไป โบนัสที่มีจะสิ้นสุดทันทีและส่วนที่เหลือกลับคืนสู่เว็บ เริ่มได้ใน<a href="/member/securityCenter/limits">วงเงินและการพัก</a></p>`,
    vi: `<ul>
<li>Tạm nghỉ: 24 giờ, 7 ngày hoặc 30 ngày.</li>
<li>Tự loại trừ: 6 tháng, 1 năm, 5 năm hoặc vĩnh viễn.</li>
</ul>
<p>Trong thời gian đó không nhận cược và không nhận nạp tiền ở mọi game, kể cả bằng số dư chơi thử. Không ai kết thúc sớm được, kể cả chăm sóc khách hàng của chúng tôi; chỉ có thể kéo dài thêm.</p>
<p>Tài khoản của bạn vẫn mở: bạn có thể đăng nhập, xem lịch sử và rút tiền. Các ván đã bắt đầu sẽ chơi hết và được trả thưởng. Khi tự loại trừ vĩnh viễn, tiền thưởng bạn đang có kết thúc ngay và phần còn lại trả về nhà cái. Hãy bắt đầu trong <a href="/member/securityCenter/limits">Giới hạn và tạm nghỉ</a>.</p>`,
  },
};
