import { LANGUAGES, type Language } from "../../core/languages.ts";
import { callingCodeOf, dialedCountries } from "./mobile-number.ts";

/** A choice of the country picker. Countries that share a code have values of their own: `1` and `1-CA`. */
export type DialingCountry = { readonly value: string; readonly text: string };

const HOME_COUNTRY = "IR";

const lists = new Map<Language, readonly DialingCountry[]>();

/** Every country that can be called, by its name in that language: `ایران (+98)`. */
export function dialingCountries(language: Language): readonly DialingCountry[] {
  let list = lists.get(language);
  if (!list) {
    list = listIn(language);
    lists.set(language, list);
  }
  return list;
}

/** The choice that stands for a country, or for home where nobody knows the country. */
export function dialingValueOf(country: string | null): string {
  const known = country !== null && callingCodeOf(country) !== null ? country : HOME_COUNTRY;
  return values().get(known) ?? "";
}

function listIn(language: Language): readonly DialingCountry[] {
  const { tag } = LANGUAGES[language];
  const names = new Intl.DisplayNames([tag], { type: "region" });
  const byName = new Intl.Collator(tag);
  return [...values()]
    .map(([country, value]) => ({ value, name: names.of(country) ?? country }))
    .sort((one, other) => byName.compare(one.name, other.name))
    .map(({ value, name }) => ({ value, text: `${name} (\u2066+${value.split("-", 1)[0]}\u2069)` }));
}

let valueByCountry: ReadonlyMap<string, string> | undefined;

/** The country that a code is known for has the bare code; the others of that code name themselves. */
function values(): ReadonlyMap<string, string> {
  if (!valueByCountry) {
    const owners = new Map<string, string>([
      ["1", "US"],
      ["7", "RU"],
      ["39", "IT"],
      ["44", "GB"],
      ["61", "AU"],
    ]);
    const pairs = dialedCountries().map((country): [string, string] => {
      const code = callingCodeOf(country) ?? "";
      if (!owners.has(code)) owners.set(code, country);
      return [country, owners.get(code) === country ? code : `${code}-${country}`];
    });
    valueByCountry = new Map(pairs);
  }
  return valueByCountry;
}
