import type { NewArticle } from "./store.ts";

/** The help of a new house; the terms of use are in seed-terms.ts. */
export const FIRST_ARTICLES: readonly NewArticle[] = [
  {
    slug: "start",
    position: 1,
    titles: { fa: "شروع کار", en: "Getting started" },
    bodies: {
      fa: `<ol>
<li><a href="/register">حساب بسازید.</a> یک نام کاربری و یک گذرواژه بس است، مگر آنکه فرم چیز دیگری هم بخواهد.</li>
<li>اعتبار آزمایشی همان لحظه به حسابتان می‌آید و موجودی را بالای صفحه می‌بینید.</li>
<li>از <a href="/rng">فهرست بازی‌ها</a> یکی را برگزینید. روی هر کارت، نام مجموعه و درصد بازگشت به بازیکن نوشته شده است.</li>
<li>مبلغ هر خط را انتخاب کنید و بچرخانید. جدول پرداخت هر بازی در همان صفحه است.</li>
</ol>
<p>نتیجهٔ هر دور در «سابقهٔ شرط‌ها» می‌ماند. اگر صفحه بسته شد، بازی را دوباره باز کنید؛ دورِ نیمه‌تمام منتظر شماست.</p>`,
      en: `<ol>
<li><a href="/register">Create an account.</a> A user name and a password are enough, unless the form asks for more.</li>
<li>Trial funds reach your account at once, and the balance stands at the top of the page.</li>
<li>Choose from the <a href="/rng">list of games</a>. Each card names the series and the return to player.</li>
<li>Pick a stake per line and spin. The paytable of each game is on its page.</li>
</ol>
<p>The result of every round stays in the betting record. If the page was closed, open the game again: an
unfinished round waits for you.</p>`,
    },
  },
  {
    slug: "fairness",
    position: 2,
    titles: { fa: "نتیجه‌ها چگونه به‌دست می‌آیند", en: "How outcomes are made" },
    bodies: {
      fa: `<p>هر نتیجه از سه چیز ساخته می‌شود: بذر سرور که پنهان است، بذر شما که خودتان برمی‌گزینید، و شمارهٔ دور.</p>
<ol>
<li>پیش از بازی، اثر SHA-256 بذر سرور را به شما نشان می‌دهیم. از روی این اثر نمی‌توان بذر را یافت، ولی اگر بذر
عوض شود اثر هم عوض می‌شود.</li>
<li>جایگاه ستون‌ها با HMAC-SHA256 از بذر سرور، نام بازی، بذر شما و شمارهٔ دور حساب می‌شود. مبلغ شرط، موجودی و
سابقهٔ شما در آن نقشی ندارند.</li>
<li>هر وقت خواستید بذر را عوض کنید. بذر پیشین همان دم آشکار می‌شود و می‌توانید همهٔ دورهایش را از نو حساب کنید.</li>
</ol>
<h3>بازگشت به بازیکن</h3>
<p>درصدی که روی هر بازی می‌بینید با شمردن همهٔ حالت‌های ممکن به‌دست آمده است. این درصد میانگین درازمدت است: در چند
ده یا چند صد چرخش، نتیجهٔ شما می‌تواند از آن بسیار دور باشد.</p>`,
      en: `<p>Every outcome is made of three things: the server seed, which is secret; your seed, which you choose; and
the number of the round.</p>
<ol>
<li>Before play we show you the SHA-256 fingerprint of the server seed. The seed cannot be found from it, but
were the seed changed, so would be the fingerprint.</li>
<li>The stops of the reels are computed by HMAC-SHA256 from the server seed, the game, your seed and the number
of the round. Your stake, your balance and your history play no part.</li>
<li>Change seeds whenever you like. The old server seed is revealed at once, and you can compute all of its
rounds again.</li>
</ol>
<h3>Return to player</h3>
<p>The percentage on each game was found by counting every possible outcome. It is a long-run average: over some
tens or hundreds of spins your own result can be far from it.</p>`,
    },
  },
  {
    slug: "trial",
    position: 3,
    titles: { fa: "اعتبار آزمایشی", en: "Trial funds" },
    bodies: {
      fa: `<p>اعتبار آزمایشی برای آشنا شدن با بازی‌هاست. هر حساب تازه یک بار آن را می‌گیرد و همه‌جا با نشانهٔ T
نوشته می‌شود تا با پول اشتباه نشود.</p>
<ul>
<li>خریدنی نیست و به پول، جایزه یا امتیاز تبدیل نمی‌شود.</li>
<li>به حساب دیگری فرستاده نمی‌شود و برداشت‌پذیر نیست.</li>
<li>بردها و باخت‌های آن هم آزمایشی‌اند، ولی قاعده و حساب بازی هیچ فرقی نمی‌کند.</li>
</ul>`,
      en: `<p>Trial funds are there to learn the games. Every new account receives them once, and they always carry the
sign T so that they are never taken for money.</p>
<ul>
<li>They cannot be bought, nor turned into money, prizes or points.</li>
<li>They cannot be sent to another account or withdrawn.</li>
<li>What is won and lost with them is trial as well, but the rules and the mathematics are the same.</li>
</ul>`,
    },
  },
  {
    slug: "calm",
    position: 4,
    titles: { fa: "بازی با آرامش", en: "Playing calmly" },
    bodies: {
      fa: `<p>بازی برای سرگرمی است، نه راهی برای درآمد. نتیجهٔ هر دور از دور پیش جداست؛ پس از چند باخت، برد
«نزدیک‌تر» نمی‌شود.</p>
<ul>
<li>پیش از شروع، زمانی برای پایان بازی بگذارید و سر همان زمان دست بکشید.</li>
<li>برای جبران باخت بازی نکنید؛ دنبالش رفتن معمولاً آن را بزرگ‌تر می‌کند.</li>
<li>وقتی خسته، دلگیر یا عصبانی هستید بازی نکنید.</li>
<li>گاهی سابقهٔ شرط‌هایتان را بخوانید؛ عددها از حافظه راستگوترند.</li>
</ul>
<p>اگر بازی دیگر لذت‌بخش نیست، یا آن را از نزدیکانتان پنهان می‌کنید، کنار بگذارید و با کسی که به او اعتماد دارید یا
با یک مشاور گفت‌وگو کنید. نرد تنها برای بزرگسالان ۱۸ سال به بالاست.</p>`,
      en: `<p>A game is entertainment and not a way to earn. Each round is independent of the one before: after some
losses a win is no "closer".</p>
<ul>
<li>Before you begin, choose a time to stop, and stop then.</li>
<li>Do not play to win back a loss; chasing it usually makes it larger.</li>
<li>Do not play when you are tired, low or angry.</li>
<li>Read your betting record now and then: figures are more honest than memory.</li>
</ul>
<p>If playing is no longer a pleasure, or you hide it from those close to you, leave it and talk to somebody you
trust, or to a counsellor. Nard is for adults of 18 and over only.</p>`,
    },
  },
];
