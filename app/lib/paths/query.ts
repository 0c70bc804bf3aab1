/** Reads one value of a query that may only be one of a few words; anything else is the first of them. */
export function oneOf<Word extends string>(words: readonly [Word, ...Word[]], given: string | null): Word {
  return words.find((word) => word === given) ?? words[0];
}

/** A page number as somebody wrote it into the address; what is not one is the first page. */
export function pageNumber(given: string | null): number {
  return /^[1-9]\d{0,8}$/.test(given ?? "") ? Number(given) : 1;
}

/** The same query with some values changed; an empty value is left out, and so is the page, which starts anew. */
export function changedQuery(
  current: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>>,
) {
  const merged = { ...current, pageNo: "", ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}
