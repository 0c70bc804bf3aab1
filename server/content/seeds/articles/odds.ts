import type { ArticleToPublish } from "../../help-articles.ts";

export const ODDS: ArticleToPublish = {
  slug: "odds",
  group: "games",
  position: 330,
  titles: {
    fa: "بازگشت به بازیکن و شانس",
    en: "Return to player and odds",
    zh: "返还率与概率",
    id: "Pengembalian ke pemain dan peluang",
    th: "อัตราคืนผู้เล่นและโอกาส",
    vi: "Tỷ lệ hoàn trả và xác suất",
  },
  bodies: {
    fa: `<p>درصدی که روی هر بازی کارگاه ما می‌بینید، سهمی از همهٔ شرط‌هاست که در درازمدت به بازیکنان برمی‌گردد. آن را با شمردن همهٔ حالت‌های ممکن به دست آورده‌ایم. تنها در چند بازی آبشاری، که حالت‌هایشان شمردنی نیست، از صد میلیون دور آزمایشی آمده است و صفحهٔ همان بازی این را می‌گوید.</p>
<ul>
<li>جدول پرداخت، نوار حلقه‌ها، بیشترین برد و اینکه چند چرخش پرداخت دارند، پیش از شرط در صفحهٔ بازی است.</li>
<li>این درصد میانگین شمار بسیار زیادی دور است: در چند ده یا چند صد چرخش، نتیجهٔ شما می‌تواند از آن بسیار دور باشد.</li>
<li>مابه‌التفاوت آن تا صد، سهم سایت است. هیچ شیوه‌ای در شرط بستن آن را عوض نمی‌کند.</li>
</ul>`,
    en: `<p>The percentage on each game of our studio is the share of all stakes that goes back to players over time. We found it by counting every possible outcome. Only games with cascades, whose outcomes are too many to count, have it from a hundred million simulated rounds, and their pages say so.</p>
<ul>
<li>The paytable, the strips of the reels, the highest win and how many spins pay are on the page of the game before you stake.</li>
<li>The percentage is an average over a very large number of rounds: over some tens or hundreds of spins your own result can be far from it.</li>
<li>The rest, up to one hundred, is the share of the house. No way of betting changes it.</li>
</ul>`,
    zh: `<p>我们工作室每个游戏上的百分比，是长期来看所有投注中返还给玩家的份额。它是数遍所有可能结果得出的。只有连消游戏的结果多得数不清，其百分比来自一亿局模拟，游戏页面会注明。</p>
<ul>
<li>赔付表、转轴符号带、最高派彩以及多少次旋转会有派彩，投注前都能在游戏页面看到。</li>
<li>这个百分比是极大量局数的平均：几十或几百次旋转里，您的结果可能与它相差很远。</li>
<li>不足一百的部分是平台的份额。任何下注方法都改变不了它。</li>
</ul>`,
    id: `<p>Persentase pada setiap permainan studio kami adalah bagian dari seluruh taruhan yang kembali ke pemain dalam jangka panjang. Kami mendapatkannya dengan menghitung setiap kemungkinan hasil. Hanya permainan beruntun, yang hasilnya terlalu banyak untuk dihitung, memakai seratus juta ronde simulasi, dan halamannya menyebutkan itu.</p>
<ul>
<li>Tabel pembayaran, pita gulungan, kemenangan tertinggi, dan berapa putaran yang membayar ada di halaman permainan sebelum Anda bertaruh.</li>
<li>Persentase itu rata-rata dari ronde yang sangat banyak: dalam puluhan atau ratusan putaran, hasil Anda bisa jauh berbeda.</li>
<li>Selisihnya sampai seratus adalah bagian bandar. Tidak ada cara bertaruh yang mengubahnya.</li>
</ul>`,
    th: `<p>เปอร์เซ็นต์บนเกมของสตูดิโอเราคือส่วนของเงินเดิมพันทั้งหมดที่กลับคืนสู่ผู้เล่นในระยะยาว เราได้มาจากการนับผลที่เป็นไปได้ทุกแบบ มีเพียงเกมแบบตกต่อเนื่องซึ่งมีผลมากเกินนับที่ได้จากการจำลองหนึ่งร้อยล้านรอบ และหน้าเกมบอกไว้</p>
<ul>
<li>ตารางจ่าย แถบรีล เงินรางวัลสูงสุด และสัดส่วนรอบหมุนที่มีการจ่าย อยู่ในหน้าเกมให้ดูก่อนเดิมพัน</li>
<li>เปอร์เซ็นต์นี้เป็นค่าเฉลี่ยจากจำนวนรอบที่มากมาย ในไม่กี่สิบหรือไม่กี่ร้อยรอบ ผลของคุณอาจต่างไปมาก</li>
<li>ส่วนที่ขาดจากร้อยคือส่วนของเจ้ามือ ไม่มีวิธีเดิมพันใดเปลี่ยนมันได้</li>
</ul>`,
    vi: `<p>Tỷ lệ ghi trên mỗi game của studio chúng tôi là phần của toàn bộ tiền cược quay về người chơi trong dài hạn. Chúng tôi có được nó bằng cách đếm mọi kết quả có thể. Chỉ các game rơi nối tiếp, có quá nhiều kết quả để đếm, lấy từ một trăm triệu ván mô phỏng, và trang của game ghi rõ điều đó.</p>
<ul>
<li>Bảng trả thưởng, dải cuộn, mức thắng cao nhất và tỷ lệ lượt quay có trả thưởng đều có trên trang game trước khi bạn cược.</li>
<li>Tỷ lệ này là trung bình của rất nhiều ván: trong vài chục hay vài trăm lượt quay, kết quả của bạn có thể khác xa.</li>
<li>Phần còn thiếu cho đủ một trăm là phần của nhà cái. Không cách cược nào thay đổi được nó.</li>
</ul>`,
  },
};
