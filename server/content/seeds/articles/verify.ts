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
<p>شیوهٔ محاسبه در صفحهٔ <a href="/seeds/verify">سنجش</a> کامل نوشته شده است؛ می‌توانید آن را با برنامهٔ خودتان و بی‌نیاز از ما انجام دهید. لینک هر دور پایان‌یافته، از هر بازی کارگاه ما، در صفحهٔ <a href="/verify">سنجش هر دور</a> باز می‌شود.</p>`,
    en: `<ol>
<li>Before play, copy the fingerprint of the server seed from the page of <a href="/seeds">seeds</a> and keep it.</li>
<li>Play, and then ask for a new seed on that page, so that the old one is shown.</li>
<li>Open the round in your <a href="/member/personalHistoryCopy">betting record</a> and press “Check this round”.</li>
<li>See that the fingerprint is the one you kept and the result is the one you saw.</li>
</ol>
<p>The computation is written out in full on the <a href="/seeds/verify">checking page</a>; you can do it with a program of your own and without us. The link of any finished round, whatever the game of our studio, opens under <a href="/verify">Check any round</a>.</p>`,
    zh: `<ol>
<li>游戏前，在<a href="/seeds">种子</a>页面复制服务器种子的哈希值并保存。</li>
<li>玩过之后，在同一页面更换新种子，旧种子就会公开。</li>
<li>在<a href="/member/personalHistoryCopy">投注记录</a>中打开那一局，点“验证这一局”。</li>
<li>看哈希值是否与您保存的一致，结果是否与您看到的一致。</li>
</ol>
<p>完整的计算方法写在<a href="/seeds/verify">验证页面</a>；您可以用自己的程序计算，不必依赖我们。我们工作室任何游戏中已结束的局，其链接都可在<a href="/verify">验证任意一局</a>中打开。</p>`,
    id: `<ol>
<li>Sebelum bermain, salin hash seed server dari halaman <a href="/seeds">seed</a> dan simpan.</li>
<li>Bermainlah, lalu minta seed baru di halaman itu agar seed lama ditampilkan.</li>
<li>Buka rondenya di <a href="/member/personalHistoryCopy">riwayat taruhan</a> dan tekan “Periksa ronde ini”.</li>
<li>Pastikan hash-nya sama dengan yang Anda simpan dan hasilnya sama dengan yang Anda lihat.</li>
</ol>
<p>Cara menghitungnya tertulis lengkap di <a href="/seeds/verify">halaman pemeriksaan</a>; Anda bisa melakukannya dengan program sendiri tanpa kami. Tautan setiap ronde yang sudah selesai, dari permainan studio kami yang mana pun, terbuka di <a href="/verify">Periksa ronde mana pun</a>.</p>`,
    th: `<ol>
<li>ก่อนเล่น คัดลอกค่าแฮชของซีดเซิร์ฟเวอร์จากหน้า<a href="/seeds">ซีด</a>แล้วเก็บไว้</li>
<li>เล่น จากนั้นขอซีดใหม่ในหน้าเดียวกัน ซีดเดิมจะถูกเปิดเผย</li>
<li>เปิดรอบนั้นใน<a href="/member/personalHistoryCopy">ประวัติการเดิมพัน</a>แล้วกด “ตรวจสอบรอบนี้”</li>
<li>ดูว่าค่าแฮชตรงกับที่เก็บไว้ และผลตรงกับที่คุณเห็น</li>
</ol>
<p>วิธีคำนวณเขียนไว้ครบใน<a href="/seeds/verify">หน้าตรวจสอบ</a> คุณใช้โปรแกรมของตัวเองคำนวณได้โดยไม่ต้องพึ่งเรา ลิงก์ของรอบที่จบแล้วของทุกเกมในสตูดิโอเราเปิดได้ใน<a href="/verify">ตรวจสอบรอบใดก็ได้</a></p>`,
    vi: `<ol>
<li>Trước khi chơi, sao chép mã băm của seed máy chủ ở trang <a href="/seeds">seed</a> và giữ lại.</li>
<li>Chơi, rồi yêu cầu seed mới ở trang đó để seed cũ được công bố.</li>
<li>Mở ván trong <a href="/member/personalHistoryCopy">lịch sử cược</a> và bấm “Kiểm chứng ván này”.</li>
<li>Xem mã băm có đúng là cái bạn đã giữ và kết quả có đúng như bạn đã thấy.</li>
</ol>
<p>Cách tính được viết đầy đủ ở <a href="/seeds/verify">trang kiểm chứng</a>; bạn có thể tính bằng chương trình của mình mà không cần chúng tôi. Liên kết của mọi ván đã kết thúc, ở bất kỳ game nào của studio chúng tôi, đều mở được ở <a href="/verify">Kiểm chứng ván bất kỳ</a>.</p>`,
  },
};
