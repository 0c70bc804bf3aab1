import type { ArticleToPublish } from "../../help-articles.ts";

export const DEPOSIT: ArticleToPublish = {
  slug: "deposit",
  group: "money",
  position: 210,
  titles: {
    fa: "واریز",
    en: "Depositing",
    zh: "存款",
    id: "Deposit",
    th: "การฝากเงิน",
    vi: "Nạp tiền",
  },
  bodies: {
    fa: `<ol>
<li>در <a href="/member/depositv2">صفحهٔ واریز</a> روش پرداخت و مبلغ را انتخاب کنید. کمترین و بیشترین مبلغ، کارمزد و مهلت هر روش کنار آن نوشته شده است.</li>
<li>پیش از پرداخت، همهٔ درخواست را می‌بینید و شمارهٔ پیگیری می‌گیرید. تا نپرداخته‌اید می‌توانید لغوش کنید.</li>
<li>در حوالهٔ بانکی، همان‌طور که گفته شده بپردازید و عکس رسید را بفرستید. یکی از ما آن را می‌بیند و پس از رسیدن پول، مبلغ به موجودی شما افزوده می‌شود.</li>
<li>در پرداخت آنلاین به صفحهٔ درگاه می‌روید و بازمی‌گردید. نتیجه را درگاه با پیامی امضاشده به ما می‌گوید.</li>
</ol>
<p>اگر مبلغ دیگری برسد، همان که رسیده است به موجودی شما افزوده می‌شود. روش‌هایی که اکنون باز است در همان صفحه آمده است؛ اگر سقف واریز گذاشته باشید، بیش از آن پذیرفته نمی‌شود.</p>`,
    en: `<ol>
<li>On the <a href="/member/depositv2">deposit page</a> choose a way to pay and an amount. The smallest and largest amount, the fee and the time allowed stand beside each way.</li>
<li>Before paying you see the whole order and get a reference number. As long as you have not paid, you can cancel it.</li>
<li>By bank transfer, pay as described and send a picture of the receipt. A person looks at it, and the amount is credited once the money has arrived.</li>
<li>By online payment you go to the provider's page and come back. The provider tells us the result in a signed message.</li>
</ol>
<p>If another amount arrives, what arrived is credited. The ways that are open now are listed on that page; if you have set a deposit limit, nothing beyond it is taken.</p>`,
    zh: `<ol>
<li>在<a href="/member/depositv2">存款页面</a>选择付款方式和金额。每种方式旁边都写有最低和最高金额、手续费和付款期限。</li>
<li>付款前您会看到完整的订单，并得到参考编号。还没付款时可以取消。</li>
<li>银行转账：按说明付款，然后上传付款凭证。由工作人员核对，款项到账后即记入余额。</li>
<li>在线支付：前往支付页面，完成后返回。支付方会用签名的消息把结果告诉我们。</li>
</ol>
<p>如果到账金额不同，以实际到账金额入账。目前开放的方式都列在该页面；如果您设了存款限额，超出部分不予接受。</p>`,
    id: `<ol>
<li>Di <a href="/member/depositv2">halaman deposit</a> pilih metode pembayaran dan jumlahnya. Batas terkecil dan terbesar, biaya, serta tenggat tertulis di samping setiap metode.</li>
<li>Sebelum membayar Anda melihat seluruh permintaan dan mendapat nomor referensi. Selama belum dibayar, permintaan bisa dibatalkan.</li>
<li>Lewat transfer bank, bayarlah sesuai petunjuk lalu kirim foto bukti pembayaran. Petugas memeriksanya, dan jumlahnya dikreditkan setelah uang tiba.</li>
<li>Lewat pembayaran online, Anda menuju halaman penyedia pembayaran lalu kembali lagi. Penyedia itu mengabarkan hasilnya kepada kami dengan pesan bertanda tangan digital.</li>
</ol>
<p>Jika jumlah yang tiba berbeda, yang dikreditkan adalah jumlah yang tiba. Metode yang sedang dibuka tercantum di halaman itu; bila Anda memasang batas deposit, kelebihannya tidak diterima.</p>`,
    th: `<ol>
<li>ใน<a href="/member/depositv2">หน้าฝากเงิน</a> เลือกช่องทางและจำนวนเงิน ยอดต่ำสุด ยอดสูงสุด ค่าธรรมเนียม และเวลาที่ให้ชำระ เขียนไว้ข้างแต่ละช่องทาง</li>
<li>ก่อนชำระ คุณเห็นรายการทั้งหมดและได้เลขอ้างอิง ตราบใดที่ยังไม่ชำระก็ยกเลิกได้</li>
<li>หากโอนผ่านธนาคาร ให้ชำระตามที่บอกแล้วส่งรูปหลักฐาน เจ้าหน้าที่จะตรวจดู และเติมยอดให้เมื่อเงินมาถึง</li>
<li>หากชำระออนไลน์ คุณไปที่หน้าของผู้ให้บริการแล้วกลับมา ผู้ให้บริการแจ้งผลถึงเราด้วยข้อความที่ลงลายเซ็นดิจิทัล</li>
</ol>
<p>หากยอดที่มาถึงไม่ตรงกัน เราเติมตามยอดที่มาถึง ช่องทางที่เปิดอยู่ตอนนี้มีในหน้านั้น และหากคุณตั้งวงเงินฝากไว้ เราจะไม่รับเกินวงเงินนั้น</p>`,
    vi: `<ol>
<li>Ở <a href="/member/depositv2">trang nạp tiền</a>, chọn phương thức thanh toán và số tiền. Mức tối thiểu, tối đa, phí và thời hạn được ghi cạnh từng phương thức.</li>
<li>Trước khi trả, bạn xem toàn bộ lệnh và nhận mã tham chiếu. Khi chưa trả tiền, bạn có thể hủy lệnh.</li>
<li>Với chuyển khoản ngân hàng, hãy trả theo hướng dẫn rồi gửi ảnh biên lai. Nhân viên kiểm tra và cộng tiền khi tiền đã đến.</li>
<li>Với thanh toán trực tuyến, bạn sang trang của cổng thanh toán rồi quay lại. Cổng thanh toán báo kết quả cho chúng tôi bằng thông điệp có chữ ký số.</li>
</ol>
<p>Nếu số tiền đến khác với lệnh, chúng tôi cộng đúng số đã đến. Các phương thức đang mở được liệt kê trên trang đó; nếu bạn đã đặt giới hạn nạp, phần vượt quá không được nhận.</p>`,
  },
};
