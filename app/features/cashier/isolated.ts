/** A text with a direction of its own inside a sentence: an amount in Persian, a reference, a name. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A shortened number has no letter that says which way it runs: it is written from left to right everywhere. */
export function shortened(value: string): string {
  return value.startsWith("•") ? `\u2066${value}\u2069` : value;
}
