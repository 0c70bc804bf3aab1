/** A text with a direction of its own inside a sentence: an amount in Persian, a reference, a name. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** What runs from left to right in every language and keeps its own digits: a number to dial, an address of a network. */
export function latin(text: string): string {
  return `\u2066${text}\u2069`;
}
