import type { Context } from "../../db/context.ts";
import { completeTo } from "../../figures/index.ts";
import type { ContractTerms } from "../contracts/terms.ts";
import { lastPeriods } from "./complete-periods.ts";
import { type ComputedPeriod, computePeriod } from "./compute-period.ts";
import { carriesInto, type PayPeriod } from "./pay-periods.ts";

/** As many periods are shown to whoever is about to sign. */
const PREVIEWED_PERIODS = 3;

/** A period that is over, and what some terms would have paid for it. */
type PreviewedBill = PayPeriod & ComputedPeriod;

type Asked = {
  readonly agent: bigint;
  readonly terms: ContractTerms;
  /** Of the brand, whose days are counted. */
  readonly timeZone: string;
};

/**
 * What terms would have paid an agent for the last periods that are complete, oldest first, as if they had begun with
 * the first of them: by the code that makes bills, from the same figures. Nothing is written.
 */
export async function previewBills(
  { db }: Pick<Context, "db">,
  { agent, terms, timeZone }: Asked,
): Promise<PreviewedBill[]> {
  const { at } = await completeTo(db);
  const bills: PreviewedBill[] = [];
  for (const { from, until } of lastPeriods(terms.cycle, { at, timeZone, count: PREVIEWED_PERIODS })) {
    const before = carriesInto(terms.carry, from, timeZone) ? bills.at(-1) : undefined;
    const carriedIn = before?.carriedOut ?? 0n;
    const fences = bills.at(-1)?.fences ?? [];
    bills.push({
      from,
      until,
      ...(await computePeriod(db, { agent, terms, from, until, carriedIn, fences })),
    });
  }
  return bills;
}
