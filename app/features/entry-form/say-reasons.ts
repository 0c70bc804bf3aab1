import type { Translate } from "#app/i18n/translate.ts";
import type { Say } from "#server/accounts/index.ts";

/** How the forms of accounts speak: their keys stand under `reasons`. */
export function sayReasons(t: Translate): Say {
  return (key, holes) => t(`reasons.${key}`, holes);
}
