import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { readVendors, VendorFileError } from "./index.ts";

const pem = (modulusLength: number) =>
  generateKeyPairSync("rsa", { modulusLength }).publicKey.export({ type: "spki", format: "pem" }).toString();
const PUBLIC_KEY = pem(2048);

const NOW = new Date("2026-03-21T12:00:00Z");
const UNTIL = "2026-04-21T00:00:00Z";

const own = {
  code: "FAR",
  name: "Far away",
  dialect: "wallet-v1",
  mode: "seamless",
  secret: "a vendor's own secret of forty characters",
  roundLimitMinutes: 60,
};
const hub = { ...own, code: "HUB", dialect: "hub88", secret: undefined, publicKey: PUBLIC_KEY };
const form = { ...own, code: "PRAG", dialect: "pragmatic", secret: "sixteen letters?" };
const fund = { ...own, code: "FUND", dialect: "fundist", secret: "sixteen letters!" };

test("every vendor is found by its code, with what it speaks", () => {
  const vendors = readVendors([own, { ...hub, secret: undefined }, form, fund].map(withoutUndefined));
  expect(vendors.all.map(({ code, dialect }) => [code, dialect !== null])).toEqual([
    ["FAR", false],
    ["HUB", true],
    ["PRAG", true],
    ["FUND", true],
  ]);
  expect(vendors.find("FAR")).toMatchObject({
    name: { fa: "Far away", en: "Far away" },
    mode: "seamless",
    roundLimitMs: 3_600_000,
    apiUrl: null,
  });
  expect(vendors.find("NOBODY")).toBeNull();
  expect(vendors.find("FAR")?.keysAt(NOW)).toEqual([{ version: "1.1", secret: own.secret }]);
  expect(vendors.find("FUND")?.keysAt(NOW)).toEqual([]);
});

test.each([
  ["an empty secret", { ...own, secret: "" }],
  ["a short secret", { ...own, secret: "x1".repeat(15) }],
  ["a short secret of another's protocol", { ...form, secret: "fifteen letters" }],
  ["an example", { ...own, secret: "change-me-change-me-change-me-change-me" }],
  ["one sign over and over", { ...fund, secret: "x".repeat(40) }],
  ["no secret", { ...form, secret: undefined }],
  ["no key", { ...hub, publicKey: "" }],
  ["a weak key", { ...hub, publicKey: pem(1024) }],
  ["a broken key of ours", { ...hub, ourPrivateKey: "-----BEGIN PRIVATE KEY-----" }],
  ["a setting that there is not", { ...own, adresses: ["203.0.113.7"] }],
  ["a dialect that there is not", { ...own, dialect: "wallet-v2" }],
  [
    "a transfer wallet in a dialect that has none",
    { ...form, mode: "transfer", apiUrl: "https://a.example" },
  ],
  ["a transfer wallet that cannot be asked", { ...own, mode: "transfer" }],
  ["an address that is none", { ...own, addresses: ["203.0.113"] }],
  ["a network that is none", { ...own, addresses: ["203.0.113.0/33"] }],
  ["a list of no address", { ...own, addresses: [] }],
  ["questions over an open road", { ...own, apiUrl: "http://vendor.example/v1" }],
  ["questions with a name in them", { ...own, apiUrl: "https://me:secret@vendor.example/v1" }],
  ["no limit for rounds", { ...own, roundLimitMinutes: 0 }],
  ["a version of the signature that there is not", { ...own, signature: "1.2" }],
  ["a retiring secret that is short", { ...own, retiring: { secret: "short", until: UNTIL } }],
  [
    "a retiring secret without an end",
    { ...own, retiring: { secret: "another secret of the same vendor, long" } },
  ],
  ["a code with a slash", { ...own, code: "FAR/AWAY" }],
  ["the house itself", { ...own, code: "house" }],
  ["a name without Persian", { ...own, name: { en: "Far" } }],
])("%s starts no vendor, and the message names it", (_what, entry) => {
  const start = () => readVendors([withoutUndefined(entry)]);
  expect(start).toThrow(VendorFileError);
  expect(start).toThrow(entry.code);
});

test("a code of our own series, the same code twice, and what is no list are refused", () => {
  expect(() => readVendors([own], new Set(["FAR"]))).toThrow("FAR: this code is our own");
  expect(() => readVendors([own, { ...fund, code: "FAR" }])).toThrow("FAR: listed twice");
  expect(() => readVendors({ own })).toThrow(VendorFileError);
  expect(() => readVendors([own, {}])).toThrow("vendor 2");
  expect(() => readVendors([{ ...own, color: "red" }])).toThrow(`${own.code}: color is not known here`);
  expect(readVendors([]).all).toEqual([]);
});

test("a secret or key that another vendor has is no secret: what one signs would be believed of the other", () => {
  for (const [one, other] of [
    [own, { ...own, code: "NEAR" }],
    [own, { ...fund, secret: own.secret }],
    [form, { ...fund, secret: "seventeen letters", retiring: { secret: form.secret, until: UNTIL } }],
    [hub, { ...hub, code: "NEAR" }],
  ] as const) {
    const start = () => readVendors([one, other].map(withoutUndefined));
    expect(start).toThrow(`${other.code}: its secret or key is that of ${one.code} as well`);
  }
});

test("a retiring key is believed beside the new one until its end, and never signed with first", () => {
  const retired = { secret: "the secret before it, of forty characters", until: UNTIL };
  const [far, prag] = readVendors([
    { ...own, signature: "1", retiring: retired },
    { ...form, retiring: { ...retired, secret: "eighteen characters" } },
  ]).all;
  const secrets = (at: Date) => far?.keysAt(at).map(({ version, secret }) => `${version} ${secret}`);
  expect(secrets(NOW)).toEqual([`1 ${own.secret}`, `1 ${retired.secret}`]);
  expect(secrets(new Date(UNTIL))).toEqual([`1 ${own.secret}`]);
  expect(prag?.dialectsAt(NOW)).toHaveLength(2);
  expect(prag?.dialectsAt(new Date(UNTIL))).toEqual([prag?.dialect]);
});

test("the message never tells the secret", () => {
  const secret = "x1".repeat(15);
  expect(() => readVendors([{ ...own, secret }])).not.toThrow(secret);
});

test("a vendor with a list of addresses calls from nowhere else", () => {
  const entry = { ...fund, addresses: ["203.0.113.7", "198.51.100.0/24", "2001:db8::/32"] };
  const allows = readVendors([withoutUndefined(entry)]).find("FUND")?.allows ?? (() => false);
  for (const address of ["203.0.113.7", "::ffff:203.0.113.7", "198.51.100.200", "2001:db8:1::1"]) {
    expect([address, allows(address)]).toEqual([address, true]);
  }
  for (const address of ["203.0.113.8", "198.51.101.1", "2001:db9::1", "", "unknown", "203.0.113.7 "]) {
    expect([address, allows(address)]).toEqual([address, false]);
  }
});

function withoutUndefined(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}
