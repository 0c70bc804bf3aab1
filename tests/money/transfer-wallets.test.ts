import { beforeEach, describe, expect, inject, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { openDatabase } from "#server/db/open.ts";
import {
  advanceFundTransfers,
  collectFunds,
  fundTransfersOf,
  moveFunds,
  type TransferVendor,
} from "#server/vendors/index.ts";
import { balanceOf, brokenInvariants, rollUp } from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import { type FundVendor, fundedPlayer, fundVendor } from "#tests/setup/fund-vendor.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { Death, mortal } from "#tests/setup/mortal.ts";
import { freshDatabase } from "#tests/setup/postgres.ts";

const START = 10_000n;
const OPEN = "select count(*) as sum from vendors.fund_transfers where settled_at is null";

let context: TestContext;
let vendor: FundVendor;
let lastPlayer = 600_000n;

beforeEach(async () => {
  context = await moneyContext();
  vendor = fundVendor();
});

async function someone(): Promise<bigint> {
  lastPlayer += 1n;
  return fundedPlayer(context, lastPlayer, START);
}

type Way = "to-vendor" | "from-vendor";
const order = (playerId: bigint, direction: Way, minor: bigint, key = context.newId()) => ({
  playerId,
  key,
  direction,
  amount: money(minor, "P"),
});

const cashOf = async (playerId: bigint) => (await balanceOf(context, { playerId, asset: "P" })).minor;

async function figure(name: string, text: string, values: unknown[] = []): Promise<bigint> {
  const [row] = await context.db.call<{ sum: bigint }>({ name: `test-${name}`, text }, values);
  return row?.sum ?? 0n;
}

const heldBy = (playerId: bigint) =>
  figure(
    "held",
    `select a.balance as sum from ledger.accounts a
      where a.owner_kind = 1 and a.owner_id = $1 and a.kind = 3 and a.asset_id = 1`,
    [playerId],
  );

/** What the ledger says that the vendor holds for players, less what was there before it came to us. */
const ledgerOfVendor = (code: string) =>
  figure(
    "at-vendor",
    `select coalesce(sum(case when p.dst = a.id then p.amount else -p.amount end), 0)::bigint as sum
      from ledger.parties v
      join ledger.accounts a on a.owner_kind = 2 and a.owner_id = v.id
      join ledger.postings p on a.id in (p.src, p.dst)
      where v.owner_kind = 2 and v.code = $1`,
    [code],
  );

/** Lets the job run until nobody waits for an answer any more. */
async function untilFinal(vendors: readonly TransferVendor[] = [vendor]): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds += 1) {
    context.clock.forward(10 * SECOND_MS);
    await advanceFundTransfers(context, vendors);
    if ((await figure("open", OPEN)) === 0n) return;
  }
  throw new Error("Somebody still waits for an answer.");
}

/** Nothing is lost, nothing is doubled, nothing is left aside, and both sides say the same. */
async function expectExact(playerId: bigint, startedAtVendor = 0n): Promise<void> {
  expect(await heldBy(playerId)).toBe(0n);
  expect((await cashOf(playerId)) + vendor.purse(playerId)).toBe(START + startedAtVendor);
}

async function expectSound(startedAtVendor = 0n): Promise<void> {
  let purses = 0n;
  for (let playerId = 600_001n; playerId <= lastPlayer; playerId += 1n) purses += vendor.purse(playerId);
  expect(await ledgerOfVendor(vendor.code)).toBe(purses - startedAtVendor);
  await rollUp(context);
  expect(await brokenInvariants(context)).toEqual([]);
}

describe("64 at once", () => {
  test("one form sent 64 times is one order at the vendor and one movement here", async () => {
    for (let race = 0; race < manyTimes(3); race += 1) {
      const player = await someone();
      vendor.asked.length = 0;
      const request = order(player, "to-vendor", 4_000n);
      const moved = await Promise.all(Array.from({ length: 64 }, () => moveFunds(context, vendor, request)));
      expect(new Set(moved.map((each) => (each.ok ? each.value.id : each.refusal.reason))).size).toBe(1);
      expect(vendor.asked).toEqual(["deposit"]);
      await expectExact(player);
    }
    await expectSound();
  });

  test("64 orders that do not all fit: exactly as many as do", async () => {
    for (let race = 0; race < manyTimes(3); race += 1) {
      const player = await someone();
      const moved = await Promise.all(
        Array.from({ length: 64 }, () => moveFunds(context, vendor, order(player, "to-vendor", 900n))),
      );
      expect(moved.filter((each) => each.ok)).toHaveLength(11);
      expect(vendor.purse(player)).toBe(9_900n);
      await expectExact(player);
    }
    await expectSound();
  });

  test("64 times collect all, by one key or by many: the purse arrives once", async () => {
    const player = await someone();
    await moveFunds(context, vendor, order(player, "to-vendor", 4_000n));
    const keys = [context.newId(), ...Array.from({ length: 32 }, () => context.newId())];
    await Promise.all(
      Array.from({ length: 64 }, (_, nth) =>
        collectFunds(context, [vendor], {
          playerId: player,
          key: keys[Math.max(0, nth - 31)] ?? "",
          asset: "P",
        }),
      ),
    );
    await untilFinal();
    expect([await cashOf(player), vendor.purse(player)]).toEqual([START, 0n]);
    await expectSound();
  });
});

test("two nodes run the job at once: each order is asked about by one and settled once", async () => {
  const { url, drop } = await freshDatabase(inject("databaseUrl"));
  const [one, two] = [await openDatabase({ url }), await openDatabase({ url })];
  context = contextOver(one);
  const nodes = [context, { ...context, db: two }];
  const players = await Promise.all(Array.from({ length: 4 }, someone));
  for (const player of players) {
    for (let nth = 0; nth < 8; nth += 1) {
      vendor.trouble("lostAnswer");
      await moveFunds(context, vendor, order(player, "to-vendor", 100n));
    }
  }
  vendor.asked.length = 0;
  context.clock.forward(10 * SECOND_MS);
  const runs = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => advanceFundTransfers(nodes[nth % 2] ?? context, [vendor])),
  );
  expect(runs.reduce((sum, { settled }) => sum + settled, 0)).toBe(32);
  expect(vendor.asked).toHaveLength(32);
  for (const player of players) await expectExact(player);
  await expectSound();
  for (const node of [one, two]) await node.close();
  await drop();
});

describe("a process that is killed after any of its steps", () => {
  const fates = [[], ["lostRequest"], ["lostAnswer"], ["unknown"], ["refuse"]] as const;
  for (const direction of ["to-vendor", "from-vendor"] as const) {
    for (const fate of fates) {
      test(`moving ${direction}, ${fate[0] ?? "all well"} at the vendor`, async () => {
        const kills = await killEach(async (lifetime) => {
          const player = await someone();
          if (direction === "from-vendor")
            await moveFunds(context, vendor, order(player, "to-vendor", 5_000n));
          vendor.trouble(...fate);
          const process = mortal(context, vendor, lifetime);
          const request = order(player, direction, 1_000n);
          const first = await moveFunds(process.context, process.vendor, request).catch(onlyDeath);
          // What was left over of the trouble is for nobody else.
          vendor.calm();
          await untilFinal();
          await expectExact(player);
          await repeatIsSame(player, request, first);
          return process.died();
        });
        expect(kills).toBeGreaterThan(3);
        await expectSound();
      });
    }
  }

  test("the job itself, for every way in which an order can stand", async () => {
    for (const fate of ["lostRequest", "lostAnswer", "unknown"] as const) {
      for (const direction of ["to-vendor", "from-vendor"] as const) {
        const kills = await killEach(async (lifetime) => {
          const player = await someone();
          await moveFunds(context, vendor, order(player, "to-vendor", 5_000n));
          vendor.trouble(fate);
          await moveFunds(context, vendor, order(player, direction, 1_000n));
          context.clock.forward(10 * SECOND_MS);
          const process = mortal(context, vendor, lifetime);
          await advanceFundTransfers(process.context, [process.vendor]).catch(onlyDeath);
          await untilFinal();
          await expectExact(player);
          return process.died();
        });
        expect(kills).toBeGreaterThan(3);
      }
    }
    await expectSound();
  });

  test("collect all", async () => {
    const kills = await killEach(async (lifetime) => {
      const player = await someone();
      await moveFunds(context, vendor, order(player, "to-vendor", 5_000n));
      const process = mortal(context, vendor, lifetime);
      const request = { playerId: player, key: context.newId(), asset: "P" } as const;
      await collectFunds(process.context, [process.vendor], request).catch(onlyDeath);
      await untilFinal();
      await collectFunds(context, [vendor], request);
      await expectExact(player);
      // An order that died before it was given is refused for good; what it would have brought is collected anew.
      await collectFunds(context, [vendor], { ...request, key: context.newId() });
      await expectExact(player);
      expect(vendor.purse(player)).toBe(0n);
      return process.died();
    });
    expect(kills).toBeGreaterThan(3);
    await expectSound();
  });
});

test("orders in both directions, troubles and jobs all at once come out exact", async () => {
  const players = await Promise.all(Array.from({ length: 6 }, someone));
  const dice = diceOf(20_260_321);
  for (let wave = 0; wave < manyTimes(6); wave += 1) {
    const work = Array.from({ length: 40 }, async () => {
      const trouble = (["lostRequest", "lostAnswer", "unknown", "refuse"] as const)[dice(8)];
      if (trouble) vendor.trouble(trouble);
      const player = players[dice(players.length)] ?? 0n;
      if (dice(5) === 0) return advanceFundTransfers(context, [vendor]);
      const way = dice(2) === 0 ? "to-vendor" : "from-vendor";
      return moveFunds(context, vendor, order(player, way, BigInt(1 + dice(3_000))));
    });
    await Promise.all(work);
    vendor.calm();
    context.clock.forward(4 * SECOND_MS);
  }
  await untilFinal();
  for (const player of players) await expectExact(player);
  await expectSound();
});

/** Kills after the first step, after the second, and so on, until one process lives to the end of its work. */
async function killEach(run: (lifetime: number) => Promise<boolean>): Promise<number> {
  let lifetime = 1;
  while (await run(lifetime)) lifetime += 1;
  return lifetime - 1;
}

function onlyDeath(fault: unknown): null {
  const faults = fault instanceof AggregateError ? fault.errors : [fault];
  for (const each of faults) if (!(each instanceof Death)) throw each;
  return null;
}

/** Anybody who saw no answer sends the form again: the same order, and no second one. */
async function repeatIsSame(
  playerId: bigint,
  request: ReturnType<typeof order>,
  first: Awaited<ReturnType<typeof moveFunds>> | null,
): Promise<void> {
  const before = await fundTransfersOf(context, { playerId, limit: 9 });
  const again = await moveFunds(context, vendor, request);
  if (first?.ok) expect(again.ok && again.value.id).toBe(first.value.id);
  const known = before.some((each) => again.ok && each.id === again.value.id);
  expect(await fundTransfersOf(context, { playerId, limit: 9 })).toHaveLength(
    before.length + (known ? 0 : 1),
  );
  await expectExact(playerId);
}

/** The same throws for the same seed. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
