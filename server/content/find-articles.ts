import { normaliseTyped } from "../core/numbers/digits.ts";
import type { HelpArticle } from "./help-articles.ts";

const TYPED_MAX = 100;
const WORDS_MAX = 8;

/**
 * The articles that hold every word of what somebody typed, in title or text; all of them when nothing was typed.
 * Arabic and Persian letters and digits, case, accents, half-spaces and tags make no difference.
 */
export function articlesWith(typed: string, articles: readonly HelpArticle[]): HelpArticle[] {
  const words = typed.slice(0, TYPED_MAX).split(/\s+/).map(fold).filter(Boolean).slice(0, WORDS_MAX);
  return articles.filter(({ title, body }) => {
    const text = fold(`${title} ${body.replace(/<[^>]*>/g, " ")}`);
    return words.every((word) => text.includes(word));
  });
}

/** Letters and digits alone: «می‌شود» and «ميشود» come to the same. */
function fold(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{Mn}/gu, "");
  return normaliseTyped(bare)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
