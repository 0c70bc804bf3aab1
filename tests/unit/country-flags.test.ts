import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { flagOf } from "#app/features/entry-form/country-flags.ts";
import { countriesLike, countryOf } from "#app/features/entry-form/country-search.ts";
import { dialingCountries, dialingValueOf } from "#server/accounts/index.ts";

const countries = dialingCountries("fa").map(countryOf);

test("L02 every country that can be chosen has the flag that belongs to it", () => {
  for (const { value, name } of countries) {
    const flag = flagOf(value);
    const [, letters = ""] = /^\/flags\/([a-z]{2})\.svg$/.exec(flag) ?? [];
    expect(existsSync(`node_modules/flag-icons/flags/4x3/${letters}.svg`), `${name} ${flag}`).toBe(true);
    if (letters !== "sh") expect(dialingValueOf(letters.toUpperCase()), name).toBe(value);
  }
});

test("L02 a country is found by its code and by any spelling of a part of its name", () => {
  const found = (typed: string) => countriesLike(countries, typed).map(({ name }) => name);
  for (const typed of ["98", "+98", "۹۸", "0098", "ایران", "ايران", "یرا"])
    expect(found(typed), typed).toContain("ایران");
  expect(found("المان")[0]).toBe("آلمان");
  expect(found("ایران")[0]).toBe("ایران");
  expect(found("nowhere")).toEqual([]);
  expect(found("")).toHaveLength(countries.length);
});
