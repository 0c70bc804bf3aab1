import type { LocalText } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { isShort } from "./short-text.ts";
import type { Regions } from "./site/site.ts";
import { stateIn } from "./site/site-book.ts";
import { lockState, saveState } from "./store.ts";

export type RegionsRequest = {
  readonly brandId: string;
  /** What is not named stays. */
  readonly rule?: Regions["rule"] | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly refusesUnknown?: boolean | undefined;
  readonly message?: LocalText | null | undefined;
};

type RegionsRefusal = { readonly reason: "unknownBrand" | "badText" | "badCountry" | "noCountries" };

const MESSAGE_MAX = 2000;

/**
 * Says in which countries a brand is open. Refused is what would not do what it says: a code that no address ever
 * has (`UK`), and a list of those let in with nobody on it. Every process follows within a second.
 */
export function setRegions(
  { db }: Pick<Context, "db">,
  { brandId, rule, countries, refusesUnknown, message }: RegionsRequest,
): Promise<Outcome<{ before: Regions; after: Regions }, RegionsRefusal>> {
  return db.transaction(async (transaction) => {
    const row = await lockState(transaction, brandId);
    if (!row) return refuse({ reason: "unknownBrand" });
    if (!isShort(message, MESSAGE_MAX)) return refuse({ reason: "badText" });
    const after = {
      ...row,
      countryRule: rule ?? row.countryRule,
      countries: [...new Set(countries ?? row.countries)].sort(),
      refusesUnknown: refusesUnknown ?? row.refusesUnknown,
      message: message === undefined ? row.message : message,
    };
    if (!after.countries.every(isCountry)) return refuse({ reason: "badCountry" });
    if (after.countryRule === "allowed" && after.countries.length === 0)
      return refuse({ reason: "noCountries" });
    await saveState(transaction, after);
    return done({ before: stateIn(row).regions, after: stateIn(after).regions });
  });
}

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes that have a name and are not a country's own: old ones, groups, and the one for the unknown. */
const NO_COUNTRY = new Set([
  "AN",
  "BU",
  "CS",
  "DD",
  "EU",
  "EZ",
  "FX",
  "NT",
  "QO",
  "SU",
  "TP",
  "UK",
  "UN",
  "YD",
  "YU",
  "ZR",
  "ZZ",
]);

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) && names.of(code) !== undefined;
}
