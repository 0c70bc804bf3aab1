import type { ArticleToPublish } from "../../help-articles.ts";

export const APPLICATIONS: ArticleToPublish = {
  slug: "applications",
  group: "promotions",
  position: 515,
  titles: {
    fa: "درخواست برای یک پیشنهاد",
    en: "Applying for a promotion",
    zh: "申请参加优惠活动",
    id: "Mengajukan permohonan untuk promosi",
    th: "ส่งคำขอเข้าร่วมโปรโมชัน",
    vi: "Gửi đơn cho một khuyến mãi",
  },
  bodies: {
    fa: `<p>بعضی <a href="/promotions">پیشنهادها</a> را یک نفر باید ببیند و تصمیم بگیرد؛ کنارشان نوشته شده «درخواست می‌پذیرد». در صفحهٔ همان پیشنهاد «درخواست می‌دهم» را بزنید.</p>
<ul>
<li>اگر خواستید تا ۱۴۰ کاراکتر توضیح بنویسید. بعضی پیشنهادها راه تماس یا عکس هم می‌خواهند: حداکثر سه عکس PNG یا JPG، هر کدام تا ۵ مگابایت.</li>
<li>همان‌جا نوشته شده که یک بار درخواست می‌دهید یا روزی یک بار. درخواست اول به جای خود می‌ماند و آنچه بعد از آن بفرستید عوضش نمی‌کند. با حساب آزمایشی نمی‌شود درخواست داد.</li>
<li>یکی از ما درخواستتان را می‌خواند. تا آن وقت «در حال بررسی» است و پاسخ در <a href="/member/messageV2">پیام‌ها</a> می‌آید؛ اگر پذیرفته نشود، دلیلش هم.</li>
<li>اگر پذیرفته شود، همان چیزی را می‌گیرید که وقت درخواست نوشته بود، حتی اگر پیشنهاد بعد از آن عوض شده باشد.</li>
<li>در <a href="#break">استراحت</a> درخواستی پذیرفته نمی‌شود و چیزی داده نمی‌شود. درخواستی که پیش از آن فرستاده‌اید از بین نمی‌رود.</li>
</ul>
<p>عکس‌ها را فقط شما و کسی که پاسخ می‌دهد می‌بینید. ۳۰ روز پس از پاسخ پاک می‌شوند.</p>`,
    en: `<p>Some <a href="/promotions">promotions</a> are decided by a person; beside them stands “Taking applications”. On the page of the promotion, press “Apply”.</p>
<ul>
<li>If you like, write a remark of up to 140 characters. Some promotions ask how you can be reached, or for pictures: at most three PNG or JPG pictures, up to 5 MB each.</li>
<li>Whether you apply once or once a day is written there. The first application stands, and what you send after it does not change it. A trial account cannot apply.</li>
<li>One of us reads it. Until then it is “being looked at”, and the answer comes to your <a href="/member/messageV2">messages</a>, with the reason if it is not accepted.</li>
<li>If it is accepted, you are given what was written when you applied, even if the promotion has changed since.</li>
<li>During a <a href="#break">break</a> we take no applications and give nothing. One that you sent before is not lost.</li>
</ul>
<p>Only you and whoever answers see the pictures. They are deleted 30 days after the answer.</p>`,
    zh: `<p>有些<a href="/promotions">优惠活动</a>由工作人员决定，旁边写着“接受申请”。请在该活动的页面点“申请”。</p>
<ul>
<li>愿意的话，可以写不超过 140 个字符的说明。有些活动还需要联系方式或图片：最多三张 PNG 或 JPG，每张不超过 5 MB。</li>
<li>可申请一次还是每天一次，页面上有写明。第一次的申请有效，之后再发的内容不会改变它。试玩账号不能申请。</li>
<li>我们的工作人员会阅读您的申请。在此之前显示“审核中”，答复会出现在您的<a href="/member/messageV2">消息</a>里；如未通过，也会写明原因。</li>
<li>如果通过，您得到的就是申请时写明的内容，即使活动后来有改动。</li>
<li><a href="#break">休息</a>期间不接受申请，也不发放任何东西。之前已提交的申请不会丢失。</li>
</ul>
<p>图片只有您和答复您的人能看到，答复 30 天后删除。</p>`,
    id: `<p>Sebagian <a href="/promotions">promosi</a> diputuskan oleh petugas; di sampingnya tertulis “Menerima permohonan”. Di halaman promosi itu, tekan “Ajukan permohonan”.</p>
<ul>
<li>Kalau mau, tulis keterangan hingga 140 karakter. Sebagian promosi juga meminta cara menghubungi Anda atau gambar: paling banyak tiga gambar PNG atau JPG, masing-masing hingga 5 MB.</li>
<li>Sekali saja atau sekali sehari, tertulis di sana. Permohonan pertama yang berlaku, dan kiriman sesudahnya tidak mengubahnya. Akun percobaan tidak bisa mengajukan.</li>
<li>Salah satu dari kami membacanya. Sampai saat itu statusnya “sedang diperiksa”, dan jawabannya masuk ke <a href="/member/messageV2">pesan</a> Anda; kalau tidak diterima, beserta alasannya.</li>
<li>Kalau diterima, Anda mendapat apa yang tertulis saat Anda mengajukan, walaupun promosinya sudah berubah.</li>
<li>Selama <a href="#break">jeda</a> permohonan tidak diterima dan tidak ada yang diberikan. Permohonan yang dikirim sebelumnya tidak hilang.</li>
</ul>
<p>Gambar hanya dilihat oleh Anda dan petugas yang menjawab, dan dihapus 30 hari setelah jawaban.</p>`,
    th: `<p><a href="/promotions">โปรโมชัน</a>บางรายการมีเจ้าหน้าที่เป็นผู้พิจารณา ข้าง ๆ เขียนว่า “รับสมัคร” ในหน้าโปรโมชันนั้นกด “ส่งคำขอ”</p>
<ul>
<li>ถ้าต้องการ เขียนคำอธิบายได้ไม่เกิน 140 ตัวอักษร บางโปรโมชันขอช่องทางติดต่อหรือรูปด้วย เป็น PNG หรือ JPG ไม่เกินสามรูป รูปละไม่เกิน 5 MB</li>
<li>หน้านั้นบอกว่าส่งได้ครั้งเดียวหรือวันละครั้ง คำขอแรกยังมีผล สิ่งที่ส่งภายหลังไม่เปลี่ยนคำขอนั้น บัญชีทดลองส่งคำขอไม่ได้</li>
<li>เจ้าหน้าที่ของเราจะอ่านคำขอ ระหว่างนั้นสถานะคือ “กำลังตรวจสอบ” คำตอบจะมาที่<a href="/member/messageV2">ข้อความ</a>ของคุณ ถ้าไม่ผ่านก็มีเหตุผลบอกด้วย</li>
<li>ถ้าผ่าน คุณได้สิ่งที่เขียนไว้ตอนส่งคำขอ แม้โปรโมชันจะเปลี่ยนไปแล้ว</li>
<li>ระหว่าง<a href="#break">พัก</a>จะไม่รับคำขอและไม่ให้สิ่งใด คำขอที่ส่งไว้ก่อนหน้าไม่หายไป</li>
</ul>
<p>มีเพียงคุณและเจ้าหน้าที่ที่ตอบเท่านั้นที่เห็นรูป รูปจะถูกลบ 30 วันหลังตอบ</p>`,
    vi: `<p>Một số <a href="/promotions">khuyến mãi</a> do người của chúng tôi xét; bên cạnh ghi “Đang nhận đơn”. Ở trang của khuyến mãi đó, bấm “Gửi đơn”.</p>
<ul>
<li>Nếu muốn, bạn viết lời giải thích tối đa 140 ký tự. Một số khuyến mãi còn cần cách liên lạc hoặc ảnh: nhiều nhất ba ảnh PNG hoặc JPG, mỗi ảnh không quá 5 MB.</li>
<li>Trang đó ghi rõ bạn gửi một lần hay mỗi ngày một lần. Đơn đầu tiên được giữ nguyên, nội dung gửi sau không thay đổi nó. Tài khoản chơi thử không gửi đơn được.</li>
<li>Người của chúng tôi đọc đơn của bạn. Cho đến lúc đó đơn ở trạng thái “đang xét duyệt”, câu trả lời đến <a href="/member/messageV2">tin nhắn</a> của bạn; nếu không được chấp nhận thì kèm lý do.</li>
<li>Nếu được chấp nhận, bạn nhận đúng những gì đã ghi lúc gửi đơn, dù khuyến mãi sau đó có thay đổi.</li>
<li>Trong lúc <a href="#break">tạm nghỉ</a>, đơn không được nhận và không có gì được trao. Đơn bạn gửi trước đó không bị mất.</li>
</ul>
<p>Chỉ bạn và người trả lời nhìn thấy ảnh. Ảnh được xóa 30 ngày sau khi trả lời.</p>`,
  },
};
