import type { ArticleToPublish } from "../../help-articles.ts";

export const PRIVACY: ArticleToPublish = {
  slug: "privacy",
  group: "rules",
  position: 710,
  titles: {
    fa: "حریم خصوصی",
    en: "Privacy",
    zh: "隐私",
    id: "Privasi",
    th: "ความเป็นส่วนตัว",
    vi: "Quyền riêng tư",
  },
  bodies: {
    fa: `<p>آنچه نگه می‌داریم برای این است که حساب شما کار کند، پولتان درست شمرده شود و کسی نتواند خود را جای شما جا بزند.</p>
<ul>
<li>از شما: آنچه در ثبت‌نام می‌نویسید، حساب‌های برداشت، آنچه از ما می‌پرسید، و نشانی جایی که کالای سفارشی‌تان فرستاده می‌شود.</li>
<li>عکس‌هایی که می‌فرستید: رسیدها با سفارششان می‌مانند. عکس‌های بازخورد و درخواست‌ها، هر بار تا سه عکس، ۳۰ روز پس از پاسخ پاک می‌شوند. عکس نمایهٔ شما را دیگران هم می‌بینند و تا وقتی عوضش نکرده‌اید می‌ماند. هر عکس را از نو می‌سازیم تا چیزی جز خود تصویر در آن نماند.</li>
<li>از کار شما: زمان و نشانی اینترنتی ورودها، شرط‌ها و جابه‌جایی‌های حساب.</li>
<li>گذرواژه‌ها را نمی‌توانیم بخوانیم؛ تنها اثر انگشت رمزنگاری‌شدهٔ آن‌ها را داریم.</li>
<li>کوکی‌ها برای ورود، زبان، پوسته و پنهان کردن موجودی‌اند. کوکی تبلیغاتی و ردیاب دیگران در این سایت نیست.</li>
</ul>
<p>سازندهٔ بازی شماره‌ای از شما می‌بیند، نه نامتان را. درگاه پرداخت آنچه را برای پرداخت لازم است می‌بیند. دفتر جابه‌جایی‌ها برای همیشه نگه داشته می‌شود، چون باید همیشه بتوان ثابت کرد پول هر کس چه شده است.</p>`,
    en: `<p>What we keep is there so that your account works, your money is counted right, and nobody can pass for you.</p>
<ul>
<li>From you: what you write at registration, the accounts you withdraw to, what you ask us, and where things that you order are sent.</li>
<li>Pictures that you send: receipts stay with their order. Those of feedback and of applications, up to three each time, are deleted 30 days after our answer. Your profile picture is seen by others, and kept until you change it. We make each picture anew, so that nothing but the image is left in it.</li>
<li>From what you do: the time and network address of your sign-ins, your bets and the movements of your account.</li>
<li>We cannot read your passwords; we keep only a cryptographic fingerprint of them.</li>
<li>Cookies are for signing in, language, theme and hiding the balance. There are no advertising cookies and no trackers of others on this site.</li>
</ul>
<p>The vendor of a game sees a number for you and not your name. A payment provider sees what a payment needs. The ledger of movements is kept for ever, because it must always be possible to prove what became of everybody's money.</p>`,
    zh: `<p>我们保存的内容，是为了让您的账号正常运作、钱款计算无误，并防止他人冒充您。</p>
<ul>
<li>来自您：注册时填写的内容、提款账户、您的提问，以及您所订物品的收货地址。</li>
<li>您上传的图片：付款凭证随订单保存。反馈和申请的图片（每次最多三张）在我们答复 30 天后删除。您的头像别人也能看到，保存到您更换为止。每张图片我们都会重新生成，只留下图像本身。</li>
<li>来自您的操作：登录的时间和网络地址、投注记录和账户变动。</li>
<li>我们无法读取您的密码，只保存其加密哈希值。</li>
<li>Cookie 用于登录、语言、主题和隐藏余额。本站没有广告 Cookie，也没有第三方跟踪。</li>
</ul>
<p>游戏厂商只看到您的编号，看不到姓名。支付方只看到付款所需的信息。账目变动永久保存，因为必须始终能证明每个人的钱去了哪里。</p>`,
    id: `<p>Yang kami simpan gunanya agar akun Anda berjalan, uang Anda terhitung benar, dan tidak ada yang menyamar sebagai Anda.</p>
<ul>
<li>Dari Anda: isian saat pendaftaran, rekening penarikan, pertanyaan Anda kepada kami, dan alamat pengiriman barang yang Anda pesan.</li>
<li>Gambar yang Anda kirim: bukti pembayaran disimpan bersama pesanannya. Gambar untuk masukan dan permohonan, paling banyak tiga sekali kirim, dihapus 30 hari setelah kami jawab. Foto profil Anda dilihat orang lain dan disimpan sampai Anda menggantinya. Setiap gambar kami buat ulang sehingga hanya gambarnya yang tersisa.</li>
<li>Dari kegiatan Anda: waktu dan alamat jaringan saat masuk, taruhan, dan mutasi akun.</li>
<li>Kami tidak bisa membaca kata sandi Anda; yang kami simpan hanya hash kriptografisnya.</li>
<li>Cookie dipakai untuk masuk, bahasa, tema, dan menyembunyikan saldo. Tidak ada cookie iklan dan tidak ada pelacak pihak lain di situs ini.</li>
</ul>
<p>Penyedia permainan melihat nomor Anda, bukan nama Anda. Penyedia pembayaran melihat yang diperlukan untuk membayar. Buku mutasi disimpan selamanya, karena harus selalu bisa dibuktikan ke mana uang setiap orang pergi.</p>`,
    th: `<p>สิ่งที่เราเก็บไว้มีเพื่อให้บัญชีของคุณใช้งานได้ เงินของคุณนับถูกต้อง และไม่มีใครสวมรอยเป็นคุณ</p>
<ul>
<li>จากคุณ: ข้อมูลที่กรอกตอนสมัคร บัญชีรับเงินถอน สิ่งที่คุณถามเรา และที่อยู่สำหรับส่งของที่คุณสั่ง</li>
<li>รูปที่คุณส่ง: หลักฐานการชำระเก็บไว้กับรายการนั้น รูปของความคิดเห็นและใบสมัคร ครั้งละไม่เกินสามรูป จะถูกลบ 30 วันหลังจากเราตอบ รูปโปรไฟล์ของคุณคนอื่นก็เห็น และเก็บไว้จนกว่าคุณจะเปลี่ยน ทุกรูปเราสร้างขึ้นใหม่ให้เหลือเพียงภาพ</li>
<li>จากการใช้งาน: เวลาและที่อยู่เครือข่ายที่เข้าสู่ระบบ การเดิมพัน และความเคลื่อนไหวบัญชี</li>
<li>เราอ่านรหัสผ่านของคุณไม่ได้ เก็บไว้เพียงค่าแฮชที่เข้ารหัสแล้ว</li>
<li>คุกกี้ใช้สำหรับการเข้าสู่ระบบ ภาษา ธีม และการซ่อนยอดเงิน เว็บนี้ไม่มีคุกกี้โฆษณาและไม่มีตัวติดตามของผู้อื่น</li>
</ul>
<p>ค่ายเกมเห็นเพียงหมายเลขของคุณ ไม่เห็นชื่อ ผู้ให้บริการชำระเงินเห็นเท่าที่จำเป็นต่อการชำระ บัญชีความเคลื่อนไหวเก็บไว้ตลอดไป เพราะต้องพิสูจน์ได้เสมอว่าเงินของทุกคนไปอยู่ที่ใด</p>`,
    vi: `<p>Những gì chúng tôi lưu là để tài khoản của bạn hoạt động, tiền của bạn được tính đúng và không ai giả mạo được bạn.</p>
<ul>
<li>Từ bạn: thông tin khi đăng ký, tài khoản nhận tiền, điều bạn hỏi chúng tôi và nơi nhận món hàng bạn đặt.</li>
<li>Ảnh bạn gửi: biên lai được giữ cùng lệnh của nó. Ảnh góp ý và ảnh đơn đăng ký, mỗi lần tối đa ba ảnh, bị xóa 30 ngày sau khi chúng tôi trả lời. Ảnh đại diện của bạn người khác cũng thấy, và được giữ đến khi bạn đổi. Chúng tôi tạo lại từng ảnh để chỉ còn hình ảnh.</li>
<li>Từ việc sử dụng: thời điểm và địa chỉ mạng khi đăng nhập, lượt cược và biến động số dư.</li>
<li>Chúng tôi không đọc được mật khẩu của bạn; chỉ lưu mã băm mật mã của chúng.</li>
<li>Cookie dùng cho đăng nhập, ngôn ngữ, giao diện và ẩn số dư. Trang này không có cookie quảng cáo và không có trình theo dõi của bên khác.</li>
</ul>
<p>Nhà cung cấp game chỉ thấy một con số của bạn, không thấy tên. Cổng thanh toán thấy những gì cần cho việc trả tiền. Sổ biến động được giữ mãi, vì phải luôn chứng minh được tiền của mỗi người đã đi đâu.</p>`,
  },
};
