import { normaliseTyped } from "../core/digits.ts";

/**
 * The form of a name that is unique in a brand: `Ali`, `ALI` and `Ａｌｉ` are one player. Registration and
 * login both fold, and the column folded_username holds nothing else.
 */
export function foldUsername(typed: string): string {
  return normaliseTyped(typed)
    .normalize("NFKC")
    .replace(/[\u200b-\u200d\u2060]/g, "")
    .trim()
    .toLowerCase();
}
