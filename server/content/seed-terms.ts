import { TERMS_SLUG } from "./help-articles.ts";
import type { NewArticle } from "./store.ts";

/**
 * What a player agrees to at registration. A new wording is a new version, here and in the brand's
 * termsVersion, which is what an account keeps.
 */
export const FIRST_TERMS: NewArticle = {
  slug: TERMS_SLUG,
  position: 5,
  version: "1.0",
  titles: { fa: "شرایط استفاده", en: "Terms of use" },
  bodies: {
    fa: `<h3>۱. چه کسی می‌تواند بازی کند</h3>
<p>نرد برای کسانی است که ۱۸ سال تمام دارند و قانونِ محل زندگی‌شان این کار را بر آنان منع نکرده است. هر کس یک حساب
دارد و حساب را به دیگری نمی‌سپارد.</p>
<h3>۲. اعتبار آزمایشی</h3>
<p>بازی‌ها اکنون تنها با اعتبار آزمایشی انجام می‌شوند. این اعتبار ارزش پولی ندارد، خریدوفروش نمی‌شود، برداشت‌پذیر
نیست و به هیچ چیز دیگری تبدیل نمی‌شود.</p>
<h3>۳. بازی‌ها</h3>
<p>قاعده‌ها، جدول پرداخت و درصد بازگشت هر بازی پیش از شرط نشان داده می‌شوند. نتیجه همان است که در دفتر ما ثبت
شده و با روش گفته‌شده در همین صفحه بررسی‌پذیر است. دوری که نیمه‌کاره بماند از همان جا ادامه پیدا می‌کند؛ اگر ادامه‌اش
ممکن نباشد، شرط آن برگردانده می‌شود.</p>
<h3>۴. حساب شما</h3>
<p>نگه داشتن گذرواژه با شماست. در هر صفحه‌ای می‌توانید از حساب خارج شوید. حسابی را که با آن کسی سایت را دستکاری کند یا به
دیگران آسیب بزند می‌بندیم و دلیلش را می‌گوییم.</p>
<h3>۵. داده‌های شما</h3>
<p>آنچه در ثبت‌نام می‌نویسید، زمان و نشانی اینترنتی ورودها و سابقهٔ بازی نگه داشته می‌شود تا حساب شما کار کند و
درست بماند. گذرواژه را نمی‌توانیم بخوانیم؛ تنها اثر رمزنگاری‌شده‌اش را داریم. کوکی‌ها برای ورود، زبان و پوسته‌اند.</p>
<h3>۶. تغییر این شرایط</h3>
<p>هر تغییری با شمارهٔ نسخهٔ تازه در همین صفحه می‌آید و پیش از اجرا در خبرها اعلام می‌شود.</p>`,
    en: `<h3>1. Who may play</h3>
<p>Nard is for people who are 18 or older and whom the law of the place where they live does not forbid it. Each
person has one account and does not hand it to anybody else.</p>
<h3>2. Trial funds</h3>
<p>At present games are played with trial funds only. They have no value in money, are not bought or sold, cannot
be withdrawn and are not exchanged for anything.</p>
<h3>3. The games</h3>
<p>The rules, the paytable and the return of each game are shown before the stake. The result is the one in our
ledger, and can be verified by the method given on this page. A round that was interrupted goes on from where it
stopped; where that is not possible, its stake is given back.</p>
<h3>4. Your account</h3>
<p>Keeping the password is up to you, and you can sign out on any page. An account that is used to tamper with
the site or to harm others is closed, and we say why.</p>
<h3>5. Your data</h3>
<p>What you write at registration, the time and network address of your sign-ins and the record of your play are
kept so that your account works and stays correct. We cannot read your password: we keep only a cryptographic
fingerprint of it. Cookies are for signing in, language and theme.</p>
<h3>6. Changes</h3>
<p>Any change appears on this page under a new version number, and is announced in the news before it takes
effect.</p>`,
  },
};
