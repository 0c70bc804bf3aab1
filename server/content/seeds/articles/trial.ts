import type { ArticleToPublish } from "../../help-articles.ts";

export const TRIAL: ArticleToPublish = {
  slug: "trial",
  group: "start",
  position: 20,
  titles: {
    fa: "موجودی آزمایشی",
    en: "Trial funds",
    zh: "试玩额度",
    id: "Saldo uji coba",
    th: "ยอดทดลองเล่น",
    vi: "Số dư chơi thử",
  },
  bodies: {
    fa: `<p>موجودی آزمایشی برای آشنا شدن با بازی‌هاست. هر حساب تازه یک بار آن را می‌گیرد و همه‌جا با نشانهٔ T نوشته می‌شود تا با پول، که نشانه‌اش P است، اشتباه نشود.</p>
<ul>
<li>خریدنی نیست و به پول، جایزه یا امتیاز تبدیل نمی‌شود.</li>
<li>به حساب دیگری فرستاده نمی‌شود و برداشت‌پذیر نیست.</li>
<li>برد و باخت آن هم آزمایشی است، ولی قاعده و حساب بازی هیچ فرقی نمی‌کند.</li>
</ul>
<p>در فهرست بالای صفحه انتخاب می‌کنید که بازی بعدی با پول خودتان باز شود یا با موجودی آزمایشی.</p>`,
    en: `<p>Trial funds are there to learn the games. Every new account receives them once, and they always carry the sign T, so that they are never taken for money, whose sign is P.</p>
<ul>
<li>They cannot be bought, nor turned into money, prizes or points.</li>
<li>They cannot be sent to another account or withdrawn.</li>
<li>What is won and lost with them is trial funds as well, but the rules and the mathematics are the same.</li>
</ul>
<p>In the menu at the top of the page you choose whether the next game opens with your own money or with trial funds.</p>`,
    zh: `<p>试玩额度用来熟悉游戏。每个新账号获得一次，并且始终带有标记 T，不会和带有标记 P 的真钱混淆。</p>
<ul>
<li>不能购买，也不能换成钱、奖品或积分。</li>
<li>不能转给其他账号，也不能提款。</li>
<li>用它赢的和输的同样是试玩额度，但规则和计算方式完全一样。</li>
</ul>
<p>在页面顶部的菜单里，您可以选择下一个游戏用自己的钱还是用试玩额度打开。</p>`,
    id: `<p>Saldo uji coba ada untuk mengenal permainan. Setiap akun baru menerimanya satu kali, dan selalu bertanda T sehingga tidak tertukar dengan uang yang bertanda P.</p>
<ul>
<li>Tidak bisa dibeli, juga tidak bisa diubah menjadi uang, hadiah, atau poin.</li>
<li>Tidak bisa dikirim ke akun lain atau ditarik.</li>
<li>Menang dan kalah dengannya juga hanya uji coba, tetapi aturan dan perhitungannya sama.</li>
</ul>
<p>Di menu bagian atas halaman Anda memilih apakah permainan berikutnya dibuka dengan uang sendiri atau dengan saldo uji coba.</p>`,
    th: `<p>ยอดทดลองเล่นมีไว้ให้ทำความรู้จักกับเกม บัญชีใหม่ทุกบัญชีได้รับหนึ่งครั้ง และมีเครื่องหมาย T กำกับเสมอ จึงไม่ปนกับเงินจริงซึ่งใช้เครื่องหมาย P</p>
<ul>
<li>ซื้อไม่ได้ และแลกเป็นเงิน ของรางวัล หรือแต้มไม่ได้</li>
<li>โอนให้บัญชีอื่นหรือถอนไม่ได้</li>
<li>ยอดที่ได้และเสียก็เป็นยอดทดลองเช่นกัน แต่กติกาและการคำนวณเหมือนกันทุกอย่าง</li>
</ul>
<p>ในเมนูด้านบนของหน้า คุณเลือกได้ว่าเกมถัดไปจะเปิดด้วยเงินของคุณหรือยอดทดลองเล่น</p>`,
    vi: `<p>Số dư chơi thử dùng để làm quen với game. Mỗi tài khoản mới được nhận một lần và luôn mang ký hiệu T, để không nhầm với tiền có ký hiệu P.</p>
<ul>
<li>Không mua được, cũng không đổi thành tiền, phần thưởng hay điểm.</li>
<li>Không chuyển cho tài khoản khác và không rút được.</li>
<li>Thắng thua bằng số dư này cũng chỉ là chơi thử, nhưng luật và cách tính hoàn toàn giống nhau.</li>
</ul>
<p>Trong trình đơn ở đầu trang, bạn chọn game tiếp theo mở bằng tiền của mình hay bằng số dư chơi thử.</p>`,
  },
};
