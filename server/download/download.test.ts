import { createLocalJWKSet, jwtVerify } from "jose";
import { beforeAll, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  addDomain,
  domainListKey,
  domainsOf,
  findDomain,
  hasOfflinePage,
  keySet,
  qrCode,
  removeDomain,
  seedDownload,
  setOfflinePage,
  signedDomainList,
} from "./index.ts";

const KEY = domainListKey("a-master-secret-of-more-than-32-characters");

let context: TestContext;
let brandId: string;

beforeAll(async () => {
  context = await testContext();
  brandId = (await openBrand(context)).id;
});

/** Readers keep the list for a second. */
function soon<Value>(read: () => Promise<Value>): Promise<Value> {
  context.clock.forward(1000);
  return read();
}

const addresses = async () => (await soon(() => domainsOf(context, { brandId }))).map(({ url }) => url);
const door = { device: 0, resourceType: "WEB", position: 1 } as const;

test("the house's own address comes first and follows SITE_URL, until an operator takes it out", async () => {
  await seedDownload(context, { siteUrl: "https://nard.test" });
  await seedDownload(context, { siteUrl: "https://nard.test" });
  const [own] = await soon(() => domainsOf(context, { brandId }));
  expect(own).toMatchObject({ url: "https://nard.test/", domainName: "nard.test", device: 0 });

  await seedDownload(context, { siteUrl: "http://localhost:3000" });
  expect(await addresses()).toEqual(["http://localhost:3000/"]);
  const [moved] = await domainsOf(context, { brandId });
  expect(moved?.id).not.toBe(own?.id);

  expect((await removeDomain(context, { brandId, url: "http://localhost:3000" })).ok).toBe(true);
  await seedDownload(context, { siteUrl: "https://nard.test" });
  expect(await addresses()).toEqual([]);
});

test("a phone is told what is for everybody and what is for phones, another device only the first", async () => {
  const add = (url: string, more: object) => addDomain(context, { brandId, url, ...door, ...more });
  await add("https://m.nard.test/some/page?x=1#y", { device: 3, position: 2 });
  await add(" https://two.nard.test ", {});
  await add("https://files.nard.test/nard.apk", { resourceType: "APP", position: 3 });

  const forDevice = async (device: 0 | 3) =>
    (await soon(() => domainsOf(context, { brandId, device }))).map(({ domainName }) => domainName);
  expect(await forDevice(0)).toEqual(["two.nard.test", "files.nard.test"]);
  expect(await forDevice(3)).toEqual(["two.nard.test", "m.nard.test", "files.nard.test"]);
  expect(await addresses()).toContain("https://m.nard.test/");
});

test.each([
  "nard.test",
  "javascript:alert(1)",
  "http://nard.test/",
  "https://me:secret@nard.test/",
  `https://nard.test/${"x".repeat(300)}.apk`,
])("%s is no address that people are sent to", async (url) => {
  const added = await addDomain(context, { brandId, url, ...door, resourceType: "APP" });
  expect(added).toEqual({ ok: false, refusal: { reason: "badAddress" } });
});

test("an address is offered once, and what is not offered cannot be taken out", async () => {
  const again = await addDomain(context, { brandId, url: "https://two.nard.test", ...door });
  expect(again).toEqual({ ok: false, refusal: { reason: "domainKnown" } });
  const unknown = await removeDomain(context, { brandId, url: "https://three.nard.test" });
  expect(unknown).toEqual({ ok: false, refusal: { reason: "unknownDomain" } });
});

test("another brand's addresses are not told", async () => {
  expect(await domainsOf(context, { brandId: "other" })).toEqual([]);
  const [own] = await domainsOf(context, { brandId });
  const domainId = own?.id ?? "";
  expect(await findDomain(context, { brandId, domainId })).toEqual(own);
  expect(await findDomain(context, { brandId: "other", domainId })).toBeNull();
});

test("a signed list is believed with the published key, for its brand and until it ends", async () => {
  const list = await signedDomainList(context, KEY, { brandId, issuer: "https://nard.test" });
  const keys = createLocalJWKSet({ keys: [...keySet(KEY).keys] });
  const believe = (text: string, currentDate: Date) =>
    jwtVerify(text, keys, { typ: "domain-list+jwt", subject: brandId, currentDate });

  const { payload } = await believe(list, context.now());
  expect(payload.domainList).toEqual(
    (await domainsOf(context, { brandId })).map(({ id: _id, ...listed }) => listed),
  );
  await expect(believe(list, new Date(context.now().getTime() + 31 * 86_400_000))).rejects.toThrow(/exp/);

  const [head = "", body = "", signature = ""] = list.split(".");
  const forged = Buffer.from(JSON.stringify({ ...payload, domainList: [] })).toString("base64url");
  expect(forged).not.toBe(body);
  await expect(believe(`${head}.${forged}.${signature}`, context.now())).rejects.toThrow(/signature/);
});

test("the key is the same in every process of a house, and its secret half is not published", () => {
  expect(domainListKey("a-master-secret-of-more-than-32-characters").id).toBe(KEY.id);
  expect(domainListKey("another-master-secret-of-the-same-length").id).not.toBe(KEY.id);
  expect(JSON.stringify(keySet(KEY))).not.toContain('"d"');
});

test("a code is an SVG without style and script, dark on white", async () => {
  const svg = await qrCode("https://nard.test/");
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg).toContain('fill="#ffffff"');
  expect(svg).not.toMatch(/style|script|href/);
});

test("browsers keep an offline page until an operator switches it off", async () => {
  const has = () => soon(() => hasOfflinePage(context, brandId));
  expect(await has()).toBe(true);
  expect(await setOfflinePage(context, { brandId, isOn: false })).toEqual({ wasOn: true });
  expect(await has()).toBe(false);
  expect(await setOfflinePage(context, { brandId, isOn: true })).toEqual({ wasOn: false });
  expect(await has()).toBe(true);
});
