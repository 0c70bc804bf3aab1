import { setFlag } from "#server/brand/index.ts";
import type { Language } from "#server/core/languages.ts";
import { done, refuse } from "#server/core/outcome.ts";
import { SECOND_MS } from "#server/core/time.ts";
import type { CaptchaRefusal } from "#server/gateway/captcha/index.ts";
import type { PhoneRefusal } from "#server/gateway/phone/index.ts";
import { newMember, signedIn } from "#tests/proofs/cast.ts";
import type { Browser } from "./browser.ts";
import type { ServedSite } from "./served-site.ts";

const brandId = "nard";

/** The site with everything in it that something can go wrong with. */
export type Trouble = {
  readonly site: ServedSite;
  readonly language: Language;
  readonly guest: Browser;
  readonly member: Browser;
  readonly trial: Browser;
  /** A number that nobody was sent anything to yet. */
  freshNumber(): string;
};

/** In another language than before, and from nowhere known. */
export function speaking(browser: Browser, language: Language): Browser {
  browser.cookies.set("lang", language);
  return browser;
}

export async function withFlag<Value>(
  { site }: Trouble,
  flag: "REGMOBVERF3",
  work: () => Promise<Value>,
): Promise<Value> {
  await setFlag(site.context, { brandId, flag, isOn: true });
  site.forward(2 * SECOND_MS);
  const value = await work();
  await setFlag(site.context, { brandId, flag, isOn: false });
  site.forward(2 * SECOND_MS);
  return value;
}

/** While a provider outside proves numbers, which refuses: a number when it is asked about one, and else the code. */
export async function withPhone<Value>(
  { site }: Trouble,
  reason: PhoneRefusal["reason"],
  work: () => Promise<Value>,
): Promise<Value> {
  const isOfCode = /^(?:codeWrong|codeExpired|loginFailed)$/.test(reason);
  site.setProviders({
    phone: {
      begin: async () => (isOfCode ? done({ session: "catalogued" }) : refuse({ reason })),
      confirm: async () => refuse({ reason }),
    },
  });
  const value = await work();
  site.setProviders({ phone: null });
  return value;
}

/** While a provider outside tells people from programs, and stands by nobody. */
export async function withCaptcha<Value>(
  { site }: Trouble,
  reason: CaptchaRefusal["reason"],
  work: () => Promise<Value>,
): Promise<Value> {
  const origin = "https://captcha.test";
  const widget = { siteKey: "site", script: `${origin}/api.js`, action: "register", origin };
  site.setProviders({ captcha: { widget, check: async () => refuse({ reason }) } });
  const value = await work();
  site.setProviders({ captcha: null });
  return value;
}

export async function whileTrue<Value>(
  site: ServedSite,
  set: (isOn: boolean) => Promise<unknown>,
  work: () => Promise<Value>,
): Promise<Value> {
  await set(true);
  site.forward(2 * SECOND_MS);
  const value = await work();
  await set(false);
  site.forward(2 * SECOND_MS);
  return value;
}

/** Opens what the catalogue asks for, and gives people who speak a language, signed in a moment ago. */
export async function troubles(site: ServedSite): Promise<(language: Language) => Promise<Trouble>> {
  for (const flag of ["PHONEVERIFY3", "MOBILEVERCODELOGIN3"] as const) {
    await setFlag(site.context, { brandId, flag, isOn: true });
  }
  await site.sql(
    "update brand.registration_settings set enabled = true where field in ('affiliateCode', 'mobileNum')",
  );
  const memberId = await newMember(site, "catalogueOwner");
  const trialId = await newMember(site, "catalogueTrial");
  await site.sql("update accounts.players set account_type = 4 where id = $1", [trialId]);
  site.forward(2 * SECOND_MS);
  let numbers = 0;
  return async (language) => ({
    site,
    language,
    guest: speaking(site.browser(), language),
    member: speaking(await signedIn(site, memberId), language),
    trial: speaking(await signedIn(site, trialId), language),
    freshNumber() {
      numbers += 1;
      return `+44740${numbers % 10}1${String(20_000 + numbers).slice(-5)}`;
    },
  });
}
