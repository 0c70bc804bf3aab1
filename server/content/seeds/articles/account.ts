import type { ArticleToPublish } from "../../help-articles.ts";

export const ACCOUNT: ArticleToPublish = {
  slug: "account",
  group: "account",
  position: 110,
  titles: {
    fa: "حساب و ورود",
    en: "Your account and signing in",
    zh: "账号与登录",
    id: "Akun dan masuk",
    th: "บัญชีและการเข้าสู่ระบบ",
    vi: "Tài khoản và đăng nhập",
  },
  bodies: {
    fa: `<ul>
<li>هر کس یک حساب دارد. نام کاربری با حروف لاتین نوشته می‌شود، با حرف آغاز می‌شود و بزرگی و کوچکی حروف در آن فرقی ندارد.</li>
<li>نام واقعی را همان‌گونه بنویسید که روی حساب بانکی شماست؛ پول تنها به حسابی به همین نام پرداخت می‌شود.</li>
<li>گذرواژه باید حرف و رقم داشته باشد. آن را جای دیگری به کار نبرید و به هیچ‌کس نگویید؛ ما هرگز آن را از شما نمی‌پرسیم.</li>
<li>پس از چند تلاش نادرست، ورود برای چند دقیقه بسته می‌شود و زمان باز شدنش را می‌گوییم.</li>
<li>اگر مدتی کاری نکنید، خودبه‌خود از حساب خارج می‌شوید. با دکمهٔ خروج هم همان لحظه نشست شما بسته می‌شود.</li>
</ul>
<p>در <a href="/member/securityCenter">حساب من</a> زمان ورود پیشین را می‌بینید. اگر آن ورود کار شما نبوده است، به <a href="/customerService">پشتیبانی</a> خبر بدهید.</p>`,
    en: `<ul>
<li>Each person has one account. The username is written in Latin letters, begins with a letter, and capitals make no difference.</li>
<li>Give your real name as it stands on your bank account; money is paid only to an account in that name.</li>
<li>The password needs letters and digits. Use it nowhere else and tell nobody; we never ask you for it.</li>
<li>After several wrong tries, signing in closes for some minutes, and we say when it opens again.</li>
<li>After a while without doing anything you are signed out. The sign-out button ends your session at once.</li>
</ul>
<p>Under <a href="/member/securityCenter">My account</a> you see when you signed in before. If that was not you, tell <a href="/customerService">customer service</a>.</p>`,
    zh: `<ul>
<li>每人一个账号。用户名使用拉丁字母，以字母开头，不区分大小写。</li>
<li>真实姓名请与银行账户一致；款项只会付到同名账户。</li>
<li>密码须包含字母和数字。不要在别处使用，也不要告诉任何人；我们绝不会向您索要密码。</li>
<li>多次输错后，登录会关闭几分钟，我们会告诉您何时重新开放。</li>
<li>一段时间没有操作会自动退出。点击退出登录，会话立即结束。</li>
</ul>
<p>在<a href="/member/securityCenter">我的账户</a>可以看到上一次登录的时间。如果不是您本人，请告诉<a href="/customerService">客服</a>。</p>`,
    id: `<ul>
<li>Setiap orang memiliki satu akun. Nama pengguna memakai huruf Latin, diawali huruf, dan besar kecil huruf tidak berpengaruh.</li>
<li>Tulis nama asli seperti di rekening bank Anda; uang hanya dibayarkan ke rekening atas nama itu.</li>
<li>Kata sandi harus memuat huruf dan angka. Jangan dipakai di tempat lain dan jangan diberitahukan kepada siapa pun; kami tidak pernah memintanya.</li>
<li>Setelah beberapa kali salah, Anda tidak bisa masuk selama beberapa menit, dan kami memberi tahu kapan dibuka lagi.</li>
<li>Jika beberapa lama tidak ada aktivitas, Anda keluar otomatis. Tombol keluar langsung mengakhiri sesi Anda.</li>
</ul>
<p>Di <a href="/member/securityCenter">Akun saya</a> tertulis kapan Anda masuk sebelumnya. Jika itu bukan Anda, beri tahu <a href="/customerService">layanan pelanggan</a>.</p>`,
    th: `<ul>
<li>หนึ่งคนมีหนึ่งบัญชี ชื่อผู้ใช้ใช้อักษรละติน ขึ้นต้นด้วยตัวอักษร ตัวพิมพ์เล็กใหญ่ไม่ต่างกัน</li>
<li>กรอกชื่อจริงให้ตรงกับบัญชีธนาคาร เราจ่ายเงินเข้าบัญชีชื่อนี้เท่านั้น</li>
<li>รหัสผ่านต้องมีทั้งตัวอักษรและตัวเลข อย่าใช้ซ้ำที่อื่นและอย่าบอกใคร เราไม่เคยถามรหัสผ่านของคุณ</li>
<li>หากใส่ผิดหลายครั้ง การเข้าสู่ระบบจะปิดชั่วคราวไม่กี่นาที และเราจะบอกเวลาที่เปิดอีกครั้ง</li>
<li>หากไม่ได้ใช้งานสักพัก ระบบจะออกให้เอง ปุ่มออกจากระบบจะจบเซสชันทันที</li>
</ul>
<p>ใน<a href="/member/securityCenter">บัญชีของฉัน</a>มีเวลาที่เข้าสู่ระบบครั้งก่อน หากไม่ใช่คุณ โปรดแจ้ง<a href="/customerService">ฝ่ายบริการลูกค้า</a></p>`,
    vi: `<ul>
<li>Mỗi người một tài khoản. Tên đăng nhập viết bằng chữ Latinh, bắt đầu bằng chữ cái, không phân biệt hoa thường.</li>
<li>Ghi họ tên thật đúng như trên tài khoản ngân hàng; tiền chỉ được chuyển tới tài khoản mang tên này.</li>
<li>Mật khẩu phải có chữ và số. Đừng dùng ở nơi khác và đừng nói cho ai; chúng tôi không bao giờ hỏi mật khẩu của bạn.</li>
<li>Sau nhiều lần nhập sai, việc đăng nhập tạm đóng vài phút và chúng tôi cho biết khi nào mở lại.</li>
<li>Không thao tác một thời gian, bạn sẽ tự động đăng xuất. Nút đăng xuất kết thúc phiên ngay lập tức.</li>
</ul>
<p>Trong <a href="/member/securityCenter">Tài khoản của tôi</a> có ghi lần đăng nhập trước. Nếu đó không phải bạn, hãy báo cho <a href="/customerService">chăm sóc khách hàng</a>.</p>`,
  },
};
