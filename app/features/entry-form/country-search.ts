import { normaliseTyped } from "#server/core/numbers/digits.ts";

/** One line of the list. The text of a choice is made by server/accounts/profile/dialing-countries.ts: `Iran (+98)`. */
export type Country = {
  readonly value: string;
  readonly text: string;
  readonly name: string;
  readonly code: string;
  readonly sought: string;
};

export function countryOf({ value, text }: Pick<Country, "value" | "text">): Country {
  const [name = text] = text.split(" (\u2066", 1);
  const [code = ""] = value.split("-", 1);
  return { value, text, name, code, sought: bare(name) };
}

/** Those that were meant by what was typed: a calling code, or any part of a name; names that begin with it come first. */
export function countriesLike(countries: readonly Country[], typed: string): readonly Country[] {
  const sought = bare(typed).trim();
  const [, digits] = /^(?:\+|00)?(\d+)$/.exec(sought) ?? [];
  if (digits) return countries.filter(({ code }) => code.startsWith(digits));
  const found = countries.filter((country) => country.sought.includes(sought));
  const isFirst = (country: Country) => country.sought.startsWith(sought);
  return [...found.filter(isFirst), ...found.filter((country) => !isFirst(country))];
}

/** Without accents, capitals and what joins Persian words: nobody is to know how a name is written. */
function bare(text: string): string {
  return normaliseTyped(text)
    .normalize("NFKD")
    .replace(/[\p{M}\u200c]/gu, "")
    .toLowerCase()
    .replace(/đ/g, "d");
}
