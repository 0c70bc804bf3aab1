import { asJson } from "../../db/as-json.ts";
import type { Database } from "../../db/database.ts";
import {
  CHANGE_WITHDRAWAL,
  COUNT_WITHDRAWALS,
  ENTER_WITHDRAWAL,
  LOCK_WITHDRAWAL,
  type NewWithdrawal,
  PAID_TO_END,
  PAID_TO_WARN,
  TAKE_PAYOUTS,
  WITHDRAWAL_BY_REFERENCE,
  WITHDRAWAL_OF_FORM,
  WITHDRAWAL_OF_PAYOUT,
  WITHDRAWAL_QUEUE,
  WITHDRAWALS,
  WITHDRAWALS_TO_SEND,
  WITHDRAWN_SINCE,
  type WithdrawalPatch,
  type WithdrawalRow,
} from "./withdrawal-statements.ts";

export type { WithdrawalPatch, WithdrawalRow } from "./withdrawal-statements.ts";

export async function insertWithdrawal(db: Database, withdrawal: NewWithdrawal): Promise<void> {
  await db.call(ENTER_WITHDRAWAL, [asJson([{ ...withdrawal, state: "held" }])]);
}

/** Changes one row, which the caller has locked. */
export async function updateWithdrawal(
  db: Database,
  reference: string,
  patch: WithdrawalPatch,
): Promise<void> {
  await db.call(CHANGE_WITHDRAWAL, [asJson(patch), reference]);
}

/** The row, locked to the end of the transaction; whoever wants the same waits here. */
export async function lockWithdrawal(db: Database, reference: string): Promise<WithdrawalRow | null> {
  const [row] = await db.call(LOCK_WITHDRAWAL, [reference]);
  return row ?? null;
}

export async function readWithdrawal(db: Database, reference: string): Promise<WithdrawalRow | null> {
  const [row] = await db.call(WITHDRAWAL_BY_REFERENCE, [reference]);
  return row ?? null;
}

export async function withdrawalOfForm(
  db: Database,
  playerId: bigint,
  requestKey: string,
): Promise<WithdrawalRow | null> {
  const [row] = await db.call(WITHDRAWAL_OF_FORM, [playerId, requestKey]);
  return row ?? null;
}

export async function withdrawalOfPayout(db: Database, pspKey: string): Promise<WithdrawalRow | null> {
  const [row] = await db.call(WITHDRAWAL_OF_PAYOUT, [pspKey]);
  return row ?? null;
}

/** What a player asked for since a moment and was not given back. */
export async function withdrawnSince(
  db: Database,
  playerId: bigint,
  from: Date,
): Promise<{ many: number; minor: bigint }> {
  const [row] = await db.call(WITHDRAWN_SINCE, [playerId, from]);
  return { many: Number(row?.many ?? 0), minor: row?.minor ?? 0n };
}

export async function countWithdrawals(db: Database, playerId: bigint): Promise<number> {
  const [row] = await db.call(COUNT_WITHDRAWALS, [playerId]);
  return Number(row?.many ?? 0);
}

export function readWithdrawals(
  db: Database,
  playerId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<WithdrawalRow[]> {
  return db.call(WITHDRAWALS, [playerId, limit, offset]);
}

/** What waits for an operator or a provider, those that go before first, the oldest first. */
export function readWithdrawalQueue(db: Database, limit: number): Promise<WithdrawalRow[]> {
  return db.call(WITHDRAWAL_QUEUE, [limit]);
}

/** What was approved and is to be sent by these providers, in the same order. */
export function readWithdrawalsToSend(
  db: Database,
  providers: readonly string[],
  limit: number,
): Promise<WithdrawalRow[]> {
  return db.call(WITHDRAWALS_TO_SEND, [providers, limit]);
}

/** Takes payouts whose provider is to be asked now, and puts their next time off so that nobody else asks too. */
export function takePayoutsToAsk(db: Database, at: Date, limit: number): Promise<WithdrawalRow[]> {
  return db.call(TAKE_PAYOUTS, [at, limit]);
}

/** Paid withdrawals that are about to count as received and whose players were not told, or that are due. */
export function readUnconfirmed(
  db: Database,
  due: { toWarn: Date } | { toEnd: Date },
  limit: number,
): Promise<WithdrawalRow[]> {
  return "toWarn" in due
    ? db.call(PAID_TO_WARN, [due.toWarn, limit])
    : db.call(PAID_TO_END, [due.toEnd, limit]);
}
