import type { ArticleToPublish } from "../../help-articles.ts";

export const BROWSER: ArticleToPublish = {
  slug: "browser",
  group: "start",
  position: 30,
  titles: {
    fa: "زبان، پوسته و مرورگر",
    en: "Language, theme and browser",
    zh: "语言、主题与浏览器",
    id: "Bahasa, tema, dan browser",
    th: "ภาษา ธีม และเบราว์เซอร์",
    vi: "Ngôn ngữ, giao diện và trình duyệt",
  },
  bodies: {
    fa: `<p>نرد به شش زبان است: فارسی، انگلیسی، چینی، اندونزیایی، تایلندی و ویتنامی. زبان و پوستهٔ روشن یا تیره را از نشان کرهٔ بالای صفحه عوض کنید؛ همین مرورگر آن را به یاد می‌سپارد.</p>
<ul>
<li>همهٔ کارها، از ثبت‌نام تا بازی و واریز، بدون جاوااسکریپت هم انجام می‌شود.</li>
<li>روی اینترنت کند، صفحه پیش از رسیدن اسکریپت‌ها خوانا و آمادهٔ استفاده است.</li>
<li>تاریخ‌ها در فارسی شمسی است و عددها را با رقم فارسی، عربی یا لاتین می‌توانید بنویسید.</li>
<li>همه‌چیز با صفحه‌کلید در دسترس است.</li>
</ul>`,
    en: `<p>Nard speaks six languages: Persian, English, Chinese, Indonesian, Thai and Vietnamese. Change the language and the light or dark theme under the globe at the top of the page; this browser remembers them.</p>
<ul>
<li>Everything, from registering to playing and depositing, works without JavaScript too.</li>
<li>On a slow connection the page can be read and used before any script has arrived.</li>
<li>In Persian, dates follow the Persian calendar; figures may be typed with Persian, Arabic or Latin digits.</li>
<li>Everything is within reach of the keyboard.</li>
</ul>`,
    zh: `<p>Nard 提供六种语言：波斯语、英语、中文、印尼语、泰语和越南语。语言以及浅色或深色主题可在页面顶部的地球图标中切换，浏览器会记住您的选择。</p>
<ul>
<li>从注册到游戏、存款，所有功能在没有 JavaScript 时同样可用。</li>
<li>网络较慢时，脚本还没到达，页面就已经可以阅读和使用。</li>
<li>波斯语页面使用波斯历；数字可以用波斯、阿拉伯或拉丁数字输入。</li>
<li>所有操作都可以用键盘完成。</li>
</ul>`,
    id: `<p>Nard tersedia dalam enam bahasa: Persia, Inggris, Mandarin, Indonesia, Thai, dan Vietnam. Ganti bahasa serta tema terang atau gelap lewat ikon bola dunia di bagian atas halaman; browser ini akan mengingatnya.</p>
<ul>
<li>Semuanya, dari pendaftaran sampai bermain dan deposit, juga berjalan tanpa JavaScript.</li>
<li>Pada koneksi lambat, halaman sudah bisa dibaca dan dipakai sebelum skrip tiba.</li>
<li>Dalam bahasa Persia, tanggal memakai kalender Persia; angka boleh diketik dengan digit Persia, Arab, atau Latin.</li>
<li>Semua bagian dapat dijangkau dengan keyboard.</li>
</ul>`,
    th: `<p>Nard มีหกภาษา ได้แก่ เปอร์เซีย อังกฤษ จีน อินโดนีเซีย ไทย และเวียดนาม เปลี่ยนภาษาและธีมสว่างหรือมืดได้ที่รูปลูกโลกด้านบนของหน้า เบราว์เซอร์นี้จะจำไว้ให้</p>
<ul>
<li>ทุกอย่างตั้งแต่สมัครสมาชิก เล่นเกม จนถึงฝากเงิน ใช้งานได้แม้ไม่มี JavaScript</li>
<li>เมื่ออินเทอร์เน็ตช้า หน้าเว็บอ่านและใช้งานได้ก่อนที่สคริปต์จะมาถึง</li>
<li>ภาษาเปอร์เซียใช้ปฏิทินเปอร์เซีย ส่วนตัวเลขพิมพ์ได้ทั้งแบบเปอร์เซีย อาหรับ และละติน</li>
<li>ทุกส่วนใช้งานด้วยแป้นพิมพ์ได้</li>
</ul>`,
    vi: `<p>Nard có sáu ngôn ngữ: tiếng Ba Tư, Anh, Trung, Indonesia, Thái và Việt. Đổi ngôn ngữ và giao diện sáng hoặc tối ở biểu tượng quả địa cầu trên đầu trang; trình duyệt này sẽ ghi nhớ.</p>
<ul>
<li>Mọi việc, từ đăng ký đến chơi game và nạp tiền, đều làm được khi không có JavaScript.</li>
<li>Khi mạng chậm, trang đọc và dùng được trước khi tập lệnh tải xong.</li>
<li>Trang tiếng Ba Tư dùng lịch Ba Tư; số có thể gõ bằng chữ số Ba Tư, Ả Rập hoặc Latinh.</li>
<li>Mọi thứ đều dùng được bằng bàn phím.</li>
</ul>`,
  },
};
