import type { ArticleToPublish } from "../../help-articles.ts";

export const FAIRNESS: ArticleToPublish = {
  slug: "fairness",
  group: "games",
  position: 310,
  titles: {
    fa: "نتیجه‌ها چگونه به دست می‌آیند",
    en: "How outcomes are made",
    zh: "结果是怎样产生的",
    id: "Bagaimana hasil ditentukan",
    th: "ผลลัพธ์เกิดขึ้นอย่างไร",
    vi: "Kết quả được tạo ra thế nào",
  },
  bodies: {
    fa: `<p>در بازی‌های کارگاه ما که تنها بازی می‌کنید، مانند اسلات، تاس، ورق و ماهیگیری، هر نتیجه از سه چیز ساخته می‌شود: بذر سرور که پنهان است، بذر شما که خودتان برمی‌گزینید، و شمارهٔ شرط.</p>
<ol>
<li>پیش از بازی، اثر انگشت SHA-256 بذر سرور را به شما نشان می‌دهیم. از روی آن نمی‌توان بذر را یافت، ولی اگر بذر عوض شود اثر انگشت هم عوض می‌شود.</li>
<li>جای حلقه‌ها، تاس‌ها و ورق‌ها با HMAC-SHA256 از بذر سرور، نام بازی، بذر شما و شمارهٔ شرط حساب می‌شود. مبلغ شرط، موجودی و سابقهٔ شما در آن نقشی ندارند.</li>
<li>هر وقت خواستید در صفحهٔ <a href="/seeds">بذرها</a> بذر را عوض کنید. بذر پیشین همان دم نشان داده می‌شود و دیگر به کار نمی‌رود.</li>
</ol>
<p>دورهایی که همه با هم در آن‌ها هستند، مانند انفجار، میزها، مسابقه‌ها، لاتاری و جک‌پات، با حلقه‌ای از یک زنجیره رقم می‌خورند که پیش از همهٔ شرط‌ها ساخته شده است، همراه با چکیدهٔ همهٔ شرط‌های همان دور. پس از بسته شدن شرط‌بندی هیچ‌کس، حتی خود ما، نمی‌تواند نتیجه را عوض کند و می‌بینید که شرط شما و همهٔ شرط‌های دیگر در فهرست و در دفتر هست. یک چیز را هیچ سندی نشان نمی‌دهد: ما حلقه را زودتر از شما می‌دانیم و به شرط‌ها شماره می‌دهیم؛ پس سایتی که درستکار نباشد می‌تواند پیش از بسته شدن، شماره‌ها یا شرط‌هایی از خودش را بیازماید. ما چنین نمی‌کنیم. در لاتاری‌هایی که قول یک چراغ همگانی (beacon) هم در آن‌ها نقش دارد، این هم ممکن نیست.</p>
<p>بازی‌های سازندگان دیگر نتیجه را خودشان می‌سازند؛ نام سازنده روی هر کارت است.</p>`,
    en: `<p>In the games of our studio that you play by yourself, such as slots, dice, cards and fishing, every outcome is made of three things: the server seed, which is secret; your seed, which you choose; and the number of the stake.</p>
<ol>
<li>Before play we show you the SHA-256 fingerprint of the server seed. The seed cannot be found from it, but were the seed changed, so would be the fingerprint.</li>
<li>The stops of the reels, the dice and the cards are computed by HMAC-SHA256 from the server seed, the game, your seed and the number of the stake. The amount, your balance and your history play no part.</li>
<li>Change seeds whenever you like on the page of <a href="/seeds">seeds</a>. The old server seed is shown at once and is never used again.</li>
</ol>
<p>Rounds that many share, such as flights, tables, races, lotteries and the jackpot, are decided by a link of a chain that was made before anybody staked, together with the hash of all stakes of the round. Once betting has closed nobody can change the outcome, we included, and you can see that your bet and every other one is in the list and on the ledger. One thing no proof can show: we know the link before you do and number the bets, so a dishonest house could try out numbers, or bets of its own, before the close. We do not. In lotteries where a public beacon has a part, nobody could.</p>
<p>Other vendors decide the outcomes of their games themselves; the vendor's name is on each card.</p>`,
    zh: `<p>在我们工作室的单人游戏里，例如老虎机、骰子、纸牌和捕鱼，每个结果由三样东西决定：保密的服务器种子、您自选的客户端种子，以及投注编号。</p>
<ol>
<li>游戏前，我们公布服务器种子的 SHA-256 哈希值。由它无法推出种子，但种子一旦改变，哈希值也会改变。</li>
<li>转轴的停止位置、骰子和牌，都是用 HMAC-SHA256 由服务器种子、游戏名、您的种子和投注编号算出的。投注额、余额和历史都不起作用。</li>
<li>您可以随时在<a href="/seeds">种子</a>页面更换种子。旧的服务器种子会立即公开，之后不再使用。</li>
</ol>
<p>多人共享的局，例如飞行、牌桌、竞速、彩票和累积奖池，由一条在任何人投注前生成的哈希链中的一个链节，加上本局全部投注的哈希共同决定。停止下注之后，任何人（包括我们）都无法改变结果，您也能看到自己和其他所有人的注都在清单和账本里。有一点任何证明都说明不了：链节我们比您先知道，注的编号也由我们给，不诚实的平台可以在截止前试换编号，或自己下注来凑结果。我们不会这样做。有公共信标参与的彩票，则谁都做不到。</p>
<p>其他厂商的游戏由其自行产生结果；每张卡片上都写有厂商名称。</p>`,
    id: `<p>Dalam permainan studio kami yang Anda mainkan sendiri, seperti slot, dadu, kartu, dan tembak ikan, setiap hasil dibentuk oleh tiga hal: seed server yang rahasia, seed Anda yang Anda pilih sendiri, dan nomor taruhan.</p>
<ol>
<li>Sebelum bermain, kami menunjukkan hash SHA-256 dari seed server. Seed tidak bisa ditemukan darinya, tetapi bila seed diganti, hash-nya pun berubah.</li>
<li>Posisi gulungan, dadu, dan kartu dihitung dengan HMAC-SHA256 dari seed server, nama permainan, seed Anda, dan nomor taruhan. Jumlah taruhan, saldo, dan riwayat Anda tidak berperan.</li>
<li>Gantilah seed kapan pun Anda mau di halaman <a href="/seeds">seed</a>. Seed server lama langsung ditampilkan dan tidak dipakai lagi.</li>
</ol>
<p>Ronde yang diikuti banyak orang, seperti penerbangan, meja, balapan, lotre, dan jackpot, ditentukan oleh satu mata rantai dari rantai hash yang dibuat sebelum ada yang bertaruh, bersama hash semua taruhan ronde itu. Setelah taruhan ditutup, tidak ada yang bisa mengubah hasilnya, termasuk kami, dan Anda bisa melihat bahwa taruhan Anda dan semua taruhan lain ada di daftar dan di buku besar. Satu hal yang tidak bisa ditunjukkan bukti mana pun: kami tahu mata rantainya lebih dulu dan kami yang memberi nomor taruhan, jadi bandar yang tidak jujur bisa mencoba-coba nomor, atau taruhannya sendiri, sebelum penutupan. Kami tidak melakukannya. Pada lotre yang melibatkan beacon publik, tidak seorang pun bisa.</p>
<p>Permainan dari penyedia lain menentukan hasilnya sendiri; nama penyedia ada di setiap kartu.</p>`,
    th: `<p>ในเกมของสตูดิโอเราที่คุณเล่นคนเดียว เช่น สล็อต ลูกเต๋า ไพ่ และยิงปลา ผลทุกครั้งมาจากสามสิ่ง คือ ซีดเซิร์ฟเวอร์ที่เป็นความลับ ซีดของคุณที่คุณเลือกเอง และเลขลำดับเดิมพัน</p>
<ol>
<li>ก่อนเล่น เราแสดงค่าแฮช SHA-256 ของซีดเซิร์ฟเวอร์ จากค่านี้หาซีดไม่ได้ แต่ถ้าซีดเปลี่ยน ค่าแฮชก็เปลี่ยนด้วย</li>
<li>ตำแหน่งหยุดของรีล ลูกเต๋า และไพ่คำนวณด้วย HMAC-SHA256 จากซีดเซิร์ฟเวอร์ ชื่อเกม ซีดของคุณ และเลขลำดับ เงินเดิมพัน ยอดเงิน และประวัติของคุณไม่เกี่ยวข้อง</li>
<li>เปลี่ยนซีดได้ทุกเมื่อในหน้า<a href="/seeds">ซีด</a> ซีดเซิร์ฟเวอร์เดิมจะแสดงทันทีและไม่ถูกใช้อีก</li>
</ol>
<p>รอบที่หลายคนเล่นร่วมกัน เช่น เกมบิน โต๊ะ การแข่ง ลอตเตอรี่ และแจ็กพอต ตัดสินด้วยข้อโซ่หนึ่งของโซ่แฮชที่สร้างไว้ก่อนมีใครเดิมพัน ร่วมกับแฮชของเดิมพันทั้งหมดในรอบนั้น เมื่อปิดรับเดิมพันแล้วไม่มีใครเปลี่ยนผลได้ รวมถึงเราด้วย และคุณเห็นได้ว่าเดิมพันของคุณและของทุกคนอยู่ในรายการและในบัญชีแยกประเภท มีสิ่งหนึ่งที่หลักฐานใดก็แสดงไม่ได้ คือเรารู้ข้อโซ่ก่อนคุณและเป็นผู้ให้หมายเลขเดิมพัน เว็บที่ไม่ซื่อสัตย์จึงอาจลองหมายเลขหรือวางเดิมพันเองก่อนปิดรับได้ เราไม่ทำเช่นนั้น ส่วนลอตเตอรี่ที่มีบีคอนสาธารณะร่วมด้วยนั้น ไม่มีใครทำได้</p>
<p>เกมของค่ายอื่นสร้างผลเอง ชื่อค่ายเกมอยู่บนการ์ดทุกใบ</p>`,
    vi: `<p>Trong những game của studio chúng tôi mà bạn chơi một mình, như slot, xúc xắc, bài và bắn cá, mỗi kết quả được tạo từ ba thứ: seed máy chủ được giữ kín, seed của bạn do bạn chọn và số thứ tự lượt cược.</p>
<ol>
<li>Trước khi chơi, chúng tôi cho bạn xem mã băm SHA-256 của seed máy chủ. Từ mã băm không tìm được seed, nhưng seed mà đổi thì mã băm cũng đổi.</li>
<li>Vị trí dừng của các cuộn, xúc xắc và lá bài được tính bằng HMAC-SHA256 từ seed máy chủ, tên game, seed của bạn và số thứ tự. Tiền cược, số dư và lịch sử của bạn không có vai trò gì.</li>
<li>Bạn đổi seed bất cứ lúc nào ở trang <a href="/seeds">seed</a>. Seed máy chủ cũ được công bố ngay và không dùng lại nữa.</li>
</ol>
<p>Những ván nhiều người cùng chơi, như chuyến bay, bàn chơi, cuộc đua, xổ số và jackpot, được quyết định bởi một mắt xích của chuỗi băm tạo ra trước khi có ai đặt cược, cùng với mã băm của mọi lượt cược trong ván. Khi đã khóa cược, không ai thay đổi được kết quả, kể cả chúng tôi, và bạn thấy được lượt cược của mình cùng mọi lượt cược khác đều nằm trong danh sách và trong sổ cái. Có một điều không bằng chứng nào cho thấy được: chúng tôi biết mắt xích trước bạn và là bên đánh số lượt cược, nên một nhà cái gian dối có thể thử các số, hoặc tự đặt cược, trước khi khóa. Chúng tôi không làm vậy. Với xổ số có beacon công khai tham gia thì không ai làm được.</p>
<p>Game của nhà cung cấp khác tự tạo kết quả; tên nhà cung cấp game có trên mỗi thẻ.</p>`,
  },
};
