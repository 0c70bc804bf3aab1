import {
  type AskedField,
  askedFields,
  type DialingCountry,
  dialingCountries,
  dialingValueOf,
  findLink,
  type LinkOver,
  type Say,
} from "../../accounts/index.ts";
import {
  type RegistrationMode,
  type RegistrationRules,
  registrationModes,
  registrationRules,
} from "../../brand/index.ts";
import { formatMoney, money } from "../../core/numbers/money.ts";
import type { CaptchaWidget } from "../../gateway/captcha/index.ts";
import type { Visitor } from "../visitor/visitor.ts";

/** What whoever registers is asked for, on the page of registration and in its dialog alike. */
export type AskedRegistration = {
  /** The ways to register that are open, the one that is shown first in front; empty when none is. */
  readonly modes: readonly RegistrationMode[];
  readonly mode: RegistrationMode;
  readonly fields: AskedField[];
  /** For the number's country; null where nobody is asked for it. */
  readonly dialing: { readonly countries: readonly DialingCountry[]; readonly chosen: string } | null;
  readonly asksCode: boolean;
  readonly asksCaptcha: boolean;
  /** The provider outside that tells people from programs, where it is asked here (S08). */
  readonly widget: CaptchaWidget | null;
  readonly minimumAge: number;
  /** What a new account starts with, already written; null when with nothing. */
  readonly trial: string | null;
  readonly referralCode: string;
  /** A code that the address brought and that is ours: it goes along unseen (S06). */
  readonly affiliateCode: string;
  /** A code that the address brought and that is nobody's here; empty without one. */
  readonly wrongAffiliate: string;
  /** Why that code, which was somebody's, opens no account any more. */
  readonly affiliateOver: LinkOver;
  /** The link of ours by which the visitor came, as it counts a visit; null for none. */
  readonly visitedLink: string | null;
};

const CODE_MAX = 64;

export async function askedRegistration(
  visitor: Visitor,
  { url, say }: { url: URL; say: Say },
): Promise<AskedRegistration> {
  const { brand, language, country, platform } = visitor;
  const { captcha, phone } = platform.gateways;
  const { modes, mode, rules } = await registrationAt(visitor, url);
  const { affiliateCode, referralCode, isOurs, over, visited } = await linkIn(visitor, url);
  const { trialGrantMinor, minimumAge } = brand;
  const { asksCode, asksCaptcha } = rules;
  return {
    modes,
    mode,
    fields: askedFields(withAffiliate(rules, { isOurs, isGiven: affiliateCode !== "" }), say),
    dialing: asksCode ? { countries: dialingCountries(language), chosen: dialingValueOf(country) } : null,
    asksCode,
    asksCaptcha,
    widget: asksCaptcha || (asksCode && phone) ? (captcha?.widget ?? null) : null,
    minimumAge,
    trial: trialGrantMinor > 0n ? formatMoney(money(trialGrantMinor, "TRIAL"), language) : null,
    referralCode,
    affiliateCode: isOurs ? affiliateCode : "",
    wrongAffiliate: isOurs ? "" : affiliateCode,
    affiliateOver: over,
    visitedLink: visited,
  };
}

type OpenRegistration = Pick<AskedRegistration, "modes" | "mode"> & { readonly rules: RegistrationRules };

/** The form that the address asks for with `?mode=`, where it is open; otherwise the one that is shown first. */
export async function registrationAt(
  { context, brand, platform }: Visitor,
  url: URL,
): Promise<OpenRegistration> {
  const modes = await registrationModes(context, brand.id);
  const asked = url.searchParams.get("mode");
  const mode = modes.find((one) => one === asked) ?? modes[0] ?? "username";
  const rules = await registrationRules(context, { brandId: brand.id, mode });
  return { modes, mode, rules: platform.gateways.captcha ? withPicture(rules) : rules };
}

/**
 * A house with an outside captcha always asks whether a person registers: without script our picture stands in (S08).
 */
function withPicture(rules: RegistrationRules): RegistrationRules {
  if (rules.asksCode) return rules;
  const settings = rules.settings.map((setting) =>
    setting.field === "captcha" ? { ...setting, enabled: true, required: true } : setting,
  );
  return { ...rules, settings, asksCaptcha: true };
}

/**
 * The field for the code of who brought them: not where the address brought a good one, and always where it brought
 * a wrong one, so that it can be put right (S06).
 */
function withAffiliate(
  { settings }: RegistrationRules,
  { isOurs, isGiven }: { isOurs: boolean; isGiven: boolean },
): RegistrationRules["settings"] {
  return settings.map((setting) =>
    setting.field === "affiliateCode"
      ? {
          ...setting,
          enabled: !isOurs && (setting.enabled || isGiven),
          required: setting.enabled && setting.required,
        }
      : setting,
  );
}

/**
 * The codes of an address, and what the first of them is. A referral code that nobody knows keeps nobody from
 * registering; one of a link that is over is told like an affiliate code, or whoever came by it would think it counts.
 */
async function linkIn({ context, brand }: Visitor, url: URL) {
  const affiliateCode = codeIn(url, "affiliateCode");
  const referralCode = codeIn(url, "referralCode");
  const link = await findLink(context, { brandId: brand.id, code: affiliateCode || referralCode });
  const isOurs = link?.state === "open";
  const over: LinkOver = link === null || link.state === "open" ? null : link.state;
  const visited = isOurs ? link.code : null;
  const isOverReferral = affiliateCode === "" && over !== null;
  return isOverReferral
    ? { affiliateCode: referralCode, referralCode: "", isOurs, over, visited }
    : { affiliateCode, referralCode, isOurs: isOurs && affiliateCode !== "", over, visited };
}

function codeIn(url: URL, name: "affiliateCode" | "referralCode"): string {
  return url.searchParams.get(name)?.slice(0, CODE_MAX) ?? "";
}
