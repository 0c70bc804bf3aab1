import type { Context } from "../../db/context.ts";
import { type CountedAnew, countAnew, ofTeamThen } from "../../figures/index.ts";
import { type BillLine, computeBill, type TeamTotals } from "../contracts/compute-bill.ts";
import { type Bill, findBill } from "./bill.ts";
import { personsAnew } from "./persons-anew.ts";
import { saidFences } from "./ring-fences.ts";

export type CheckedBill = {
  /** How many buckets of five minutes were counted. */
  readonly buckets: number;
  /** What is another than the ledger and the terms say, each in a sentence. */
  readonly apart: readonly string[];
};

/** Counts a period anew from the ledger; a check of many bills may answer from one count. */
export type Recounter = (
  db: Context["db"],
  time: { readonly from: Date; readonly until: Date; readonly position: bigint },
) => Promise<readonly CountedAnew[]>;

/**
 * Computes a bill again from the postings before its place in the ledger, and by the terms that it names: whoever doubts
 * it needs no figure that was kept. Null where there is no such bill.
 */
export async function checkBill(
  context: Pick<Context, "db">,
  billId: bigint,
  recounted: Recounter = countAnew,
): Promise<CheckedBill | null> {
  const { db } = context;
  const bill = await findBill(context, billId);
  if (!bill) return null;
  const counted = await ofTeamThen(db, bill.payee, await recounted(db, bill));
  const totals = totalsOf(counted);
  const { terms, people, carriedIn, lower, gross, payments, amount, owed } = bill;
  const persons = await personsAnew(db, bill, counted);
  const computed = computeBill(terms, { totals, people, persons }, carriedIn);
  const below = lower.reduce((sum, one) => sum + one.gross, 0n);
  const paid = payments.reduce((sum, one) => sum + one.amount, 0n);
  const size = amount < 0n ? -amount : amount;
  const left = owed < 0n ? -owed : owed;
  return {
    buckets: counted.length,
    apart: [
      ...compared("totals", saidTotals(bill.totals), saidTotals(totals)),
      ...compared("steps", saidLines(bill.lines), saidLines(computed.lines)),
      ...compared("ring-fences", saidFences(bill.fences), saidFences(computed.fences)),
      ...compared("lifetimes", saidLifetimes(bill), saidLifetimes(computed)),
      ...compared("gross", gross, computed.amount),
      ...compared("carried on", bill.carriedOut, computed.carriedOut),
      ...compared("taken off for those below", bill.below, bill.payer === null ? below : bill.below),
      ...compared("paid and owed", paid + left, size),
      ...compared(
        "moved in the ledger",
        payments.reduce((sum, one) => sum + one.moved, 0n),
        paid,
      ),
      ...peopleApart(bill, counted),
    ],
  };
}

const saidLifetimes = ({ fences }: Pick<Bill, "fences">) =>
  fences.map(({ playerId, result, lifetime }) => [playerId, result, lifetime].join(" ")).join("; ");

/** Of those who staked enough, some may not be counted: no more can be. */
function peopleApart({ people, terms }: Bill, counted: readonly CountedAnew[]): string[] {
  const staked = new Map<bigint, bigint>();
  for (const { playerId, validStake } of counted)
    staked.set(playerId, (staked.get(playerId) ?? 0n) + validStake);
  const most = [...staked.values()].filter((sum) => sum >= terms.leastStake).length;
  return people <= most ? [] : [`people: the bill says ${people}, ${most} staked enough`];
}

function compared(what: string, kept: unknown, counted: unknown): string[] {
  return kept === counted ? [] : [`${what}: the bill says ${kept}, the ledger ${counted}`];
}

function totalsOf(counted: readonly CountedAnew[]): TeamTotals[] {
  const totals = new Map<string, TeamTotals>();
  for (const { product, vendor, validStake, payout, bonusReleased, deposits, withdrawals } of counted) {
    const name = `${product} ${vendor}`;
    const before = totals.get(name);
    totals.set(name, {
      ...{ product, vendor },
      validStake: (before?.validStake ?? 0n) + validStake,
      payout: (before?.payout ?? 0n) + payout,
      bonusCost: (before?.bonusCost ?? 0n) + bonusReleased,
      deposits: (before?.deposits ?? 0n) + deposits,
      withdrawals: (before?.withdrawals ?? 0n) + withdrawals,
    });
  }
  return [...totals.values()];
}

/** A row that came to nothing is none: a bill has it where something came and went. */
const saidTotals = (totals: readonly TeamTotals[]) =>
  totals
    .filter((one) => [one.validStake, one.payout, one.bonusCost, one.deposits, one.withdrawals].some(Boolean))
    .map((one) => [
      one.product,
      one.vendor,
      one.validStake,
      one.payout,
      one.bonusCost,
      one.deposits,
      one.withdrawals,
    ])
    .map((cells) => cells.join(" "))
    .sort()
    .join("; ");

const saidLines = (lines: readonly BillLine[]) =>
  lines.map(({ what, of, base, rate, amount }) => [what, of, base, rate, amount].join(" ")).join("; ");
