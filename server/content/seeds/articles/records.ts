import type { ArticleToPublish } from "../../help-articles.ts";

export const RECORDS: ArticleToPublish = {
  slug: "records",
  group: "account",
  position: 120,
  titles: {
    fa: "سابقه‌ها و پیام‌ها",
    en: "Records and messages",
    zh: "记录与消息",
    id: "Riwayat dan pesan",
    th: "ประวัติและข้อความ",
    vi: "Lịch sử và tin nhắn",
  },
  bodies: {
    fa: `<ul>
<li><a href="/member/personalHistoryCopy">سابقهٔ شرط‌ها</a> همهٔ دورهای شما را با مبلغ شرط، پرداخت و نتیجه نشان می‌دهد. هر دور صفحهٔ خودش را دارد و در بازی‌های کارگاه ما می‌توانید آن را همان‌گونه که بوده دوباره ببینید.</li>
<li><a href="/member/transactionHistory">گردش حساب</a> هر جابه‌جایی موجودی را با موجودی پس از آن دارد. آن را می‌توانید به‌صورت فایل CSV بگیرید.</li>
<li><a href="/member/messageV2">پیام‌ها</a> جایی است که در آن از درخواست‌ها و حسابتان به شما خبر می‌دهیم.</li>
</ul>
<p>هر جابه‌جایی شماره‌ای دارد. اگر پرسشی داشتید، همان شماره را به پشتیبانی بگویید.</p>`,
    en: `<ul>
<li>The <a href="/member/personalHistoryCopy">betting record</a> shows all your rounds with stake, payout and result. Each round has a page of its own, and rounds of our studio can be watched again as they were.</li>
<li>The <a href="/member/transactionHistory">account record</a> has every movement of your balance, with the balance after it. You can take it with you as a CSV file.</li>
<li>In your <a href="/member/messageV2">messages</a> the house tells you about your orders and your account.</li>
</ul>
<p>Every movement has a number. If you have a question, give that number to customer service.</p>`,
    zh: `<ul>
<li><a href="/member/personalHistoryCopy">投注记录</a>列出您所有的局，包括投注额、派彩和结果。每一局都有自己的页面，我们工作室的游戏还可以原样重看。</li>
<li><a href="/member/transactionHistory">账户明细</a>记录余额的每一次变动以及变动后的余额，可以下载为 CSV 文件。</li>
<li>在<a href="/member/messageV2">消息</a>里，我们会通知您订单和账户的情况。</li>
</ul>
<p>每一次变动都有编号。如有疑问，请把编号告诉客服。</p>`,
    id: `<ul>
<li><a href="/member/personalHistoryCopy">Riwayat taruhan</a> memuat semua ronde Anda beserta taruhan, pembayaran, dan hasilnya. Setiap ronde punya halaman sendiri, dan ronde dari studio kami bisa ditonton lagi persis seperti aslinya.</li>
<li><a href="/member/transactionHistory">Mutasi akun</a> memuat setiap perubahan saldo beserta saldo sesudahnya. Anda bisa mengunduhnya sebagai file CSV.</li>
<li>Lewat <a href="/member/messageV2">pesan</a> kami memberi kabar tentang permintaan dan akun Anda.</li>
</ul>
<p>Setiap perubahan memiliki nomor. Bila ada pertanyaan, sebutkan nomor itu kepada layanan pelanggan.</p>`,
    th: `<ul>
<li><a href="/member/personalHistoryCopy">ประวัติการเดิมพัน</a>แสดงทุกรอบของคุณพร้อมเงินเดิมพัน เงินที่จ่าย และผล แต่ละรอบมีหน้าของตัวเอง และรอบของเกมจากสตูดิโอเราเปิดดูซ้ำได้เหมือนเดิม</li>
<li><a href="/member/transactionHistory">ความเคลื่อนไหวบัญชี</a>มีทุกการเปลี่ยนแปลงของยอดเงินพร้อมยอดหลังจากนั้น ดาวน์โหลดเป็นไฟล์ CSV ได้</li>
<li>ใน<a href="/member/messageV2">ข้อความ</a> เราแจ้งเรื่องรายการและบัญชีของคุณ</li>
</ul>
<p>ทุกความเคลื่อนไหวมีหมายเลข หากมีคำถาม โปรดแจ้งหมายเลขนั้นกับฝ่ายบริการลูกค้า</p>`,
    vi: `<ul>
<li><a href="/member/personalHistoryCopy">Lịch sử cược</a> liệt kê mọi ván của bạn với tiền cược, trả thưởng và kết quả. Mỗi ván có trang riêng, và ván của studio chúng tôi có thể xem lại y như lúc diễn ra.</li>
<li><a href="/member/transactionHistory">Biến động số dư</a> ghi mọi thay đổi và số dư sau đó. Bạn có thể tải về dưới dạng tệp CSV.</li>
<li>Trong <a href="/member/messageV2">tin nhắn</a>, chúng tôi báo cho bạn về các lệnh và tài khoản của bạn.</li>
</ul>
<p>Mỗi biến động có một số hiệu. Khi có thắc mắc, hãy đưa số đó cho chăm sóc khách hàng.</p>`,
  },
};
