import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { askedChallenge } from "#app/pages/challenge/asked-challenge.server.ts";
import { askedCode } from "#app/pages/codes/asked-code.server.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { dialingCountries, dialingValueOf, passwordHint } from "#server/accounts/index.ts";
import { hasFlag, registrationFields } from "#server/brand/index.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { RecoveryShown } from "./recovery-shown.ts";

/** What the page of recovery and its dialog show: by number first, where the brand offers that (L13). */
export async function shownRecovery(visitor: Visitor, url: URL): Promise<RecoveryShown> {
  const { context, brand, language, country } = visitor;
  const { t } = await speechOf(language);
  const byMobile = await hasFlag(context, brand.id, "PHONEVERIFY3");
  const asked = url.searchParams.get("way");
  const way = byMobile && asked !== "mail" ? "mobile" : "mail";
  const settings = await registrationFields(context, brand.id, "username");
  return {
    way,
    ways: byMobile ? ["mobile", "mail"] : ["mail"],
    isSent: url.searchParams.get("sent") === "mail",
    texts: await codeTexts(language, "forget", "newPassword"),
    challenge: way === "mail" ? await askedChallenge(visitor, "recover") : null,
    mobile:
      way === "mobile"
        ? {
            code: await askedCode(visitor, { purpose: "recover", channel: "sms" }),
            dialing: { countries: dialingCountries(language), chosen: dialingValueOf(country) },
            rule: passwordHint(settings, sayReasons(t)),
          }
        : null,
  };
}
