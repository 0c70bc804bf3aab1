import type { ArticleToPublish } from "../../help-articles.ts";

export const VERIFY: ArticleToPublish = {
  slug: "verify",
  group: "games",
  position: 320,
  titles: {
    fa: "چگونه یک دور را خودم بسنجم",
    en: "Checking a round yourself",
    zh: "如何自己验证一局",
    id: "Memeriksa ronde sendiri",
    th: "ตรวจสอบรอบด้วยตัวเอง",
    vi: "Tự kiểm chứng một ván",
  },
  bodies: {
    fa: `<ol>
<li>پیش از بازی، اثر انگشت بذر سرور را از صفحهٔ <a href="/seeds">بذرها</a> بردارید و نگه دارید.</li>
<li>بازی کنید و سپس در همان صفحه بذر تازه بخواهید تا بذر پیشین نشان داده شود.</li>
<li>در <a href="/member/personalHistoryCopy">سابقهٔ شرط‌ها</a> دور را باز کنید و «سنجش این دور» را بزنید.</li>
<li>ببینید که اثر انگشت بذر همان است که نگه داشته بودید و نتیجه همان است که دیدید.</li>
</ol>
<p>شیوهٔ محاسبهٔ هر بازی در صفحهٔ <a href="/fairness">هر بازی چطور تعیین می‌شود</a> نوشته شده است، با عددهایش؛ می‌توانید آن را با برنامهٔ خودتان و بی‌نیاز از ما انجام دهید. لینک هر دور پایان‌یافته، از هر بازی کارگاه ما، در صفحهٔ <a href="/verify">سنجش هر دور</a> باز می‌شود.</p>
<p>هر دور رسیدی هم دارد که امضای ما پای آن است؛ از صفحهٔ دور در سابقهٔ شرط‌ها ذخیره‌اش کنید. هر شب <a href="/verify/days">پرداخت‌های آن روز</a> را در یک عدد منتشر می‌کنیم و رسید شما به همان می‌رسد. دورهای لغوشده و زنجیره‌ها هم در صفحهٔ <a href="/verify/record">آنچه ثبت می‌کنیم</a> پیش چشم همه است.</p>`,
    en: `<ol>
<li>Before play, copy the fingerprint of the server seed from the page of <a href="/seeds">seeds</a> and keep it.</li>
<li>Play, and then ask for a new seed on that page, so that the old one is shown.</li>
<li>Open the round in your <a href="/member/personalHistoryCopy">betting record</a> and press “Check this round”.</li>
<li>See that the fingerprint is the one you kept and the result is the one you saw.</li>
</ol>
<p>How every game is computed, and its numbers, is written under <a href="/fairness">How every game is decided</a>; you can do it with a program of your own and without us. The link of any finished round, whatever the game of our studio, opens under <a href="/verify">Check any round</a>.</p>
<p>Every round has a receipt too, with our signature under it: save it from the page of the round in your betting record. Every night we publish <a href="/verify/days">what was paid that day</a> in one number, and your receipt leads to it. Rounds that were called off, and our chains, are there for everybody under <a href="/verify/record">What we put on record</a>.</p>`,
    zh: `<ol>
<li>游戏前，在<a href="/seeds">种子</a>页面复制服务器种子的哈希值并保存。</li>
<li>玩过之后，在同一页面更换新种子，旧种子就会公开。</li>
<li>在<a href="/member/personalHistoryCopy">投注记录</a>中打开那一局，点“验证这一局”。</li>
<li>看哈希值是否与您保存的一致，结果是否与您看到的一致。</li>
</ol>
<p>每个游戏的计算方法和各项数字写在<a href="/fairness">每个游戏如何决定结果</a>；您可以用自己的程序计算，不必依赖我们。我们工作室任何游戏中已结束的局，其链接都可在<a href="/verify">验证任意一局</a>中打开。</p>
<p>每一局还有一张由我们签名的收据，可在投注记录里该局的页面保存。每晚我们用一个数公布<a href="/verify/days">当天的派彩</a>，您的收据就通向这个数。取消的局和我们的哈希链也在<a href="/verify/record">公开记录</a>中，人人可见。</p>`,
    id: `<ol>
<li>Sebelum bermain, salin hash seed server dari halaman <a href="/seeds">seed</a> dan simpan.</li>
<li>Bermainlah, lalu minta seed baru di halaman itu agar seed lama ditampilkan.</li>
<li>Buka rondenya di <a href="/member/personalHistoryCopy">riwayat taruhan</a> dan tekan “Periksa ronde ini”.</li>
<li>Pastikan hash-nya sama dengan yang Anda simpan dan hasilnya sama dengan yang Anda lihat.</li>
</ol>
<p>Cara menghitung tiap permainan, beserta angkanya, tertulis di <a href="/fairness">Cara hasil tiap permainan ditentukan</a>; Anda bisa melakukannya dengan program sendiri tanpa kami. Tautan setiap ronde yang sudah selesai, dari permainan studio kami yang mana pun, terbuka di <a href="/verify">Periksa ronde mana pun</a>.</p>
<p>Setiap ronde juga punya struk bertanda tangan kami: simpan dari halaman ronde di riwayat taruhan. Setiap malam kami menerbitkan <a href="/verify/days">yang dibayar hari itu</a> dalam satu angka, dan struk Anda mengarah ke sana. Ronde yang dibatalkan dan rantai kami bisa dilihat siapa saja di <a href="/verify/record">catatan kami</a>.</p>`,
    th: `<ol>
<li>ก่อนเล่น คัดลอกค่าแฮชของซีดเซิร์ฟเวอร์จากหน้า<a href="/seeds">ซีด</a>แล้วเก็บไว้</li>
<li>เล่น จากนั้นขอซีดใหม่ในหน้าเดียวกัน ซีดเดิมจะถูกเปิดเผย</li>
<li>เปิดรอบนั้นใน<a href="/member/personalHistoryCopy">ประวัติการเดิมพัน</a>แล้วกด “ตรวจสอบรอบนี้”</li>
<li>ดูว่าค่าแฮชตรงกับที่เก็บไว้ และผลตรงกับที่คุณเห็น</li>
</ol>
<p>วิธีคำนวณของทุกเกมพร้อมตัวเลขเขียนไว้ใน<a href="/fairness">แต่ละเกมตัดสินผลอย่างไร</a> คุณใช้โปรแกรมของตัวเองคำนวณได้โดยไม่ต้องพึ่งเรา ลิงก์ของรอบที่จบแล้วของทุกเกมในสตูดิโอเราเปิดได้ใน<a href="/verify">ตรวจสอบรอบใดก็ได้</a></p>
<p>ทุกรอบมีใบเสร็จที่เราลงนามด้วย บันทึกได้จากหน้าของรอบในประวัติการเดิมพัน ทุกคืนเราเผยแพร่<a href="/verify/days">ยอดจ่ายของวันนั้น</a>เป็นตัวเลขเดียว และใบเสร็จของคุณนำไปถึงตัวเลขนั้น รอบที่ถูกยกเลิกและโซ่ของเราดูได้ทุกคนใน<a href="/verify/record">สิ่งที่เราบันทึกไว้</a></p>`,
    vi: `<ol>
<li>Trước khi chơi, sao chép mã băm của seed máy chủ ở trang <a href="/seeds">seed</a> và giữ lại.</li>
<li>Chơi, rồi yêu cầu seed mới ở trang đó để seed cũ được công bố.</li>
<li>Mở ván trong <a href="/member/personalHistoryCopy">lịch sử cược</a> và bấm “Kiểm chứng ván này”.</li>
<li>Xem mã băm có đúng là cái bạn đã giữ và kết quả có đúng như bạn đã thấy.</li>
</ol>
<p>Cách tính của từng game cùng các con số được viết ở <a href="/fairness">Mỗi trò chơi được quyết định thế nào</a>; bạn có thể tính bằng chương trình của mình mà không cần chúng tôi. Liên kết của mọi ván đã kết thúc, ở bất kỳ game nào của studio chúng tôi, đều mở được ở <a href="/verify">Kiểm chứng ván bất kỳ</a>.</p>
<p>Mỗi ván còn có biên nhận mang chữ ký của chúng tôi: hãy lưu từ trang của ván trong lịch sử cược. Mỗi đêm chúng tôi công bố <a href="/verify/days">số đã trả trong ngày</a> bằng một con số, và biên nhận của bạn dẫn đến đó. Các ván bị hủy và các chuỗi của chúng tôi ai cũng xem được ở <a href="/verify/record">những gì chúng tôi ghi lại</a>.</p>`,
  },
};
