import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, HOUR_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import type { Database, ScriptDatabase } from "#server/db/database.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { credit, debit, rollback, stageFor } from "#tests/setup/wallet-stage.ts";
import { holdFunds, payHold, receiveDeposit, releaseHold, settleProvider } from "../moves/flows.ts";
import { type Break, withdrawalsFrozen } from "./alarms.ts";
import { keepSeals, watchLedger, watchSeals, watchSuspense, watchWholeLedger } from "./watch.ts";
import { watchFigures } from "./watch-figures.ts";
import { watchJobs } from "./watch-jobs.ts";
import { suspense } from "./watch-suspense.ts";

const ALICE = 100_001n;
const BORIS = 100_002n;
const P = (minor: bigint) => money(minor, "P");

let context: TestContext;
let folder: string;
let outside: string;

/** A module whose orders hold money: what any module does in its own schema. */
const SHOP = `create schema shop;
  create table shop.orders (player_id bigint, asset text, amount_minor bigint);
  create view shop.open_hold as select player_id, asset, amount_minor from shop.orders`;

beforeAll(async () => {
  context = await testContext();
  folder = await mkdtemp(join(tmpdir(), "nard-watch-"));
  outside = join(folder, "seals.log");
  await context.db.script(SHOP);
  const alice = await stageFor(context, ALICE);
  const boris = await stageFor(context, BORIS);
  await alice.run(debit("b1"));
  await alice.run(credit("w1", 50n, "b1"));
  await alice.run(debit("b2", 70n, { round: "r2" }));
  await alice.run(rollback("x2", "b2", { round: "r2" }));
  await boris.run(debit("b1", 20n));
  for (const playerId of [ALICE, BORIS]) {
    await receiveDeposit(context, { playerId, key: "d1", amount: P(5_000n), provider: "till" });
    await holdFunds(context, { playerId, key: "h1", amount: P(1_000n) });
  }
  await context.db.script(
    `insert into shop.orders values (${ALICE}, 'P', 400), (${ALICE}, 'P', 600), (${BORIS}, 'P', 1000)`,
  );
  await keepSeals(context, { outside });
});
afterAll(() => rm(folder, { recursive: true }));

type Look = Omit<Context, "db"> & { readonly db: ScriptDatabase };

/** Lets something happen behind the ledger's back, looks, and puts everything back. */
async function planted<Value>(sql: string, look: (changed: Look) => Promise<Value>): Promise<Value> {
  const seen: Value[] = [];
  const changing = context.db.transaction(async (db) => {
    await db.script(`set session_replication_role = replica;
      alter table ledger.accounts drop constraint floor_holds; drop index ledger.transfer_reversed_once; ${sql}`);
    seen.push(await look({ ...context, db }));
    throw new Error("put back");
  });
  await expect(changing).rejects.toThrow("put back");
  const [value] = seen;
  if (value === undefined) throw new Error("Nobody looked.");
  return value;
}

const kindsOf = (broken: readonly Break[]) => [...new Set(broken.map(({ invariant }) => invariant))].sort();
const last = "(select max(id) from ledger.transfers where kind = 1 and player_id = 100001)";
const undone = "(select reverses from ledger.transfers where kind = 3 order by id limit 1)";
/** What was written until now counts as new: the check before this one looked at it already. */
const LOOK_AGAIN = "update wallet.watches set since = '0' where name = 'light'";
const cashOf = (player: bigint) => `owner_kind = 1 and owner_id = ${player} and kind = 1`;

describe("the check of every minute", () => {
  test("finds nothing after ordinary play, before and after the house is rolled up, and says when it looked", async () => {
    expect(await watchLedger(context)).toEqual([]);
    await context.db.script("select ledger.rollup()");
    expect(await watchLedger(context)).toEqual([]);
    expect(await watchFigures(context)).toMatchObject({ openAlarms: 0, checkAgeSeconds: 0 });
    context.clock.forward(5000);
    expect((await watchFigures(context)).checkAgeSeconds).toBe(5);
  });

  test.each([
    [
      "I3",
      "money that came from nowhere",
      `update ledger.accounts set balance = balance + 1 where kind = 10 and asset_id = 1`,
    ],
    ["I4", "a balance below its floor", `update ledger.accounts set balance = -1 where ${cashOf(ALICE)}`],
    [
      "I6",
      "a stake that was given back twice",
      `insert into ledger.transfers (kind, reverses, scope, player_id, key, at) values (3, ${undone}, 'studio', 1, 'again', now())`,
    ],
    [
      "I6",
      "a rollback of another amount",
      `insert into ledger.transfers (id, kind, reverses, scope, player_id, key, at) values (-7, 3, ${last}, 'studio', 1, 'again', now());
       insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount) select -7, line, dst, src, asset_id, amount + 1 from ledger.postings where transfer_id = ${last}`,
    ],
    [
      "I7",
      "a payout on a stake that was taken back",
      `insert into ledger.transfers (kind, scope, player_id, key, round_ref, ref_key, payout_kind, at)
         select 2, scope, player_id, 'planted', round_ref, key, 'WIN', now() from ledger.transfers where id = ${undone}`,
    ],
    [
      "I7",
      "a stake taken back after its round was paid",
      `insert into ledger.transfers (id, kind, reverses, scope, player_id, key, round_ref, at)
         select nextval('ledger.transfer_id'), 3, id, scope, player_id, 'late', round_ref, now() from ledger.transfers where key = 'b1' and player_id = 100001`,
    ],
    [
      "I8",
      "a movement that nobody ordered",
      `insert into ledger.transfers (kind, scope, player_id, key, at) values (10, 'house', 100001, 'planted', now())`,
    ],
    [
      "I8",
      "a movement whose order was answered with another one",
      `update ledger.idempotency_keys set transfer_id = transfer_id - 1 where transfer_id = ${last}`,
    ],
    [
      "I13",
      "trial money that met money",
      `update ledger.postings set asset_id = 1 where transfer_id = ${last}`,
    ],
    [
      "I16",
      "a line of less than nothing",
      `update ledger.postings set amount = -amount where transfer_id = ${last}`,
    ],
    [
      "I16",
      "a movement of a kind that there is not",
      `update ledger.transfers set kind = 99 where id = ${last}`,
    ],
    [
      "I9",
      "a command that never ended",
      `insert into ledger.idempotency_keys (scope, player_id, op, key) values ('studio', 1, 1, 'pending')`,
    ],
    ["I10", "a hold that no order knows of", `delete from shop.orders where amount_minor = 400`],
    ["I10", "an order whose money is not held", `insert into shop.orders values (${BORIS}, 'P', 5)`],
    ["I10", "an order of a player without an account", `insert into shop.orders values (7, 'P', 5)`],
  ])("%s is found within a minute: %s", async (invariant, _what, sql) => {
    const found = await planted(`${sql}; ${LOOK_AGAIN}`, (changed) => watchLedger(changed));
    expect(kindsOf(found)).toContain(invariant);
  });

  test("I1 an account that two others do not betray is found within an hour, whichever it is", async () => {
    const moved = `update ledger.accounts set balance = balance + 1 where ${cashOf(ALICE)} and asset_id = 1;
      update ledger.accounts set balance = balance - 1 where ${cashOf(BORIS)} and asset_id = 1`;
    const found = await planted(moved, async (changed) => {
      const breaks: Break[] = [];
      for (let minute = 0; minute < 60; minute += 1) breaks.push(...(await watchLedger(changed)));
      return breaks;
    });
    expect(found.map(({ invariant }) => invariant)).toEqual(["I1", "I1"]);
    expect(new Set(found.map(({ subject }) => subject)).size).toBe(2);
  });

  test("I5 an entry that does not follow from the one before it is found within an hour", async () => {
    const skipped = `update ledger.postings set src_after = src_after - 1 where transfer_id = ${last}`;
    const found = await planted(skipped, async (changed) => {
      const breaks: Break[] = [];
      for (let minute = 0; minute < 60; minute += 1) breaks.push(...(await watchLedger(changed)));
      return breaks;
    });
    expect(kindsOf(found)).toContain("I5");
  });
});

describe("the check of everything", () => {
  test.each([
    ["I1", `update ledger.accounts set balance = balance + 1 where ${cashOf(ALICE)}`],
    ["I2", `update ledger.accounts set balance = balance + 1 where kind = 10 and asset_id = 3`],
    ["I8", `update ledger.idempotency_keys set transfer_id = null where transfer_id = ${last}`],
    ["I10", `delete from shop.orders where amount_minor = 400`],
  ])("%s is found", async (invariant, sql) => {
    expect(kindsOf(await planted(sql, (changed) => watchWholeLedger(changed)))).toContain(invariant);
  });

  test("nothing is found where nothing is wrong", async () => {
    expect(await watchWholeLedger(context)).toEqual([]);
  });
});

describe("what a payment provider owes", () => {
  test("I11 is as old as the oldest movement that nothing has cleared", async () => {
    const provider = "slow";
    const arrivedAt = context.now();
    const pay = (key: string, minor: bigint) =>
      receiveDeposit(context, { playerId: ALICE, key, amount: P(minor), provider });
    const settle = (key: string, minor: bigint) =>
      settleProvider(context, { provider, side: "deposit", amount: P(minor), key });
    const owed = async () => (await suspense(context)).find((row) => row.provider === provider);

    await pay("slow-1", 300n);
    context.clock.forward(HOUR_MS);
    await pay("slow-2", 200n);
    expect(await owed()).toMatchObject({ side: "deposit", balance: P(-500n), oldestAt: arrivedAt });

    await settle("s1", 300n);
    expect(await owed()).toMatchObject({ balance: P(-200n), oldestAt: context.now() });

    context.clock.forward(3 * DAY_MS);
    const late = async () =>
      (await watchSuspense(context)).filter(({ subject }) => subject.includes(provider));
    expect(await late()).toEqual([]);
    context.clock.forward(1);
    expect(await late()).toEqual([{ invariant: "I11", subject: "deposit slow P" }]);
    expect(await withdrawalsFrozen(context)).toBe(false);

    await settle("s2", 200n);
    expect(await owed()).toMatchObject({ balance: P(0n), oldestAt: null });
  });

  test("a payout is owed to the provider until it has taken it", async () => {
    await payHold(context, { playerId: BORIS, key: "paid", amount: P(1_000n), provider: "payer" });
    await context.db.script(`delete from shop.orders where player_id = ${BORIS}`);
    const owed = async () => (await suspense(context)).find(({ provider }) => provider === "payer");
    expect(await owed()).toMatchObject({ side: "withdrawal", balance: P(1_000n) });
    expect((await owed())?.oldestAt).toEqual(context.now());
    expect(await watchLedger(context)).toEqual([]);
    await releaseHold(context, { playerId: ALICE, key: "released", amount: P(400n) });
    expect(kindsOf(await planted("", (changed) => watchLedger(changed)))).toEqual(["I10"]);
    await context.db.script(`delete from shop.orders where player_id = ${ALICE} and amount_minor = 400`);
  });
});

describe("the check of the seals", () => {
  beforeEach(() => keepSeals(context, { outside }));

  test("I12 a changed row is found, and withdrawals are frozen", async () => {
    const changed = `update ledger.postings set amount = amount + 1 where transfer_id = ${last}`;
    await planted(changed, async (look) => {
      expect(await watchSeals(look, { outside })).toEqual([{ invariant: "I12", subject: "seal 1: rows" }]);
      expect(await withdrawalsFrozen(look)).toBe(true);
      return true;
    });
    expect(await watchSeals(context, { outside })).toEqual([]);
  });

  test("I12 a copy outside that is not ours is found by the next seal", async () => {
    const other = join(folder, "other.log");
    await writeFile(other, `1 ${"a".repeat(64)} 1 2026-03-21T12:00:00.000Z\n`);
    const found = await planted("", (look) => keepSeals(look, { outside: other }));
    expect(found).toEqual([{ invariant: "I12", subject: "seal 1: outside" }]);
  });

  test("what is found is told to the log once, by the invariant", async () => {
    const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const job = watchJobs({ log, outside }).find(({ name }) => name === "watch-ledger");
    const broken = `update ledger.accounts set balance = balance + 1 where kind = 10 and asset_id = 1`;
    await planted(broken, async (look: Omit<Context, "db"> & { db: Database }) => {
      await job?.run(look);
      await job?.run(look);
      return true;
    });
    expect(log.error.mock.calls).toEqual([["the ledger is wrong", { code: "I3", reason: "asset 1" }]]);
  });
});
