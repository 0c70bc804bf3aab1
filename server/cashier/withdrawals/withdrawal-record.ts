import { money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import type { Page } from "../../wallet/index.ts";
import { orderPage } from "../order-pages.ts";
import { readEvents } from "../store/events.ts";
import { methodsOf } from "../store/methods.ts";
import { payeesById } from "../store/payees.ts";
import {
  countWithdrawals,
  readWithdrawal,
  readWithdrawalQueue,
  readWithdrawals,
  type WithdrawalRow,
} from "../store/withdrawals.ts";
import { timelines } from "../timeline.ts";
import type { PayeeValues } from "./payee-fields.ts";
import { shownFields } from "./payees.ts";
import type { Withdrawal, WithdrawalState, WithdrawalStep } from "./withdrawal.ts";
import { payoutOf } from "./withdrawal-amounts.ts";

/** One withdrawal of a player with its story; null when the player has no such withdrawal. */
export async function withdrawalOf(
  { db }: Context,
  { playerId, withdrawalId }: { playerId: bigint; withdrawalId: string },
): Promise<Withdrawal | null> {
  const row = await readWithdrawal(db, withdrawalId);
  if (row?.playerId !== playerId) return null;
  const [withdrawal] = await told(db, [row]);
  return withdrawal ?? null;
}

/** A page of a player's withdrawals, newest first. */
export async function withdrawalsOf(
  { db }: Context,
  { playerId, page }: { playerId: bigint; page: number },
): Promise<Page<Withdrawal>> {
  return orderPage(await countWithdrawals(db, playerId), page, async (part) =>
    told(db, await readWithdrawals(db, playerId, part)),
  );
}

/** A withdrawal as an operator decides about it and pays it: with the whole account, and who has approved it. */
export type OperatorWithdrawal = Withdrawal & {
  readonly payeeFields: PayeeValues;
  readonly approvedBy: readonly string[];
  readonly approvalsNeeded: number;
  /** Whether the player's level puts it before others. */
  readonly isFirst: boolean;
};

const QUEUE_MAX = 200;

/** What waits for an operator or a provider, oldest first, at most 200. */
export async function withdrawalQueue({ db }: Context): Promise<OperatorWithdrawal[]> {
  return toldWhole(db, await readWithdrawalQueue(db, QUEUE_MAX));
}

/** One withdrawal as an operator reads it, whosever it is and long after it ended; null when there is none. */
export async function anyWithdrawal(
  { db }: Context,
  { withdrawalId }: { withdrawalId: string },
): Promise<OperatorWithdrawal | null> {
  const row = await readWithdrawal(db, withdrawalId);
  const [withdrawal] = await toldWhole(db, row ? [row] : []);
  return withdrawal ?? null;
}

/** As a player reads it: what only an operator may see goes no further. */
async function told(db: Database, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const whole = await toldWhole(db, rows);
  return whole.map(
    ({ payeeFields: _fields, approvedBy: _by, approvalsNeeded: _needed, isFirst: _first, ...shown }) => shown,
  );
}

async function toldWhole(db: Database, rows: readonly WithdrawalRow[]): Promise<OperatorWithdrawal[]> {
  const references = rows.map(({ reference }) => reference);
  const stories = timelines<WithdrawalState>("withdrawal", await readEvents(db, "withdrawal", references));
  const methodOf = await methodsOf(db, rows);
  const payees = await payeesById(
    db,
    rows.map(({ payee }) => payee),
  );
  return rows.map((row) => {
    const method = methodOf(row);
    const payee = payees.get(row.payee);
    if (payee?.playerId !== row.playerId) throw new Error("The account of a withdrawal is gone.");
    const { reference, state, amountMinor, feeMinor, createdAt, paidAt, confirmDue } = row;
    return {
      id: reference,
      reference,
      playerId: row.playerId,
      state,
      method: { code: method.code, provider: row.provider, name: method.name },
      payee: shownFields(method, payee.fields),
      payeeFields: payee.fields,
      approvedBy: row.approvedBy,
      approvalsNeeded: row.approvalsNeeded,
      isFirst: row.isFirst,
      amount: money(amountMinor, row.asset),
      fee: money(feeMinor, row.asset),
      arrives: payoutOf(row),
      holdMovementId: row.holdTransfer,
      endMovementId: row.endTransfer,
      createdAt,
      paidAt,
      confirmDue: state === "paid" ? confirmDue : null,
      timeline: stories.get(reference) ?? [],
      nextStep: NEXT_STEPS[state],
    };
  });
}

const NEXT_STEPS: Readonly<Record<WithdrawalState, WithdrawalStep>> = {
  held: "cancelOrWait",
  approved: "wait",
  sending: "wait",
  paid: "confirm",
  disputed: "beingTraced",
  received: "none",
  "auto-received": "none",
  returned: "orderAgain",
  refused: "contact",
  failed: "orderAgain",
  cancelled: "orderAgain",
};
