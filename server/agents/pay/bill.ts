import type { Context } from "../../db/context.ts";
import type { BillLine, TeamTotals } from "../contracts/compute-bill.ts";
import { readVersions } from "../contracts/contract-store.ts";
import type { RingFence } from "../contracts/ring-fence.ts";
import type { ContractTerms } from "../contracts/terms.ts";
import { conditionsOf, type TierCondition } from "../contracts/tiers.ts";
import { maskedNames } from "./income/income.ts";
import {
  ADJUSTMENTS,
  BILL,
  BILL_LINES,
  BILL_PAYMENTS,
  BILL_TOTALS,
  BILLS_BELOW,
  type BillAdjustment,
  type BillBelow,
  type BillPayment,
  type BillRow,
} from "./income/income-statements.ts";
import { readFences } from "./ring-fences.ts";

/** A bill with all that it was made of, and what was paid of it. */
export type Bill = BillRow & {
  readonly terms: ContractTerms;
  readonly totals: readonly TeamTotals[];
  readonly lines: readonly BillLine[];
  readonly fences: readonly RingFence[];
  readonly conditions: readonly TierCondition[];
  readonly payments: readonly BillPayment[];
  /** What the house was billed for those below, which is taken off. */
  readonly lower: readonly BillBelow[];
  /** What was billed for the same period later. */
  readonly adjustments: readonly BillAdjustment[];
};

/** A bill as a side of its contract reads it: by masked names, which the house has none of. */
export type BillShown = Bill & {
  readonly isOwn: boolean;
  readonly payerName: string | null;
  readonly payeeName: string | null;
  readonly nameOf: (playerId: bigint | null) => string | null;
};

/** One bill, for both sides of its contract and nobody else (A04). */
export async function billOf(
  context: Pick<Context, "db">,
  { playerId, billId }: { readonly playerId: bigint; readonly billId: bigint },
): Promise<BillShown | null> {
  const bill = await readBill(context, billId, playerId);
  if (!bill) return null;
  const { payer, payee, lower, fences } = bill;
  const below = [...lower.map((one) => one.payee), ...fences.map((one) => one.playerId)];
  const nameOf = await maskedNames(context, [payer, payee, ...below]);
  return {
    ...bill,
    isOwn: payee === playerId,
    payerName: nameOf(payer),
    payeeName: nameOf(payee),
    nameOf,
  };
}

/** One bill, as operators and audits read it. */
export const findBill = (context: Pick<Context, "db">, billId: bigint): Promise<Bill | null> =>
  readBill(context, billId, null);

async function readBill(
  { db }: Pick<Context, "db">,
  billId: bigint,
  playerId: bigint | null,
): Promise<Bill | null> {
  const [row] = await db.call(BILL, [billId, playerId]);
  if (!row) return null;
  const version = (await readVersions(db, [row.contract])).find((one) => one.version === row.version);
  if (!version) throw new Error(`Bill ${billId} is of a version that is not there.`);
  const { terms } = version;
  return {
    ...row,
    terms,
    totals: await db.call(BILL_TOTALS, [billId]),
    lines: await db.call(BILL_LINES, [billId]),
    fences: await readFences(db, billId),
    conditions: conditionsOf(terms.tiers, row.earned + row.carriedIn, row.people),
    payments: await db.call(BILL_PAYMENTS, [billId]),
    lower: await db.call(BILLS_BELOW, [billId]),
    adjustments: await db.call(ADJUSTMENTS, [billId]),
  };
}
