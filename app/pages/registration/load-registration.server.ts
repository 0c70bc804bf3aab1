import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { askedChallenge } from "#app/pages/challenge/asked-challenge.server.ts";
import { askedCode } from "#app/pages/codes/asked-code.server.ts";
import { cameFrom } from "#app/pages/social/came-from.server.ts";
import { socialWays } from "#app/pages/social/social-ways.server.ts";
import { askedRegistration } from "#server/http/sign-in/asked-registration.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import { affiliateKey } from "./affiliate-key.ts";
import type { RegistrationShown } from "./registration-shown.ts";

type AskedFrom = {
  readonly url: URL;
  /** Where one goes on to from a way in that leaves this form. */
  readonly redirectTo: string;
};

/** What the page and the dialog of registration show, as their address asks for it. */
export async function loadRegistrationShown(
  visitor: Visitor,
  { url, redirectTo }: AskedFrom,
): Promise<RegistrationShown> {
  const { t } = await speechOf(visitor.language);
  const asked = await askedRegistration(visitor, { url, say: sayReasons(t) });
  const { wrongAffiliate, affiliateOver, asksCaptcha, asksCode, ...shown } = asked;
  const isOpen = asked.modes.length > 0;
  const came = await cameFrom(visitor, url);
  const { referralCode } = asked;
  const affiliateCode = asked.affiliateCode || wrongAffiliate;
  return {
    ...shown,
    challenge: isOpen && (asksCaptcha || asked.widget) ? await askedChallenge(visitor, "register") : null,
    code: isOpen && asksCode ? await askedCode(visitor, { purpose: "register", channel: "sms" }) : null,
    came: came && { provider: came.provider, said: came.said, login: came.login },
    social: isOpen && !came ? await socialWays(visitor, { referralCode, affiliateCode, redirectTo }) : null,
    address: { ...(came ? { with: came.provider } : {}), referralCode, affiliateCode },
    warning:
      wrongAffiliate === ""
        ? came?.prefill
        : warningOf(wrongAffiliate, came?.prefill.values, t(affiliateKey(affiliateOver))),
  };
}

/** Told like an answer to a form that was sent. */
function warningOf(affiliateCode: string, given: FormAnswer["values"] | undefined, text: string): FormAnswer {
  return {
    values: { ...given, affiliateCode },
    errors: { affiliateCode: [text] },
  };
}
