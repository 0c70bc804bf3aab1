import type { ArticleToPublish } from "../../help-articles.ts";

export const PAYMENT_PASSWORD: ArticleToPublish = {
  slug: "payment-password",
  group: "account",
  position: 130,
  titles: {
    fa: "گذرواژهٔ پرداخت",
    en: "The payment password",
    zh: "支付密码",
    id: "Kata sandi pembayaran",
    th: "รหัสผ่านการเงิน",
    vi: "Mật khẩu thanh toán",
  },
  bodies: {
    fa: `<p>گذرواژهٔ پرداخت هر بار که پولی از حسابتان بیرون می‌رود پرسیده می‌شود و با گذرواژهٔ ورود یکی نیست؛ پس اگر دستگاه روشنتان به دست کسی بیفتد، نمی‌تواند چیزی بردارد.</p>
<ul>
<li>آن را در <a href="/member/securityCenter/paymentPassword">حساب من</a> می‌گذارید. دست‌کم ۶ کاراکتر است و رقم‌های تکراری یا پشت سر هم پذیرفته نمی‌شود.</li>
<li>پس از تغییر آن تا ۲۴ ساعت پولی بیرون نمی‌رود. بازی و واریز سر جای خود است.</li>
<li>پس از چند بار نادرست نوشتن، کارهای مالی برای مدتی بسته می‌شود.</li>
<li>اگر فراموشش کردید، با گذرواژهٔ ورود می‌توانید یکی دیگر بگذارید.</li>
</ul>`,
    en: `<p>The payment password is asked for whenever money leaves your account, and is not the one you sign in with. So whoever finds your device open cannot take anything out.</p>
<ul>
<li>You set it under <a href="/member/securityCenter/paymentPassword">My account</a>. It has at least 6 characters; one digit repeated, or a run of digits, is not accepted.</li>
<li>After a change no money leaves for 24 hours. Playing and depositing go on.</li>
<li>After several wrong tries money stays locked for a while.</li>
<li>If you forget it, you can set another one with the password you sign in with.</li>
</ul>`,
    zh: `<p>每次有钱从账户转出时都会要求支付密码，它与登录密码不同。这样即使有人拿到您已登录的设备，也取不走任何东西。</p>
<ul>
<li>在<a href="/member/securityCenter/paymentPassword">我的账户</a>中设置，至少 6 个字符；重复的同一数字或连续数字不被接受。</li>
<li>修改后 24 小时内不能转出资金，游戏和存款照常。</li>
<li>多次输错后，资金操作会锁定一段时间。</li>
<li>忘记时，可以用登录密码重新设置。</li>
</ul>`,
    id: `<p>Kata sandi pembayaran diminta setiap kali uang keluar dari akun Anda dan berbeda dari kata sandi masuk. Jadi siapa pun yang menemukan perangkat Anda terbuka tidak bisa mengambil apa-apa.</p>
<ul>
<li>Anda mengaturnya di <a href="/member/securityCenter/paymentPassword">Akun saya</a>. Panjangnya minimal 6 karakter; satu angka berulang atau angka berurutan tidak diterima.</li>
<li>Setelah diganti, selama 24 jam tidak ada uang yang keluar. Bermain dan deposit tetap berjalan.</li>
<li>Setelah beberapa kali salah, urusan uang terkunci sementara.</li>
<li>Jika lupa, Anda bisa membuat yang baru dengan kata sandi masuk.</li>
</ul>`,
    th: `<p>ระบบถามรหัสผ่านการเงินทุกครั้งที่เงินออกจากบัญชี และไม่ใช่รหัสที่ใช้เข้าสู่ระบบ ดังนั้นแม้มีคนเจอเครื่องของคุณเปิดค้างไว้ ก็เอาอะไรออกไปไม่ได้</p>
<ul>
<li>ตั้งได้ใน<a href="/member/securityCenter/paymentPassword">บัญชีของฉัน</a> ยาวอย่างน้อย 6 ตัวอักษร ตัวเลขซ้ำหรือตัวเลขเรียงกันใช้ไม่ได้</li>
<li>หลังเปลี่ยนรหัส เงินจะออกไม่ได้ 24 ชั่วโมง แต่เล่นและฝากได้ตามปกติ</li>
<li>หากใส่ผิดหลายครั้ง เรื่องการเงินจะถูกล็อกชั่วคราว</li>
<li>หากลืม ตั้งใหม่ได้ด้วยรหัสผ่านเข้าสู่ระบบ</li>
</ul>`,
    vi: `<p>Mật khẩu thanh toán được hỏi mỗi khi tiền rời khỏi tài khoản và khác với mật khẩu đăng nhập. Vì thế, ai đó thấy máy của bạn đang mở cũng không lấy được gì.</p>
<ul>
<li>Bạn đặt nó trong <a href="/member/securityCenter/paymentPassword">Tài khoản của tôi</a>. Ít nhất 6 ký tự; một chữ số lặp lại hoặc dãy số liên tiếp không được chấp nhận.</li>
<li>Sau khi đổi, trong 24 giờ không có tiền nào được chuyển ra. Việc chơi và nạp tiền vẫn như thường.</li>
<li>Sau nhiều lần nhập sai, các việc về tiền bị khóa một thời gian.</li>
<li>Nếu quên, bạn có thể đặt cái mới bằng mật khẩu đăng nhập.</li>
</ul>`,
  },
};
