import { beforeAll, expect, test } from "vitest";
import { type CountryBook, openCountryBook } from "./index.ts";

let book: CountryBook;

beforeAll(async () => {
  book = await openCountryBook();
});

test("F14 the country of an address is known, of either family", () => {
  for (const [address, country] of [
    ["5.160.0.1", "IR"],
    ["8.8.8.8", "US"],
    ["2a01:4f8::1", "DE"],
    ["2001:4860:4860::8888", "US"],
  ] as const) {
    expect(book.countryOf(address), address).toBe(country);
  }
});

test("an IPv4 address is the same however IPv6 carries it", () => {
  for (const address of ["::ffff:5.160.0.1", "::FFFF:5.160.0.1", "::ffff:5a0:1"])
    expect(book.countryOf(address), address).toBe("IR");
  expect(book.countryOf("::ffff:10.0.0.1")).toBeNull();
  expect(book.countryOf("::ffff:c0a8:101")).toBeNull();
});

test("an address that belongs to no country has none, also where the file names one", () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.1.1",
    "203.0.113.7",
    "0.0.0.0",
    "239.1.1.1",
    "255.255.255.255",
    "::",
    "::1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:5a0:1::1",
    "64:ff9b::5a0:1",
  ]) {
    expect(book.countryOf(address), address).toBeNull();
  }
});

test("what is no address has no country", () => {
  for (const text of [
    "",
    "unknown",
    "1.2.3",
    "1.2.3.4:80",
    "[::1]",
    "1.2.3.4, 5.160.0.1",
    "::ffff:999.1.1.1",
  ])
    expect(book.countryOf(text), text).toBeNull();
});

test("a file that is not there, or is none, is told when it is opened", async () => {
  await expect(openCountryBook("/nowhere/countries.mmdb")).rejects.toThrow();
  await expect(openCountryBook("package.json")).rejects.toThrow();
});
