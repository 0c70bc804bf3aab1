import { afterEach, beforeAll, expect, test } from "vitest";
import { HOUR_MS, later, SECOND_MS } from "#server/core/time.ts";
import { HOST, openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  allowServiceHost,
  forbidServiceHost,
  licencesOf,
  removeLicence,
  removeServiceEntry,
  type Site,
  serviceOf,
  setLicence,
  setMaintenance,
  setRegions,
  setServiceEntry,
  siteBook,
  systemStatus,
} from "../index.ts";

let context: TestContext;
let brandId: string;

beforeAll(async () => {
  context = await testContext();
  ({ id: brandId } = await openBrand(context));
});
afterEach(async () => {
  await setMaintenance(context, { brandId, isOn: false, title: null, info: null, endsAt: null });
  await setRegions(context, { brandId, rule: "blocked", countries: [], refusesUnknown: false });
});

/** What every process sees after a second. */
async function site(): Promise<Site> {
  context.clock.forward(SECOND_MS);
  const [found] = await siteBook(context);
  if (!found) throw new Error("There is no brand");
  return found;
}

const MGA = { authority: "MGA", number: "MGA/B2C/000/2026", url: "https://regulator.test/record/1" } as const;

test("X01 a brand that says nothing about itself is open to everybody", async () => {
  const open = await site();
  expect(open).toMatchObject({ brandId, hosts: [HOST], needsLogin: false, licences: [], serviceEntries: [] });
  for (const country of ["IR", "DE", null]) expect(systemStatus(open, country)).toBe(0);
});

test("X01 maintenance is told with its title, text and end, and comes before any region", async () => {
  const endsAt = later(context.now(), HOUR_MS);
  const title = { fa: "تعمیر", en: "Repairs" };
  await setRegions(context, { brandId, countries: ["DE"] });
  const closed = await setMaintenance(context, { brandId, isOn: true, title, endsAt });
  expect(closed).toMatchObject({ ok: true, value: { before: { isOn: false }, after: { isOn: true } } });
  expect((await site()).maintenance).toEqual({ isOn: true, title, info: null, endsAtMs: endsAt.getTime() });
  expect(systemStatus(await site(), "DE")).toBe(1);
  await setMaintenance(context, { brandId, isOn: false });
  expect((await site()).maintenance).toMatchObject({ isOn: false, title });
  expect(systemStatus(await site(), "DE")).toBe(2);
});

test("X01 countries are kept out, or are the only ones let in; an unknown one is treated as the brand says", async () => {
  await setRegions(context, { brandId, countries: ["DE", "FR", "DE"] });
  const blocked = await site();
  expect(blocked.regions.countries).toEqual(["DE", "FR"]);
  expect(["DE", "FR", "IR", null].map((country) => systemStatus(blocked, country))).toEqual([2, 2, 0, 0]);

  await setRegions(context, { brandId, rule: "allowed", refusesUnknown: true });
  const allowed = await site();
  expect(["DE", "FR", "IR", null].map((country) => systemStatus(allowed, country))).toEqual([0, 0, 2, 2]);
});

test("a setting that would not do what it says is refused and changes nothing", async () => {
  const refusal = async (wish: Parameters<typeof setRegions>[1]) => {
    const set = await setRegions(context, wish);
    return set.ok ? "done" : set.refusal.reason;
  };
  for (const code of ["UK", "ZZ", "EU", "de", "D", "QQ", ""])
    expect(await refusal({ brandId, countries: [code] }), code).toBe("badCountry");
  expect(await refusal({ brandId, rule: "allowed" })).toBe("noCountries");
  expect(await refusal({ brandId, message: { fa: " " } })).toBe("badText");
  expect(await refusal({ brandId: "nobody", countries: ["DE"] })).toBe("unknownBrand");
  expect(await setMaintenance(context, { brandId, isOn: true, endsAt: context.now() })).toMatchObject({
    refusal: { reason: "endsInThePast" },
  });
  expect((await site()).maintenance.isOn).toBe(false);
  expect(systemStatus(await site(), null)).toBe(0);
});

test("F10 a licence is what the operator entered, one for each authority, and goes when it is taken away", async () => {
  expect(await licencesOf(context, brandId)).toEqual([]);
  for (const bad of [
    { ...MGA, url: "http://regulator.test/record" },
    { ...MGA, url: "https://" },
    { ...MGA, url: "javascript:alert(1)" },
    { ...MGA, number: "" },
    { ...MGA, number: " 1" },
  ]) {
    expect(await setLicence(context, { brandId, ...bad })).toMatchObject({
      refusal: { reason: "badLicence" },
    });
  }
  await setLicence(context, { brandId, ...MGA, authority: "PAGCOR" });
  await setLicence(context, { brandId, ...MGA, number: "old" });
  await setLicence(context, { brandId, ...MGA });
  context.clock.forward(SECOND_MS);
  expect(await licencesOf(context, brandId)).toEqual([MGA, { ...MGA, authority: "PAGCOR" }]);

  await removeLicence(context, { brandId, authority: "PAGCOR" });
  expect(await removeLicence(context, { brandId, authority: "PAGCOR" })).toMatchObject({ ok: false });
  context.clock.forward(SECOND_MS);
  expect(await licencesOf(context, brandId)).toEqual([MGA]);
});

test("F13 entries stand in their places, and hosts are allowed by name", async () => {
  const entry = { csType: "LIVECHAT", type: "3", path: "c2VhbGVkkey12345" } as const;
  await setServiceEntry(context, { brandId, csPosition: 2, ...entry });
  await setServiceEntry(context, { brandId, csPosition: 1, ...entry, csType: "VIP" });
  for (const host of ["chat.test", "chat.test:8443"]) await allowServiceHost(context, { brandId, host });
  for (const host of ["https://chat.test", "*.chat.test", "Chat.test", "chat.test/", ".", ""])
    expect(await allowServiceHost(context, { brandId, host }), host).toMatchObject({ ok: false });
  context.clock.forward(SECOND_MS);
  expect(await serviceOf(context, brandId)).toEqual({
    entries: [
      { csPosition: 1, ...entry, csType: "VIP" },
      { csPosition: 2, ...entry },
    ],
    hosts: ["chat.test", "chat.test:8443"],
  });

  await removeServiceEntry(context, { brandId, csPosition: 1 });
  await forbidServiceHost(context, { brandId, host: "chat.test" });
  context.clock.forward(SECOND_MS);
  const left = await serviceOf(context, brandId);
  expect([left.entries.length, left.hosts]).toEqual([1, ["chat.test:8443"]]);
});
