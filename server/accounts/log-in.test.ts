import { beforeAll, expect, test } from "vitest";
import { openBrand, PASSWORD, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import type { Brand } from "../brand/index.ts";
import { logIn, registerPlayer, setPlayerState } from "./index.ts";

let context: TestContext;
let brand: Brand;
let playerId: bigint;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  const registration = registrationOf("Nima7");
  const made = await registerPlayer(context, { brand, language: "fa", registration });
  if (!made.ok) throw new Error(made.refusal.reason);
  playerId = made.value.playerId;
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
    expect(await attempt(username, password), username).toEqual({ ok: true, value: { playerId } });
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
  const fastest = async (username: string) => {
    const taken: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const startedAt = performance.now();
      await attempt(username, "wrong");
      taken.push(performance.now() - startedAt);
    }
    return Math.min(...taken);
  };
  const known = await fastest("Nima7");
  expect(await fastest("nobody")).toBeGreaterThan(known / 2);
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
    text: "select player, outcome, address, device from accounts.login_attempts where at = $1 order by id",
  };
  expect(await context.db.call(kept, [context.now()])).toEqual([
    { player: playerId, outcome: "ok", ...PLACE },
    { player: playerId, outcome: "wrong", ...PLACE },
    { player: null, outcome: "wrong", ...PLACE },
  ]);
});
