import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nard-config-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  NARD_ENV: "production",
  SITE_URL: "https://nard.invalid",
  SESSION_SECRET: "k3Jq8vY2mZ6wT1bN9xR5cF7hL0pD4sGa",
  VENDOR_SECRET: "Qz7xW2nV9bM4kJ8hG1fD6sA3pO5iU0yT",
};

test("in development what is missing is made once and kept", () => {
  const first = readConfig({ DATA_DIR: folder });
  const second = readConfig({ DATA_DIR: folder });
  expect(first.sessionSecret).toHaveLength(43);
  expect(second.sessionSecret).toBe(first.sessionSecret);
  expect(first.vendorSecret).not.toBe(first.sessionSecret);
  expect(statSync(join(folder, "secrets.json")).mode & 0o077).toBe(0);
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toContain(first.sessionSecret);
});

test("in production nothing is invented: each missing variable is named", () => {
  for (const name of ["SITE_URL", "SESSION_SECRET", "VENDOR_SECRET"] as const) {
    expect(() => readConfig({ ...production, [name]: "" })).toThrow(new RegExp(`^${name}: required`));
  }
  expect(readConfig(production).production).toBe(true);
});

test.each([
  "change-me-change-me-change-me-change-me",
  "a".repeat(40),
  "short",
  "my-secret-my-secret-my-secret-xyz",
])("in production the secret %j refuses to start", (SESSION_SECRET) => {
  expect(() => readConfig({ ...production, SESSION_SECRET })).toThrow(ConfigError);
  expect(() => readConfig({ ...production, SESSION_SECRET })).toThrow(/^SESSION_SECRET/);
});

test("a value that makes no sense is refused by name, a blank one counts as absent", () => {
  expect(() => readConfig({ DATA_DIR: folder, PORT: "eighty" })).toThrow(/^PORT/);
  expect(() => readConfig({ DATA_DIR: folder, DATABASE_URL: "mysql://x" })).toThrow(/^DATABASE_URL/);
  const DATABASE_OWNER_URL = "postgresql://owner@database/nard";
  expect(() => readConfig({ DATA_DIR: folder, DATABASE_OWNER_URL })).toThrow(/^DATABASE_URL: required/);
  expect(readConfig({ DATA_DIR: folder, PORT: "", TRUSTED_PROXIES: "" })).toMatchObject({
    port: 3000,
    trustedProxies: 0,
  });
});

test("in production a post may come from the site's own origin alone", () => {
  expect(readConfig(production).origins).toEqual(["https://nard.invalid"]);
});

test("R16 mirrors are doors of the same house, each an origin with the site's own scheme", () => {
  const MIRROR_URLS = "https://two.invalid/, https://three.invalid:8443 https://nard.invalid";
  const origins = ["https://nard.invalid", "https://two.invalid", "https://three.invalid:8443"];
  expect(readConfig({ ...production, MIRROR_URLS }).origins).toEqual(origins);
  for (const wrong of [
    "http://two.invalid",
    "two.invalid",
    "https://two.invalid/page",
    "https://me@two.invalid",
  ])
    expect(() => readConfig({ ...production, MIRROR_URLS: wrong }), wrong).toThrow(/^MIRROR_URLS/);
});

test("what is sealed for long has a secret of its own, given or made of the vendors' one", () => {
  const made = readConfig(production).houseSecret;
  expect(made).toBe(readConfig({ ...production, SESSION_SECRET: production.VENDOR_SECRET }).houseSecret);
  expect([production.SESSION_SECRET, production.VENDOR_SECRET]).not.toContain(made);
  const HOUSE_SECRET = "Zk4tY8uR2wE6qP0mN3bV7cX1lJ5hG9fD";
  expect(readConfig({ ...production, HOUSE_SECRET }).houseSecret).toBe(HOUSE_SECRET);
  expect(() => readConfig({ ...production, HOUSE_SECRET: "short" })).toThrow(/^HOUSE_SECRET/);
});

test("a file of countries that is not there is named before the house opens", () => {
  expect(() => readConfig({ ...production, GEO_DATABASE: join(folder, "none.mmdb") })).toThrow(
    /^GEO_DATABASE/,
  );
  expect(readConfig({ ...production, GEO_DATABASE: "package.json" }).geoDatabase).toBe("package.json");
  expect(readConfig(production).geoDatabase).toBeUndefined();
});

const SECRET = "k3Jq8vY2mZ6wT1bN9xR5cF7hL0pD4sGa";

test("the ways to telephones and mailboxes are whole or absent, and said in a way that can work", () => {
  const read = (more: Record<string, string>) => readConfig({ ...production, ...more }).gateways;
  expect(read({})).toEqual({ sms: null, mail: null, captcha: null, phone: null });
  const sms = { SMS_URL: "https://sms.example/send", SMS_SECRET: SECRET };
  expect(read(sms).sms).toMatchObject({ url: sms.SMS_URL, secret: SECRET });
  const mail = { SMTP_URL: "smtps://user:word@mail.example", MAIL_FROM: "Nard <no-reply@nard.example>" };
  expect(read(mail).mail).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM });
  expect(() => read({ SMS_URL: sms.SMS_URL })).toThrow(/^SMS_SECRET/);
  expect(() => read({ ...sms, SMS_SECRET: "short" })).toThrow(/^SMS_SECRET/);
  expect(() => read({ ...sms, SMS_URL: "http://sms.example" })).toThrow(/^SMS_URL/);
  expect(() => read({ ...sms, SMS_BODY: "to={to}&text={text}" })).toThrow(/^SMS_BODY/);
  expect(() => read({ SMTP_URL: mail.SMTP_URL })).toThrow(/^MAIL_FROM/);
  expect(() => read({ ...mail, SMTP_URL: "https://mail.example" })).toThrow(/^SMTP_URL/);
  expect(() => read({ ...mail, MAIL_FROM: "Nard" })).toThrow(/^MAIL_FROM/);
});
