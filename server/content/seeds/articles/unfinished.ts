import type { ArticleToPublish } from "../../help-articles.ts";

export const UNFINISHED: ArticleToPublish = {
  slug: "unfinished",
  group: "games",
  position: 340,
  titles: {
    fa: "بازی نیمه‌تمام و بازی بسته",
    en: "Interrupted and closed games",
    zh: "中断的局与关闭的游戏",
    id: "Permainan terputus dan ditutup",
    th: "เกมที่ค้างและเกมที่ปิด",
    vi: "Ván dang dở và game tạm đóng",
  },
  bodies: {
    fa: `<ul>
<li>نتیجهٔ هر دور همان لحظه ثبت می‌شود که شرط پذیرفته شد. قطع شدن اینترنت آن را عوض نمی‌کند.</li>
<li>دور نیمه‌تمام بازی‌های ما خودبه‌خود تمام و پرداخت می‌شود.</li>
<li>اگر دور بازی سازندهٔ دیگری باز بماند، از او می‌پرسیم تا روشن شود. شرطی که نتیجه‌ای ندارد برگردانده می‌شود.</li>
<li>بازی یا سازنده‌ای که در دست تعمیر است نشانهٔ آن را دارد و شرط تازه نمی‌پذیرد؛ آنچه برده‌اید در هر حال پرداخت می‌شود.</li>
</ul>
<p>اگر نتیجه‌ای به نظرتان نادرست است، شمارهٔ دور را به <a href="/customerService">پشتیبانی</a> بگویید.</p>`,
    en: `<ul>
<li>The result of a round is recorded the moment its stake is taken. A broken connection does not change it.</li>
<li>An interrupted round of our own games is finished and paid by itself.</li>
<li>If a round of another vendor stays open, we ask the vendor until it is clear. A stake that came to no result is given back.</li>
<li>A game or vendor in maintenance is marked as such and takes no new stake; what you have won is paid in any case.</li>
</ul>
<p>If a result looks wrong to you, give the number of the round to <a href="/customerService">customer service</a>.</p>`,
    zh: `<ul>
<li>投注被接受的那一刻，结果就已记录。网络中断不会改变它。</li>
<li>我们自己的游戏里中断的局会自动完成并派彩。</li>
<li>如果其他厂商的局一直没有结束，我们会向其查询，直到弄清为止。没有结果的投注会退还。</li>
<li>维护中的游戏或厂商会有标记，不接受新投注；您赢得的款项照常支付。</li>
</ul>
<p>如果觉得结果不对，请把该局编号告诉<a href="/customerService">客服</a>。</p>`,
    id: `<ul>
<li>Hasil ronde dicatat pada saat taruhannya diterima. Koneksi yang putus tidak mengubahnya.</li>
<li>Ronde permainan kami yang terputus diselesaikan dan dibayar dengan sendirinya.</li>
<li>Jika ronde dari penyedia lain tetap terbuka, kami bertanya kepada penyedianya sampai jelas. Taruhan tanpa hasil dikembalikan.</li>
<li>Permainan atau penyedia yang sedang dalam pemeliharaan diberi tanda dan tidak menerima taruhan baru; kemenangan Anda tetap dibayar.</li>
</ul>
<p>Jika ada hasil yang tampak keliru, sampaikan nomor rondenya kepada <a href="/customerService">layanan pelanggan</a>.</p>`,
    th: `<ul>
<li>ผลของรอบถูกบันทึกทันทีที่รับเดิมพัน อินเทอร์เน็ตหลุดไม่ทำให้ผลเปลี่ยน</li>
<li>รอบที่ค้างในเกมของเราจะจบและจ่ายเองโดยอัตโนมัติ</li>
<li>หากรอบของค่ายอื่นค้างอยู่ เราจะสอบถามจนกว่าจะชัดเจน เดิมพันที่ไม่มีผลจะคืนให้</li>
<li>เกมหรือค่ายที่อยู่ระหว่างปรับปรุงจะมีเครื่องหมายและไม่รับเดิมพันใหม่ ส่วนเงินที่คุณชนะเราจ่ายเสมอ</li>
</ul>
<p>หากเห็นว่าผลไม่ถูกต้อง โปรดแจ้งหมายเลขรอบกับ<a href="/customerService">ฝ่ายบริการลูกค้า</a></p>`,
    vi: `<ul>
<li>Kết quả của ván được ghi ngay lúc nhận cược. Mất mạng không làm nó thay đổi.</li>
<li>Ván dang dở của game chúng tôi sẽ tự kết thúc và trả thưởng.</li>
<li>Nếu ván của nhà cung cấp khác vẫn còn mở, chúng tôi hỏi họ cho tới khi rõ. Tiền cược không có kết quả sẽ được trả lại.</li>
<li>Game hay nhà cung cấp đang bảo trì có dấu hiệu riêng và không nhận cược mới; tiền bạn đã thắng vẫn luôn được trả.</li>
</ul>
<p>Nếu thấy kết quả nào không đúng, hãy đưa số ván cho <a href="/customerService">chăm sóc khách hàng</a>.</p>`,
  },
};
