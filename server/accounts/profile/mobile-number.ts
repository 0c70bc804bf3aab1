import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { normaliseTyped } from "../../core/numbers/digits.ts";

/** How a number is read that names no country: the house is at home in Iran. */
const HOME_CODE = "98";

/** The number without what people put between its digits: `+98 (912) 345-6789` is `+989123456789`. */
export function bareMobile(typed: string): string {
  return normaliseTyped(typed).replace(/[\s().\-–‌]/g, "");
}

/**
 * One spelling per number (E.164): `+` and country code first. `countryDialingCode` is what the country picker
 * posts (dialing-countries.ts): it counts only where the number itself names no country. Null for what is no number.
 */
export function canonicalMobile(typed: string, countryDialingCode?: string | null): string | null {
  const code = countryDialingCode ? callingCodeIn(countryDialingCode) : HOME_CODE;
  const bare = bareMobile(typed).replace(/^00/, "+");
  if (!/^\+?\d{4,20}$/.test(bare)) return null;
  if (code === null && !bare.startsWith("+")) return null;
  const read = parsePhoneNumberFromString(bare, {
    extract: false,
    ...(code === null ? {} : { defaultCallingCode: code }),
  });
  return read?.isValid() ? read.number : null;
}

/** The calling code that a picker's value means: `98`, `+98` and `1-CA`. Null where there is no such code. */
export function callingCodeIn(countryDialingCode: string): string | null {
  const [, code = ""] = /^\s*\+?(\d{1,4})(?:-[A-Z]{2})?\s*$/.exec(normaliseTyped(countryDialingCode)) ?? [];
  return callingCodes().has(code) ? code : null;
}

/** What dials a country, by its two letters (ISO 3166-1); null where nobody is called. */
export function callingCodeOf(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}

export function dialedCountries(): readonly CountryCode[] {
  return getCountries();
}

let codes: ReadonlySet<string> | undefined;

function callingCodes(): ReadonlySet<string> {
  codes ??= new Set(getCountries().map((country) => String(getCountryCallingCode(country))));
  return codes;
}
