/** A NUL, or half of a pair of surrogates: only somebody's mistake or an attack puts one into a text. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;
const EACH = new RegExp(UNKEEPABLE, "gu");

/**
 * Text as a database can keep it: what it cannot is shown as a mark in its place. It would otherwise break the
 * statement that keeps it, and take along everything that is kept with it.
 */
export function keepable(text: string): string {
  return text.replace(EACH, "\ufffd");
}

/** Whether a database can keep everything in a value that was read from JSON, the names of its fields among it. */
export function isKeepable(value: unknown): boolean {
  if (typeof value === "string") return !UNKEEPABLE.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, one]) => isKeepable(name) && isKeepable(one));
}
