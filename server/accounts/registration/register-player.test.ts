import { beforeAll, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { openBrand, PASSWORD, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { type Brand, setFlag } from "../../brand/index.ts";
import { balancesOf } from "../../wallet/index.ts";
import {
  checkPaymentPassword,
  findPlayer,
  inviteCodeOf,
  logIn,
  type Registration,
  registrationForm,
  setAccountType,
} from "../index.ts";
import { registerPlayer } from "../parts.ts";

let context: TestContext;
let brand: Brand;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

function register(username: string, more: Partial<Registration> = {}) {
  return registerPlayer(context, { brand, language: "fa", registration: registrationOf(username, more) });
}

async function registered(username: string): Promise<bigint> {
  const outcome = await register(username);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.playerId;
}

async function rowsOf(foldedUsername: string) {
  const rows = { name: "test.players", text: "select * from accounts.players where folded_username = $1" };
  return context.db.call<Record<string, unknown>>(rows, [foldedUsername]);
}

test("a new player is a member with a number from 100001, who has not been here before", async () => {
  const playerId = await registered("Nima");
  expect(playerId).toBeGreaterThanOrEqual(100_001n);
  expect(await findPlayer(context, playerId)).toEqual({
    id: playerId,
    brandId: "nard",
    username: "Nima",
    accountType: 0,
    state: "active",
    language: "fa",
    previousLoginAt: null,
  });
  expect(await findPlayer(context, 1n)).toBeNull();
});

test("what was told is kept, the password only as a hash, the terms with their version and moment", async () => {
  await register("Sara", {
    email: "sara@example.com",
    mobile: "+989123456789",
    contacts: { line: "sara7" },
    referralCode: "AB-12",
  });
  const [row] = await rowsOf("sara");
  expect(row).toMatchObject({
    payee_name: "Nima Kazemi",
    email: "sara@example.com",
    mobile: "+989123456789",
    contacts: { line: "sara7" },
    referral_code: "AB-12",
    terms_version: brand.termsVersion,
    terms_accepted_at: context.now(),
  });
  expect(
    Object.values(row ?? {})
      .map(String)
      .join(),
  ).not.toContain(PASSWORD);
});

test("a new player has an empty wallet and the trial funds of the brand, granted once", async () => {
  const playerId = await registered("purse");
  expect(await balancesOf(context, { playerId })).toEqual(
    expect.arrayContaining([
      { minor: 0n, asset: "P" },
      { minor: 1_000_000n, asset: "TRIAL" },
    ]),
  );
  const again = await register("PURSE");
  expect(again).toEqual({ ok: false, refusal: { reason: "usernameTaken" } });
  const grants = {
    name: "test.grants",
    text: "select count(*)::int as many from ledger.transfers where key = $1",
  };
  expect(await context.db.call(grants, [`trial:${playerId}`])).toEqual([{ many: 1 }]);
});

test("S11 a name is one name in any spelling", async () => {
  await registered("Parvin7");
  for (const username of ["parvin7", "PARVIN7", "parvin۷"]) {
    expect(await register(username), username).toEqual({ ok: false, refusal: { reason: "usernameTaken" } });
  }
  expect(await rowsOf("parvin7")).toHaveLength(1);
});

test("S02 a name that a rule lets through can be kept, also in the spelling in which names are compared", async () => {
  const rule = { minLength: 2, maxLength: 200, patternId: "username", acceptedPattern: null } as const;
  const setting = { field: "username", enabled: true, required: true, position: 0, ...rule } as const;
  const form = registrationForm({ settings: [setting], minimumAge: 18 }, (key) => key);
  const outcomeOf = async (username: string) => {
    const read = form.safeParse({ username, ofAge: "on", terms: "on" });
    if (!read.success) return read.error.issues.map(({ path }) => path.join());
    return (await register(username, read.data.registration)).ok;
  };
  expect(await outcomeOf("ن".repeat(100))).toBe(true);
  expect(await outcomeOf("ن".repeat(101))).toEqual(["username"]);
  // One sign that is written out as eighteen.
  expect(await outcomeOf("ﷺ".repeat(7))).toEqual(["username"]);
  // Joiners alone, of which nothing is left.
  expect(await outcomeOf("\u200c\u200d")).toEqual(["username"]);
});

test("S11 sixteen requests at once for one name make one account", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 16 }, (_, index) => register(index % 2 === 0 ? "oneName" : "ONENAME")),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.reason]));
  expect(refusals).toEqual(Array(15).fill("usernameTaken"));
  expect(await rowsOf("onename")).toHaveLength(1);
});

test("a registration whose wallet cannot be opened leaves no player behind", async () => {
  const broken: Brand = { ...brand, trialGrantMinor: -1n };
  const registration = registrationOf("halfway");
  await expect(registerPlayer(context, { brand: broken, language: "fa", registration })).rejects.toThrow();
  expect(await rowsOf("halfway")).toHaveLength(0);
  expect((await register("halfway")).ok).toBe(true);
});

test("a brand that grants nothing opens the wallet empty", async () => {
  const frugal: Brand = { ...brand, trialGrantMinor: 0n };
  const registration = registrationOf("frugal");
  const made = await registerPlayer(context, { brand: frugal, language: "fa", registration });
  expect(made.ok && (await balancesOf(context, { playerId: made.value.playerId }))).toEqual(
    expect.arrayContaining([{ minor: 0n, asset: "TRIAL" }]),
  );
});

test("DIRECTREG3 and USERNAMEREG3 each close the registration, and only that", async () => {
  await registered("early");
  for (const flag of ["DIRECTREG3", "USERNAMEREG3"] as const) {
    await setFlag(context, { brandId: brand.id, flag, isOn: false });
    context.clock.forward(SECOND_MS);
    expect(await register("late")).toEqual({ ok: false, refusal: { reason: "registrationClosed" } });
    const login = { brandId: brand.id, username: "early", password: PASSWORD, place: PLACE };
    expect((await logIn(context, login)).ok).toBe(true);
    await setFlag(context, { brandId: brand.id, flag, isOn: true });
    context.clock.forward(SECOND_MS);
  }
  expect((await register("late")).ok).toBe(true);
});

async function inMobileMode<Result>(work: () => Promise<Result>): Promise<Result> {
  await setFlag(context, { brandId: brand.id, flag: "MOBILENUMREG3", isOn: true });
  context.clock.forward(SECOND_MS);
  const result = await work();
  await setFlag(context, { brandId: brand.id, flag: "MOBILENUMREG3", isOn: false });
  context.clock.forward(SECOND_MS);
  return result;
}

function registerByNumber(mobile: string, isMobileProven = true) {
  const nobody = { username: null, password: null, mobile, countryDialingCode: "98" };
  const registration = { ...registrationOf("unused"), ...nobody };
  return registerPlayer(context, { brand, language: "fa", registration, mode: "mobile", isMobileProven });
}

async function rowOf(playerId: bigint) {
  const row = { name: "test.player", text: "select * from accounts.players where id = $1::bigint" };
  return (await context.db.call<Record<string, unknown>>(row, [playerId]))[0];
}

test("S04 who registers by a proven number gets a name that does not tell it, and a password that nobody knows", async () => {
  await inMobileMode(async () => {
    const made = await registerByNumber("+989123000001");
    if (!made.ok) throw new Error(made.refusal.reason);
    const row = await rowOf(made.value.playerId);
    expect(row).toMatchObject({
      mobile: "+989123000001",
      mobile_verified_at: context.now(),
      country_dialing_code: "98",
      agreed_age: brand.minimumAge,
    });
    expect(row?.username).toMatch(/^m[0-9a-f]{12}$/);
    const login = { brandId: brand.id, username: String(row?.username), password: "", place: PLACE };
    expect((await logIn(context, login)).ok).toBe(false);
  });
});

test("S11 of sixteen who prove one number at once, one has it", async () => {
  await inMobileMode(async () => {
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => registerByNumber("+989123000002")));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.reason]));
    expect(refusals).toEqual(Array(15).fill("mobileTaken"));
  });
});

test("a number that was only told is nobody's, and who proves it later has it", async () => {
  const mobile = "+989123000003";
  expect((await register("teller", { mobile })).ok).toBe(true);
  expect((await register("another", { mobile })).ok).toBe(true);
  await inMobileMode(async () => expect((await registerByNumber(mobile)).ok).toBe(true));
  expect((await register("third", { mobile })).ok).toBe(true);
});

test("S04 a form that is not open registers nobody", async () => {
  expect(await registerByNumber("+989123000004")).toEqual({
    ok: false,
    refusal: { reason: "registrationClosed" },
  });
});

test("S06 an affiliate code that is nobody's stops the registration; one that is ours says who stands above", async () => {
  for (const affiliateCode of ["999999", "nobody", "0", "1".repeat(60)]) {
    expect(await register("brought", { affiliateCode }), affiliateCode).toEqual({
      ok: false,
      refusal: { reason: "affiliateUnknown", over: null },
    });
  }
  expect(await rowsOf("brought")).toHaveLength(0);
  const partner = await registered("partner");
  const member = await registered("onlymember");
  await setAccountType(context, { playerId: partner, accountType: 1 });
  const code = await inviteCodeOf(context, { id: partner, brandId: brand.id });
  expect((await register("brought", { affiliateCode: String(partner) })).ok).toBe(false);
  expect((await register("brought", { affiliateCode: String(member) })).ok).toBe(false);
  expect((await register("brought", { affiliateCode: code })).ok).toBe(true);
  expect((await rowsOf("brought"))[0]).toMatchObject({ upline: partner, affiliate_code: code });
});

test("S01 a payment password is set with the account, the domain and the identity are kept", async () => {
  const registration = registrationOf("payer", { paymentPassword: "904172", idNumber: "0012345678" });
  const request = { brand, language: "fa", registration, domain: "nard.test" } as const;
  const playerId = await registeredPlayer(context, request);
  expect(await checkPaymentPassword(context, { playerId, paymentPassword: "904172" })).toMatchObject({
    ok: true,
  });
  expect(await rowOf(playerId)).toMatchObject({ registered_domain: "nard.test", id_number: "0012345678" });
});
