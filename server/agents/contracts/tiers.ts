import type { ContractTerms, Tier } from "./terms.ts";

const WHOLE = 10_000n;

/** So many hundredths of a percent of an amount. What does not come out even stays with the one who pays. */
export function shareOf(amount: bigint, rate: number): bigint {
  const product = amount * BigInt(rate);
  const even = product / WHOLE;
  return product < 0n && even * WHOLE !== product ? even - 1n : even;
}

/** What a tier waits for, and whether it has come. */
export type TierCondition = {
  readonly nth: number;
  readonly hasAmount: boolean;
  readonly hasPeople: boolean;
};

export function conditionsOf(tiers: readonly Tier[], amount: bigint, people: number): TierCondition[] {
  return tiers.map(({ from, people: asked }, nth) => ({
    nth,
    hasAmount: amount >= from,
    hasPeople: people >= asked,
  }));
}

/** The highest tier of which both conditions are met; -1 for none. */
export function tierReached(tiers: readonly Tier[], amount: bigint, people: number): number {
  return conditionsOf(tiers, amount, people).findLastIndex(
    ({ hasAmount, hasPeople }) => hasAmount && hasPeople,
  );
}

/** A part of what is counted, and the rate that is paid for it. */
export type TierPart = { readonly nth: number; readonly counted: bigint; readonly rate: number };

type Scale = Pick<ContractTerms, "tiers" | "apply">;

/** Which part of an amount is paid at which rate, once so many people were active. */
export function partsOf({ tiers, apply }: Scale, amount: bigint, people: number): TierPart[] {
  const reached = tierReached(tiers, amount, people);
  const top = tiers[reached];
  if (!top) return [];
  if (apply === "whole") return [{ nth: reached, counted: amount, rate: top.rate }];
  return tiers.slice(0, reached + 1).map(({ from, rate }, nth) => {
    const until = nth === reached ? amount : (tiers[nth + 1]?.from ?? amount);
    return { nth, counted: until - from, rate };
  });
}

/** What is paid, in ten-thousandths of a minor unit, so that two scales can be compared exactly. */
function exactPay(scale: Scale, amount: bigint, people: number): bigint {
  return partsOf(scale, amount, people).reduce((sum, { counted, rate }) => sum + counted * BigInt(rate), 0n);
}

/**
 * Whether one scale never pays more than another, whatever is earned by however many. Between the amounts at which a
 * tier of either begins both are straight lines: it is enough to look where they begin, just before the next, and at
 * one further away than any.
 */
export function paysNoMore(lower: Scale, upper: Scale): boolean {
  const tiers = [...lower.tiers, ...upper.tiers];
  const starts = [...new Set(tiers.map(({ from }) => from))].sort((a, b) => (a < b ? -1 : 1));
  const peoples = [...new Set([0, ...tiers.map(({ people }) => people)])];
  const last = starts.at(-1) ?? 0n;
  // As far away as this, a lower rate has always been overtaken by a higher one.
  const far = (last + 1n) * WHOLE * WHOLE;
  const looked = [...starts, ...starts.flatMap((start) => (start > 0n ? [start - 1n] : [])), last + 1n, far];
  return peoples.every((people) =>
    looked.every((at) => exactPay(lower, at, people) <= exactPay(upper, at, people)),
  );
}
