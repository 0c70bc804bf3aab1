import { beforeEach, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  type Brand,
  brandAt,
  defaultBrand,
  type FieldSetting,
  hasFlag,
  registrationFields,
  saveRegistrationSetting,
  seedBrand,
  setFlag,
  setGameCycle,
} from "./index.ts";

let context: TestContext;
let brand: Brand;

beforeEach(async () => {
  context = await testContext();
  await seedBrand(context, { host: "nard.test:3000", otherHosts: ["127.0.0.1:3000"] });
  brand = await defaultBrand(context);
});

async function settingOf(field: string): Promise<FieldSetting> {
  const setting = (await registrationFields(context, brand.id, "username")).find(
    (one) => one.field === field,
  );
  if (!setting) throw new Error(`No setting for ${field}`);
  return setting;
}

test("T17 a brand answers to its hosts to the letter and to nothing else", async () => {
  expect((await brandAt(context, "nard.test:3000"))?.id).toBe("nard");
  expect((await brandAt(context, "NARD.test:3000"))?.id).toBe("nard");
  expect((await brandAt(context, "127.0.0.1:3000"))?.id).toBe("nard");
  for (const host of ["nard.test", "nard.test:3001", "evil.nard.test:3000", "nard.test:3000.evil", ""]) {
    expect(await brandAt(context, host), host).toBeNull();
  }
});

test("a new house plays in P, speaks Persian, keeps the time of Tehran and gives 10 000.00 of trial funds", () => {
  expect(brand).toMatchObject({
    name: { fa: "نرد", en: "Nard" },
    asset: "P",
    language: "fa",
    timeZone: "Asia/Tehran",
    trialGrantMinor: 1_000_000n,
  });
});

test("a second start keeps what the operator changed and learns a new host", async () => {
  await setFlag(context, { brandId: brand.id, flag: "DIRECTREG3", isOn: false });
  const email = await settingOf("email");
  const changed = { ...email, required: true };
  await saveRegistrationSetting(context, { brandId: brand.id, mode: "username", setting: changed });

  await seedBrand(context, { host: "other.test" });
  context.clock.forward(SECOND_MS);
  expect(await hasFlag(context, brand.id, "DIRECTREG3")).toBe(false);
  expect(await settingOf("email")).toEqual(changed);
  expect((await brandAt(context, "other.test"))?.id).toBe("nard");
  expect((await brandAt(context, "nard.test:3000"))?.id).toBe("nard");
});

test("a flag that was switched is seen after a second, and one that was never set is off", async () => {
  expect(await hasFlag(context, brand.id, "DIRECTREG3")).toBe(true);
  expect(await hasFlag(context, brand.id, "GOOGLELOGIN3")).toBe(false);
  expect(await hasFlag(context, "nobody", "DIRECTREG3")).toBe(false);
  await setFlag(context, { brandId: brand.id, flag: "DIRECTREG3", isOn: false });
  context.clock.forward(SECOND_MS);
  expect(await hasFlag(context, brand.id, "DIRECTREG3")).toBe(false);
});

test("S02 a row that anybody changed in the database is another setting after a second", async () => {
  expect((await settingOf("username")).maxLength).toBe(15);
  await context.db.call(
    {
      name: "test.change",
      text: "update brand.registration_settings set max_length = 9 where field = 'username'",
    },
    [],
  );
  context.clock.forward(SECOND_MS);
  expect((await settingOf("username")).maxLength).toBe(9);
});

test("the fields of a form come in their order", async () => {
  const fields = await registrationFields(context, brand.id, "username");
  expect(fields.filter(({ enabled }) => enabled).map(({ field }) => field)).toEqual([
    "username",
    "password",
    "confirmPassword",
    "payeeName",
    "mobileNum",
    "email",
  ]);
});

test("a setting that cannot work is refused and nothing changes", async () => {
  const username = await settingOf("username");
  const refusals: [Partial<FieldSetting>, string][] = [
    [{ enabled: false }, "neededField"],
    [{ required: false }, "neededField"],
    [{ minLength: 0 }, "badLengths"],
    [{ minLength: 16 }, "badLengths"],
    [{ maxLength: 501 }, "badLengths"],
    [{ maxLength: 2.5 }, "badLengths"],
    [{ acceptedPattern: "(?=a)a" }, "badPattern"],
  ];
  for (const [change, reason] of refusals) {
    const setting = { ...username, ...change };
    const saved = await saveRegistrationSetting(context, { brandId: brand.id, mode: "username", setting });
    expect(saved, reason).toEqual({ ok: false, refusal: { reason } });
  }
  const elsewhere = { brandId: "nobody", mode: "username" as const, setting: username };
  expect(await saveRegistrationSetting(context, elsewhere)).toEqual({
    ok: false,
    refusal: { reason: "unknownBrand" },
  });
  context.clock.forward(SECOND_MS);
  expect(await settingOf("username")).toEqual(username);
});

test("games wait a second and are pressed by people alone until the house says otherwise, within bounds", async () => {
  expect(brand.gameCycleMs).toBe(1000);
  expect(await hasFlag(context, brand.id, "autoplay")).toBe(false);
  expect(await setGameCycle(context, { brandId: brand.id, cycleMs: 2500 })).toEqual({
    ok: true,
    value: { before: 1000 },
  });
  context.clock.forward(SECOND_MS);
  expect((await defaultBrand(context)).gameCycleMs).toBe(2500);
  for (const cycleMs of [999, 10_001, 1000.5, Number.NaN]) {
    expect(await setGameCycle(context, { brandId: brand.id, cycleMs }), String(cycleMs)).toEqual({
      ok: false,
      refusal: { reason: "badCycle" },
    });
  }
  expect(await setGameCycle(context, { brandId: "nobody", cycleMs: 2000 })).toMatchObject({
    refusal: { reason: "unknownBrand" },
  });
});
