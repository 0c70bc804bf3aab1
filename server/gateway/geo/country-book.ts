import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Reader, type Response } from "maxmind";
import { publicAddress } from "./special-addresses.ts";

/** Says in which country an address is. */
export type CountryBook = {
  /** An ISO 3166-1 code of two letters; null where nobody knows, and for addresses of no country. */
  countryOf(address: string): string | null;
};

const SHIPPED = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** How the files of different makers write a country: flat, or as MaxMind does. */
type Row = Response & {
  readonly country_code?: string;
  readonly country?: { readonly iso_code?: string };
  readonly registered_country?: { readonly iso_code?: string };
};

/**
 * Opens a database of countries in MaxMind's format: the operator's own file, or the one that the house ships. The
 * whole file stays in memory, 8 MB of it, because a lookup must not wait for a disk.
 */
export async function openCountryBook(path?: string): Promise<CountryBook> {
  const file = path ?? createRequire(import.meta.url).resolve(SHIPPED);
  const reader = new Reader<Row>(await readFile(file));
  return {
    countryOf(address) {
      const asked = publicAddress(address);
      return asked === null ? null : countryIn(reader.get(asked));
    },
  };
}

function countryIn(row: Row | null): string | null {
  const code = row?.country_code ?? row?.country?.iso_code ?? row?.registered_country?.iso_code ?? "";
  return /^[A-Z]{2}$/.test(code) && code !== "ZZ" ? code : null;
}
