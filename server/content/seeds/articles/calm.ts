import type { ArticleToPublish } from "../../help-articles.ts";

export const CALM: ArticleToPublish = {
  slug: "calm",
  group: "care",
  position: 410,
  titles: {
    fa: "بازی با آرامش",
    en: "Playing calmly",
    zh: "理性游戏",
    id: "Bermain dengan tenang",
    th: "เล่นอย่างมีสติ",
    vi: "Chơi có chừng mực",
  },
  bodies: {
    fa: `<p>بازی برای سرگرمی است، نه راهی برای درآمد. نتیجهٔ هر دور از دور پیش جداست؛ پس از چند باخت، برد «نزدیک‌تر» نمی‌شود.</p>
<ul>
<li>پیش از شروع، زمان و مبلغی برای پایان بازی بگذارید و سر همان دست بکشید. <a href="#limits">سقف‌ها</a> در این کار کمکتان می‌کنند.</li>
<li>با پولی که برای زندگی لازم دارید یا قرض گرفته‌اید بازی نکنید.</li>
<li>برای جبران باخت بازی نکنید؛ دنبالش رفتن معمولاً آن را بزرگ‌تر می‌کند.</li>
<li>وقتی خسته، دلگیر یا عصبانی هستید بازی نکنید.</li>
<li>گاهی سابقهٔ شرط‌هایتان را بخوانید؛ عددها از حافظه راستگوترند.</li>
</ul>
<p>اگر بازی دیگر لذت‌بخش نیست، یا آن را از نزدیکانتان پنهان می‌کنید، <a href="#break">کنار بگذارید</a> و با کسی که به او اعتماد دارید یا با یک مشاور گفت‌وگو کنید. نرد تنها برای بزرگسالانی است که به کمترین سن مجاز رسیده‌اند؛ این سن پایین صفحهٔ نخست نوشته شده است.</p>`,
    en: `<p>A game is entertainment and not a way to earn. Each round is independent of the one before: after some losses a win is no “closer”.</p>
<ul>
<li>Before you begin, choose a time and an amount to stop at, and stop there. <a href="#limits">Limits</a> help you with it.</li>
<li>Do not play with money that you need to live on, or that is borrowed.</li>
<li>Do not play to win back a loss; chasing it usually makes it larger.</li>
<li>Do not play when you are tired, low or angry.</li>
<li>Read your betting record now and then: figures are more honest than memory.</li>
</ul>
<p>If playing is no longer a pleasure, or you hide it from those close to you, <a href="#break">leave it</a> and talk to somebody you trust, or to a counsellor. Nard is only for adults who have reached the minimum age, which stands at the foot of the home page.</p>`,
    zh: `<p>游戏是娱乐，不是赚钱的方法。每一局都与前一局无关：输了几次之后，赢并不会“更近”。</p>
<ul>
<li>开始之前，先定好停下的时间和金额，到了就停。<a href="#limits">限额</a>可以帮助您。</li>
<li>不要用生活必需的钱或借来的钱游戏。</li>
<li>不要为了追回损失而继续；追下去往往输得更多。</li>
<li>疲倦、低落或生气时不要游戏。</li>
<li>常看看投注记录：数字比记忆诚实。</li>
</ul>
<p>如果游戏不再带来快乐，或者您要瞒着身边的人，请<a href="#break">停下来</a>，和信任的人或咨询师谈谈。Nard 仅限已达到最低年龄的成年人，该年龄标示在首页底部。</p>`,
    id: `<p>Permainan adalah hiburan, bukan cara mencari uang. Setiap ronde tidak bergantung pada ronde sebelumnya: setelah beberapa kali kalah, kemenangan tidak menjadi “lebih dekat”.</p>
<ul>
<li>Sebelum mulai, tentukan waktu dan jumlah untuk berhenti, lalu berhentilah di situ. <a href="#limits">Batas</a> membantu Anda.</li>
<li>Jangan bermain dengan uang kebutuhan hidup atau uang pinjaman.</li>
<li>Jangan bermain untuk mengejar kekalahan; biasanya kekalahan justru membesar.</li>
<li>Jangan bermain saat lelah, sedih, atau marah.</li>
<li>Sesekali bacalah riwayat taruhan Anda: angka lebih jujur daripada ingatan.</li>
</ul>
<p>Jika bermain tidak lagi menyenangkan, atau Anda menyembunyikannya dari orang terdekat, <a href="#break">tinggalkanlah</a> dan bicaralah dengan orang yang Anda percaya atau konselor. Nard hanya untuk orang dewasa yang sudah mencapai usia minimum, yang tertera di bagian bawah beranda.</p>`,
    th: `<p>เกมคือความบันเทิง ไม่ใช่ทางหารายได้ แต่ละรอบไม่ขึ้นกับรอบก่อน หลังเสียหลายครั้ง ชัยชนะไม่ได้ “ใกล้ขึ้น”</p>
<ul>
<li>ก่อนเริ่ม กำหนดเวลาและจำนวนเงินที่จะหยุด แล้วหยุดตามนั้น <a href="#limits">วงเงิน</a>ช่วยคุณได้</li>
<li>อย่าเล่นด้วยเงินที่ต้องใช้ดำรงชีวิตหรือเงินที่ยืมมา</li>
<li>อย่าเล่นเพื่อเอาเงินที่เสียคืน ส่วนใหญ่จะเสียมากขึ้น</li>
<li>อย่าเล่นเมื่อเหนื่อย เศร้า หรือโกรธ</li>
<li>อ่านประวัติการเดิมพันเป็นครั้งคราว ตัวเลขซื่อตรงกว่าความจำ</li>
</ul>
<p>หากเล่นแล้วไม่สนุก หรือต้องปิดบังคนใกล้ตัว ให้<a href="#break">หยุดเล่น</a>แล้วคุยกับคนที่ไว้ใจหรือผู้ให้คำปรึกษา Nard สำหรับผู้ใหญ่ที่อายุถึงเกณฑ์ขั้นต่ำเท่านั้น ซึ่งระบุไว้ท้ายหน้าแรก</p>`,
    vi: `<p>Chơi là để giải trí, không phải cách kiếm tiền. Mỗi ván độc lập với ván trước: thua nhiều lần không làm ván thắng “đến gần hơn”.</p>
<ul>
<li>Trước khi bắt đầu, hãy định thời gian và số tiền sẽ dừng, rồi dừng đúng đó. <a href="#limits">Giới hạn</a> giúp bạn làm việc này.</li>
<li>Đừng chơi bằng tiền sinh hoạt hay tiền đi vay.</li>
<li>Đừng chơi để gỡ; càng gỡ thường càng thua nhiều hơn.</li>
<li>Đừng chơi khi mệt, buồn hay giận.</li>
<li>Thỉnh thoảng hãy đọc lịch sử cược: con số thật hơn trí nhớ.</li>
</ul>
<p>Nếu chơi không còn vui, hoặc bạn phải giấu người thân, hãy <a href="#break">dừng lại</a> và nói chuyện với người bạn tin cậy hoặc chuyên gia tư vấn. Nard chỉ dành cho người lớn đã đủ tuổi tối thiểu, ghi ở cuối trang chủ.</p>`,
  },
};
