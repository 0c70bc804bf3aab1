/**
 * Text as a database can keep it: a NUL or half of a pair of surrogates, which only somebody's mistake or an attack puts
 * into it, is shown as a mark in its place. One of these would otherwise break the statement that keeps it, and take
 * along everything that is kept with it.
 */
export function keepable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, "\ufffd");
}
