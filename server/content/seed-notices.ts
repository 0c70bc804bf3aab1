import type { NoticeToPublish } from "./notices.ts";

/** The notices of a new house, published at its first start. */
export const FIRST_NOTICES: readonly Omit<NoticeToPublish, "from">[] = [
  {
    id: "welcome",
    type: "H",
    position: 1,
    titles: { fa: "نرد باز شد: با اعتبار آزمایشی بازی کنید", en: "Nard is open: play with trial funds" },
    bodies: {
      fa: `<p>از امروز می‌توانید در نرد حساب بسازید و بازی کنید. هر حساب تازه اعتبار آزمایشی می‌گیرد و همهٔ
بازی‌های کارگاه ما با همین اعتبار باز می‌شوند.</p>
<p>اعتبار آزمایشی پول نیست: خریدنی نیست، برداشت نمی‌شود و به پول تبدیل نمی‌شود. اکنون در نرد واریز و برداشتی
در کار نیست.</p>
<p><a href="/help#start">راهنمای شروع</a> گام‌به‌گام می‌گوید از کجا آغاز کنید.</p>`,
      en: `<p>From today you can create an account and play at Nard. Every new account receives trial funds, and
every game of our studio opens with them.</p>
<p>Trial funds are not money: they cannot be bought, withdrawn or exchanged. There are no deposits and no
withdrawals at Nard at present.</p>
<p>The <a href="/help#start">first steps</a> tell you where to begin.</p>`,
    },
  },
  {
    id: "fairness",
    type: "B",
    position: 2,
    titles: { fa: "درستی هر چرخش را خودتان بررسی کنید", en: "You can verify every spin" },
    bodies: {
      fa: `<p>پیش از آنکه شرط ببندید، اثر رمزنگاری‌شدهٔ بذر ما را می‌بینید؛ پس نمی‌توانیم نتیجه را بعداً عوض کنیم.
بذر خودتان هم در نتیجه سهم دارد و هر وقت بخواهید می‌توانید آن را تغییر دهید.</p>
<p>هرگاه بذر را عوض کنید، بذر پیشین آشکار می‌شود و می‌توانید همهٔ دورهایی را که با آن بازی کرده‌اید از نو حساب
کنید. <a href="/help#fairness">شرح کامل روش</a> در صفحهٔ راهنماست.</p>`,
      en: `<p>Before you bet you see the cryptographic fingerprint of our seed, so we cannot change the outcome
afterwards. A seed of your own takes part in every result, and you may change it whenever you like.</p>
<p>When you change seeds, the old one is revealed and you can compute every round played with it again.
<a href="/help#fairness">The full method</a> is on the help page.</p>`,
    },
  },
  {
    id: "return-to-player",
    type: "B",
    position: 3,
    titles: { fa: "بازگشت به بازیکن، کنار نام هر بازی", en: "Return to player, next to each game" },
    bodies: {
      fa: `<p>روی کارت هر بازی درصدی نوشته شده است: سهمی از همهٔ شرط‌ها که در درازمدت به بازیکنان برمی‌گردد. این عدد
را با شمردن همهٔ حالت‌های بازی به‌دست آورده‌ایم، نه با آزمایش و تخمین.</p>
<p>این میانگینِ شمار بسیار زیادی دور است و دربارهٔ چرخش بعدی شما چیزی نمی‌گوید.</p>`,
      en: `<p>Each game card carries a percentage: the share of all stakes that goes back to players over time. We
found it by counting every possible outcome of the game, not by trial and estimate.</p>
<p>It is an average over a very large number of rounds and says nothing about your next spin.</p>`,
    },
  },
  {
    id: "your-record",
    type: "PL",
    position: 4,
    titles: { fa: "سابقهٔ همهٔ شرط‌ها و بردها در حساب شما", en: "Every stake and payout is in your record" },
    bodies: {
      fa: `<p>هر شرط و هر برد همان لحظه در دفتر حساب ثبت می‌شود. در «سابقهٔ شرط‌ها» هر دور را با جزئیاتش می‌بینید و در
«گردش حساب» هر جابه‌جایی موجودی را.</p>
<p>اگر میان بازی ارتباط شما قطع شود، دورِ نیمه‌تمام گم نمی‌شود و از همان جا ادامه پیدا می‌کند.</p>`,
      en: `<p>Every stake and every payout is written to the ledger at once. The betting record shows each round in
detail, and the account record every movement of your balance.</p>
<p>If your connection breaks in the middle of a game, the unfinished round is not lost; it goes on from where
it stopped.</p>`,
    },
  },
  {
    id: "any-browser",
    type: "B",
    position: 5,
    titles: { fa: "نرد با هر مرورگری کار می‌کند", en: "Nard works in every browser" },
    bodies: {
      fa: `<p>ثبت‌نام، ورود، جست‌وجوی بازی‌ها و خود بازی‌ها بدون جاوااسکریپت هم کار می‌کنند. روی اینترنت کند، صفحه
پیش از رسیدن اسکریپت‌ها خوانا و آمادهٔ استفاده است.</p>
<p>نرد به فارسی و انگلیسی است و پوستهٔ روشن و تیره دارد.</p>`,
      en: `<p>Registration, signing in, finding a game and the games themselves work without JavaScript too. On a slow
connection the page can be read and used before any script has arrived.</p>
<p>Nard speaks Persian and English and comes in a light and a dark theme.</p>`,
    },
  },
];
