import { done, type Outcome, refuse } from "../core/outcome.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { NOWHERE, type Recipient } from "./recipient.ts";
import { readCountries, saveCountries } from "./store.ts";

/** Where the people who speak the house's languages live. Messages to other countries are what pumps money out (T5). */
const OWN_COUNTRIES: readonly string[] = [
  "IR",
  "AF",
  "TJ",
  "TR",
  "AE",
  "IQ",
  "OM",
  "QA",
  "KW",
  "BH",
  "AM",
  "AZ",
  "GE",
  "GB",
  "IE",
  "US",
  "CA",
  "AU",
  "NZ",
  "DE",
  "AT",
  "CH",
  "FR",
  "NL",
  "BE",
  "SE",
  "NO",
  "DK",
  "FI",
  "ES",
  "IT",
  "PT",
  "CN",
  "HK",
  "MO",
  "TW",
  "SG",
  "MY",
  "ID",
  "TH",
  "VN",
];

const openCountries = kept(SECOND_MS, ({ db }) => readCountries(db));

/** The countries to whose numbers a brand sends. */
export async function countriesOf(context: Context, brandId: string): Promise<readonly string[]> {
  return (await openCountries(context)).get(brandId) ?? OWN_COUNTRIES;
}

export async function isOpenCountry(
  context: Context,
  brandId: string,
  { country }: Pick<Recipient, "country">,
): Promise<boolean> {
  return country === NOWHERE || (await countriesOf(context, brandId)).includes(country);
}

/** Sends to these countries alone from now on; with none to the house's own again. */
export async function setCountries(
  { db }: Pick<Context, "db">,
  { brandId, countries }: { readonly brandId: string; readonly countries: readonly string[] },
): Promise<Outcome<null, { reason: "badCountry" }>> {
  if (!countries.every((country) => /^[A-Z]{2}$/.test(country))) return refuse({ reason: "badCountry" });
  await saveCountries(db, brandId, [...new Set(countries)]);
  return done(null);
}
