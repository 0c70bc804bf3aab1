import { normaliseTyped } from "../../core/numbers/digits.ts";

const WORDS_MAX = 8;
const TYPED_MAX = 100;

/**
 * What a name comes to when spelling habits are taken away: Arabic and Persian letters and digits, case,
 * accents, half-spaces, spaces and signs. Only letters and digits are left, so that neither side of a
 * comparison has a spelling of its own. games.search_text is made by this; after a change here the
 * catalogue is seeded again.
 */
export function foldSearch(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return normaliseTyped(bare)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The words of a name or of a search, each folded. */
export function foldWords(text: string): string[] {
  return text
    .split(/\s+/)
    .map(foldSearch)
    .filter((word) => word !== "");
}

/** The words of a search, folded. A game is found when its text holds all of them, in any order. */
export function searchWords(typed: string): string[] {
  return foldWords(typed.slice(0, TYPED_MAX)).slice(0, WORDS_MAX);
}
