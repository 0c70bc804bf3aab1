import fc from "fast-check";
import { expect, test } from "vitest";
import { manyTimes } from "#tests/setup/money.ts";
import { mayPlatformIssue, yieldsNoMore } from "./compare-terms.ts";
import { computeBill, type TeamTotals } from "./compute-bill.ts";
import { APPLIES, type ContractTerms, contractTerms, writtenTerms } from "./terms.ts";
import { conditionsOf, shareOf } from "./tiers.ts";

const MANY = { numRuns: manyTimes(300) };

const PLAIN: ContractTerms = {
  kind: "daily",
  issuer: "platform",
  base: "turnover",
  tiers: [
    { from: 0n, people: 0, rate: 50 },
    { from: 100_000n, people: 2, rate: 100 },
  ],
  leastStake: 1_000n,
  products: { slots: 10_000, sports: 5_000 },
  cycle: "day",
  carry: "none",
  apply: "whole",
  costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
  cap: null,
  ringFence: null,
};

const row = (more: Partial<TeamTotals>): TeamTotals => ({
  product: "slots",
  vendor: "nard",
  validStake: 0n,
  payout: 0n,
  bonusCost: 0n,
  deposits: 0n,
  withdrawals: 0n,
  ...more,
});

const minor = fc.bigInt(0n, 10_000_000n);
const totals = fc.array(
  fc.record({
    product: fc.constantFrom("slots", "sports", "lottery"),
    vendor: fc.constantFrom("nard", "other", "third"),
    validStake: minor,
    payout: minor,
    bonusCost: fc.bigInt(0n, 10_000n),
    deposits: minor,
    withdrawals: minor,
  }),
  { maxLength: 8 },
);

const tiers = fc
  .array(
    fc.record({
      by: fc.bigInt(1n, 3_000_000n),
      people: fc.integer({ min: 0, max: 3 }),
      rate: fc.integer({ min: 1, max: 900 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((steps) => {
    let [from, people, rate] = [-1n, 0, 0];
    return steps.map((step, nth) => {
      from = nth === 0 && step.people === 0 ? 0n : (from < 0n ? 0n : from) + step.by;
      people += step.people;
      rate += step.rate;
      return { from, people, rate };
    });
  });

const terms: fc.Arbitrary<ContractTerms> = fc.record({
  kind: fc.constant("daily" as const),
  issuer: fc.constant("platform" as const),
  base: fc.constantFrom("netLoss" as const, "ngr" as const, "turnover" as const),
  tiers,
  leastStake: fc.constant(1_000n),
  products: fc.dictionary(fc.constantFrom("slots", "sports", "lottery"), fc.integer({ min: 0, max: 10_000 })),
  cycle: fc.constant("day" as const),
  carry: fc.constantFrom("none" as const, "previous" as const, "forever" as const, "halfMonth" as const),
  apply: fc.constantFrom(...APPLIES),
  costs: fc.record({
    vendors: fc.dictionary(fc.constantFrom("nard", "other"), fc.integer({ min: 0, max: 3_000 })),
    bonus: fc.integer({ min: 0, max: 10_000 }),
    deposits: fc.integer({ min: 0, max: 300 }),
    withdrawals: fc.integer({ min: 0, max: 300 }),
  }),
  cap: fc.option(fc.bigInt(0n, 1_000_000n), { nil: null }),
  ringFence: fc.constant(null),
});

const people = fc.integer({ min: 0, max: 12 });
const carried = fc.bigInt(-2_000_000n, 0n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

test("A02 a bill opens into lines: what was earned is the sum of one part, what is paid of the other", () => {
  fc.assert(
    fc.property(terms, totals, people, carried, (signed, team, active, before) => {
      const bill = computeBill(signed, { totals: team, people: active }, before);
      const pays = bill.lines.filter(({ what }) => what === "tier" || what === "cap");
      const counts = bill.lines.filter((one) => !pays.includes(one));
      expect(sum(counts.map(({ amount }) => amount))).toBe(bill.counted);
      expect(sum(pays.map(({ amount }) => amount))).toBe(bill.amount);
      expect(bill.amount >= 0n && bill.carriedOut <= 0n).toBe(true);
      expect(signed.cap === null || bill.amount <= signed.cap).toBe(true);
      for (const { what, base, rate, amount } of bill.lines) {
        const off = amount - shareOf(base, rate);
        expect(what === "tier" ? off >= 0n && off <= 1n : off === 0n).toBe(true);
      }
      expect(computeBill(signed, { totals: [...team].reverse(), people: active }, before)).toEqual(bill);
    }),
    MANY,
  );
});

test("A02 more turnover and more active people never pay less", () => {
  fc.assert(
    fc.property(terms, totals, people, minor, people, (signed, team, active, more, others) => {
      const wages = { ...signed, base: "turnover" as const, carry: "none" as const };
      const pay = (rows: readonly TeamTotals[], many: number) =>
        computeBill(wages, { totals: rows, people: many }, 0n).amount;
      const before = pay(team, active);
      expect(pay([...team, row({ validStake: more })], active) >= before).toBe(true);
      expect(pay(team, active + others) >= before).toBe(true);
    }),
    MANY,
  );
});

test("A02 by slices nobody is paid more than with the same tiers for the whole", () => {
  fc.assert(
    fc.property(terms, totals, people, carried, (signed, team, active, before) => {
      const [slice, whole] = (["slice", "whole"] as const).map(
        (apply) => computeBill({ ...signed, apply }, { totals: team, people: active }, before).amount,
      );
      expect((slice ?? 0n) <= (whole ?? 0n)).toBe(true);
    }),
    MANY,
  );
});

test("A02 terms that yield no more than others never do, for the same team and for any parts of it", () => {
  let compared = 0;
  fc.assert(
    fc.property(terms, terms, fc.array(totals, { maxLength: 4 }), people, (one, other, parts, active) => {
      const wages = { base: "turnover", carry: "none", cap: null, products: { slots: 9_000 } } as const;
      const [lower, upper] = [
        { ...one, ...wages, costs: PLAIN.costs },
        { ...other, ...wages, costs: PLAIN.costs },
      ];
      if (!yieldsNoMore(lower, upper)) return;
      compared += 1;
      const yields = (signed: ContractTerms, team: readonly TeamTotals[]) =>
        computeBill(signed, { totals: team, people: active }, 0n).amount;
      const below = sum(parts.map((team) => yields(lower, team)));
      expect(below <= yields(upper, parts.flat())).toBe(true);
    }),
    { numRuns: manyTimes(2_000) },
  );
  expect(compared).toBeGreaterThan(20);
});

test("A02 the comparison finds a promise that pays more somewhere, be it at one amount alone", () => {
  const upper = { ...PLAIN, apply: "slice" as const };
  expect(yieldsNoMore(PLAIN, PLAIN)).toBe(true);
  expect(yieldsNoMore(upper, PLAIN)).toBe(true);
  expect(yieldsNoMore(PLAIN, upper)).toBe(false);
  const sooner = PLAIN.tiers.map((tier) => ({ ...tier, from: tier.from === 0n ? 0n : tier.from - 1n }));
  expect(yieldsNoMore({ ...PLAIN, tiers: sooner }, PLAIN)).toBe(false);
  expect(yieldsNoMore({ ...PLAIN, leastStake: 999n }, PLAIN)).toBe(false);
  expect(yieldsNoMore({ ...PLAIN, products: { ...PLAIN.products, lottery: 1 } }, PLAIN)).toBe(false);
  expect(yieldsNoMore(PLAIN, { ...PLAIN, cap: 5n })).toBe(false);
});

test("A02 the house pays below an agent only what it surely takes off that agent's own pay", () => {
  expect(mayPlatformIssue(PLAIN, PLAIN)).toBe(true);
  const upline = { ...PLAIN, issuer: "upline" as const };
  expect(mayPlatformIssue(upline, upline)).toBe(true);
  for (const own of [upline, { ...PLAIN, cap: 5n }, { ...PLAIN, base: "netLoss" as const }]) {
    expect(mayPlatformIssue(PLAIN, own)).toBe(false);
  }
});

test("A02 costs come off in their order, and a vendor's share only where its games brought something", () => {
  const ngr: ContractTerms = {
    ...PLAIN,
    base: "ngr",
    carry: "forever",
    tiers: [{ from: 0n, people: 0, rate: 1_000 }],
    costs: { vendors: { nard: 2_000, other: 2_000 }, bonus: 10_000, deposits: 200, withdrawals: 150 },
  };
  const team = [
    row({ validStake: 100_000n, payout: 40_000n, bonusCost: 3_001n, deposits: 50_000n }),
    row({ vendor: "other", product: "sports", validStake: 10_000n, payout: 30_000n, withdrawals: 1_001n }),
  ];
  const bill = computeBill(ngr, { totals: team, people: 0 }, -5_000n);
  expect(bill.lines.map(({ what, of, amount }) => [what, of, amount])).toEqual([
    ["product", "slots", 60_000n],
    ["product", "sports", -10_000n],
    ["vendorFee", "nard", -12_000n],
    ["bonusCost", "", -3_001n],
    ["depositCost", "", -1_000n],
    ["withdrawalCost", "", -16n],
    ["carried", "", -5_000n],
    ["tier", "1", 2_898n],
  ]);
  expect(bill).toMatchObject({ earned: 33_983n, counted: 28_983n, carriedOut: 0n, tier: 0 });
});

test("A02 what was lost goes on as the terms say", () => {
  const lost = [row({ validStake: 0n, payout: 700n })];
  const out = (carry: ContractTerms["carry"]) =>
    computeBill({ ...PLAIN, base: "netLoss", carry }, { totals: lost, people: 0 }, -500n).carriedOut;
  expect((["none", "previous", "forever", "halfMonth"] as const).map(out)).toEqual([
    0n,
    -700n,
    -1_200n,
    -1_200n,
  ]);
});

test("A02 a tier says which of its conditions were met", () => {
  expect(conditionsOf(PLAIN.tiers, 100_000n, 1)).toEqual([
    { nth: 0, hasAmount: true, hasPeople: true },
    { nth: 1, hasAmount: true, hasPeople: false },
  ]);
});

test("A02 terms are kept as they were signed, and what nobody could pay by is refused", () => {
  fc.assert(
    fc.property(terms, (signed) => {
      const read = contractTerms.safeParse(writtenTerms(signed));
      const isTurnover = signed.base === "turnover";
      const free = Object.values(signed.costs.vendors).every((fee) => fee === 0);
      const { bonus, deposits, withdrawals } = signed.costs;
      const isGood =
        (!isTurnover || signed.carry === "none") &&
        (signed.base === "ngr" || (free && bonus + deposits + withdrawals === 0));
      const fits = signed.tiers.every(({ rate }) => rate <= 10_000);
      expect(read.success).toBe(isGood && fits);
      if (read.success) expect(read.data).toEqual(signed);
    }),
    MANY,
  );
  const written = writtenTerms(PLAIN);
  for (const wrong of [
    { ...written, cycle: "month" },
    { ...written, tiers: [...written.tiers].reverse() },
    { ...written, tiers: [] },
    { ...written, cap: "-1" },
    { ...written, leastStake: "1.234" },
    { ...written, products: { "a b": 1 } },
    { ...written, more: 1 },
  ]) {
    expect(contractTerms.safeParse(wrong).success).toBe(false);
  }
});
