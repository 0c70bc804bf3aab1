import fc from "fast-check";
import { expect, test } from "vitest";
import { manyTimes } from "#tests/setup/money.ts";
import { fencedPay, type PlayedPeriod } from "#tests/setup/naive-fences.ts";
import { yieldsNoMore } from "./compare-terms.ts";
import { computeBill } from "./compute-bill.ts";
import { type CarriedFence, type RingFence, ringFences } from "./ring-fence.ts";
import { type ContractTerms, contractTerms, writtenTerms } from "./terms.ts";

const WRITTEN = {
  kind: "dividend",
  issuer: "platform",
  base: "ngr",
  tiers: [{ from: "0", people: 0, rate: 1_000 }],
  leastStake: "1",
  products: { slots: 10_000 },
  cycle: "month",
  carry: "ringFence",
  ringFence: "5",
  apply: "whole",
  costs: { vendors: {}, bonus: 10_000, deposits: 0, withdrawals: 0 },
  cap: null,
};
const TERMS = contractTerms.parse(WRITTEN);

/** Bills of one period after the other, of what each person came to; people are numbered from 1. */
function billed(periods: readonly PlayedPeriod[], terms: ContractTerms = TERMS) {
  let fences: readonly RingFence[] = [];
  const lifetimes = new Map<bigint, bigint>();
  return periods.map(({ results, bonus }) => {
    const carried = new Map(fences.map((one: CarriedFence) => [one.playerId, one.carriedOut]));
    const persons = results.map((result, nth) => {
      const playerId = BigInt(nth + 1);
      const lifetime = (lifetimes.get(playerId) ?? 0n) + result;
      lifetimes.set(playerId, lifetime);
      return { playerId, result, lifetime, carriedIn: carried.get(playerId) ?? 0n };
    });
    const validStake = results.reduce((sum, result) => sum + (result > 0n ? result : 0n), 0n);
    const payout = results.reduce((sum, result) => sum - (result < 0n ? result : 0n), 0n);
    const row = { product: "slots", vendor: "nard", validStake, payout, bonusCost: bonus };
    const totals = [{ ...row, deposits: 0n, withdrawals: 0n }];
    const bill = computeBill(terms, { totals, people: 0, persons }, -777n);
    ({ fences } = bill);
    return bill;
  });
}

const goesOn = (fences: readonly RingFence[]) =>
  Object.fromEntries(
    fences.flatMap(({ playerId, carriedOut }) => (carriedOut < 0n ? [[`${playerId}`, carriedOut]] : [])),
  );

const played = (...results: bigint[]): PlayedPeriod => ({ results, bonus: 0n });

test("A02 what one person gained much of is made up by that person alone, and nobody else's loss", () => {
  const bills = billed([
    played(-1_000n, 200n, 0n),
    played(300n, 400n, -100n),
    played(0n, 900n, 0n),
    played(800n, 0n, 0n),
  ]);
  expect(bills.map(({ counted, amount }) => [counted, amount])).toEqual([
    [-800n, 0n],
    [300n, 30n],
    [900n, 90n],
    [300n, 30n],
  ]);
  expect(bills.map(({ fences }) => goesOn(fences))).toEqual([
    { "1": -800n },
    { "1": -500n },
    { "1": -500n },
    {},
  ]);
  expect(bills[1]?.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ["product", 600n],
    ["carried", -300n],
    ["tier", 30n],
  ]);
});

test("A02 no more is kept apart than the team is below zero, in proportion, and nothing of smaller gains", () => {
  const [bill] = billed([played(-600n, -900n, -499n, 1_000n)]);
  expect(goesOn(bill?.fences ?? [])).toEqual({ "1": -399n, "2": -600n });
  expect(goesOn(billed([played(-499n, -499n)])[0]?.fences ?? [])).toEqual({});
  expect(goesOn(billed([played(-500n)])[0]?.fences ?? [])).toEqual({ "1": -500n });
  expect(billed([played(-600n, 600n)])[0]?.fences).toEqual([]);
});

test("A02 whoever lost as much in their life is not fenced, a fence ends there, and the bill says both", () => {
  const kept = { playerId: 1n, result: -600n, lifetime: 0n, carriedIn: 0n };
  expect(ringFences(500n, [kept], -600n).fences).toMatchObject([{ lifetime: 0n, added: 0n, carriedOut: 0n }]);
  expect(ringFences(500n, [{ ...kept, lifetime: -1n }], -600n).fences).toMatchObject([{ carriedOut: -600n }]);
  const elsewhere = { playerId: 1n, result: 0n, lifetime: 5n, carriedIn: -600n };
  expect(ringFences(500n, [elsewhere], 0n).fences).toMatchObject([{ carriedIn: -600n, carriedOut: 0n }]);
  expect(ringFences(500n, [{ ...elsewhere, lifetime: -5n }], 0n).fences).toMatchObject([
    { carriedOut: -600n },
  ]);
});

const amount = fc.oneof(fc.bigInt(-2_000n, 2_000n), fc.bigInt(-30n, 30n), fc.constant(0n));
const histories = fc.integer({ min: 1, max: 5 }).chain((people) =>
  fc.array(
    fc.record({
      results: fc.array(amount, { minLength: people, maxLength: people }),
      bonus: fc.bigInt(0n, 300n),
    }),
    { minLength: 1, maxLength: 8 },
  ),
);

test("A03 random people, periods and limits are paid and carried as a plain computation has it", () => {
  let fenced = 0;
  fc.assert(
    fc.property(histories, fc.bigInt(1n, 1_500n), (periods, limit) => {
      const bills = billed(periods, { ...TERMS, ringFence: limit });
      const naive = fencedPay(periods, limit);
      expect(bills.map(({ amount: paid }) => paid)).toEqual(
        naive.map(({ counted }) => (counted > 0n ? counted / 10n : 0n)),
      );
      expect(bills.map(({ fences }) => goesOn(fences))).toEqual(naive.map(({ carried }) => carried));
      for (const { counted, fences, carriedOut } of bills) {
        const added = fences.reduce((sum, fence) => sum + fence.added, 0n);
        expect(added >= (counted < 0n ? counted : 0n) && carriedOut === 0n).toBe(true);
      }
      fenced += bills.filter(({ fences }) => fences.some(({ setOff }) => setOff > 0n)).length;
    }),
    { numRuns: manyTimes(500) },
  );
  expect(fenced).toBeGreaterThan(50);
});

test("A02 only a dividend of what was lost has a ring-fence, with an amount, and nobody promises on another one", () => {
  expect(writtenTerms(TERMS)).toMatchObject({ carry: "ringFence", ringFence: "5.00" });
  expect(contractTerms.parse(writtenTerms(TERMS))).toEqual(TERMS);
  const daily = { kind: "daily", cycle: "day" };
  const free = { costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 } };
  expect(contractTerms.safeParse({ ...WRITTEN, base: "netLoss", ...free }).success).toBe(true);
  for (const wrong of [
    daily,
    { base: "turnover", ...free },
    { ringFence: null },
    { ringFence: "0" },
    { ringFence: undefined },
    { carry: "forever" },
    { carry: "none" },
  ]) {
    expect(contractTerms.safeParse({ ...WRITTEN, ...wrong }).success).toBe(false);
  }
  // Terms that were kept before there were ring-fences say nothing of them.
  const { ringFence: _, ...before } = { ...WRITTEN, carry: "forever" };
  expect(contractTerms.parse(before).ringFence).toBeNull();
  expect(yieldsNoMore(TERMS, TERMS)).toBe(true);
  expect(yieldsNoMore({ ...TERMS, ringFence: 501n }, TERMS)).toBe(false);
  expect(yieldsNoMore({ ...TERMS, ringFence: 499n }, TERMS)).toBe(false);
});
