/** The port to where in the world an address is. */
export { type CountryBook, openCountryBook } from "./country-book.ts";
