import type { ArticleToPublish } from "../../help-articles.ts";

/** It is told as what comes by itself: nothing here invites anybody to play for it. */
export const CASHBACK: ArticleToPublish = {
  slug: "cashback",
  group: "promotions",
  position: 580,
  titles: {
    fa: "بازگشت هفتگی",
    en: "Weekly cashback",
    zh: "每周返现",
    id: "Cashback mingguan",
    th: "คืนเงินรายสัปดาห์",
    vi: "Hoàn tiền hằng tuần",
  },
  bodies: {
    fa: `<p>هر وقت بازگشت هفتگی برقرار باشد، صفحهٔ <a href="/vip">سطح‌های VIP</a> می‌گوید هر سطح چند درصد و حداکثر چقدر می‌گیرد و کدام بازی‌ها چه اندازه به حساب می‌آیند. اگر آنجا چیزی ننوشته باشد، الان بازگشتی در کار نیست.</p>
<ul>
<li>هفته از نیمه‌شب شنبه شروع می‌شود. هزینهٔ بازی یعنی آنچه آن هفته با پول خودتان شرط بسته‌اید، منهای آنچه برده‌اید. اگر بیشتر برده باشید، هزینه‌ای نیست و بازگشتی هم نیست.</li>
<li>چند دقیقه پس از پایان هفته، سهم شما خودبه‌خود می‌آید و لازم نیست چیزی بخواهید. اگر پول نقد باشد پیام می‌گیرید؛ اگر پاداش باشد، هفت روز در <a href="/member/rewardCenter">جایزه‌ها</a> می‌ماند تا بپذیریدش.</li>
<li>ممکن است برای هزینهٔ خیلی کم چیزی برنگردد، یا بودجهٔ آن هفته به همه نرسد.</li>
<li>به کسی که در آن زمان در <a href="#break">استراحت</a> باشد یا خودش را کنار گذاشته باشد چیزی داده نمی‌شود، بعد از آن هم نه.</li>
</ul>
<p>آنچه برمی‌گردد همیشه کمتر از هزینه است. روی آن حساب نکنید و به‌خاطرش بیشتر بازی نکنید.</p>`,
    en: `<p>Whenever there is weekly cashback, the page of <a href="/vip">VIP levels</a> says what percentage each level gets, how much at most, and how far each kind of game counts. If it says nothing about it, there is none at the moment.</p>
<ul>
<li>A week begins at midnight on Saturday. What your games cost is what you staked with your own money in that week, less what you won. If you won more, they cost nothing, and there is nothing to give back.</li>
<li>Some minutes after the week, your part comes by itself, and you need not ask for it. If it is cash, a message tells you; if it is a bonus, it waits seven days under <a href="/member/rewardCenter">Rewards</a> for you to accept it.</li>
<li>A very small cost may bring nothing back, and the budget of a week may not reach everybody.</li>
<li>Whoever is on a <a href="#break">break</a> or excluded at that time is given nothing, nor is it made up for later.</li>
</ul>
<p>What comes back is always less than the cost. Do not count on it, and do not play more because of it.</p>`,
    zh: `<p>有每周返现时，<a href="/vip">VIP 等级</a>页面会写明每个等级的比例和上限，以及哪些游戏按多少计算。如果那里没有写，就表示目前没有返现。</p>
<ul>
<li>一周从星期六零点开始。游戏花费是指您当周用自己的钱投注的金额减去赢得的金额。如果赢得更多，就没有花费，也就没有返现。</li>
<li>一周结束几分钟后，您的部分会自动到账，无需申请。如果是现金，会有消息通知您；如果是红利，会在<a href="/member/rewardCenter">奖励</a>页面保留七天，等您接受。</li>
<li>花费很少时可能没有返现，当周的预算也可能不够分给所有人。</li>
<li>那时正在<a href="#break">休息</a>或已自我排除的人不会得到返现，之后也不会补发。</li>
</ul>
<p>返回的始终少于花费。请不要指望它，也不要因为它而多玩。</p>`,
    id: `<p>Kalau sedang ada cashback mingguan, halaman <a href="/vip">level VIP</a> menyebut berapa persen untuk setiap level, paling banyak berapa, dan permainan mana dihitung seberapa. Kalau di sana tidak tertulis apa-apa, saat ini tidak ada cashback.</p>
<ul>
<li>Minggu dimulai Sabtu tengah malam. Biaya permainan adalah taruhan dengan uang Anda sendiri pada minggu itu, dikurangi kemenangan. Kalau kemenangan lebih besar, tidak ada biaya dan tidak ada yang dikembalikan.</li>
<li>Beberapa menit setelah minggu berakhir, bagian Anda datang sendiri tanpa perlu diminta. Kalau uang tunai, Anda mendapat pesan; kalau bonus, bonus itu menunggu tujuh hari di <a href="/member/rewardCenter">Hadiah</a> sampai Anda terima.</li>
<li>Untuk biaya yang sangat kecil mungkin tidak ada, dan anggaran minggu itu mungkin tidak cukup untuk semua orang.</li>
<li>Siapa pun yang saat itu sedang dalam <a href="#break">jeda</a> atau dikecualikan tidak diberi apa-apa, juga tidak sesudahnya.</li>
</ul>
<p>Yang kembali selalu lebih kecil daripada biayanya. Jangan mengandalkannya, dan jangan bermain lebih banyak karenanya.</p>`,
    th: `<p>เมื่อมีการคืนเงินรายสัปดาห์ หน้า<a href="/vip">ระดับ VIP</a> จะบอกว่าแต่ละระดับได้กี่เปอร์เซ็นต์ ไม่เกินเท่าไร และเกมใดนับเท่าไร ถ้าที่นั่นไม่ได้เขียนไว้ แปลว่าตอนนี้ไม่มี</p>
<ul>
<li>สัปดาห์เริ่มเที่ยงคืนวันเสาร์ ค่าเล่นคือยอดที่คุณเดิมพันด้วยเงินของคุณเองในสัปดาห์นั้น หักยอดที่ชนะ ถ้าชนะมากกว่า ก็ไม่มีค่าเล่นและไม่มีเงินคืน</li>
<li>ไม่กี่นาทีหลังจบสัปดาห์ ส่วนของคุณจะมาเองโดยไม่ต้องขอ ถ้าเป็นเงินสดจะมีข้อความแจ้ง ถ้าเป็นโบนัสจะรอเจ็ดวันใน<a href="/member/rewardCenter">รางวัล</a>ให้คุณกดรับ</li>
<li>ค่าเล่นที่น้อยมากอาจไม่มีเงินคืน และงบของสัปดาห์นั้นอาจไปไม่ถึงทุกคน</li>
<li>ผู้ที่อยู่ในช่วง<a href="#break">พัก</a>หรือกันตัวเองออกในตอนนั้นจะไม่ได้รับ และไม่มีให้ภายหลัง</li>
</ul>
<p>สิ่งที่คืนมาน้อยกว่าค่าเล่นเสมอ อย่าคาดหวัง และอย่าเล่นมากขึ้นเพราะสิ่งนี้</p>`,
    vi: `<p>Khi có hoàn tiền hằng tuần, trang <a href="/vip">cấp VIP</a> ghi mỗi cấp được bao nhiêu phần trăm, tối đa bao nhiêu, và game nào được tính đến mức nào. Nếu ở đó không ghi gì thì hiện không có hoàn tiền.</p>
<ul>
<li>Tuần bắt đầu lúc nửa đêm thứ Bảy. Chi phí chơi là số tiền của chính bạn đã cược trong tuần đó, trừ đi tiền thắng. Nếu bạn thắng nhiều hơn thì không có chi phí và cũng không có gì để hoàn.</li>
<li>Vài phút sau khi hết tuần, phần của bạn tự đến, không cần yêu cầu. Nếu là tiền mặt, có tin nhắn báo cho bạn; nếu là tiền thưởng, nó chờ bảy ngày ở <a href="/member/rewardCenter">Phần thưởng</a> để bạn nhận.</li>
<li>Chi phí rất nhỏ có thể không được hoàn, và ngân sách của tuần có thể không đủ cho mọi người.</li>
<li>Ai đang <a href="#break">tạm nghỉ</a> hoặc tự loại trừ vào lúc đó thì không được nhận, về sau cũng không.</li>
</ul>
<p>Phần được hoàn luôn ít hơn chi phí. Đừng trông chờ vào nó và đừng vì nó mà chơi nhiều hơn.</p>`,
  },
};
