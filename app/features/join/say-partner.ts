import type { Translate } from "#app/i18n/translate.ts";
import type { ApplicationFormReason, ApplyRefusal } from "#server/agents/index.ts";

/** What is wrong with an application, in the visitor's language. One without a sentence does not compile. */
export function sayPartner(t: Translate) {
  return (reason: ApplicationFormReason | ApplyRefusal["reason"]) => t(`partner.reasons.${reason}`);
}
