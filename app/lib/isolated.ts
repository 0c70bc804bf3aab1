/** A text with a direction of its own inside a sentence: an amount in Persian, a reference, a name. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
