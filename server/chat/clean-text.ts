/** Marks that turn the reading direction of what follows them, and letters that nobody sees. */
const HIDDEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff0-\uffff]/g;
/** Halves of a pair that never came together: no encoding has them. */
const HALF_LETTERS = /\p{Cs}/gu;
const CONTROLS = /\p{Cc}+/gu;
const TAGS = /[\u{e0000}-\u{e007f}]/gu;

/** Accents heaped on one letter until they cover the lines around it. */
const HEAPED_MARKS = /(\p{M}{3})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * What is kept of what somebody typed: one line of plain text without direction marks, control letters and heaps of
 * accents. Half-spaces stay, because Persian is written with them, and joiners, which make one picture of two.
 * Empty where nothing can be seen.
 */
export function cleanText(typed: string): string {
  const text = typed
    .replace(HALF_LETTERS, "")
    .normalize("NFC")
    .replace(CONTROLS, " ")
    .replace(HIDDEN, "")
    .replace(TAGS, "")
    .replace(HEAPED_MARKS, "$1")
    .replace(/\s+/g, " ")
    .replace(/(?:\u200c\s*){2,}/g, "\u200c")
    .trim();
  return VISIBLE.test(text) ? text : "";
}

/** Letters as people count them. */
export function letterCount(text: string): number {
  return [...text].length;
}
