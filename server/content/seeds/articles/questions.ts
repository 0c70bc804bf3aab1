import type { ArticleToPublish } from "../../help-articles.ts";

export const QUESTIONS: ArticleToPublish = {
  slug: "questions",
  group: "start",
  position: 40,
  titles: {
    fa: "اگر پرسش یا نظری دارید",
    en: "Questions and feedback",
    zh: "如果您有问题或意见",
    id: "Kalau ada pertanyaan atau masukan",
    th: "ถ้ามีคำถามหรือความเห็น",
    vi: "Nếu bạn có câu hỏi hoặc góp ý",
  },
  bodies: {
    fa: `<p>اگر پاسخ را در این راهنما پیدا نکردید، از <a href="/customerService">پشتیبانی</a> بپرسید. نظر و پیشنهادتان را هم همان‌جا بنویسید. گاهی گفت‌وگو باز می‌شود؛ وگرنه پیامتان را می‌نویسید و یک نفر آن را می‌خواند و پاسخ می‌دهد.</p>
<ul>
<li>۱۰ تا ۱۰۰۰ کاراکتر بنویسید. اگر پرسش دربارهٔ یک دور، برداشت یا جابه‌جایی است، شمارهٔ آن را هم بنویسید. عضوها تا سه عکس PNG یا JPG هم می‌فرستند، هر کدام تا ۵ مگابایت.</li>
<li>گذرواژه‌تان را ننویسید. ما هرگز آن را از شما نمی‌پرسیم.</li>
<li>پس از فرستادن یک شمارهٔ پیگیری می‌گیرید. عضوها پاسخ را در <a href="/member/messageV2">پیام‌ها</a> می‌بینند.</li>
<li>اگر وارد نشده باشید، پاسخ در صفحه‌ای می‌آید که پس از فرستادن باز می‌شود؛ نشانی آن را نگه دارید. اگر فرم از شما ایمیل بخواهد، به همان ایمیل هم می‌فرستیم.</li>
</ul>
<p>در <a href="#break">استراحت</a> هم می‌توانید بپرسید. عکس‌ها ۳۰ روز پس از پاسخ پاک می‌شوند.</p>`,
    en: `<p>If you do not find an answer in this help, ask <a href="/customerService">customer service</a>. What you think, and what could be better, is welcome there too. A chat may open; otherwise you write a message, and a person reads and answers it.</p>
<ul>
<li>Write 10 to 1,000 characters. If you ask about a round, a withdrawal or a movement, add its number. Members can send up to three PNG or JPG pictures, up to 5 MB each.</li>
<li>Do not write your password. We never ask you for it.</li>
<li>After sending you get a reference. Members find the answer in their <a href="/member/messageV2">messages</a>.</li>
<li>If you are not signed in, the answer comes to the page that opens after sending; keep its address. If the form asks for your e-mail address, we send it there too.</li>
</ul>
<p>You can ask during a <a href="#break">break</a> as well. Pictures are deleted 30 days after the answer.</p>`,
    zh: `<p>如果在帮助里没有找到答案，请问<a href="/customerService">客服中心</a>。您的意见和建议也写在那里。有时会打开聊天窗口；否则您写下内容，会有人阅读并回复。</p>
<ul>
<li>请写 10 到 1000 个字符。如果问的是某一局、某次提款或某笔变动，请附上编号。会员可以发最多三张 PNG 或 JPG 图片，每张不超过 5 MB。</li>
<li>请勿写出密码，我们绝不会向您询问。</li>
<li>发送后您会得到一个编号。会员在<a href="/member/messageV2">消息</a>中看到回复。</li>
<li>如果没有登录，回复会出现在发送后打开的页面上，请保存它的网址。如果表单要求填写邮箱，我们也会发到那里。</li>
</ul>
<p><a href="#break">休息</a>期间也可以提问。图片在回复 30 天后删除。</p>`,
    id: `<p>Kalau jawabannya tidak ada di bantuan ini, tanyakan kepada <a href="/customerService">layanan pelanggan</a>. Masukan dan saran juga ditulis di sana. Kadang obrolan terbuka; kalau tidak, Anda menulis pesan, lalu ada orang yang membaca dan menjawabnya.</p>
<ul>
<li>Tulis 10 sampai 1.000 karakter. Kalau bertanya tentang ronde, penarikan, atau mutasi, sertakan nomornya. Anggota bisa mengirim hingga tiga gambar PNG atau JPG, masing-masing hingga 5 MB.</li>
<li>Jangan tulis kata sandi Anda. Kami tidak pernah memintanya.</li>
<li>Setelah mengirim, Anda mendapat nomor referensi. Anggota menemukan jawabannya di <a href="/member/messageV2">pesan</a>.</li>
<li>Kalau belum masuk, jawabannya muncul di halaman yang terbuka setelah mengirim; simpan alamatnya. Kalau formulir meminta email Anda, jawabannya kami kirim ke sana juga.</li>
</ul>
<p>Selama <a href="#break">jeda</a> pun Anda bisa bertanya. Gambar dihapus 30 hari setelah jawaban.</p>`,
    th: `<p>ถ้าไม่พบคำตอบในหน้าช่วยเหลือ ถาม<a href="/customerService">ฝ่ายบริการลูกค้า</a>ได้ ความเห็นและข้อเสนอแนะก็เขียนที่นั่น บางครั้งแชตจะเปิดขึ้น ถ้าไม่ คุณเขียนข้อความไว้ แล้วจะมีคนอ่านและตอบ</p>
<ul>
<li>เขียน 10 ถึง 1,000 ตัวอักษร ถ้าถามเรื่องรอบ การถอน หรือความเคลื่อนไหวใด ให้ใส่หมายเลขด้วย สมาชิกส่งรูป PNG หรือ JPG ได้ไม่เกินสามรูป รูปละไม่เกิน 5 MB</li>
<li>อย่าเขียนรหัสผ่าน เราไม่เคยถามรหัสผ่านของคุณ</li>
<li>หลังส่งคุณจะได้หมายเลขอ้างอิง สมาชิกดูคำตอบได้ใน<a href="/member/messageV2">ข้อความ</a></li>
<li>ถ้ายังไม่ได้เข้าสู่ระบบ คำตอบจะมาในหน้าที่เปิดขึ้นหลังส่ง โปรดเก็บที่อยู่หน้านั้นไว้ ถ้าแบบฟอร์มขออีเมล เราจะส่งไปที่อีเมลด้วย</li>
</ul>
<p>ระหว่าง<a href="#break">พัก</a>ก็ถามได้ รูปจะถูกลบ 30 วันหลังตอบ</p>`,
    vi: `<p>Nếu không tìm thấy câu trả lời ở đây, hãy hỏi <a href="/customerService">chăm sóc khách hàng</a>. Góp ý của bạn cũng viết ở đó. Có khi một cuộc trò chuyện mở ra; nếu không, bạn viết tin và có người đọc, trả lời bạn.</p>
<ul>
<li>Viết từ 10 đến 1.000 ký tự. Nếu hỏi về một ván, một lần rút tiền hay một biến động, hãy ghi thêm mã số của nó. Thành viên có thể gửi tối đa ba ảnh PNG hoặc JPG, mỗi ảnh không quá 5 MB.</li>
<li>Đừng viết mật khẩu. Chúng tôi không bao giờ hỏi mật khẩu của bạn.</li>
<li>Sau khi gửi, bạn có một mã tham chiếu. Thành viên xem câu trả lời trong <a href="/member/messageV2">tin nhắn</a>.</li>
<li>Nếu chưa đăng nhập, câu trả lời hiện ở trang mở ra sau khi gửi; hãy giữ địa chỉ trang đó. Nếu biểu mẫu hỏi email, chúng tôi cũng gửi đến đó.</li>
</ul>
<p>Trong lúc <a href="#break">tạm nghỉ</a> bạn vẫn hỏi được. Ảnh được xóa 30 ngày sau khi trả lời.</p>`,
  },
};
