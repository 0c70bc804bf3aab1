import type { Database } from "../../db/database.ts";
import { type ComputedBill, computeBill } from "../contracts/compute-bill.ts";
import { billedBelow } from "./pay-store.ts";
import { type AskedPeriod, figuresOfPeriod, type PeriodFigures } from "./period-figures.ts";
import { personsOf } from "./ring-fences.ts";

export type ComputedPeriod = ComputedBill & {
  readonly totals: PeriodFigures["totals"];
  /** What the house pays those below, which is taken off. */
  readonly below: bigint;
  readonly net: bigint;
};

/** What a period comes to: of a bill that is made, and of one that somebody would like to see. */
export function computeFrom(
  { terms, carriedIn }: AskedPeriod,
  figures: PeriodFigures,
  below: bigint,
): ComputedPeriod {
  const bill = computeBill(terms, figures, carriedIn);
  return { ...bill, totals: figures.totals, below, net: bill.amount > below ? bill.amount - below : 0n };
}

/** The same, from figures as they stand. */
export async function computePeriod(db: Database, asked: AskedPeriod): Promise<ComputedPeriod> {
  const persons = (await personsOf(db, [asked])).get(asked) ?? [];
  const figures = { ...(await figuresOfPeriod(db, asked)), persons };
  const { agent, terms, from, until } = asked;
  const [below = 0n] = await billedBelow(db, [{ agent, kind: terms.kind, from, until }]);
  return computeFrom(asked, figures, below);
}

/** A period with nothing to count, and of nobody anything carried, has no bill. */
export const isBilled = ({ lines, fences }: Pick<ComputedBill, "lines" | "fences">): boolean =>
  fences.length > 0 || lines.some(({ amount }) => amount !== 0n);
