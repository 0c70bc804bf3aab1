import { beforeAll, expect, test } from "vitest";
import { openBrand, PASSWORD, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import { logIn, setAccountType, setPlayerState } from "../index.ts";
import { registerPlayer } from "../parts.ts";
import { hashPassword } from "../passwords/password.ts";
import { savePassword } from "../passwords/password-age.ts";

let context: TestContext;
let brand: Brand;
let playerId: bigint;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  const registration = registrationOf("Nima7");
  playerId = await registeredPlayer(context, { brand, language: "fa", registration });
});

function attempt(username: string, password: string, brandId = brand.id) {
  return logIn(context, { brandId, username, password, place: PLACE });
}

const WRONG = { ok: false, refusal: { reason: "wrongNameOrPassword" } };

test("L01 name and password are right in any spelling that is theirs", async () => {
  for (const [username, password] of [
    ["Nima7", PASSWORD],
    [" nima۷ ", ` ${PASSWORD} `],
    ["NIMA7", "Sarv۲۰۲۶x"],
  ] as const) {
    expect(await attempt(username, password), username).toEqual({
      ok: true,
      value: { playerId, passwordIsWeak: false, passwordSetAt: expect.any(Date) },
    });
  }
});

test("T7 a wrong password, an unknown name and a name of another brand get one answer", async () => {
  expect(await attempt("Nima7", "Sarv2026X")).toEqual(WRONG);
  expect(await attempt("nobody", PASSWORD)).toEqual(WRONG);
  expect(await attempt("Nima7", PASSWORD, "elsewhere")).toEqual(WRONG);
  expect(await attempt("", "")).toEqual(WRONG);
  expect(await attempt("' or 1=1 --", "' or 1=1 --")).toEqual(WRONG);
});

test("T7 an unknown name takes as long as a wrong password", async () => {
  const fastest = { Nima7: Number.POSITIVE_INFINITY, nobody: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 9; round += 1) {
    // In turn, so that what else the machine does slows both.
    for (const username of ["Nima7", "nobody"] as const) {
      const startedAt = performance.now();
      await attempt(username, "wrong");
      fastest[username] = Math.min(fastest[username], performance.now() - startedAt);
    }
  }
  expect(fastest.nobody).toBeGreaterThan(fastest.Nima7 / 2);
});

test("who is shut out is told so with the right password and not without it", async () => {
  for (const state of ["blocked", "excluded"] as const) {
    await setPlayerState(context, { playerId, state });
    expect(await attempt("Nima7", PASSWORD)).toEqual({ ok: false, refusal: { reason: state } });
    expect(await attempt("Nima7", "wrong")).toEqual(WRONG);
  }
  await setPlayerState(context, { playerId, state: "active" });
  expect((await attempt("Nima7", PASSWORD)).ok).toBe(true);
});

test("L15 the wrong door is told with the right password and not without it", async () => {
  const at = (door: "members" | "agents", password = PASSWORD) =>
    logIn(context, { brandId: brand.id, username: "Nima7", password, place: PLACE, door });
  expect(await at("agents")).toEqual({ ok: false, refusal: { reason: "membersElsewhere" } });
  expect(await at("agents", "wrong")).toEqual(WRONG);
  await setAccountType(context, { playerId, accountType: 2 });
  expect(await at("members")).toEqual({ ok: false, refusal: { reason: "agentsElsewhere" } });
  expect(await at("members", "wrong")).toEqual(WRONG);
  expect((await at("agents")).ok).toBe(true);
  await setAccountType(context, { playerId, accountType: 0 });
});

test("L05 T3 123456 of an account that was brought along is right and known to be weak, in any digits", async () => {
  const made = await registerPlayer(context, { brand, language: "fa", registration: registrationOf("old7") });
  const hash = await hashPassword("123456");
  if (!made.ok || !hash.ok) throw new Error("The account was not made.");
  const { playerId: oldId } = made.value;
  await savePassword(context.db, { playerId: oldId, hash: hash.value, at: context.now() });
  for (const typed of ["123456", " ۱۲۳۴۵۶ "]) {
    const value = { playerId: oldId, passwordIsWeak: true, passwordSetAt: expect.any(Date) };
    expect(await attempt("old7", typed)).toEqual({ ok: true, value });
  }
});

test("T2 a flood of logins is turned away at once beyond what a moment can check", async () => {
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => attempt("nobody", "wrong")));
  const reasons = outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.refusal.reason));
  expect(reasons.filter((reason) => reason === "wrongNameOrPassword")).toHaveLength(52);
  expect(reasons.filter((reason) => reason === "tooBusy")).toHaveLength(8);
  expect((await attempt("Nima7", PASSWORD)).ok).toBe(true);
});

test("every attempt is written down with its place, an unknown name as nobody", async () => {
  context.clock.set("2026-05-01T08:00:00Z");
  await attempt("Nima7", PASSWORD);
  await attempt("Nima7", "wrong");
  await attempt("nobody", "wrong");
  const kept = {
    name: "test.attempts",
    text: "select player_id as player, outcome, address, device from accounts.login_attempts where at = $1 order by id",
  };
  expect(await context.db.call(kept, [context.now()])).toEqual([
    { player: playerId, outcome: "ok", ...PLACE },
    { player: playerId, outcome: "wrong", ...PLACE },
    { player: null, outcome: "wrong", ...PLACE },
  ]);
});

test("S04 whoever has proved a number comes in by it and the password, however it is written", async () => {
  const registration = { ...registrationOf("Mahi7"), mobile: "+989121112233" };
  const proved = await registerPlayer(context, { brand, language: "fa", registration, isMobileProven: true });
  if (!proved.ok) throw new Error(proved.refusal.reason);
  const { playerId: mahi } = proved.value;
  for (const typed of ["09121112233", "+98 912 111 2233", "۰۹۱۲۱۱۱۲۲۳۳"]) {
    expect(await attempt(typed, PASSWORD), typed).toMatchObject({ ok: true, value: { playerId: mahi } });
  }
  expect(await attempt("09121112233", "wrong")).toEqual(WRONG);
});

test("S04 a number that was only told opens nothing", async () => {
  const registration = { ...registrationOf("Roya7"), mobile: "+989121119988" };
  await registerPlayer(context, { brand, language: "fa", registration });
  expect(await attempt("09121119988", PASSWORD)).toEqual(WRONG);
});
