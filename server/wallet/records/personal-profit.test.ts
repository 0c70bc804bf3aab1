import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { adjust, credit, debit } from "#tests/setup/wallet-stage.ts";
import type { Brand } from "../../brand/index.ts";
import { money } from "../../core/numbers/money.ts";
import { DAY_MS, HOUR_MS, later } from "../../core/time.ts";
import { bettingRecord, grantBonus, personalProfit, releaseBonus, wholeStatement } from "../index.ts";

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
  playerId = (await paidMember(context, brand, { username: `profit${nth}`, cashMinor: 1_000_000n })).id;
});

const asked = (from: Date, to: Date, timeZone = "Asia/Tehran") =>
  personalProfit(context, { playerId, asset: "P", timeZone, from, to });
const P = (minor: bigint) => money(minor, "P");

test("M06 M08 games, days and the whole are what the betting record says for the same time, whatever was played", async () => {
  const game = fc.record({
    game: fc.constantFrom("g1", "g2"),
    scope: fc.constantFrom("STUDIO", "OTHER"),
    stake: fc.bigInt(1n, 900n),
    paid: fc.bigInt(0n, 900n),
    corrected: fc.bigInt(0n, 50n),
    hours: fc.integer({ min: 0, max: 40 }),
  });
  let rounds = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(game, { minLength: 1, maxLength: 12 }), async (played) => {
      const from = later(context.now(), HOUR_MS);
      for (const { game: code, scope, stake, paid, corrected, hours } of played) {
        context.clock.forward((1 + hours) * HOUR_MS);
        rounds += 1;
        const more = { round: `p${rounds}`, game: code, scope };
        await play(context, playerId, debit(`b${rounds}`, stake, more));
        if (paid > 0n) await play(context, playerId, credit(`w${rounds}`, paid, `b${rounds}`, more));
        if (corrected > 0n) await play(context, playerId, adjust(`a${rounds}`, corrected, "IN", more));
      }
      const to = later(context.now(), HOUR_MS);
      const { games, days, whole } = await asked(from, to);
      const record = await bettingRecord(context, { playerId, asset: "P", from, to, page: 1 });
      const [totals] = record.totals;
      const bonus = { bonusStake: P(0n), bonusBack: P(0n) };
      expect({ asset: "P", ...whole }).toEqual({ ...totals, ...bonus });
      for (const parts of [games, days]) {
        expect(parts.reduce((sum, { net }) => sum + net.minor, 0n)).toBe(whole.net.minor);
        expect(parts.reduce((sum, { rounds: count }) => sum + count, 0)).toBe(whole.rounds);
      }
      for (const { vendor, game: code, net } of games) {
        const one = await bettingRecord(context, {
          playerId,
          vendor,
          game: code,
          asset: "P",
          from,
          to,
          page: 1,
        });
        expect(one.totals[0]?.net).toEqual(net);
        const games = [`${vendor}/${code}`, "NOBODY/none"];
        const same = await bettingRecord(context, { playerId, games, asset: "P", from, to, page: 1 });
        expect(same).toEqual(one);
      }
    }),
    { numRuns: manyTimes(10) },
  );
});

test("M08 a day is one of the brand's zone, and nobody else's rounds are in it", async () => {
  context.clock.forward(DAY_MS);
  const midnight = new Date(`${context.now().toISOString().slice(0, 10)}T20:30:00Z`);
  context.clock.forward(later(midnight, -1000).getTime() - context.now().getTime());
  await play(context, playerId, debit("before", 100n, { round: "before" }));
  context.clock.forward(2000);
  await play(context, playerId, debit("after", 200n, { round: "after" }));
  const span = [later(midnight, -DAY_MS), later(midnight, DAY_MS)] as const;
  expect((await asked(...span)).days.map(({ stake }) => stake.minor)).toEqual([100n, 200n]);
  expect((await asked(...span, "UTC")).days.map(({ stake }) => stake.minor)).toEqual([300n]);
  playerId += 1_000_000n;
  expect((await asked(...span)).whole.rounds).toBe(0);
});

test("M08 the result is of own money, as the account record has it, and what was of a bonus stands apart", async () => {
  const from = context.now();
  await play(context, playerId, debit("all", 1_000_000n, { round: "all" }));
  await grantBonus(context, { playerId, key: "g", amount: P(500n) });
  await play(context, playerId, debit("of-bonus", 300n, { round: "of-bonus" }));
  await play(context, playerId, credit("win", 400_000n, "all", { round: "all" }));
  await play(context, playerId, debit("mixed", 400_100n, { round: "mixed" }));
  await play(context, playerId, credit("both", 800_200n, "mixed", { round: "mixed" }));
  await play(context, playerId, adjust("less", 4_001n, "OUT", { round: "mixed" }));
  await releaseBonus(context, { playerId, key: "r", amount: P(150n) });
  const to = later(context.now(), 1);
  const { whole, games, fromBonus } = await asked(from, to);
  const { rows } = await wholeStatement(context, { playerId, from, to });
  const moved = (account: string, kinds: readonly string[]) =>
    rows
      .filter((row) => row.account === account && kinds.includes(row.kind))
      .reduce((sum, { amount }) => sum + amount.minor, 0n);
  const back = ["payout", "adjustment"];
  expect(whole.stake.minor).toBe(-moved("cash", ["stake"]));
  expect(whole.payout.minor + whole.adjusted.minor).toBe(moved("cash", back));
  expect(whole.net.minor).toBe(moved("cash", ["stake", ...back]));
  expect(whole.bonusStake.minor).toBe(-moved("bonus", ["stake"]));
  expect(whole.bonusBack.minor).toBe(moved("bonus", back));
  expect(games.reduce((sum, { net }) => sum + net.minor, 0n)).toBe(whole.net.minor);
  expect([whole.stake.minor, whole.bonusStake.minor, fromBonus.minor]).toEqual([1_400_000n, 400n, 150n]);
  expect(whole.bonusBack.minor).toBeGreaterThan(0n);
});
