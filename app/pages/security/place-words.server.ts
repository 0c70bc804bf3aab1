import { speechOf } from "#app/i18n/speech.server.ts";
import { latin } from "#app/lib/page/isolated.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { clientCountry } from "#server/http/browser/client-country.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

const names = new Map<Language, Intl.DisplayNames>();

/** Where an address is, as far as that is known: the country and the address itself. */
export async function placeWords({ platform, language }: Visitor, address: string): Promise<string> {
  if (address === "unknown") return (await speechOf(language)).t("security.devices.unknownPlace");
  const country = await clientCountry(platform, address);
  return country === null ? latin(address) : `${countryName(country, language)} · ${latin(address)}`;
}

function countryName(country: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames([LANGUAGES[language].tag], { type: "region" });
  names.set(language, known);
  return known.of(country) ?? country;
}
