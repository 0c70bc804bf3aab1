import type { ArticleToPublish } from "../../help-articles.ts";

export const PROMOTIONS: ArticleToPublish = {
  slug: "promotions",
  group: "promotions",
  position: 510,
  titles: {
    fa: "راهنمای پیشنهادهای ویژه",
    en: "How promotions work",
    zh: "优惠活动怎么参加",
    id: "Cara kerja promosi",
    th: "โปรโมชันเป็นอย่างไร",
    vi: "Khuyến mãi hoạt động thế nào",
  },
  bodies: {
    fa: `<p>همهٔ پیشنهادها در صفحهٔ <a href="/promotions">پیشنهادهای ویژه</a> آمده‌اند. کنار هر کدام وضعیت، زمان و جدول شرایطش نوشته شده است: چه کسی، چه چیزی، چند برابر شرط، کدام بازی‌ها نه، و تا کی.</p>
<ul>
<li>پیشنهادی که هنوز آغاز نشده «به‌زودی» است و آنچه زمانش گذشته «پایان‌یافته».</li>
<li>شرایطی که هنگام شرکت شما نوشته بود، برای شما همان می‌ماند.</li>
<li>بعضی پیشنهادها را با یک دکمه می‌گیرید، برای بعضی <a href="#applications">درخواست می‌دهید</a>.</li>
<li>جز آنچه در جدول آمده، چیزی پنهان نیست.</li>
</ul>`,
    en: `<p>All promotions are on the page of <a href="/promotions">promotions</a>. Beside each stand its status, its time and a table of its terms: who, what, how many times to stake, which games are excluded, and until when.</p>
<ul>
<li>A promotion that has not begun is “coming soon”, and one whose time is over is “closed”.</li>
<li>The terms that were written when you took part stay the same for you.</li>
<li>Some are claimed with one button, and for some you <a href="#applications">apply</a>.</li>
<li>Nothing is hidden: there is only what the table says.</li>
</ul>`,
    zh: `<p>所有活动都列在<a href="/promotions">优惠活动</a>页面。每个活动旁都写有状态、时间和条款表：谁可参加、内容、流水倍数、不含哪些游戏、截止时间。</p>
<ul>
<li>尚未开始的活动标为“即将开始”，已结束的标为“已结束”。</li>
<li>您参加时写明的条款，对您保持不变。</li>
<li>有的点一下就能领取，有的需要<a href="#applications">申请</a>。</li>
<li>除了表中所写，没有隐藏的条件。</li>
</ul>`,
    id: `<p>Semua promosi ada di halaman <a href="/promotions">promosi</a>. Di samping masing-masing tertulis status, waktu, dan tabel ketentuannya: siapa, apa, berapa kali taruhan, permainan mana yang tidak termasuk, dan sampai kapan.</p>
<ul>
<li>Promosi yang belum dimulai berstatus “segera hadir”, dan yang waktunya lewat berstatus “ditutup”.</li>
<li>Ketentuan yang tertulis saat Anda ikut tetap berlaku bagi Anda.</li>
<li>Ada yang diambil dengan satu tombol, ada yang perlu <a href="#applications">diajukan</a>.</li>
<li>Tidak ada yang disembunyikan: hanya yang tertulis di tabel yang berlaku.</li>
</ul>`,
    th: `<p>โปรโมชันทั้งหมดอยู่ในหน้า<a href="/promotions">โปรโมชัน</a> แต่ละรายการบอกสถานะ ช่วงเวลา และตารางเงื่อนไข ได้แก่ ใคร ได้อะไร ต้องทำยอดกี่เท่า เกมใดไม่นับ และถึงเมื่อไร</p>
<ul>
<li>โปรโมชันที่ยังไม่เริ่มคือ “เร็ว ๆ นี้” ที่หมดเวลาแล้วคือ “ปิดแล้ว”</li>
<li>เงื่อนไขที่เขียนไว้ตอนคุณเข้าร่วมจะคงเดิมสำหรับคุณ</li>
<li>บางรายการกดปุ่มเดียวก็รับได้ บางรายการต้อง<a href="#applications">ส่งคำขอ</a></li>
<li>นอกจากที่เขียนในตาราง ไม่มีเงื่อนไขแอบแฝง</li>
</ul>`,
    vi: `<p>Mọi khuyến mãi nằm ở trang <a href="/promotions">khuyến mãi</a>. Cạnh mỗi mục có trạng thái, thời gian và bảng điều kiện: ai, được gì, vòng cược bao nhiêu lần, game nào không tính và đến khi nào.</p>
<ul>
<li>Khuyến mãi chưa bắt đầu là “sắp diễn ra”, đã hết thời gian là “đã đóng”.</li>
<li>Điều kiện được ghi lúc bạn tham gia sẽ giữ nguyên đối với bạn.</li>
<li>Có khuyến mãi chỉ cần bấm một nút để nhận, có khuyến mãi bạn phải <a href="#applications">gửi đơn</a>.</li>
<li>Ngoài những gì ghi trong bảng, không có điều gì ẩn giấu.</li>
</ul>`,
  },
};
