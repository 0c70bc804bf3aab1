import { normaliseTyped, withoutJoiners } from "../core/numbers/digits.ts";

/**
 * The form of a name that is unique in a brand: `Ali`, `ALI` and `Ａｌｉ` are one player. Registration and
 * login both fold, and the column folded_username holds nothing else.
 */
export function foldUsername(typed: string): string {
  return withoutJoiners(normaliseTyped(typed.normalize("NFKC")))
    .trim()
    .toLowerCase();
}
