import type { ArticleToPublish } from "../../help-articles.ts";

export const POINTS: ArticleToPublish = {
  slug: "points",
  group: "promotions",
  position: 560,
  titles: {
    fa: "امتیاز و فروشگاه امتیاز",
    en: "Points and the points mall",
    zh: "积分与积分商城",
    id: "Poin dan toko poin",
    th: "แต้มและร้านค้าแต้ม",
    vi: "Điểm và cửa hàng điểm",
  },
  bodies: {
    fa: `<p>وقتی با پول خودتان شرط می‌بندید، ظرف چند ثانیه امتیاز می‌گیرید. برای چه مبلغی و در کدام بازی‌ها، در <a href="/pointMall">فروشگاه امتیاز</a> نوشته شده است. سرعتش به <a href="#vip">سطح VIP</a> شما بستگی دارد.</p>
<ul>
<li>امتیاز جدا از پول شما نگه داشته می‌شود و منقضی نمی‌شود. هر آمد و رفتش در <a href="/member/transactionHistory?asset=PTS">گردش امتیازها</a> هست.</li>
<li>در فروشگاه با آن پول نقد، پاداش یا کالا می‌گیرید، یا به نرخی که همان‌جا آمده به پول تبدیلش می‌کنید. گذرواژهٔ پرداخت از شما پرسیده می‌شود و اگر نگذاشته‌اید، گذرواژهٔ حساب.</li>
<li>کالا را به نشانی‌ای که می‌نویسید می‌فرستیم و از هر مرحله خبرتان می‌کنیم. اگر سفارش لغو شود، امتیازهایتان برمی‌گردد.</li>
<li>امتیازی را که گرفته‌اید پس نمی‌گیریم. اگر شرطی پس داده شود، امتیازش از شرط‌های بعدی شما کم می‌شود و تا جبران نشود، خرج کردن بسته می‌ماند.</li>
<li>در <a href="#break">استراحت</a> جایزه‌ای از فروشگاه داده نمی‌شود. امتیازهایتان مال خودتان می‌ماند و می‌توانید آن‌ها را به پول تبدیل کنید.</li>
</ul>
<p>ارزش امتیاز کمتر از شرطی است که برایش بسته‌اید؛ پس دلیل خوبی برای بیشتر بازی کردن نیست.</p>`,
    en: `<p>When you stake your own money, you get points within seconds. For which amount, and in which games, is written in the <a href="/pointMall">points mall</a>. How fast they come depends on your <a href="#vip">VIP level</a>.</p>
<ul>
<li>Points are kept apart from your money and do not expire. All that came and went is in the <a href="/member/transactionHistory?asset=PTS">record of points</a>.</li>
<li>In the mall you spend them on cash, a bonus or goods, or turn them into money at the rate that is written there. You are asked for your payment password, or for that of your account if you have set none.</li>
<li>Goods are sent to the address that you write, and we tell you of each step. If an order is cancelled, your points come back.</li>
<li>Points that you have are not taken away. If a stake is given back, its points are taken off those of your next stakes, and you cannot spend any until that is made up.</li>
<li>During a <a href="#break">break</a> the mall gives no rewards. Your points stay yours, and you can turn them into money.</li>
</ul>
<p>Points are worth less than what you have staked for them, so they are no good reason to play more.</p>`,
    zh: `<p>用您自己的钱投注，几秒内就能得到积分。投注多少得一分、哪些游戏算，都写在<a href="/pointMall">积分商城</a>。累积的快慢取决于您的 <a href="#vip">VIP 等级</a>。</p>
<ul>
<li>积分与您的钱分开记录，不会过期。每一笔进出都在<a href="/member/transactionHistory?asset=PTS">积分明细</a>里。</li>
<li>在商城可以用积分换现金、红利或商品，也可以按那里写明的比率换成钱。兑换时需要支付密码；没有设置的，用账户密码。</li>
<li>商品寄到您填写的地址，每一步都会通知您。订单如被取消，积分会退还。</li>
<li>已经得到的积分不会收回。如果有投注被退回，它的积分会从之后的投注中扣除；在补足之前，积分不能使用。</li>
<li><a href="#break">休息</a>期间商城不发放奖励。积分仍归您所有，也可以换成钱。</li>
</ul>
<p>积分的价值低于您为它投注的金额，所以它不是多玩的好理由。</p>`,
    id: `<p>Saat bertaruh dengan uang Anda sendiri, Anda mendapat poin dalam beberapa detik. Untuk jumlah berapa dan di permainan mana, tertulis di <a href="/pointMall">toko poin</a>. Seberapa cepat poin datang tergantung <a href="#vip">level VIP</a> Anda.</p>
<ul>
<li>Poin disimpan terpisah dari uang Anda dan tidak kedaluwarsa. Setiap keluar masuknya ada di <a href="/member/transactionHistory?asset=PTS">mutasi poin</a>.</li>
<li>Di toko, poin ditukar dengan uang tunai, bonus, atau barang, atau diubah menjadi uang dengan kurs yang tertulis di sana. Anda ditanya kata sandi pembayaran, atau kata sandi akun kalau belum membuatnya.</li>
<li>Barang dikirim ke alamat yang Anda tulis, dan setiap langkahnya kami kabarkan. Kalau pesanan dibatalkan, poin Anda kembali.</li>
<li>Poin yang sudah Anda dapat tidak ditarik lagi. Kalau sebuah taruhan dikembalikan, poinnya dikurangkan dari taruhan berikutnya, dan sebelum tertutup poin belum bisa dipakai.</li>
<li>Selama <a href="#break">jeda</a> toko tidak memberi hadiah. Poin tetap milik Anda dan bisa diubah menjadi uang.</li>
</ul>
<p>Nilai poin lebih kecil daripada taruhan untuk mendapatkannya, jadi bukan alasan yang baik untuk bermain lebih banyak.</p>`,
    th: `<p>เมื่อเดิมพันด้วยเงินของคุณเอง คุณได้แต้มภายในไม่กี่วินาที ต้องเดิมพันเท่าไรและในเกมใด เขียนไว้ใน<a href="/pointMall">ร้านค้าแต้ม</a> แต้มมาเร็วแค่ไหนขึ้นอยู่กับ<a href="#vip">ระดับ VIP</a> ของคุณ</p>
<ul>
<li>แต้มเก็บแยกจากเงินของคุณและไม่หมดอายุ ทุกครั้งที่เข้าหรือออกมีบันทึกใน<a href="/member/transactionHistory?asset=PTS">ประวัติแต้ม</a></li>
<li>ในร้านค้า ใช้แต้มแลกเงินสด โบนัส หรือสินค้า หรือเปลี่ยนเป็นเงินตามอัตราที่เขียนไว้ ระบบจะถามรหัสผ่านการชำระเงิน หรือรหัสผ่านบัญชีถ้ายังไม่ได้ตั้ง</li>
<li>สินค้าจะส่งไปยังที่อยู่ที่คุณเขียน และเราแจ้งทุกขั้นตอน ถ้าคำสั่งซื้อถูกยกเลิก แต้มจะคืนให้</li>
<li>แต้มที่ได้แล้วไม่ถูกเรียกคืน ถ้าเดิมพันใดถูกคืน แต้มของเดิมพันนั้นจะหักจากเดิมพันครั้งต่อไป และใช้แต้มไม่ได้จนกว่าจะครบ</li>
<li>ระหว่าง<a href="#break">พัก</a> ร้านค้าไม่ให้รางวัล แต้มยังเป็นของคุณและเปลี่ยนเป็นเงินได้</li>
</ul>
<p>แต้มมีค่าน้อยกว่าเงินที่คุณเดิมพันไป จึงไม่ใช่เหตุผลที่ดีในการเล่นมากขึ้น</p>`,
    vi: `<p>Khi cược bằng tiền của chính mình, bạn nhận điểm sau vài giây. Cược bao nhiêu và ở game nào được ghi ở <a href="/pointMall">cửa hàng điểm</a>. Điểm đến nhanh hay chậm tùy <a href="#vip">cấp VIP</a> của bạn.</p>
<ul>
<li>Điểm được giữ riêng với tiền của bạn và không hết hạn. Mỗi lần điểm vào ra đều có trong <a href="/member/transactionHistory?asset=PTS">lịch sử điểm</a>.</li>
<li>Ở cửa hàng, bạn đổi điểm lấy tiền mặt, tiền thưởng hoặc hàng, hay đổi thành tiền theo tỷ lệ ghi ở đó. Bạn được hỏi mật khẩu thanh toán, hoặc mật khẩu tài khoản nếu chưa đặt.</li>
<li>Hàng được gửi đến địa chỉ bạn viết, và chúng tôi báo cho bạn từng bước. Nếu đơn bị hủy, điểm được trả lại.</li>
<li>Điểm bạn đã có không bị lấy lại. Nếu một lượt cược được hoàn, điểm của nó được trừ vào các lượt cược sau, và khi chưa bù đủ thì chưa tiêu điểm được.</li>
<li>Trong lúc <a href="#break">tạm nghỉ</a>, cửa hàng không trao phần thưởng. Điểm vẫn là của bạn và bạn có thể đổi thành tiền.</li>
</ul>
<p>Điểm có giá trị nhỏ hơn số tiền bạn đã cược, nên không phải lý do tốt để chơi nhiều hơn.</p>`,
  },
};
