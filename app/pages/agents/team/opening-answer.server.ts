import { tooMany } from "#app/features/entry-form/too-many.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { TooMany } from "#server/http/tries/per-address.ts";
import type { OpeningRefusal } from "#server/use-cases/index.ts";

type Answer = readonly [status: 403 | 409 | 422 | 429, errors: Record<string, string[]>];

/** Why no account was opened, at the field that it is about. */
export function openingAnswer(refusal: OpeningRefusal | TooMany, speaker: Speaker): Answer {
  const { t } = speaker;
  switch (refusal.reason) {
    case "tooMany":
      return [429, tooMany(refusal.retryAt, speaker)];
    case "usernameTaken":
      return [409, { username: [t("reasons.usernameTaken")] }];
    case "openedMany":
      return [429, { "": [t("partner.opening.reasons.openedMany")] }];
    case "noTeam":
      return [403, { "": [t("partner.opening.reasons.noTeam")] }];
    case "rateTooHigh":
      return [422, { "": [t("partner.rates.reasons.rateTooHigh")] }];
    case "tooBusy":
      return [429, { "": [t("reasons.tooBusy")] }];
    case "mobileTaken":
    case "registrationClosed":
    case "affiliateUnknown":
      return [422, { "": [t(`reasons.${refusal.reason}`)] }];
  }
}
