import type { Language, LocalText } from "../../core/languages.ts";
import type { Licence } from "../licence.ts";
import type { ServiceEntry } from "./service-entry.ts";

/** What is said to visitors while a brand is closed for maintenance. A text that is not there is the house's own. */
export type Maintenance = {
  readonly isOn: boolean;
  readonly title: LocalText | null;
  readonly info: LocalText | null;
  /** When it is expected to be over, in milliseconds. It ends when an operator says so. */
  readonly endsAtMs: number | null;
};

/** Where a brand is open. */
export type Regions = {
  /** Whether the countries are those that are kept out, or the only ones that are let in. */
  readonly rule: "blocked" | "allowed";
  /** ISO 3166-1 codes of two letters. */
  readonly countries: readonly string[];
  /** What becomes of an address whose country nobody knows, where a rule keeps anybody out. */
  readonly refusesUnknown: boolean;
  readonly message: LocalText | null;
};

/**
 * Everything about one brand that decides whether and how its pages open. It is written to a file as it is
 * (server/http/gate/states-file.ts), so it holds nothing that JSON does not.
 */
export type Site = {
  readonly brandId: string;
  readonly name: LocalText;
  readonly language: Language;
  readonly timeZone: string;
  readonly hosts: readonly string[];
  /** Whether only who is signed in sees pages (R21). */
  readonly needsLogin: boolean;
  readonly maintenance: Maintenance;
  readonly regions: Regions;
  readonly licences: readonly Licence[];
  readonly serviceEntries: readonly ServiceEntry[];
  readonly serviceHosts: readonly string[];
};

/** The numbers of the specification (X01): 0 normal, 1 maintenance, 2 region restricted. */
export type SystemStatus = 0 | 1 | 2;

/** What a visitor from a country finds, in this order: a closed house is closed to everybody. */
export function systemStatus({ maintenance, regions }: Site, country: string | null): SystemStatus {
  if (maintenance.isOn) return 1;
  return isKeptOut(regions, country) ? 2 : 0;
}

/** Whether it matters at all where visitors of this brand are. */
export function asksForCountry({ regions }: Site): boolean {
  return regions.countries.length > 0;
}

function isKeptOut({ rule, countries, refusesUnknown }: Regions, country: string | null): boolean {
  if (countries.length === 0) return false;
  if (country === null) return refusesUnknown;
  return countries.includes(country) === (rule === "blocked");
}
