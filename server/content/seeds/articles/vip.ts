import type { ArticleToPublish } from "../../help-articles.ts";

export const VIP: ArticleToPublish = {
  slug: "vip",
  group: "promotions",
  position: 570,
  titles: {
    fa: "سطح‌های VIP",
    en: "VIP levels",
    zh: "VIP 等级",
    id: "Level VIP",
    th: "ระดับ VIP",
    vi: "Cấp VIP",
  },
  bodies: {
    fa: `<p>سطح شما از مجموع شرط‌هایی به دست می‌آید که با پول خودتان در همهٔ بازی‌ها بسته‌اید. هر سطح چه می‌خواهد و چه می‌دهد، و شما کجا هستید، در صفحهٔ <a href="/vip">سطح‌های VIP</a> نوشته شده است.</p>
<ul>
<li>شرط‌ها ظرف چند ثانیه به حساب می‌آیند؛ موجودی آزمایشی و پاداش نه.</li>
<li>به سطح تازه که برسید پیام می‌گیرید. اگر آن سطح <a href="#points">امتیاز</a> پاداش داشته باشد، خودش می‌آید؛ برای هر سطح یک بار.</li>
<li>سطح بالاتر می‌تواند سقف برداشت روزانه را بالا ببرد. هیچ سطحی آن را پایین نمی‌آورد.</li>
<li>سطحی که به آن رسیده‌اید می‌ماند، مگر صفحهٔ سطح‌ها بگوید که باید در هر ماه یا هر سه ماه با شرط‌هایتان حفظ شود. چقدر و تا کی، همان‌جا آمده است. هفت روز پیش از پایان به کسی که هنوز کم دارد خبر می‌دهیم، و هر بار حداکثر یک سطح پایین می‌آید.</li>
<li>هر کس در بخشی از آن مدت در <a href="#break">استراحت</a> بوده باشد سطحش را نگه می‌دارد.</li>
</ul>
<p>هیچ سطحی ارزش آن را ندارد که بیش از توان خود شرط ببندید. <a href="#limits">سقف‌ها</a> در این کار کمکتان می‌کنند.</p>`,
    en: `<p>Your level comes from everything that you have staked with your own money, in all games. The page of <a href="/vip">VIP levels</a> says what each level takes and gives, and where you are.</p>
<ul>
<li>Stakes count within seconds; trial funds and bonuses do not.</li>
<li>When you reach a new level, a message tells you. If it has a reward in <a href="#points">points</a>, that comes by itself, once for each level.</li>
<li>A higher level may raise how much you can withdraw in a day. No level lowers it.</li>
<li>A level that you have reached is kept, unless the page of levels says that stakes have to keep it each month or each three months. How much, and until when, is written there. Seven days before the end we tell whoever is still short, and each time they go down by one level at most.</li>
<li>Whoever was on a <a href="#break">break</a> for a part of that time keeps their level.</li>
</ul>
<p>No level is worth staking more than you can afford. <a href="#limits">Limits</a> help you with it.</p>`,
    zh: `<p>您的等级取决于您用自己的钱在所有游戏中的投注总额。每个等级的要求和内容，以及您所在的位置，都写在 <a href="/vip">VIP 等级</a>页面。</p>
<ul>
<li>投注在几秒内计入；试玩额度和红利不计。</li>
<li>达到新等级时，您会收到消息。该等级如有<a href="#points">积分</a>奖励，会自动到账，每个等级一次。</li>
<li>更高的等级可能会提高每日提款上限，任何等级都不会降低它。</li>
<li>已达到的等级会保留，除非等级页面写明须每月或每三个月以投注保级。需要多少、到什么时候，那里都有写明。结束前七天，我们会通知仍有差额的人；每次最多下降一级。</li>
<li>在这段时间里有过<a href="#break">休息</a>的人，等级保持不变。</li>
</ul>
<p>没有哪个等级值得您超出能力去投注。<a href="#limits">限额</a>可以帮助您。</p>`,
    id: `<p>Level Anda berasal dari seluruh taruhan dengan uang Anda sendiri di semua permainan. Apa yang diminta dan diberikan setiap level, dan di mana Anda berada, tertulis di halaman <a href="/vip">level VIP</a>.</p>
<ul>
<li>Taruhan dihitung dalam beberapa detik; saldo uji coba dan bonus tidak.</li>
<li>Saat mencapai level baru, Anda mendapat pesan. Kalau level itu punya hadiah <a href="#points">poin</a>, poinnya datang sendiri, sekali untuk setiap level.</li>
<li>Level yang lebih tinggi bisa menaikkan batas penarikan per hari. Tidak ada level yang menurunkannya.</li>
<li>Level yang sudah dicapai tetap milik Anda, kecuali halaman level menyebut bahwa level itu harus dipertahankan dengan taruhan setiap bulan atau setiap tiga bulan. Berapa dan sampai kapan tertulis di sana. Tujuh hari sebelum berakhir, kami memberi tahu siapa yang masih kurang, dan setiap kali level turun paling banyak satu.</li>
<li>Siapa pun yang sempat dalam <a href="#break">jeda</a> pada waktu itu tetap memegang levelnya.</li>
</ul>
<p>Tidak ada level yang sepadan dengan bertaruh melebihi kemampuan Anda. <a href="#limits">Batas</a> membantu Anda.</p>`,
    th: `<p>ระดับของคุณมาจากยอดเดิมพันทั้งหมดด้วยเงินของคุณเองในทุกเกม แต่ละระดับต้องใช้เท่าไร ให้อะไร และคุณอยู่ตรงไหน เขียนไว้ในหน้า<a href="/vip">ระดับ VIP</a></p>
<ul>
<li>เดิมพันนับภายในไม่กี่วินาที ไม่นับยอดทดลองเล่นและโบนัส</li>
<li>เมื่อถึงระดับใหม่ คุณจะได้รับข้อความ ถ้าระดับนั้นมี<a href="#points">แต้ม</a>เป็นรางวัล แต้มจะมาเอง ระดับละหนึ่งครั้ง</li>
<li>ระดับที่สูงขึ้นอาจเพิ่มวงเงินถอนต่อวัน ไม่มีระดับใดลดวงเงินนั้น</li>
<li>ระดับที่ถึงแล้วจะอยู่ต่อไป เว้นแต่หน้าระดับบอกว่าต้องรักษาไว้ด้วยยอดเดิมพันทุกเดือนหรือทุกสามเดือน ต้องเท่าไรและถึงเมื่อไรเขียนไว้ที่นั่น เจ็ดวันก่อนสิ้นสุดเราจะแจ้งผู้ที่ยังขาดอยู่ และแต่ละครั้งลดลงไม่เกินหนึ่งระดับ</li>
<li>ผู้ที่อยู่ในช่วง<a href="#break">พัก</a>ในบางส่วนของเวลานั้นยังคงระดับเดิม</li>
</ul>
<p>ไม่มีระดับใดคุ้มกับการเดิมพันเกินกำลังของคุณ <a href="#limits">วงเงิน</a>ช่วยคุณได้</p>`,
    vi: `<p>Cấp của bạn tính theo tổng tiền của chính bạn đã cược ở mọi game. Mỗi cấp cần gì, cho gì, và bạn đang ở đâu, đều ghi ở trang <a href="/vip">cấp VIP</a>.</p>
<ul>
<li>Tiền cược được tính sau vài giây; số dư chơi thử và tiền thưởng không tính.</li>
<li>Khi đạt cấp mới, bạn nhận được tin nhắn. Nếu cấp đó có thưởng <a href="#points">điểm</a>, điểm tự đến, mỗi cấp một lần.</li>
<li>Cấp cao hơn có thể nâng mức rút tiền mỗi ngày. Không cấp nào hạ mức đó xuống.</li>
<li>Cấp đã đạt được giữ nguyên, trừ khi trang cấp ghi rằng phải giữ cấp bằng tiền cược mỗi tháng hoặc mỗi ba tháng. Cần bao nhiêu và đến khi nào đều ghi ở đó. Bảy ngày trước khi kết thúc, chúng tôi báo cho ai còn thiếu, và mỗi lần chỉ xuống nhiều nhất một cấp.</li>
<li>Ai có <a href="#break">tạm nghỉ</a> trong một phần thời gian đó vẫn giữ cấp của mình.</li>
</ul>
<p>Không cấp nào đáng để bạn cược quá khả năng của mình. <a href="#limits">Giới hạn</a> giúp bạn làm việc này.</p>`,
  },
};
