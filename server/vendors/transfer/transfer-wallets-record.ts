import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { Database, Statement } from "../../db/database.ts";

export type TransferDirection = "to-vendor" | "from-vendor";

/** `sending` and `unknown` are open; the vendor is asked about both until it says how they ended. */
export type FundTransfer = {
  readonly id: string;
  readonly playerId: bigint;
  readonly vendor: string;
  readonly direction: TransferDirection;
  readonly amount: Money;
  readonly state: "sending" | "unknown" | "done" | "refused";
  /** The last movement in the ledger that belongs to it; null while there is none. */
  readonly movementId: bigint | null;
  readonly beganAt: Date;
  readonly settledAt: Date | null;
  readonly tries: number;
};

type Row = Omit<FundTransfer, "amount"> & { readonly asset: Asset; readonly amountMinor: bigint };

const COLUMNS = `t.id, t.player_id as "playerId", t.vendor, t.direction, t.asset, t.amount_minor as "amountMinor",
  t.state, t.movement_id as "movementId", t.began_at as "beganAt", t.settled_at as "settledAt", t.tries`;

const BEGIN: Statement<Row> = {
  name: "vendors-fund-begin",
  text: `insert into vendors.fund_transfers as t
      (id, player_id, key, vendor, direction, asset, amount_minor, began_at, due_at)
    values ($1::uuid, $2::bigint, $3, $4, $5, $6, $7::bigint, $8::timestamptz, $9::timestamptz)
    on conflict (player_id, key) do nothing returning ${COLUMNS}`,
};

const BY_KEYS: Statement<Row> = {
  name: "vendors-fund-by-keys",
  text: `select ${COLUMNS} from vendors.fund_transfers t where t.player_id = $1::bigint and t.key = any ($2::text[])
    order by t.vendor`,
};

const LOCK: Statement<Row> = {
  name: "vendors-fund-lock",
  text: `select ${COLUMNS} from vendors.fund_transfers t where t.id = $1::uuid for update`,
};

const MOVED: Statement<Row> = {
  name: "vendors-fund-moved",
  text: `update vendors.fund_transfers t set movement_id = $2::bigint where t.id = $1::uuid returning ${COLUMNS}`,
};

const SETTLE: Statement<Row> = {
  name: "vendors-fund-settle",
  text: `update vendors.fund_transfers t
    set state = $2, settled_at = $3::timestamptz, due_at = null, movement_id = coalesce($4::bigint, t.movement_id)
    where t.id = $1::uuid and t.settled_at is null returning ${COLUMNS}`,
};

const LEAVE_OPEN: Statement<Row> = {
  name: "vendors-fund-leave-open",
  text: `update vendors.fund_transfers t set state = 'unknown', due_at = $2::timestamptz
    where t.id = $1::uuid and t.settled_at is null returning ${COLUMNS}`,
};

const TAKE_DUE: Statement<Row> = {
  name: "vendors-fund-take-due",
  text: `with due as (
      select id from vendors.fund_transfers
        where due_at <= $1::timestamptz and vendor = any ($2::text[])
        order by due_at limit $4::int for update skip locked)
    update vendors.fund_transfers t set due_at = $3::timestamptz, tries = t.tries + 1
      from due where t.id = due.id returning ${COLUMNS}`,
};

const OF_PLAYER: Statement<Row> = {
  name: "vendors-fund-of-player",
  text: `select ${COLUMNS} from vendors.fund_transfers t where t.player_id = $1::bigint
    order by t.began_at desc, t.id desc limit $2::int`,
};

const OPEN: Statement<Row> = {
  name: "vendors-fund-open",
  text: `select ${COLUMNS} from vendors.fund_transfers t
    where t.due_at is not null and t.began_at <= $1::timestamptz order by t.began_at, t.id limit $2::int`,
};

const KEEP_ANSWER: Statement<never> = {
  name: "vendors-fund-keep-answer",
  text: `insert into vendors.fund_transfer_answers (fund_transfer, asked, answer, at)
    values ($1::uuid, $2, $3, $4::timestamptz)`,
};

export type NewTransfer = {
  readonly playerId: bigint;
  readonly key: string;
  readonly vendor: string;
  readonly direction: TransferDirection;
  readonly amount: Money;
};

/** Writes a new order down; null when the player's key was used before. */
export async function insertTransfer(
  { db, now, newId }: Context,
  { playerId, key, vendor, direction, amount }: NewTransfer,
  dueAt: Date,
): Promise<FundTransfer | null> {
  const { asset, minor } = amount;
  const [row] = await db.call(BEGIN, [newId(), playerId, key, vendor, direction, asset, minor, now(), dueAt]);
  return row ? transferIn(row) : null;
}

/** A player's orders under some of the player's keys. */
export async function transfersByKeys(
  db: Database,
  playerId: bigint,
  keys: readonly string[],
): Promise<FundTransfer[]> {
  return (await db.call(BY_KEYS, [playerId, [...keys]])).map(transferIn);
}

/** Reads an order and keeps everybody else from ending it until the transaction is over. */
export async function lockTransfer(db: Database, id: string): Promise<FundTransfer> {
  return only(await db.call(LOCK, [id]));
}

/** The same of an order that there may not be. */
export async function findTransfer(db: Database, id: string): Promise<FundTransfer | null> {
  const [row] = await db.call(LOCK, [id]);
  return row ? transferIn(row) : null;
}

export async function noteMovement(db: Database, id: string, movementId: bigint): Promise<FundTransfer> {
  return only(await db.call(MOVED, [id, movementId]));
}

export async function settleTransfer(
  { db, now }: Context,
  { id, state, movementId }: { id: string; state: "done" | "refused"; movementId: bigint | null },
): Promise<FundTransfer> {
  return only(await db.call(SETTLE, [id, state, now(), movementId]));
}

/** Notes that nobody knows yet, unless somebody else has learned it meanwhile. */
export async function leaveOpen(db: Database, id: string, dueAt: Date): Promise<FundTransfer | null> {
  const [row] = await db.call(LEAVE_OPEN, [id, dueAt]);
  return row ? transferIn(row) : null;
}

/** Takes open orders whose moment has come, so that nobody else asks about them until `untilAt`. */
export async function takeDue(
  db: Database,
  { at, vendors, untilAt, limit }: { at: Date; vendors: readonly string[]; untilAt: Date; limit: number },
): Promise<FundTransfer[]> {
  return (await db.call(TAKE_DUE, [at, [...vendors], untilAt, limit])).map(transferIn);
}

export async function keepAnswer(
  { db, now }: Pick<Context, "db" | "now">,
  { id, asked, answer }: { id: string; asked: "order" | "status" | "operator"; answer: string },
): Promise<void> {
  await db.call(KEEP_ANSWER, [id, asked, answer, now()]);
}

/** A player's latest orders, newest first. */
export async function fundTransfersOf(
  { db }: Pick<Context, "db">,
  { playerId, limit }: { playerId: bigint; limit: number },
): Promise<FundTransfer[]> {
  return (await db.call(OF_PLAYER, [playerId, limit])).map(transferIn);
}

/** Orders that began before a moment and whose end no vendor has told yet, oldest first. */
export async function openFundTransfers(
  { db }: Pick<Context, "db">,
  { before, limit }: { before: Date; limit: number },
): Promise<FundTransfer[]> {
  return (await db.call(OPEN, [before, limit])).map(transferIn);
}

function only(rows: readonly Row[]): FundTransfer {
  const [row] = rows;
  if (!row) throw new Error("A fund transfer is not there, or was ended meanwhile.");
  return transferIn(row);
}

function transferIn({ asset, amountMinor, ...row }: Row): FundTransfer {
  return { ...row, amount: money(amountMinor, asset) };
}
