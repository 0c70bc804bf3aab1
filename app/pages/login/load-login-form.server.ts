import { speechOf } from "#app/i18n/speech.server.ts";
import { askedChallenge } from "#app/pages/challenge/asked-challenge.server.ts";
import { askedCode } from "#app/pages/codes/asked-code.server.ts";
import { socialWays } from "#app/pages/social/social-ways.server.ts";
import { dialingCountries, dialingValueOf } from "#server/accounts/index.ts";
import { hasFlag } from "#server/brand/index.ts";
import { lastLoginOf } from "#server/http/browser/remembered-cookie.ts";
import { loginLimits } from "#server/http/tries/login-limits.ts";
import { isPlayer, type Visitor } from "#server/http/visitor/visitor.ts";
import type { ShownLogin } from "./shown-login.ts";

type AskedLogin = {
  readonly door: ShownLogin["door"];
  readonly by: string | null;
  /** Where one goes on to from a way in that leaves this form. */
  readonly redirectTo: string;
};

/** Addresses that are opened to players alone: each leads whoever is none to the door. */
const PLAYERS_OWN = /^\/(?:play|game|member|agentHome)(?:[/?]|$)|^[^?]*\?(?:.*&)?list=(?:fav|recent)(?:&|$)/;

/** What the form of a login is made of: on its own page and in the dialog over another. */
export async function loadLoginForm(visitor: Visitor, asked: AskedLogin): Promise<ShownLogin> {
  const { door, redirectTo } = asked;
  const { context, brand, language, country } = visitor;
  const isOn = (flag: Parameters<typeof hasFlag>[2]) => hasFlag(context, brand.id, flag);
  const offersSms = door === "members" && (await isOn("MOBILEVERCODELOGIN3"));
  const by = offersSms && asked.by === "sms" ? "sms" : "name";
  const hasSlider = by === "name" && (await isOn("SLIDERLOGIN3"));
  const refusesSlider = await loginLimits(context).expectsChallenge(visitor);
  const asksChallenge = hasSlider || refusesSlider;
  const last = lastLoginOf(visitor.cookies);
  const { t } = await speechOf(language);
  return {
    door,
    by,
    offersSms,
    offersFreePlay: door === "members" && (await isOn("FREEPLAY3")),
    hasSlider,
    challenge:
      by === "name" && asksChallenge ? await askedChallenge(visitor, "login", { refusesSlider }) : null,
    code: by === "sms" ? await askedCode(visitor, { purpose: "login", channel: "sms" }) : null,
    social: door === "members" ? await socialWays(visitor, { redirectTo }) : null,
    countries: by === "sms" ? dialingCountries(language) : [],
    country: last.countryDialingCode || dialingValueOf(country),
    username: last.username,
    mobileNum: last.mobileNum,
    remembers: last.username !== "" || last.mobileNum !== "",
    why: !isPlayer(visitor) && PLAYERS_OWN.test(redirectTo) ? t("states.errors.notLoggedIn") : null,
    isConfirming: isPlayer(visitor),
  };
}
