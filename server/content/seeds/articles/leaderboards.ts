import type { ArticleToPublish } from "../../help-articles.ts";

export const LEADERBOARDS: ArticleToPublish = {
  slug: "leaderboards",
  group: "promotions",
  position: 540,
  titles: {
    fa: "جدول‌های برترین‌ها",
    en: "Leaderboards",
    zh: "排行榜",
    id: "Papan peringkat",
    th: "กระดานผู้นำ",
    vi: "Bảng xếp hạng",
  },
  bodies: {
    fa: `<p>جدول‌ها پایین صفحهٔ <a href="/member/missionLeaderboard">مأموریت‌ها</a> هستند. هر جدول خودش می‌گوید چه کسی بالاتر است: کسی که بیشتر شرط بسته، کسی که دورهای بیشتری بازی کرده، یا کسی که یک دورش به نسبت شرط بیشتر پرداخته است.</p>
<ul>
<li>بعضی جدول‌ها هر روز، هر هفته یا هر ماه از نو شروع می‌شوند و بعضی یک بار برگزار می‌شوند. زمان پایان کنار هر کدام نوشته شده است.</li>
<li>پول خودتان ظرف چند ثانیه به حساب می‌آید؛ موجودی آزمایشی و پاداش نه. با نتیجهٔ برابر، هر که زودتر رسیده بالاتر است.</li>
<li>کمی پس از پایان، جایزه‌ها خودبه‌خود داده می‌شوند و پیامش به شما می‌رسد. فقط پاداش را باید خودتان در <a href="/member/rewardCenter">جایزه‌ها</a> بپذیرید.</li>
<li>دیگران نامی از شما می‌بینند که نیمی از آن پوشیده است، یا <a href="#nickname">نام نمایشی</a> شما را. اگر نخواهید، در صفحهٔ <a href="/member/winnerBoard">فهرست برندگان</a> بگویید که نامتان نیاید؛ جای شما و جایزه‌اش می‌ماند.</li>
<li>اگر هنگام پایان در <a href="#break">استراحت</a> باشید، جای شما جایزه‌ای ندارد و جایزه به نفر بعد می‌رسد.</li>
</ul>
<p>برای بالا رفتن در جدول بیش از آنچه از اول می‌خواستید بازی نکنید. <a href="#limits">سقف‌ها</a> در این کار کمکتان می‌کنند.</p>`,
    en: `<p>Leaderboards are at the foot of the page of <a href="/member/missionLeaderboard">missions</a>. Each says who comes first: whoever has staked most, whoever has played most rounds, or whoever had the round that paid most for its stake.</p>
<ul>
<li>Some begin anew each day, each week or each month, and others happen once. When each one ends is written beside it.</li>
<li>Your own money counts within seconds; trial funds and bonuses do not. With the same result, whoever reached it first stands higher.</li>
<li>Shortly after the end the prizes are given by themselves, and a message tells you. Only a bonus has to be accepted, under <a href="/member/rewardCenter">Rewards</a>.</li>
<li>Others see your name half hidden, or your <a href="#nickname">nickname</a>. If you would rather not be named, say so under <a href="/member/winnerBoard">Lists of winners</a>; your place and its prize stay yours.</li>
<li>If you are on a <a href="#break">break</a> when a board ends, your place has no prize, and it goes to the next one.</li>
</ul>
<p>Do not play more than you meant to for a place on a board. <a href="#limits">Limits</a> help you with it.</p>`,
    zh: `<p>排行榜在<a href="/member/missionLeaderboard">任务</a>页面的下方。每个榜都写明谁排在前面：投注最多的、玩得局数最多的，或单局派彩相对投注倍数最高的。</p>
<ul>
<li>有的榜每天、每周或每月重新开始，有的只办一次。结束时间写在旁边。</li>
<li>您自己的钱几秒内计入；试玩额度和红利不计。成绩相同时，先达到的排在前面。</li>
<li>结束后不久，奖励会自动发放，并有消息通知您。只有红利需要您在<a href="/member/rewardCenter">奖励</a>页面接受。</li>
<li>别人看到的是您遮住一半的名字，或您的<a href="#nickname">昵称</a>。如果不想列名，请在<a href="/member/winnerBoard">赢家榜单</a>页面说明；名次和奖励仍然是您的。</li>
<li>榜单结束时如果您正在<a href="#break">休息</a>，您的名次没有奖励，由下一位获得。</li>
</ul>
<p>不要为了名次玩得比原先打算的多。<a href="#limits">限额</a>可以帮助您。</p>`,
    id: `<p>Papan peringkat ada di bagian bawah halaman <a href="/member/missionLeaderboard">misi</a>. Masing-masing menyebut siapa yang berada di atas: yang paling banyak bertaruh, yang paling banyak memainkan ronde, atau yang satu rondenya membayar paling tinggi dibanding taruhannya.</p>
<ul>
<li>Ada yang mulai lagi setiap hari, setiap minggu, atau setiap bulan, ada yang diadakan sekali. Waktu berakhirnya tertulis di sampingnya.</li>
<li>Uang Anda sendiri dihitung dalam beberapa detik; saldo uji coba dan bonus tidak. Kalau hasilnya sama, yang lebih dulu mencapainya berada di atas.</li>
<li>Tak lama setelah berakhir, hadiah diberikan dengan sendirinya dan Anda mendapat pesan. Hanya bonus yang perlu Anda terima sendiri di <a href="/member/rewardCenter">Hadiah</a>.</li>
<li>Orang lain melihat nama Anda yang setengahnya disembunyikan, atau <a href="#nickname">nama panggilan</a> Anda. Kalau tidak mau disebut, katakan di halaman <a href="/member/winnerBoard">daftar pemenang</a>; peringkat dan hadiahnya tetap milik Anda.</li>
<li>Kalau Anda sedang dalam <a href="#break">jeda</a> saat papan berakhir, peringkat Anda tidak mendapat hadiah, dan hadiahnya jatuh ke orang berikutnya.</li>
</ul>
<p>Jangan bermain lebih banyak dari niat semula demi sebuah peringkat. <a href="#limits">Batas</a> membantu Anda.</p>`,
    th: `<p>กระดานอยู่ด้านล่างของหน้า<a href="/member/missionLeaderboard">ภารกิจ</a> แต่ละกระดานบอกว่าใครอยู่สูงกว่า คือคนที่เดิมพันมากที่สุด คนที่เล่นจำนวนรอบมากที่สุด หรือคนที่รอบหนึ่งจ่ายสูงสุดเมื่อเทียบกับเดิมพัน</p>
<ul>
<li>บางกระดานเริ่มใหม่ทุกวัน ทุกสัปดาห์ หรือทุกเดือน บางกระดานจัดครั้งเดียว เวลาจบเขียนไว้ข้าง ๆ</li>
<li>เงินของคุณเองนับภายในไม่กี่วินาที ไม่นับยอดทดลองเล่นและโบนัส ถ้าผลเท่ากัน ใครถึงก่อนอยู่สูงกว่า</li>
<li>หลังจบไม่นาน รางวัลจะเข้าเองและมีข้อความแจ้ง มีเพียงโบนัสที่คุณต้องกดรับเองใน<a href="/member/rewardCenter">รางวัล</a></li>
<li>คนอื่นเห็นชื่อของคุณที่ซ่อนไว้ครึ่งหนึ่ง หรือ<a href="#nickname">ชื่อเล่น</a>ของคุณ ถ้าไม่อยากให้มีชื่อ บอกได้ที่หน้า<a href="/member/winnerBoard">รายชื่อผู้ชนะ</a> อันดับและรางวัลยังเป็นของคุณ</li>
<li>ถ้าคุณอยู่ในช่วง<a href="#break">พัก</a>ตอนกระดานจบ อันดับของคุณจะไม่มีรางวัล และรางวัลจะไปถึงคนถัดไป</li>
</ul>
<p>อย่าเล่นมากกว่าที่ตั้งใจไว้เพื่อไต่อันดับ <a href="#limits">วงเงิน</a>ช่วยคุณได้</p>`,
    vi: `<p>Các bảng nằm ở cuối trang <a href="/member/missionLeaderboard">nhiệm vụ</a>. Mỗi bảng ghi rõ ai đứng trên: người cược nhiều nhất, người chơi nhiều ván nhất, hoặc người có một ván trả cao nhất so với tiền cược.</p>
<ul>
<li>Có bảng bắt đầu lại mỗi ngày, mỗi tuần hoặc mỗi tháng, có bảng chỉ tổ chức một lần. Thời điểm kết thúc ghi bên cạnh.</li>
<li>Tiền của chính bạn được tính sau vài giây; số dư chơi thử và tiền thưởng không tính. Cùng kết quả, ai đạt trước đứng trên.</li>
<li>Ít lâu sau khi kết thúc, giải được trao tự động và có tin nhắn báo cho bạn. Chỉ tiền thưởng là bạn cần tự nhận ở <a href="/member/rewardCenter">Phần thưởng</a>.</li>
<li>Người khác thấy tên bạn bị che một nửa, hoặc <a href="#nickname">biệt danh</a> của bạn. Nếu không muốn có tên, hãy chọn ở trang <a href="/member/winnerBoard">danh sách người thắng</a>; hạng và giải vẫn là của bạn.</li>
<li>Nếu bạn đang <a href="#break">tạm nghỉ</a> khi bảng kết thúc, hạng của bạn không có giải, và giải thuộc về người tiếp theo.</li>
</ul>
<p>Đừng chơi nhiều hơn dự định chỉ vì một thứ hạng. <a href="#limits">Giới hạn</a> giúp bạn làm việc này.</p>`,
  },
};
