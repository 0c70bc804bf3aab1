import type { ArticleToPublish } from "../../help-articles.ts";

export const BONUS: ArticleToPublish = {
  slug: "bonus",
  group: "promotions",
  position: 520,
  titles: {
    fa: "پاداش‌ها",
    en: "Bonuses",
    zh: "红利",
    id: "Bonus",
    th: "โบนัส",
    vi: "Tiền thưởng",
  },
  bodies: {
    fa: `<ul>
<li>پاداش موجودی‌ای است برای بازی که هنوز برداشت‌پذیر نیست. جدا از پول شما نگه داشته می‌شود و در گردش حساب می‌بینید کی آمده، آزاد شده یا پایان یافته است.</li>
<li>یک شرط می‌تواند هم از پول و هم از پاداش باشد؛ بردش به همان نسبت به هر دو برمی‌گردد.</li>
<li>هر پاداش شرط‌های خودش را دارد: چه‌قدر باید بازی کنید، در کدام بازی‌ها و تا کی. هر دور وقتی تمام شد حساب می‌شود و صفحهٔ پاداش می‌گوید چه حساب شد و چه نشد. وقتی کامل شد، هرچه مانده پول نقد می‌شود.</li>
<li>هر بار یک پاداش بازی می‌شود؛ بقیه در نوبت می‌مانند و یکی پس از دیگری آغاز می‌شوند. اگر در این میان پول برداشت کنید، پاداشی که در حال بازی است تمام می‌شود و نوبت به بعدی می‌رسد.</li>
</ul>
<p>هیچ پاداشی ارزش آن را ندارد که بیش از آنچه می‌خواستید بازی کنید.</p>`,
    en: `<ul>
<li>A bonus is a balance to play with that cannot be withdrawn yet. It is kept apart from your money, and the account record shows when it came, was released or ended.</li>
<li>One stake may come from money and bonus together; its win goes back to both in the same proportion.</li>
<li>Each bonus has its own terms: how much to stake, in which games, until when. A round counts once it is over, and the page of the bonus says what counted and what did not. When all is staked, whatever is left of it is cash.</li>
<li>One bonus is played at a time; the others wait their turn and begin one after the other. If you take money out meanwhile, the one in play ends and the next begins.</li>
</ul>
<p>No bonus is worth playing more than you meant to.</p>`,
    zh: `<ul>
<li>红利是可以用来游戏、但还不能提取的余额。它与您的钱分开记录，账户明细中可以看到何时到账、解锁或结束。</li>
<li>一次投注可以同时用现金和红利；赢得的按同样比例回到两边。</li>
<li>每份红利有自己的条件：要投注多少、在哪些游戏、到什么时候。一局结束后才计入，红利页面会写明哪些计入、哪些没有。投注满了，剩下的就变成现金。</li>
<li>一次只用一份红利，其他的排队依次开始。其间如果提款，正在用的红利结束，轮到下一份。</li>
</ul>
<p>没有哪份红利值得您玩得比原先打算的多。</p>`,
    id: `<ul>
<li>Bonus adalah saldo untuk bermain yang belum bisa ditarik. Bonus disimpan terpisah dari uang Anda, dan mutasi akun menunjukkan kapan bonus datang, dilepas, atau berakhir.</li>
<li>Satu taruhan bisa berasal dari uang dan bonus sekaligus; kemenangannya kembali ke keduanya dengan perbandingan yang sama.</li>
<li>Setiap bonus punya syaratnya sendiri: berapa yang dipertaruhkan, di permainan mana, sampai kapan. Satu ronde dihitung setelah selesai, dan halaman bonus menyebut apa yang dihitung dan apa yang tidak. Kalau sudah penuh, sisanya menjadi uang tunai.</li>
<li>Satu bonus dimainkan pada satu waktu; yang lain menunggu giliran. Kalau Anda menarik uang sementara itu, bonus yang sedang dimainkan berakhir dan yang berikutnya dimulai.</li>
</ul>
<p>Tidak ada bonus yang sepadan dengan bermain lebih banyak dari niat Anda.</p>`,
    th: `<ul>
<li>โบนัสคือยอดสำหรับเล่นที่ยังถอนไม่ได้ เก็บแยกจากเงินของคุณ และในความเคลื่อนไหวบัญชีมีบอกว่าเข้ามา ปลดล็อก หรือสิ้นสุดเมื่อไร</li>
<li>เดิมพันหนึ่งครั้งอาจใช้ทั้งเงินและโบนัส เงินที่ชนะจะกลับไปทั้งสองทางตามสัดส่วนเดิม</li>
<li>โบนัสแต่ละรายการมีเงื่อนไขของตัวเอง: ต้องเดิมพันเท่าไร ในเกมไหน ถึงเมื่อไร รอบจะนับเมื่อจบแล้ว และหน้าโบนัสบอกว่าอะไรนับและอะไรไม่นับ เมื่อครบแล้ว ที่เหลือจะเป็นเงินสด</li>
<li>เล่นได้ทีละโบนัส รายการอื่นรอคิวและเริ่มต่อกันไป ถ้าถอนเงินระหว่างนั้น โบนัสที่กำลังเล่นจะสิ้นสุดและรายการถัดไปจะเริ่ม</li>
</ul>
<p>ไม่มีโบนัสใดคุ้มกับการเล่นมากกว่าที่ตั้งใจไว้</p>`,
    vi: `<ul>
<li>Tiền thưởng là số dư để chơi nhưng chưa rút được. Nó được giữ riêng với tiền của bạn, và biến động số dư cho thấy khi nào nó đến, được mở khóa hay kết thúc.</li>
<li>Một lượt cược có thể gồm cả tiền và tiền thưởng; tiền thắng quay về cả hai theo đúng tỷ lệ đó.</li>
<li>Mỗi khoản thưởng có điều kiện riêng: cược bao nhiêu, ở trò nào, đến khi nào. Một ván được tính khi đã xong, và trang của khoản thưởng ghi rõ điều gì được tính và điều gì không. Khi cược đủ, phần còn lại thành tiền mặt.</li>
<li>Mỗi lần chỉ chơi một khoản; các khoản khác chờ đến lượt. Nếu bạn rút tiền trong lúc đó, khoản đang chơi kết thúc và khoản tiếp theo bắt đầu.</li>
</ul>
<p>Không khoản thưởng nào đáng để bạn chơi nhiều hơn dự định.</p>`,
  },
};
