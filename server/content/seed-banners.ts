import type { BannerToPublish } from "./banners.ts";

/** The banners of a new house. Each says something that is true of it on its first day. */
export const FIRST_BANNERS: readonly BannerToPublish[] = [
  {
    id: "home-welcome",
    group: "w_home",
    picture: "/banners/welcome.svg",
    position: 1,
    linkageType: "PATH",
    linkageTarget: "/register",
    titles: { fa: "به نرد خوش آمدید", en: "Welcome to Nard" },
    texts: {
      fa: "حساب بسازید و با اعتبار آزمایشی بازی کنید؛ بی‌آنکه پولی در میان باشد.",
      en: "Create an account and play with trial funds. No money is involved.",
    },
    alts: { fa: "تختهٔ نرد گشوده با دو تاس", en: "An open nard board with two dice" },
  },
  {
    id: "home-studio",
    group: "w_home",
    picture: "/banners/studio.svg",
    position: 2,
    linkageType: "PATH",
    linkageTarget: "/rng",
    titles: { fa: "سه مجموعه بازی از کارگاه خودمان", en: "Three series from our own studio" },
    texts: {
      fa: "نرد، خاتم و سیمرغ: نقش‌ها را خودمان کشیده‌ایم و حساب بازی‌ها پیداست.",
      en: "Nard, Khatam and Simorgh: drawn here, with the mathematics in the open.",
    },
    alts: { fa: "نقش‌هایی از بازی‌های کارگاه نرد", en: "Symbols from the games of Nard's studio" },
  },
  {
    id: "home-fairness",
    group: "w_home",
    picture: "/banners/fairness.svg",
    position: 3,
    linkageType: "PATH",
    linkageTarget: "/help#fairness",
    titles: { fa: "هر چرخش را خودتان بسنجید", en: "Check every spin yourself" },
    texts: {
      fa: "نتیجه پیش از شرط شما مُهر می‌شود و پس از آن می‌توانید درستی‌اش را بررسی کنید.",
      en: "The outcome is sealed before you bet, and afterwards you can check that the seal held.",
    },
    alts: { fa: "ترازویی با دو کفهٔ برابر", en: "A pair of scales in balance" },
  },
  {
    id: "home-calm",
    group: "w_home",
    picture: "/banners/calm.svg",
    position: 4,
    linkageType: "PATH",
    linkageTarget: "/help#calm",
    titles: { fa: "آرام بازی کنید", en: "Play calmly" },
    texts: {
      fa: "بازی برای سرگرمی است. چند راه ساده هست که همیشه همین‌طور بماند.",
      en: "A game is there to be enjoyed. A few simple habits keep it that way.",
    },
    alts: { fa: "باغی آرام در شب", en: "A quiet garden at night" },
  },
  {
    id: "rng-return",
    group: "w_rng",
    picture: "/banners/rng.svg",
    position: 1,
    linkageType: "PATH",
    linkageTarget: "/help#fairness",
    titles: { fa: "بازگشت هر بازی، پیش از شرط", en: "The return, before the stake" },
    texts: {
      fa: "روی هر بازی نوشته‌ایم که در درازمدت چه سهمی از شرط‌ها به بازیکنان برمی‌گردد.",
      en: "Every game states what share of all stakes goes back to players over time.",
    },
    alts: { fa: "پنج ستون از نقش‌های بازی", en: "Five reels of symbols" },
  },
  {
    id: "register-trial",
    group: "w_register",
    picture: "/banners/welcome.svg",
    position: 1,
    titles: { fa: "با اعتبار آزمایشی شروع کنید", en: "Begin with trial funds" },
    texts: {
      fa: "هر حساب تازه این اعتبار را می‌گیرد. پول نیست و برای آشنا شدن با بازی‌هاست.",
      en: "Every new account receives them. They are not money; they are there to learn the games.",
    },
    alts: { fa: "تختهٔ نرد گشوده با دو تاس", en: "An open nard board with two dice" },
  },
];
