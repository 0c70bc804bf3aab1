import type { ArticleToPublish } from "../../help-articles.ts";

export const UNIT: ArticleToPublish = {
  slug: "unit",
  group: "money",
  position: 205,
  titles: {
    fa: "P چیست؟",
    en: "What is P?",
    zh: "P 是什么？",
    id: "Apa itu P?",
    th: "P คืออะไร",
    vi: "P là gì?",
  },
  bodies: {
    fa: `<p>P واحد پول این سایت است. موجودی، واریز، برداشت، شرط و برد همه با P نوشته می‌شوند و دو رقم اعشار دارند: ۱٫۵۰ P یعنی یک و نیم.</p>
<p>اینکه برای هر P به پول خودتان چقدر می‌پردازید، به روش پرداخت بستگی دارد. پیش از آنکه چیزی بفرستید همان‌جا نوشته شده است؛ اگر روشن نبود، از پشتیبانی بپرسید.</p>
<p>نشانه‌های دیگر: T موجودی آزمایشی است و هرگز پرداخت نمی‌شود.</p>`,
    en: `<p>P is the unit in which this house counts money. Balances, deposits, withdrawals, stakes and wins all stand in P, with two decimals: 1.50 P is one and a half.</p>
<p>What you pay for a P in your own currency depends on the way to pay. It is written there before you send anything; if it is not clear, ask customer service.</p>
<p>Another sign: T stands for trial funds, which are never paid out.</p>`,
    zh: `<p>P 是本站的计价单位。余额、存款、取款、投注和赢取的金额都以 P 表示，保留两位小数：1.50 P 就是一个半。</p>
<p>一个 P 折合多少您自己的货币，取决于支付方式。付款前那里会写明；如果不清楚，请咨询客服。</p>
<p>另一个标记：T 表示试玩额度，不能提现。</p>`,
    id: `<p>P adalah satuan uang di situs ini. Saldo, deposit, penarikan, taruhan, dan kemenangan semuanya ditulis dalam P dengan dua desimal: 1,50 P berarti satu setengah.</p>
<p>Berapa yang Anda bayar untuk satu P dalam mata uang Anda tergantung pada cara bayarnya. Itu tertulis di sana sebelum Anda mengirim apa pun; jika belum jelas, tanyakan ke layanan pelanggan.</p>
<p>Tanda lain: T adalah saldo uji coba, yang tidak pernah dibayarkan.</p>`,
    th: `<p>P คือหน่วยเงินของเว็บนี้ ยอดเงิน การฝาก การถอน เงินเดิมพัน และเงินที่ชนะ ทั้งหมดแสดงเป็น P ทศนิยมสองตำแหน่ง เช่น 1.50 P คือหนึ่งหน่วยครึ่ง</p>
<p>หนึ่ง P เท่ากับเงินของคุณเท่าไรขึ้นอยู่กับวิธีชำระเงิน ซึ่งเขียนไว้ก่อนที่คุณจะโอน หากไม่ชัดเจน โปรดถามฝ่ายบริการลูกค้า</p>
<p>อีกเครื่องหมายหนึ่ง: T คือยอดทดลองเล่น ซึ่งถอนไม่ได้</p>`,
    vi: `<p>P là đơn vị tiền của trang này. Số dư, tiền nạp, tiền rút, tiền cược và tiền thắng đều viết bằng P, với hai chữ số thập phân: 1,50 P là một rưỡi.</p>
<p>Một P bằng bao nhiêu tiền của bạn tùy vào cách thanh toán. Điều đó được ghi ở đó trước khi bạn gửi tiền; nếu chưa rõ, hãy hỏi bộ phận chăm sóc khách hàng.</p>
<p>Ký hiệu khác: T là số dư chơi thử, không bao giờ được trả ra tiền.</p>`,
  },
};
