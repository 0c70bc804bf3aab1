import type { ArticleToPublish } from "../../help-articles.ts";

export const RAFFLES: ArticleToPublish = {
  slug: "raffles",
  group: "promotions",
  position: 550,
  titles: {
    fa: "قرعه‌کشی",
    en: "Raffles",
    zh: "抽奖",
    id: "Undian",
    th: "ชิงโชค",
    vi: "Rút thăm",
  },
  bodies: {
    fa: `<p>برای <a href="/raffles">قرعه‌کشی</a> بلیت نمی‌خرید: وقتی با پول خودتان به اندازه‌ای که در صفحهٔ آن نوشته شده شرط ببندید یا واریز کنید، ظرف چند ثانیه یک بلیت خودش می‌آید. گاهی هم یک پیشنهاد بلیت هدیه می‌دهد. شمارهٔ بلیت‌هایتان را در <a href="/member/raffles">بلیت‌های من</a> می‌بینید.</p>
<ul>
<li>هر نفر تا سقفی که نوشته شده بلیت می‌گیرد و حداکثر یک جایزه می‌برد.</li>
<li>شرط یا واریزی که پیش از بسته شدن قرعه‌کشی پس داده شود، بلیتش هم برمی‌گردد.</li>
<li>برنده‌ها پیام می‌گیرند. جایزه را تا زمانی که نوشته شده در صفحهٔ همان قرعه‌کشی یا در <a href="/member/rewardCenter">جایزه‌ها</a> برمی‌دارید. اگر برداشته نشود به نفر بعدی قرعه می‌رسد، البته اگر کسی در نوبت مانده باشد.</li>
<li>در <a href="#break">استراحت</a> بلیت تازه‌ای نمی‌آید. پول نقد یا امتیازی را که برده‌اید در همان مدت هم برمی‌دارید، و پاداش را بعد از آن، اگر هنوز مهلت باشد.</li>
<li>اگر قرعه‌کشی لغو شود، هر کس بلیت دارد پیامی می‌گیرد که چرا.</li>
</ul>
<p>قرعه را خودتان می‌توانید بسنجید. پیش از نخستین بلیت، اثر انگشت بذری که قرعه را تعیین می‌کند منتشر می‌شود؛ هنگام بسته شدن، فهرست بلیت‌ها قفل می‌شود؛ و تازه بعد از آن بذر نشان داده می‌شود. پس از قرعه‌کشی، در صفحهٔ آن «قرعه‌کشی را بسنجید» را بزنید یا لینکش را در <a href="/verify">سنجش هر دور</a> بگذارید. بلیت‌هایتان در فهرست همگانی نامی دارند که به کسی نمی‌گوید شما کیستید.</p>`,
    en: `<p>Tickets of a <a href="/raffles">raffle</a> are not bought: they come by themselves within seconds, for stakes or deposits of your own money, one for each amount that its page names. Now and then a promotion gives some as a gift. You find yours under <a href="/member/raffles">My tickets</a>.</p>
<ul>
<li>Each person can have as many tickets as the page allows, and win one prize at most.</li>
<li>If a stake or a deposit is given back before the raffle closes, its ticket goes back as well.</li>
<li>Winners get a message. Claim your prize before the time that is written, on the page of the raffle or under <a href="/member/rewardCenter">Rewards</a>. A prize that nobody claims goes to the next person drawn, if there is one.</li>
<li>No new tickets come during a <a href="#break">break</a>. Cash and points that you have won can be claimed even then, and a bonus afterwards, if there is still time.</li>
<li>If a raffle is called off, everybody with a ticket gets a message that says why.</li>
</ul>
<p>You can check the draw yourself. Before the first ticket, the fingerprint of the seed that decides is published; at the close the list of tickets is locked; only after that is the seed shown. Once it is drawn, press “Check the draw” on the page of the raffle, or put its link under <a href="/verify">Check any round</a>. In the public list your tickets have a name that tells nobody who you are.</p>`,
    zh: `<p><a href="/raffles">抽奖</a>的奖票不用买：用您自己的钱投注或存款，每满页面上写明的金额，几秒内自动得到一张。有时活动也会赠送奖票。您的奖票号码在<a href="/member/raffles">我的奖票</a>。</p>
<ul>
<li>每人的奖票以写明的上限为止，最多中一份奖品。</li>
<li>投注或存款如在抽奖截止前被退回，对应的奖票也会收回。</li>
<li>中奖者会收到消息。在写明的时间之前，可以在该抽奖的页面或<a href="/member/rewardCenter">奖励</a>页面领取。无人领取的奖品归下一位中签者（如果还有候补）。</li>
<li><a href="#break">休息</a>期间不会有新奖票。已中的现金或积分在休息期间也可以领取；红利则在之后领取，如果仍在期限内。</li>
<li>抽奖如被取消，每位持票者都会收到说明原因的消息。</li>
</ul>
<p>您可以亲自验证开奖。发出第一张奖票之前，决定结果的种子的指纹已经公布；截止时奖票名单锁定；之后才公布种子。开奖后，在抽奖页面点“验证开奖”，或把链接放到<a href="/verify">验证任意一局</a>。公开名单中，您的奖票用的是一个不会透露您身份的名称。</p>`,
    id: `<p>Tiket <a href="/raffles">undian</a> tidak dibeli: tiket datang sendiri dalam beberapa detik untuk taruhan atau deposit dengan uang Anda sendiri, satu untuk setiap jumlah yang tertulis di halamannya. Kadang sebuah promosi juga menghadiahkannya. Nomor tiket Anda ada di <a href="/member/raffles">Tiket saya</a>.</p>
<ul>
<li>Setiap orang mendapat tiket sampai jumlah terbanyak yang tertulis, dan memenangkan paling banyak satu hadiah.</li>
<li>Kalau taruhan atau deposit dikembalikan sebelum undian ditutup, tiketnya ikut ditarik.</li>
<li>Pemenang mendapat pesan. Ambil hadiahnya sebelum waktu yang tertulis, di halaman undian itu atau di <a href="/member/rewardCenter">Hadiah</a>. Yang tidak diambil beralih ke orang berikutnya, kalau masih ada cadangan.</li>
<li>Selama <a href="#break">jeda</a> tidak ada tiket baru. Uang tunai atau poin yang Anda menangkan tetap bisa diambil saat itu, dan bonus sesudahnya bila masih ada waktu.</li>
<li>Kalau undian dibatalkan, setiap pemegang tiket mendapat pesan beserta alasannya.</li>
</ul>
<p>Pengundiannya bisa Anda periksa sendiri. Sebelum tiket pertama, sidik jari benih yang menentukan hasil sudah diumumkan; saat ditutup, daftar tiket dikunci; baru setelah itu benihnya ditampilkan. Setelah diundi, tekan “Periksa undian” di halaman undian, atau masukkan tautannya di <a href="/verify">Periksa ronde mana pun</a>. Di daftar umum tiket Anda memakai nama yang tidak mengungkap siapa Anda.</p>`,
    th: `<p>ตั๋ว<a href="/raffles">ชิงโชค</a>ไม่ต้องซื้อ ตั๋วจะมาเองภายในไม่กี่วินาทีเมื่อเดิมพันหรือฝากด้วยเงินของคุณเอง หนึ่งใบต่อจำนวนเงินที่เขียนไว้ในหน้านั้น บางครั้งโปรโมชันก็แจกตั๋วให้ หมายเลขตั๋วของคุณอยู่ใน<a href="/member/raffles">ตั๋วของฉัน</a></p>
<ul>
<li>แต่ละคนได้ตั๋วไม่เกินจำนวนที่เขียนไว้ และได้รางวัลไม่เกินหนึ่งรางวัล</li>
<li>ถ้าเดิมพันหรือเงินฝากถูกคืนก่อนปิดรับ ตั๋วของยอดนั้นก็ถูกคืนด้วย</li>
<li>ผู้ชนะจะได้รับข้อความ รับรางวัลได้จนถึงเวลาที่เขียนไว้ ที่หน้าชิงโชคนั้นหรือที่<a href="/member/rewardCenter">รางวัล</a> รางวัลที่ไม่มีผู้รับจะเป็นของคนถัดไป ถ้ายังมีรายชื่อสำรอง</li>
<li>ระหว่าง<a href="#break">พัก</a>จะไม่มีตั๋วใหม่ เงินสดหรือแต้มที่คุณได้รางวัลไว้ยังรับได้ในช่วงนั้น ส่วนโบนัสรับได้หลังจากนั้นถ้ายังมีเวลา</li>
<li>ถ้าการชิงโชคถูกยกเลิก ผู้มีตั๋วทุกคนจะได้รับข้อความบอกเหตุผล</li>
</ul>
<p>คุณตรวจสอบการจับรางวัลเองได้ ก่อนตั๋วใบแรก เราเผยแพร่ลายนิ้วมือของค่าเริ่มต้นที่ใช้ตัดสิน เมื่อปิดรับ รายการตั๋วจะถูกล็อก แล้วจึงเปิดเผยค่าเริ่มต้น หลังจับรางวัลแล้ว กด “ตรวจสอบการจับรางวัล” ในหน้าชิงโชค หรือวางลิงก์ใน<a href="/verify">ตรวจสอบรอบใดก็ได้</a> ในรายการสาธารณะ ตั๋วของคุณใช้ชื่อที่ไม่บอกใครว่าคุณเป็นใคร</p>`,
    vi: `<p>Vé <a href="/raffles">rút thăm</a> không phải mua: vé tự đến sau vài giây khi bạn cược hoặc nạp bằng tiền của chính mình, mỗi vé ứng với số tiền ghi ở trang đó. Thỉnh thoảng một khuyến mãi cũng tặng vé. Số vé của bạn nằm ở <a href="/member/raffles">Vé của tôi</a>.</p>
<ul>
<li>Mỗi người có vé đến mức tối đa đã ghi và trúng nhiều nhất một giải.</li>
<li>Nếu tiền cược hoặc tiền nạp được hoàn trước khi đóng, vé của khoản đó cũng bị thu lại.</li>
<li>Người trúng nhận được tin nhắn. Hãy nhận giải trước thời điểm đã ghi, ở trang của lượt rút thăm hoặc ở <a href="/member/rewardCenter">Phần thưởng</a>. Giải không ai nhận sẽ thuộc về người được rút tiếp theo, nếu còn người dự bị.</li>
<li>Trong lúc <a href="#break">tạm nghỉ</a> không có vé mới. Tiền mặt hoặc điểm bạn đã trúng vẫn nhận được trong lúc đó; tiền thưởng thì nhận sau, nếu còn hạn.</li>
<li>Nếu lượt rút thăm bị hủy, ai có vé cũng nhận được tin nhắn nêu lý do.</li>
</ul>
<p>Bạn có thể tự kiểm tra lượt rút. Trước vé đầu tiên, dấu vân của hạt giống quyết định kết quả đã được công bố; khi đóng, danh sách vé bị khóa; chỉ sau đó hạt giống mới được đưa ra. Sau khi rút, hãy bấm “Kiểm tra lượt rút” ở trang rút thăm, hoặc đặt liên kết của nó vào <a href="/verify">Kiểm chứng ván bất kỳ</a>. Trong danh sách công khai, vé của bạn mang một tên không cho ai biết bạn là ai.</p>`,
  },
};
