import { findBrand } from "../../brand/index.ts";
import { later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { holdComplete } from "../../figures/index.ts";
import { readVersions } from "../contracts/contract-store.ts";
import { ADJUSTED_TO, CONTRACT_OF, HOLD_ADJUSTED, REACHED, SAVE_ADJUSTED } from "./adjust-statements.ts";
import { billAnew, type ClosedPeriod, nextClosed } from "./bill-anew.ts";
import { payOwed } from "./pay-bill.ts";
import { periodAt } from "./pay-periods.ts";
import { readPaidContract } from "./pay-store.ts";

/**
 * Bills what corrections changed in periods that were billed before: in each period that they reach, in those that carry
 * on from it, and in those of the agents above. Nothing that was billed is changed. Two runs at once, or one after another
 * that was killed, bill each correction once.
 */
export async function adjustBills(context: Context): Promise<void> {
  for (;;) {
    const isMore = await context.db.transaction((db) => adjustPart({ ...context, db }));
    if (!isMore) break;
  }
  await payOwed(context);
}

async function adjustPart(context: Context): Promise<boolean> {
  const { db } = context;
  const { position } = await holdComplete(db);
  const [mark] = await db.call(HOLD_ADJUSTED, []);
  if (!mark) throw new Error("There is no mark up to which corrections were billed.");
  const [next] = await db.call(ADJUSTED_TO, [mark.position, position]);
  const to = next?.position ?? null;
  if (to === null) return false;
  const waiting = new Periods();
  for (const { contract, at } of await db.call(REACHED, [mark.position, to])) {
    const period = await closedAt(context, contract, at);
    if (period) waiting.add(period);
  }
  for (let period = waiting.take(); period; period = waiting.take()) {
    const { carriedOut } = await billAnew(context, period, position);
    const after = await nextClosed(context, period, carriedOut);
    if (after) waiting.add(after);
    for (const above of await periodsAbove(context, period)) waiting.add(above);
  }
  await db.call(SAVE_ADJUSTED, [to]);
  return true;
}

/** The period of a contract that a moment is in, if it was paid for; null where it was not, or no terms held then. */
async function closedAt(context: Context, contractId: bigint, at: Date): Promise<ClosedPeriod | null> {
  const contract = await readPaidContract(context.db, contractId);
  const brand = contract && (await findBrand(context, contract.brandId));
  if (!contract?.paidTo || !brand) return null;
  const versions = await readVersions(context.db, [contractId]);
  const { timeZone } = brand;
  const period = periodAt(versions, at, timeZone);
  return period && period.until <= contract.paidTo ? { ...period, contract, versions, timeZone } : null;
}

/** Where the house pays, what an agent gets is taken off the one above, in the period in which this one ends. */
async function periodsAbove(
  context: Context,
  { contract: { firstParty, kind }, until }: ClosedPeriod,
): Promise<ClosedPeriod[]> {
  if (firstParty === null) return [];
  const contracts = await context.db.call(CONTRACT_OF, [firstParty, kind]);
  const periods = await Promise.all(contracts.map(({ id }) => closedAt(context, id, later(until, -1))));
  return periods.filter((period) => period !== null);
}

/** Periods that wait to be billed anew, the earliest end first, and of one moment the agents furthest down first. */
class Periods {
  readonly #waiting = new Map<string, ClosedPeriod>();

  add(period: ClosedPeriod): void {
    this.#waiting.set(`${period.contract.id} ${period.from.getTime()}`, period);
  }

  take(): ClosedPeriod | undefined {
    const [first] = [...this.#waiting].sort(
      ([, one], [, other]) =>
        one.until.getTime() - other.until.getTime() ||
        other.contract.depth - one.contract.depth ||
        Number(one.contract.id - other.contract.id),
    );
    if (!first) return undefined;
    this.#waiting.delete(first[0]);
    return first[1];
  }
}
