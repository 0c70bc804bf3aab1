import type { ContractTerms } from "./terms.ts";
import { paysNoMore } from "./tiers.ts";

/**
 * Whether terms can never yield more than others for the same team, or for a part of it. Where they count other things
 * nobody could tell, so that those are not allowed either.
 */
export function yieldsNoMore(lower: ContractTerms, upper: ContractTerms): boolean {
  return (
    lower.kind === upper.kind &&
    lower.base === upper.base &&
    lower.cycle === upper.cycle &&
    lower.carry === upper.carry &&
    lower.ringFence === upper.ringFence &&
    lower.leastStake >= upper.leastStake &&
    weighsNoMore(lower.products, upper.products) &&
    weighsNoMore(upper.costs.vendors, lower.costs.vendors) &&
    (["bonus", "deposits", "withdrawals"] as const).every((cost) => lower.costs[cost] >= upper.costs[cost]) &&
    (upper.cap === null || (lower.cap !== null && lower.cap <= upper.cap)) &&
    paysNoMore(lower, upper)
  );
}

const weighsNoMore = (lower: Readonly<Record<string, number>>, upper: Readonly<Record<string, number>>) =>
  Object.entries(lower).every(([name, weight]) => weight <= (upper[name] ?? 0));

/**
 * Whether the house may pay what an agent has promised: it then takes it off that agent's own pay, which has to be
 * enough for whatever the team does. So the house pays that agent too, for a turnover, which nobody makes smaller, and
 * without a cap.
 */
export function mayPlatformIssue(promised: ContractTerms, own: ContractTerms): boolean {
  return (
    promised.issuer !== "platform" ||
    (own.issuer === "platform" && own.base === "turnover" && own.cap === null)
  );
}
