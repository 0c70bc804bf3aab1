import { asJson } from "../../db/as-json.ts";
import type { Database } from "../../db/database.ts";
import {
  CHANGE_DEPOSIT,
  COUNT_DEPOSITS,
  DEPOSIT_BY_REFERENCE,
  DEPOSIT_OF_FORM,
  DEPOSIT_QUEUE,
  DEPOSITS,
  type DepositPatch,
  type DepositRow,
  ENTER_DEPOSIT,
  LOCK_DEPOSIT,
  type NewDeposit,
  OPEN_DEPOSITS,
  TAKE_DEPOSITS,
  UNPAID_DEPOSITS,
} from "./deposit-statements.ts";

export type { DepositRow } from "./deposit-statements.ts";

export async function insertDeposit(db: Database, deposit: NewDeposit): Promise<DepositRow> {
  const [row] = await db.call(ENTER_DEPOSIT, [asJson([{ ...deposit, state: "waiting" }])]);
  if (!row) throw new Error(`Deposit ${deposit.reference} was not entered.`);
  return row;
}

/** Changes one row, which the caller has locked. */
export async function updateDeposit(db: Database, reference: string, patch: DepositPatch): Promise<void> {
  await db.call(CHANGE_DEPOSIT, [asJson(patch), reference]);
}

/** The row, locked to the end of the transaction; whoever wants the same waits here. */
export async function lockDeposit(db: Database, reference: string): Promise<DepositRow | null> {
  const [row] = await db.call(LOCK_DEPOSIT, [reference]);
  return row ?? null;
}

export async function readDeposit(db: Database, reference: string): Promise<DepositRow | null> {
  const [row] = await db.call(DEPOSIT_BY_REFERENCE, [reference]);
  return row ?? null;
}

export async function depositOfForm(
  db: Database,
  playerId: bigint,
  requestKey: string,
): Promise<DepositRow | null> {
  const [row] = await db.call(DEPOSIT_OF_FORM, [playerId, requestKey]);
  return row ?? null;
}

/** How many orders a player has open, and what they come to. */
export async function openDepositsOf(
  db: Database,
  playerId: bigint,
): Promise<{ many: number; minor: bigint }> {
  const [row] = await db.call(OPEN_DEPOSITS, [playerId]);
  return { many: Number(row?.many ?? 0), minor: row?.minor ?? 0n };
}

export async function countDeposits(db: Database, playerId: bigint): Promise<number> {
  const [row] = await db.call(COUNT_DEPOSITS, [playerId]);
  return Number(row?.many ?? 0);
}

export function readDeposits(
  db: Database,
  playerId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<DepositRow[]> {
  return db.call(DEPOSITS, [playerId, limit, offset]);
}

/**
 * What waits for an operator, oldest first. With the providers that ask nobody named, also what their players have
 * not proved yet: the money may be there all the same.
 */
export function readDepositQueue(
  db: Database,
  { unproved }: { unproved: readonly string[] },
  limit: number,
): Promise<DepositRow[]> {
  return db.call(DEPOSIT_QUEUE, [unproved, limit]);
}

/**
 * Takes orders whose provider is to be asked now, and puts their next time off so that nobody else asks too. One
 * that was given up is asked about for three days, and then once more.
 */
export function takeDepositsToAsk(db: Database, at: Date, limit: number): Promise<DepositRow[]> {
  return db.call(TAKE_DEPOSITS, [at, limit]);
}

/** Orders that nobody paid in time, of these providers or of all others. */
export function readUnpaidDeposits(
  db: Database,
  { at, providers, others }: { at: Date; providers: readonly string[]; others: boolean },
  limit: number,
): Promise<DepositRow[]> {
  return db.call(UNPAID_DEPOSITS, [at, providers, others, limit]);
}
