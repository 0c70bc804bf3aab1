import { speechOf } from "#app/i18n/speech.server.ts";
import { formatTime } from "#app/lib/dates.ts";
import type { TrialRefusal } from "#server/http/sign-in/begin-trial.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

/** Why a trial does not begin, and what one can do instead: how a form is answered. */
export async function sayTrialRefusal(
  { language, brand }: Visitor,
  refusal: TrialRefusal | { readonly reason: "gameMaintenance" },
): Promise<{ status: 422 | 429; errors: { "": [string] } }> {
  const { t } = await speechOf(language);
  switch (refusal.reason) {
    case "freePlayClosed":
      return { status: 422, errors: { "": [t("entry.freePlay.closed")] } };
    case "gameMaintenance":
      return { status: 422, errors: { "": [t("reasons.gameMaintenance")] } };
    case "tooBusy":
      return { status: 429, errors: { "": [t("reasons.tooBusy")] } };
    case "tooMany": {
      const time = formatTime(refusal.retryAt, language, brand.timeZone);
      return { status: 429, errors: { "": [t("entry.freePlay.tooMany", { time })] } };
    }
  }
}
