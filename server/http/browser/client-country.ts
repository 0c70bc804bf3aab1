import { type CountryBook, openCountryBook } from "../../gateway/geo/index.ts";
import type { Config } from "../../house/config.ts";
import type { Platform } from "../../house/platform.ts";

/** One database of countries for each house, read when it is first asked. */
const books = new WeakMap<Config, Promise<CountryBook | null>>();

/** The country of an address, or null. A database that cannot be read knows no address; the log says so once. */
export async function clientCountry(
  { config, log }: Pick<Platform, "config" | "log">,
  address: string,
): Promise<string | null> {
  let book = books.get(config);
  if (!book) {
    book = openCountryBook(config.geoDatabase).catch((error: unknown) => {
      log.error("countries", { error });
      return null;
    });
    books.set(config, book);
  }
  return (await book)?.countryOf(address) ?? null;
}
