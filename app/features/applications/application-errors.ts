import type { Translate } from "#app/i18n/translate.ts";
import type { ApplyRefusal } from "#server/promotions/index.ts";

type Reason = ApplyRefusal["reason"] | "tooManyTries";

const PLACES: Partial<Record<Reason, "pictures">> = {
  pictureMissing: "pictures",
  tooManyPictures: "pictures",
  unreadableImage: "pictures",
  imageTooLarge: "pictures",
  tooBusy: "pictures",
};

/** Where in the form a refusal stands, and with which sentence. */
export function applicationErrors(
  reason: Exclude<Reason, "unknownPromotion">,
  t: Translate,
): Readonly<Record<string, readonly string[]>> {
  return { [PLACES[reason] ?? ""]: [t(`application.reasons.${reason}`)] };
}
