import { carryThrough } from "./carry-through.ts";
import type { Person, RingFence } from "./ring-fence.ts";
import type { ContractTerms } from "./terms.ts";
import { conditionsOf, partsOf, shareOf, type TierCondition, tierReached } from "./tiers.ts";

/** What a team did in a period, by product and vendor. */
export type TeamTotals = {
  readonly product: string;
  readonly vendor: string;
  readonly validStake: bigint;
  readonly payout: bigint;
  readonly bonusCost: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
};

/**
 * One step of a computation. `amount` is `rate` hundredths of a percent of `base`, with its sign; what does not come out
 * even is the payer's.
 */
export type BillLine = {
  readonly what:
    | "product"
    | "vendorFee"
    | "bonusCost"
    | "depositCost"
    | "withdrawalCost"
    | "carried"
    | "tier"
    | "cap";
  /** The product, the vendor, or which tier. */
  readonly of: string;
  readonly base: bigint;
  readonly rate: number;
  readonly amount: bigint;
};

export type ComputedBill = {
  readonly lines: readonly BillLine[];
  readonly people: number;
  /** What was earned in this period alone, and that with what was carried into it. */
  readonly earned: bigint;
  readonly carriedIn: bigint;
  readonly counted: bigint;
  /** What goes on to the next period: nought, or below it. What goes on for one person alone is none of it. */
  readonly carriedOut: bigint;
  readonly fences: readonly RingFence[];
  /** Null where none was reached. */
  readonly tier: number | null;
  readonly conditions: readonly TierCondition[];
  readonly amount: bigint;
};

type Team = {
  readonly totals: readonly TeamTotals[];
  readonly people: number;
  /** Those who may be ring-fenced; nobody by other terms. */
  readonly persons?: readonly Person[];
};

const ALL = 10_000;
const WHOLE = BigInt(ALL);

/** What a contract yields for what a team did, step by step. Nothing but what it is given decides. */
export function computeBill(
  terms: ContractTerms,
  { totals, people, persons = [] }: Team,
  carried: bigint,
): ComputedBill {
  const products = productLines(terms, totals);
  const earning = [...products, ...(terms.base === "ngr" ? costLines(terms, totals) : [])];
  const earned = sumOf(earning);
  const carry = carryThrough(terms, { earned, carried, persons });
  const { carriedIn, counted } = carry;
  const carrying = carriedIn === 0n ? [] : [line("carried", "", carriedIn, ALL)];
  const paying = payLines(terms, counted, people);
  const reached = tierReached(terms.tiers, counted, people);
  return {
    lines: [...earning, ...carrying, ...paying],
    people,
    earned,
    ...carry,
    tier: reached === -1 ? null : reached,
    conditions: conditionsOf(terms.tiers, counted, people),
    amount: sumOf(paying),
  };
}

const sumOf = (lines: readonly BillLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0n);

const line = (what: BillLine["what"], of: string, base: bigint, rate: number): BillLine => ({
  what,
  of,
  base,
  rate,
  amount: shareOf(base, rate),
});

/** What each product brought, as far as it counts. */
function productLines({ base, products }: ContractTerms, totals: readonly TeamTotals[]): BillLine[] {
  const brought = sumsBy(totals, ({ product }) => product, broughtOf(base));
  return brought.flatMap(([product, sum]) => {
    const weight = products[product] ?? 0;
    return weight === 0 || sum === 0n ? [] : [line("product", product, sum, weight)];
  });
}

const broughtOf =
  (base: ContractTerms["base"]) =>
  ({ validStake, payout }: TeamTotals) =>
    base === "turnover" ? validStake : validStake - payout;

/** Costs in their order: vendors where they brought something, bonuses, then what payments cost. */
function costLines({ base, products, costs }: ContractTerms, totals: readonly TeamTotals[]): BillLine[] {
  const weighed = (row: TeamTotals) => shareOf(broughtOf(base)(row), products[row.product] ?? 0);
  const fees = sumsBy(totals, ({ vendor }) => vendor, weighed).flatMap(([vendor, sum]) => {
    const fee = costs.vendors[vendor] ?? 0;
    return fee === 0 || sum <= 0n ? [] : [line("vendorFee", vendor, -sum, fee)];
  });
  const whole = (of: (row: TeamTotals) => bigint) => totals.reduce((sum, row) => sum + of(row), 0n);
  const others = [
    line("bonusCost", "", -whole(({ bonusCost }) => bonusCost), costs.bonus),
    line("depositCost", "", -whole(({ deposits }) => deposits), costs.deposits),
    line("withdrawalCost", "", -whole(({ withdrawals }) => withdrawals), costs.withdrawals),
  ];
  return [...fees, ...others.filter(({ amount }) => amount !== 0n)];
}

/** Rounded once, however many tiers there are: each line is what it adds to the rounded sum. */
function payLines({ tiers, apply, cap }: ContractTerms, counted: bigint, people: number): BillLine[] {
  let exact = 0n;
  const paid = partsOf({ tiers, apply }, counted, people).map((part): BillLine => {
    const before = exact / WHOLE;
    exact += part.counted * BigInt(part.rate);
    const amount = exact / WHOLE - before;
    return { what: "tier", of: String(part.nth + 1), base: part.counted, rate: part.rate, amount };
  });
  const over = cap === null ? 0n : sumOf(paid) - cap;
  return over > 0n ? [...paid, line("cap", "", -over, ALL)] : paid;
}

function sumsBy(
  totals: readonly TeamTotals[],
  nameOf: (row: TeamTotals) => string,
  worthOf: (row: TeamTotals) => bigint,
): [string, bigint][] {
  const sums = new Map<string, bigint>();
  for (const row of totals) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0n) + worthOf(row));
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}
