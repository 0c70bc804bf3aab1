import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type twoFactor from "../../../locales/en/twoFactor.json";

type LinkedReason = keyof typeof twoFactor.linked.reasons | "passwordWrong" | "tooBusy";

type LinkedRefusal = { readonly reason: LinkedReason; readonly until?: Date };

/** Why an account elsewhere is not linked, or not unlinked, in the visitor's language. */
export function linkedErrors(
  { reason, until }: LinkedRefusal,
  provider: string,
  { t, language, timeZone }: Speaker,
): Record<string, string[]> {
  if (reason === "passwordWrong") return { password: [t("twoFactor.reasons.passwordWrong")] };
  if (reason === "tooBusy") return { "": [t("twoFactor.reasons.tooBusy")] };
  const holes = { provider, until: until ? formatMoment(until, language, timeZone) : "" };
  return { "": [t(`twoFactor.linked.reasons.${reason}`, holes)] };
}
