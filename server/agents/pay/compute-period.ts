import type { Database } from "../../db/database.ts";
import { activePeople, type Totals, totalsOfTeam } from "../../figures/index.ts";
import { type ComputedBill, computeBill } from "../contracts/compute-bill.ts";
import type { ContractTerms } from "../contracts/terms.ts";
import type { PayPeriod } from "./pay-periods.ts";
import { billedBelow } from "./pay-store.ts";

/** Whose team, by which terms, in which period, with what was carried into it. */
export type AskedPeriod = PayPeriod & {
  readonly agent: bigint;
  readonly terms: ContractTerms;
  readonly carriedIn: bigint;
};

export type ComputedPeriod = ComputedBill & {
  readonly totals: readonly Totals[];
  /** What the house pays those below, which is taken off. */
  readonly below: bigint;
  readonly net: bigint;
};

/** What a period comes to by some terms: of a bill that is made, and of one that somebody would like to see. */
export async function computePeriod(
  db: Database,
  { agent, terms, from, until, carriedIn }: AskedPeriod,
): Promise<ComputedPeriod> {
  const time = { agent, asset: "P" as const, from, until };
  const totals = await totalsOfTeam(db, { ...time, scope: "team" });
  const people = totals.length === 0 ? 0 : await activePeople(db, { ...time, leastStake: terms.leastStake });
  const computed = computeBill(terms, { totals, people }, carriedIn);
  const below = await billedBelow(db, { agent, kind: terms.kind, from, until });
  return { ...computed, totals, below, net: computed.amount > below ? computed.amount - below : 0n };
}
