import type { ArticleToPublish } from "../../help-articles.ts";

export const WALLETS: ArticleToPublish = {
  slug: "wallets",
  group: "money",
  position: 230,
  titles: {
    fa: "کیف‌های پول و انتقال",
    en: "Wallets and transfers",
    zh: "钱包与转账",
    id: "Dompet dan transfer",
    th: "กระเป๋าเงินและการโอน",
    vi: "Ví và chuyển tiền",
  },
  bodies: {
    fa: `<p>همهٔ بازی‌های کارگاه ما از کیف اصلی شما برمی‌دارند و به همان می‌ریزند. بعضی از سازندگان دیگر خودشان کیفی نگه می‌دارند؛ اگر چنین سازنده‌ای باشد، در <a href="/member/transferFund">کیف‌های پول</a> پول را رایگان میان کیف‌ها جابه‌جا یا همه را یک‌جا جمع می‌کنید.</p>
<p>اگر سازنده‌ای پاسخ ندهد، مبلغ گم نمی‌شود: آن‌قدر می‌پرسیم تا روشن شود کجاست و همان صفحه می‌گوید چه شده است.</p>
<p>اگر بالادستی داشته باشید و سایت این راه را باز کرده باشد، در <a href="/member/transferUpline">انتقال به بالادست</a> می‌توانید با گذرواژهٔ پرداخت برایش پول بفرستید. آنچه فرستاده شود برنمی‌گردد.</p>`,
    en: `<p>Every game of our studio takes its stakes from your main wallet and pays into it. Some other vendors keep wallets of their own; where there is such a vendor, you move money between wallets free of charge under <a href="/member/transferFund">Wallets</a>, or collect all of it at once.</p>
<p>If a vendor does not answer, the amount is not lost: we ask until it is clear where it is, and that page says what has happened.</p>
<p>If there is a player above you and the house has opened this way, you can send them money under <a href="/member/transferUpline">Transfer to upline</a> with your payment password. What is sent does not come back.</p>`,
    zh: `<p>我们工作室的所有游戏都从您的主钱包扣款，也付到主钱包。有些其他厂商有自己的钱包；如果有，您可以在<a href="/member/transferFund">钱包</a>里免费互转，或一次全部收回。</p>
<p>如果厂商没有回应，金额不会丢失：我们会一直询问到弄清在哪里，页面上也会写明情况。</p>
<p>如果您有上级，并且本站开放了此功能，可以在<a href="/member/transferUpline">转给上级</a>用支付密码向上级转账。转出后不能撤回。</p>`,
    id: `<p>Semua permainan studio kami mengambil taruhan dari dompet utama Anda dan membayar ke sana. Sebagian penyedia lain punya dompet sendiri; bila ada, di <a href="/member/transferFund">Dompet</a> Anda memindahkan uang antardompet tanpa biaya atau mengumpulkan semuanya sekaligus.</p>
<p>Jika penyedia tidak menjawab, uangnya tidak hilang: kami terus bertanya sampai jelas, dan halaman itu menjelaskan apa yang terjadi.</p>
<p>Jika ada upline di atas Anda dan fitur ini dibuka, di <a href="/member/transferUpline">Transfer ke upline</a> Anda bisa mengirim uang dengan kata sandi pembayaran. Yang sudah dikirim tidak bisa ditarik kembali.</p>`,
    th: `<p>ทุกเกมของสตูดิโอเราหักเงินเดิมพันจากกระเป๋าหลักและจ่ายเข้ากระเป๋าเดิม ค่ายเกมอื่นบางค่ายมีกระเป๋าของตัวเอง หากมี คุณย้ายเงินระหว่างกระเป๋าได้ฟรีใน<a href="/member/transferFund">กระเป๋าเงิน</a> หรือรวบรวมกลับมาทั้งหมดในครั้งเดียว</p>
<p>หากค่ายเกมไม่ตอบ เงินไม่หายไปไหน เราจะถามจนกว่าจะชัดเจน และหน้านั้นบอกว่าเกิดอะไรขึ้น</p>
<p>หากคุณมีอัปไลน์และเว็บเปิดช่องทางนี้ คุณโอนเงินให้ได้ใน<a href="/member/transferUpline">โอนให้อัปไลน์</a>ด้วยรหัสผ่านการเงิน เงินที่ส่งแล้วเรียกคืนไม่ได้</p>`,
    vi: `<p>Mọi game của studio chúng tôi lấy tiền cược từ ví chính và trả về ví chính. Một số nhà cung cấp game khác có ví riêng; nếu có, trong <a href="/member/transferFund">Ví</a> bạn chuyển tiền giữa các ví miễn phí hoặc gom tất cả về một lần.</p>
<p>Nếu nhà cung cấp game không trả lời, số tiền không mất: chúng tôi hỏi đến khi rõ ràng và trang đó cho biết chuyện gì đã xảy ra.</p>
<p>Nếu bạn có tuyến trên và trang đã mở tính năng này, trong <a href="/member/transferUpline">Chuyển cho tuyến trên</a> bạn có thể gửi tiền bằng mật khẩu thanh toán. Tiền đã gửi không lấy lại được.</p>`,
  },
};
