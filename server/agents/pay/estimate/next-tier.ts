import type { ContractTerms } from "../../contracts/terms.ts";
import type { ComputedPeriod } from "../compute-period.ts";

/** What is missing to a tier. */
export type NextTier = { readonly nth: number; readonly amount: bigint; readonly people: number };

/** Which tier is next, and what is missing to it; null at the highest. */
export function nextTier(
  { tiers }: ContractTerms,
  { tier, counted, people }: Pick<ComputedPeriod, "tier" | "counted" | "people">,
): NextTier | null {
  const nth = tier === null ? 0 : tier + 1;
  const next = tiers[nth];
  if (!next) return null;
  const amount = next.from > counted ? next.from - counted : 0n;
  return { nth, amount, people: Math.max(0, next.people - people) };
}
