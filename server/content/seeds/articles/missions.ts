import type { ArticleToPublish } from "../../help-articles.ts";

export const MISSIONS: ArticleToPublish = {
  slug: "missions",
  group: "promotions",
  position: 530,
  titles: {
    fa: "مأموریت‌ها",
    en: "Missions",
    zh: "任务",
    id: "Misi",
    th: "ภารกิจ",
    vi: "Nhiệm vụ",
  },
  bodies: {
    fa: `<p>هر مأموریت یک کار مشخص می‌خواهد و یک جایزهٔ مشخص می‌دهد. آنچه الان باز است و اینکه تا کجا رفته‌اید در صفحهٔ <a href="/member/missionLeaderboard">مأموریت‌ها</a> است.</p>
<ul>
<li>بعضی یک بار انجام می‌شوند و بعضی هر روز یا هر هفته از نو. هفته از شنبه شروع می‌شود.</li>
<li>شرط و واریز با پول خودتان ظرف چند ثانیه به حساب می‌آید؛ موجودی آزمایشی و پاداش نه. آنچه پیش از گرفتن جایزه پس داده شود، دیگر به حساب نمی‌آید.</li>
<li>وقتی مأموریتی انجام شد خبرتان می‌کنیم و جایزه تا زمانی که کنارش نوشته شده برایتان می‌ماند. آن را همان‌جا یا در <a href="/member/rewardCenter">جایزه‌ها</a> می‌گیرید.</li>
<li>جایزهٔ بعضی مأموریت‌ها تعداد محدودی دارد و صفحه می‌گوید چند تا مانده است. همین که مأموریت را انجام بدهید، جایزهٔ شما تا پایان مهلت کنار گذاشته می‌شود.</li>
<li>بعضی پشت سر هم می‌آیند: بعدی وقتی باز می‌شود که جایزهٔ قبلی را گرفته باشید، و از همان لحظه شمرده می‌شود.</li>
<li>در <a href="#break">استراحت</a> مأموریتی نشان داده نمی‌شود و چیزی شمرده یا داده نمی‌شود. اگر بعد از آن هنوز مهلت باشد، جایزه‌تان را همان وقت می‌گیرید.</li>
</ul>
<p>جایزه پول نقد است یا امتیاز، پاداش یا دور رایگان. پول و امتیاز همان لحظه مال شماست؛ پاداش در جایزه‌ها می‌ماند تا بپذیریدش، و دور رایگان در خود بازی منتظر شماست.</p>`,
    en: `<p>Each mission asks for one thing and gives one reward. The page of <a href="/member/missionLeaderboard">missions</a> shows what is open now and how far you are.</p>
<ul>
<li>Some are done once, others anew each day or each week. Weeks begin on Saturday.</li>
<li>Stakes and deposits of your own money count within seconds; trial funds and bonuses do not. What is given back before you have claimed the reward counts no more.</li>
<li>When a mission is done we tell you, and its reward waits for you until the time that is written beside it. Claim it there or under <a href="/member/rewardCenter">Rewards</a>.</li>
<li>Some missions have a limited number of rewards, and the page says how many are left. As soon as you have done one, yours is put aside until its time is over.</li>
<li>Some follow one another: the next opens when you have claimed the reward of the one before, and counts from that moment.</li>
<li>During a <a href="#break">break</a> no missions are shown, and nothing counts or is given. If there is still time afterwards, you can claim your reward then.</li>
</ul>
<p>A reward is cash, points, a bonus or free rounds. Cash and points are yours at once; a bonus waits under Rewards until you accept it, and free rounds wait in their game.</p>`,
    zh: `<p>每个任务都有明确的要求和明确的奖励。目前开放的任务和您的进度都在<a href="/member/missionLeaderboard">任务</a>页面。</p>
<ul>
<li>有的只做一次，有的每天或每周重新开始。一周从星期六开始。</li>
<li>用您自己的钱投注或存款，几秒内计入；试玩额度和红利不计。领取奖励前被退回的部分不再计算。</li>
<li>任务完成后我们会通知您，奖励保留到旁边写明的时间。可以在那里领取，也可以在<a href="/member/rewardCenter">奖励</a>页面领取。</li>
<li>有些任务的奖励数量有限，页面会写明还剩几份。您一完成，属于您的那份就为您保留到期限结束。</li>
<li>有些任务前后相连：领取前一个的奖励后，下一个才开放，并从那一刻起计算。</li>
<li><a href="#break">休息</a>期间不显示任务，也不计算、不发放。休息结束后如仍在期限内，您可以再领取。</li>
</ul>
<p>奖励可能是现金、积分、红利或免费局。现金和积分立即归您；红利在奖励页面等您接受，免费局在对应的游戏里等您。</p>`,
    id: `<p>Setiap misi meminta satu hal yang jelas dan memberi satu hadiah yang jelas. Misi yang sedang terbuka dan kemajuan Anda ada di halaman <a href="/member/missionLeaderboard">misi</a>.</p>
<ul>
<li>Ada yang dikerjakan sekali, ada yang baru lagi setiap hari atau setiap minggu. Minggu dimulai hari Sabtu.</li>
<li>Taruhan dan deposit dengan uang Anda sendiri dihitung dalam beberapa detik; saldo uji coba dan bonus tidak. Yang dikembalikan sebelum hadiahnya diambil tidak dihitung lagi.</li>
<li>Begitu misi selesai, kami memberi tahu Anda, dan hadiahnya menunggu sampai waktu yang tertulis di sampingnya. Ambil di sana atau di <a href="/member/rewardCenter">Hadiah</a>.</li>
<li>Hadiah sebagian misi jumlahnya terbatas, dan halamannya menyebut berapa yang tersisa. Begitu Anda menyelesaikannya, bagian Anda disisihkan sampai waktunya habis.</li>
<li>Sebagian misi berurutan: yang berikutnya terbuka setelah Anda mengambil hadiah yang sebelumnya, dan dihitung sejak saat itu.</li>
<li>Selama <a href="#break">jeda</a> tidak ada misi yang ditampilkan, dan tidak ada yang dihitung atau diberikan. Kalau sesudahnya masih ada waktu, hadiah Anda bisa diambil saat itu.</li>
</ul>
<p>Hadiahnya uang tunai, poin, bonus, atau ronde gratis. Uang tunai dan poin langsung milik Anda; bonus menunggu di Hadiah sampai Anda terima, dan ronde gratis menunggu di permainannya.</p>`,
    th: `<p>ภารกิจแต่ละอย่างบอกชัดว่าต้องทำอะไรและได้รางวัลอะไร ภารกิจที่เปิดอยู่และความคืบหน้าของคุณอยู่ในหน้า<a href="/member/missionLeaderboard">ภารกิจ</a></p>
<ul>
<li>บางภารกิจทำครั้งเดียว บางภารกิจเริ่มใหม่ทุกวันหรือทุกสัปดาห์ สัปดาห์เริ่มวันเสาร์</li>
<li>เดิมพันและเงินฝากที่เป็นเงินของคุณเองจะนับภายในไม่กี่วินาที ไม่นับยอดทดลองเล่นและโบนัส สิ่งที่ถูกคืนก่อนรับรางวัลจะไม่นับอีก</li>
<li>เมื่อทำภารกิจครบ เราจะแจ้งให้ทราบ และรางวัลจะรออยู่จนถึงเวลาที่เขียนไว้ข้าง ๆ รับได้ที่หน้านั้นหรือที่<a href="/member/rewardCenter">รางวัล</a></li>
<li>บางภารกิจมีรางวัลจำนวนจำกัด และหน้านั้นบอกว่าเหลือเท่าไร เมื่อคุณทำครบ รางวัลของคุณจะถูกกันไว้จนหมดเวลา</li>
<li>บางภารกิจต่อเนื่องกัน ภารกิจถัดไปเปิดเมื่อคุณรับรางวัลก่อนหน้าแล้ว และนับตั้งแต่ตอนนั้น</li>
<li>ระหว่าง<a href="#break">พัก</a> จะไม่แสดงภารกิจ ไม่นับ และไม่ให้รางวัล ถ้าหลังจากนั้นยังมีเวลา คุณรับรางวัลได้ตอนนั้น</li>
</ul>
<p>รางวัลเป็นเงินสด แต้ม โบนัส หรือรอบฟรี เงินสดและแต้มเป็นของคุณทันที โบนัสรออยู่ในหน้ารางวัลจนกว่าคุณจะรับ และรอบฟรีรออยู่ในเกมนั้น</p>`,
    vi: `<p>Mỗi nhiệm vụ yêu cầu một việc rõ ràng và cho một phần thưởng rõ ràng. Nhiệm vụ đang mở và tiến độ của bạn có ở trang <a href="/member/missionLeaderboard">nhiệm vụ</a>.</p>
<ul>
<li>Có nhiệm vụ chỉ làm một lần, có nhiệm vụ mới lại mỗi ngày hoặc mỗi tuần. Tuần bắt đầu từ thứ Bảy.</li>
<li>Tiền cược và tiền nạp của chính bạn được tính sau vài giây; số dư chơi thử và tiền thưởng không tính. Khoản được hoàn trước khi bạn nhận thưởng không còn được tính.</li>
<li>Khi nhiệm vụ hoàn thành, chúng tôi báo cho bạn, và phần thưởng chờ đến thời điểm ghi bên cạnh. Nhận ở đó hoặc ở <a href="/member/rewardCenter">Phần thưởng</a>.</li>
<li>Một số nhiệm vụ có số phần thưởng giới hạn, và trang cho biết còn bao nhiêu. Ngay khi bạn hoàn thành, phần của bạn được giữ riêng đến hết hạn.</li>
<li>Một số nhiệm vụ nối tiếp nhau: nhiệm vụ sau mở khi bạn đã nhận thưởng của nhiệm vụ trước, và tính từ lúc đó.</li>
<li>Trong lúc <a href="#break">tạm nghỉ</a>, nhiệm vụ không hiển thị, không được tính và không trao thưởng. Nếu sau đó vẫn còn hạn, bạn nhận thưởng khi ấy.</li>
</ul>
<p>Phần thưởng là tiền mặt, điểm, tiền thưởng hoặc ván miễn phí. Tiền mặt và điểm thuộc về bạn ngay; tiền thưởng chờ ở Phần thưởng đến khi bạn nhận, còn ván miễn phí chờ trong chính game đó.</p>`,
  },
};
