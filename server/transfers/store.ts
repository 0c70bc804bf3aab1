import { type Asset, type Money, money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { BY_KEY, INSERT, LATEST, LOCK_SENDER, SENT_SINCE, type TransferRow } from "./statements.ts";

/** Money that went from a player to the one above. `movementId` is the ledger's. */
export type UplineTransfer = {
  readonly id: string;
  readonly uplineId: bigint;
  readonly amount: Money;
  readonly movementId: bigint;
  readonly at: Date;
};

/** Until the transaction ends, no other transfer of this player is decided. */
export async function lockSender(db: Database, playerId: bigint): Promise<void> {
  await db.call(LOCK_SENDER, [playerId]);
}

export async function transferByKey(
  db: Database,
  playerId: bigint,
  key: string,
): Promise<UplineTransfer | null> {
  const [row] = await db.call(BY_KEY, [playerId, key]);
  return row ? transferIn(row) : null;
}

export async function sentSince(
  db: Database,
  { playerId, asset, from }: { playerId: bigint; asset: Asset; from: Date },
): Promise<bigint> {
  const [row] = await db.call(SENT_SINCE, [playerId, asset, from]);
  return row?.sent ?? 0n;
}

export type NewTransfer = {
  readonly playerId: bigint;
  readonly uplineId: bigint;
  readonly key: string;
  readonly amount: Money;
  readonly movementId: bigint;
};

export async function insertTransfer(
  { db, now, newId }: Context,
  { playerId, uplineId, key, amount, movementId }: NewTransfer,
): Promise<UplineTransfer> {
  const values = [newId(), playerId, uplineId, key, amount.asset, amount.minor, movementId, now()];
  const [row] = await db.call(INSERT, values);
  if (!row) throw new Error("A transfer was not written.");
  return transferIn(row);
}

export async function latestTransfers(
  db: Database,
  playerId: bigint,
  limit: number,
): Promise<UplineTransfer[]> {
  return (await db.call(LATEST, [playerId, limit])).map(transferIn);
}

function transferIn({ asset, amountMinor, ...row }: TransferRow): UplineTransfer {
  return { ...row, amount: money(amountMinor, asset) };
}
