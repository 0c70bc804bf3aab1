/** Control characters would let somebody write lines of their own into what an operator reads. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** What was typed, as one line. */
export function oneLine(typed: string): string {
  return typed.normalize("NFC").replace(CONTROL, " ").replace(/ +/g, " ").trim();
}

/** What was typed, as lines with one empty line between them at most. */
export function severalLines(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(CONTROL, (marks) => (marks.includes("\n") ? marks.replace(/[^\n]/g, "") : " "))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
