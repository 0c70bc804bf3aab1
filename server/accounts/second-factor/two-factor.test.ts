import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { messagesOf } from "#server/messages/index.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { openBrand, PASSWORD, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import { moneyOutHeldUntil } from "../passwords/payment-password.ts";
import { changeProfile } from "../profile/profile.ts";
import { openSession, readSession } from "../sessions/session.ts";
import { rememberLogin, resumeLogin } from "../sign-in/remembered-login.ts";
import { checkSecondFactor, hasSecondFactor } from "./two-factor-check.ts";
import { factorAddress, stepOf } from "./two-factor-code.ts";
import { dropSecondFactor, renewRecoveryCodes, switchOffSecondFactor } from "./two-factor-off.ts";
import { openSecret, sealSecret } from "./two-factor-secret.ts";
import { beginSecondFactor, secondFactorOf, switchOnSecondFactor } from "./two-factor-setup.ts";

const houseSecret = "a secret of the house that is long enough";
const STEP_MS = 30 * SECOND_MS;
const WRONG = "000000";

let context: TestContext;
let brand: Brand;
let playerId: bigint;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  nth += 1;
  playerId = await newPlayer(`second${nth}`);
});

async function newPlayer(username: string): Promise<bigint> {
  const registration = registrationOf(username);
  return registeredPlayer(context, { brand, language: "en", registration });
}

const owner = () => ({ playerId, houseSecret });

async function begun(): Promise<string> {
  await beginSecondFactor(context, owner());
  const state = await secondFactorOf(context, owner());
  if (state.state !== "begun") throw new Error(`The second factor is ${state.state}.`);
  return state.secret;
}

/** Switches it on, and waits until the code that did it is over. */
async function switchedOn(): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const secret = await begun();
  const proof = { ...owner(), code: now(secret), password: PASSWORD, exceptFamily: null };
  const on = await switchOnSecondFactor(context, proof);
  if (!on.ok) throw new Error(on.refusal.reason);
  context.clock.forward(STEP_MS);
  return { secret, ...on.value };
}

const now = (secret: string) => appCode(secret, context.now());
const check = (code: string, use?: string) =>
  checkSecondFactor(context, { ...owner(), code, ...(use === undefined ? {} : { use }) });
const refusedFor = (reason: string) => ({ ok: false, refusal: { reason } });

test("L16 a code is six digits of SHA-1 and half a minute, as every app makes it (RFC 6238, appendix B)", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const at = (seconds: number) => new Date(seconds * SECOND_MS);
  expect([59, 1_111_111_109, 1_234_567_890].map((seconds) => appCode(secret, at(seconds)))).toEqual([
    "287082",
    "081804",
    "005924",
  ]);
  expect(stepOf(secret, "287082", at(59))).toBe(1n);
  const address = factorAddress({ secret, issuer: "Nard", account: "nima" });
  expect(address).toMatch(/^otpauth:\/\/totp\/Nard:nima\?/);
  expect(new URL(address).searchParams.get("secret")).toBe(secret);
});

describe("L16 switching on", () => {
  test("takes a right code and the password, tells ten codes once and tells the player", async () => {
    const secret = await begun();
    const proof = { ...owner(), code: now(secret), password: PASSWORD, exceptFamily: null };
    expect(await hasSecondFactor(context, playerId)).toBe(false);
    expect(await switchOnSecondFactor(context, { ...proof, code: WRONG })).toEqual(refusedFor("codeWrong"));
    expect(await switchOnSecondFactor(context, { ...proof, password: "another" })).toEqual(
      refusedFor("passwordWrong"),
    );
    expect(await hasSecondFactor(context, playerId)).toBe(false);

    const on = await switchOnSecondFactor(context, proof);
    expect(on.ok && new Set(on.value.recoveryCodes).size).toBe(10);
    expect(await secondFactorOf(context, owner())).toMatchObject({ state: "on", codesLeft: 10 });
    expect((await messagesOf(context, { playerId, page: 1 })).rows).toMatchObject([
      { kind: "secondFactorOn" },
    ]);
    expect(await check(proof.code)).toEqual(refusedFor("codeUsed"));
  });

  test("is done once by two at once, and neither the secret nor a code is kept as it is", async () => {
    const secret = await begun();
    const proof = { ...owner(), code: now(secret), password: PASSWORD, exceptFamily: null };
    const both = await Promise.all([1, 2].map(() => switchOnSecondFactor(context, proof)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const [on] = both.flatMap((one) => (one.ok ? [one.value.recoveryCodes] : []));
    const kept = await Promise.all(
      ["second_factors", "recovery_codes"].map((table) =>
        context.db.call(
          { name: `all-of-${table}`, text: `select t::text as row from accounts.${table} t` },
          [],
        ),
      ),
    );
    const text = JSON.stringify(kept);
    for (const code of [secret, ...(on ?? [])]) expect(text).not.toContain(code.replace("-", ""));
    expect(await beginSecondFactor(context, owner())).toEqual(refusedFor("alreadyOn"));
  });

  test("T19 ends every other sign-in and every remembered browser: none of them has shown a code", async () => {
    const here = await openSession(context, { playerId, brand, place: PLACE });
    const there = await openSession(context, { playerId, brand, place: PLACE });
    const remembered = await Promise.all(
      [here, there].map(({ family }) => rememberLogin(context, { playerId, family, place: PLACE })),
    );
    const secret = await begun();
    const proof = { ...owner(), code: now(secret), password: PASSWORD, exceptFamily: here.family };
    expect(await switchOnSecondFactor(context, { ...proof, code: WRONG })).toEqual(refusedFor("codeWrong"));
    expect(await readSession(context, there.token)).not.toBeNull();
    expect(await switchOnSecondFactor(context, proof)).toMatchObject({ ok: true });
    expect(await readSession(context, here.token)).not.toBeNull();
    expect(await readSession(context, there.token)).toBeNull();
    for (const { secret: kept } of remembered)
      expect(await resumeLogin(context, { secret: kept, brand, place: PLACE })).toEqual({ kind: "ended" });
  });

  test("waits half an hour for its first code, and a secret that was begun anew takes the place of the other", async () => {
    const first = await begun();
    const second = await begun();
    const proof = { ...owner(), password: PASSWORD, exceptFamily: null };
    expect(await switchOnSecondFactor(context, { ...proof, code: now(first) })).toEqual(
      refusedFor("codeWrong"),
    );
    context.clock.forward(30 * MINUTE_MS);
    expect(await switchOnSecondFactor(context, { ...proof, code: now(second) })).toEqual(
      refusedFor("notBegun"),
    );
    expect(await secondFactorOf(context, owner())).toEqual({ state: "off" });
  });
});

describe("L16 a code at the door", () => {
  test("is taken once, half a minute early or late, in the digits of any keyboard", async () => {
    const { secret } = await switchedOn();
    const code = now(secret);
    const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    expect(await check(`${persian.slice(0, 3)} ${persian.slice(3)}`)).toMatchObject({ ok: true });
    expect(await check(code)).toEqual(refusedFor("codeUsed"));
    const early = appCode(secret, new Date(context.now().getTime() + STEP_MS));
    expect(await check(early)).toMatchObject({ ok: true });
    expect(await check(code)).toEqual(refusedFor("codeUsed"));
    const tooEarly = appCode(secret, new Date(context.now().getTime() + 2 * STEP_MS));
    expect(await check(tooEarly)).toEqual(refusedFor("codeWrong"));
  });

  test("sent by many at once opens for one", async () => {
    const { secret } = await switchedOn();
    const codes = Array.from({ length: 4 }, () => check(now(secret)));
    expect((await Promise.all(codes)).filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is taken again for the very thing that it was for, and for nothing else", async () => {
    const { secret, recoveryCodes } = await switchedOn();
    for (const code of [now(secret), recoveryCodes[0] ?? ""]) {
      expect(await check(code, "order 1")).toMatchObject({ ok: true });
      expect(await check(code, "order 1")).toMatchObject({ ok: true });
      expect(await check(code, "order 2")).toEqual(refusedFor("codeUsed"));
      expect(await check(code)).toEqual(refusedFor("codeUsed"));
    }
  });

  test("T6 is guessed five times and then not for a quarter of an hour, however many guess at once", async () => {
    const { secret } = await switchedOn();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => check(WRONG)));
    const reasons = guesses.map((guess) => (guess.ok ? "right" : guess.refusal.reason));
    expect(reasons.filter((reason) => reason === "codeWrong")).toHaveLength(5);
    expect(reasons.filter((reason) => reason === "tooMany")).toHaveLength(15);
    const until = new Date(context.now().getTime() + 15 * MINUTE_MS);
    expect(await check(now(secret))).toEqual({ ok: false, refusal: { reason: "tooMany", until } });
    context.clock.forward(15 * MINUTE_MS);
    expect(await check(now(secret))).toMatchObject({ ok: true });
    expect(await check(WRONG)).toEqual(refusedFor("codeWrong"));
  });

  test("is right for nobody who has no second factor, and of no other player", async () => {
    expect(await check(WRONG)).toEqual(refusedFor("codeWrong"));
    // A secret that waits for its first code opens nothing yet.
    expect(await check(now(await begun()))).toEqual(refusedFor("codeWrong"));
    const { secret, recoveryCodes } = await switchedOn();
    playerId = await newPlayer(`other${nth}`);
    await switchedOn();
    for (const code of [now(secret), recoveryCodes[0] ?? ""])
      expect(await check(code)).toEqual(refusedFor("codeWrong"));
  });
});

describe("L16 recovery codes", () => {
  test("open once each, however they are written", async () => {
    const { recoveryCodes } = await switchedOn();
    const [first = "", second = ""] = recoveryCodes;
    expect(first).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    expect(await check(first.toLowerCase().replace("-", " "))).toMatchObject({ ok: true });
    expect(await check(first)).toEqual(refusedFor("codeUsed"));
    const both = await Promise.all([check(second), check(second)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await secondFactorOf(context, owner())).toMatchObject({ codesLeft: 8 });
  });

  test("are made anew for a code, and those before open nothing any more", async () => {
    const { secret, recoveryCodes } = await switchedOn();
    expect(await renewRecoveryCodes(context, { ...owner(), code: WRONG })).toEqual(refusedFor("codeWrong"));
    const renewed = await renewRecoveryCodes(context, { ...owner(), code: now(secret) });
    expect(renewed.ok && renewed.value.recoveryCodes).toHaveLength(10);
    expect(await check(recoveryCodes[0] ?? "")).toEqual(refusedFor("codeWrong"));
    expect(await check(renewed.ok ? (renewed.value.recoveryCodes[0] ?? "") : "")).toMatchObject({ ok: true });
  });
});

describe("L16 switching off", () => {
  test("takes a code and the password, and a new beginning has another secret", async () => {
    const { secret } = await switchedOn();
    const proof = { ...owner(), password: PASSWORD };
    expect(await switchOffSecondFactor(context, { ...proof, code: WRONG })).toEqual(refusedFor("codeWrong"));
    const wrongPassword = { ...proof, code: now(secret), password: "another" };
    expect(await switchOffSecondFactor(context, wrongPassword)).toEqual(refusedFor("passwordWrong"));
    expect(await switchOffSecondFactor(context, { ...proof, code: now(secret) })).toMatchObject({ ok: true });
    expect(await hasSecondFactor(context, playerId)).toBe(false);
    expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
    expect(await switchOffSecondFactor(context, { ...proof, code: now(secret) })).toEqual(
      refusedFor("notOn"),
    );
    expect(await begun()).not.toBe(secret);
  });

  test("T6 wrong passwords are tries like wrong codes", async () => {
    const { secret } = await switchedOn();
    const wrong = { ...owner(), code: now(secret), password: "another" };
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push(await switchOffSecondFactor(context, wrong));
    expect(tries.map((one) => (one.ok ? "" : one.refusal.reason))).toEqual([
      ...Array.from({ length: 5 }, () => "passwordWrong"),
      "tooMany",
    ]);
  });

  test("is what the office does for a player who has lost phone and paper, and money stays a day", async () => {
    expect(await dropSecondFactor(context, playerId)).toEqual(refusedFor("notOn"));
    await switchedOn();
    expect(await dropSecondFactor(context, playerId)).toMatchObject({ ok: true });
    expect(await hasSecondFactor(context, playerId)).toBe(false);
    const { rows } = await messagesOf(context, { playerId, page: 1 });
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["secondFactorOff", "secondFactorOn"]);
    expect(await moneyOutHeldUntil(context, playerId)).toEqual(later(context.now(), DAY_MS));
  });
});

describe("T6 a password that is guessed where two-step sign-in is settled", () => {
  const wrong = () =>
    changeProfile(context, { playerId, password: "another", payeeName: null, contacts: {} });

  test("is the password that five tries shut everywhere else, and the other way round", async () => {
    const secret = await begun();
    const proof = { ...owner(), code: now(secret), exceptFamily: null };
    const until = later(context.now(), 30 * MINUTE_MS);
    const locked = { ok: false, refusal: { reason: "moneyLocked", until } };
    for (let n = 0; n < 4; n += 1) expect(await wrong()).toEqual(refusedFor("passwordWrong"));
    expect(await switchOnSecondFactor(context, { ...proof, password: "another" })).toEqual(
      refusedFor("passwordWrong"),
    );
    expect(await wrong()).toEqual(locked);
    expect(await switchOnSecondFactor(context, { ...proof, password: PASSWORD })).toEqual(locked);
    expect(await hasSecondFactor(context, playerId)).toBe(false);
    context.clock.forward(30 * MINUTE_MS);
    const again = { ...proof, code: now(await begun()), password: PASSWORD };
    expect(await switchOnSecondFactor(context, again)).toMatchObject({ ok: true });
  });

  test("is not given more tries by a right code", async () => {
    const { secret } = await switchedOn();
    const guess = () =>
      switchOffSecondFactor(context, { ...owner(), code: now(secret), password: "another" });
    for (let n = 0; n < 4; n += 1) expect(await guess()).toEqual(refusedFor("passwordWrong"));
    expect(await check(now(secret))).toMatchObject({ ok: true });
    expect(await guess()).toEqual(refusedFor("passwordWrong"));
    expect(await guess()).toMatchObject(refusedFor("moneyLocked"));
  });
});

test("T26 a sealed secret opens with its own house and player alone, and what does not open is a fault", () => {
  const key = { houseSecret, playerId: 7n };
  const sealed = sealSecret(key, "GEZDGNBV");
  expect(sealSecret(key, "GEZDGNBV")).not.toBe(sealed);
  expect(openSecret(key, sealed)).toBe("GEZDGNBV");
  const others = [
    { ...key, playerId: 8n },
    { ...key, houseSecret: "another secret of the house, as long" },
  ];
  for (const other of others) expect(() => openSecret(other, sealed)).toThrow("HOUSE_SECRET");
  expect(() =>
    openSecret(key, `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`),
  ).toThrow();
});
