import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  closeSession,
  openLoginTries,
  readSession,
  resumeLogin,
  setPlayerState,
} from "#server/accounts/index.ts";
import { openSession, registerPlayer, rememberLogin } from "#server/accounts/parts.ts";
import type { Brand } from "#server/brand/index.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import type { Database } from "#server/db/database.ts";
import { balanceOf, brokenInvariants } from "#server/wallet/index.ts";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";

function register(context: TestContext, brand: Brand, username: string) {
  return registerPlayer(context, { brand, language: "fa", registration: registrationOf(username) });
}

async function registered(context: TestContext, brand: Brand, username: string): Promise<bigint> {
  const made = await register(context, brand, username);
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value.playerId;
}

const WAITING = {
  name: "test.waiting",
  text: `select count(*)::int as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
  row: { many: 0 },
};

async function untilSomebodyWaits({ db }: TestContext): Promise<void> {
  while ((await db.call(WAITING, []))[0]?.many === 0) await sleep(10);
}

test("S11 sixteen requests at once for one name make one account with one trial grant, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  for (let race = 0; race < manyTimes(5); race += 1) {
    const spellings = Array.from({ length: 16 }, (_, nth) => `${nth % 2 === 0 ? "race" : "RACE"}${race}`);
    const outcomes = await Promise.all(spellings.map((username) => register(context, brand, username)));
    const players = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.playerId] : []));
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.reason]));
    expect(players).toHaveLength(1);
    expect(refusals).toEqual(Array(15).fill("usernameTaken"));
    for (const playerId of players) {
      const balance = await balanceOf(context, { playerId, asset: "TRIAL" });
      expect(balance.minor).toBe(brand.trialGrantMinor);
    }
  }
  const rows = { name: "test.count", text: "select count(*)::int as many from accounts.players" };
  expect(await context.db.call(rows, [])).toEqual([{ many: manyTimes(5) }]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("forty people who register at once are forty players with forty numbers", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  const names = Array.from({ length: 40 }, (_, nth) => `person${nth}`);
  const numbers = await Promise.all(names.map((username) => registered(context, brand, username)));
  expect(new Set(numbers).size).toBe(40);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("T20 a logout among many reads of one session: afterwards no read finds it", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  const playerId = await registered(context, brand, "reader");
  const { token } = await openSession(context, { playerId, brand, place: PLACE });
  const session = await readSession(context, token);
  if (!session) throw new Error("The session is not open.");

  context.clock.forward(60_000);
  const reads = () => Array.from({ length: 20 }, () => readSession(context, token));
  await Promise.all([...reads(), closeSession(context, session.tokenHash), ...reads()]);
  expect(await Promise.all(reads())).toEqual(Array(20).fill(null));
});

test("T20 a browser that comes back in the middle of a block is out, and neither is broken off", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  const playerId = await registered(context, brand, "returning");
  const { family } = await openSession(context, { playerId, brand, place: PLACE });
  const { secret } = await rememberLogin(context, { playerId, family, place: PLACE });
  let blocking: ReturnType<typeof setPlayerState> | null = null;
  const back = await context.db.transaction((db) => {
    const slow: Database = {
      ...db,
      transaction: (work) => work(slow),
      async call(statement, values) {
        if (statement.name === "accounts.mark-login") {
          blocking = setPlayerState(context, { playerId, state: "blocked" });
          await untilSomebodyWaits(context);
        }
        return db.call(statement, values);
      },
    };
    return resumeLogin({ ...context, db: slow }, { secret, brand, place: PLACE });
  });
  expect(await blocking).toEqual({ ok: true, value: null });
  if (back.kind !== "opened") throw new Error(`The browser has ${back.kind}.`);
  expect(await setPlayerState(context, { playerId, state: "active" })).toMatchObject({ ok: true });
  expect(await readSession(context, back.token)).toBeNull();
  expect(await resumeLogin(context, { secret: back.secret, brand, place: PLACE })).toEqual({ kind: "ended" });
});

test("a player who is blocked while signing in is not in", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  const playerId = await registered(context, brand, "late");
  const [first, , second] = await Promise.all([
    openSession(context, { playerId, brand, place: PLACE }),
    setPlayerState(context, { playerId, state: "blocked" }),
    openSession(context, { playerId, brand, place: PLACE }),
  ]);
  expect(await readSession(context, first.token)).toBeNull();
  expect(await readSession(context, second.token)).toBeNull();
});

test("T1 of sixty tries at once at one account ten are counted, whichever process counts them", async () => {
  const context = await moneyContext();
  const processes = [1, 2, 3].map(() => openLoginTries(context, { most: 10, windowMs: 15 * MINUTE_MS }));
  for (let race = 0; race < manyTimes(5); race += 1) {
    const tries = Array.from({ length: 20 }, () => processes.map(({ add }) => add(`name ${race}`)));
    const added = await Promise.all(tries.flat());
    const counts = added.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    expect(counts.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
});
