/** What a table program would take for the beginning of a formula, also in wide letters and behind blanks (T37). */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;
const BLANK_FIRST = /^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** So that table programs read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A cell that holds text. What could be taken for a formula is preceded by an apostrophe, which table programs
 * show as the text that it is.
 */
export function textCell(text: string): string {
  const tame = FORMULA.test(text) || BLANK_FIRST.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/** A cell that holds a number as plainAmount writes it. Its sign is a sign, so it must be nothing but a number. */
export function numberCell(number: string): string {
  if (!NUMBER.test(number)) throw new Error("A cell for a number was given something else.");
  return number;
}

/** Lines of finished cells, the way RFC 4180 ends them. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${lines.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}
