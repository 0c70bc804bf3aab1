import type { Database, Statement } from "../../db/database.ts";

export type PayeeRow = {
  readonly id: string;
  readonly playerId: bigint;
  readonly brandId: string;
  readonly method: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly fingerprint: string;
  readonly addedAt: Date;
  readonly removedAt: Date | null;
};

/** Enters the player if need be, and locks that row: orders and payees of one player are added one at a time. */
const LOCK_PLAYER: Statement<never> = {
  name: "cashier.lock-player",
  text: `insert into cashier.players as p (player_id) values ($1)
    on conflict (player_id) do update set player_id = p.player_id`,
};

const ENTER_PAYEE: Statement<never> = {
  name: "cashier.enter-payee",
  text: `
    insert into cashier.payees (id, player_id, brand_id, method, fields, fingerprint, added_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

const PAYEE = `id, player_id as "playerId", brand_id as "brandId", method, fields, fingerprint, added_at as "addedAt",
  removed_at as "removedAt"`;

const PAYEES: Statement<PayeeRow> = {
  name: "cashier.payees",
  text: `
    select ${PAYEE} from cashier.payees where player_id = $1::bigint and removed_at is null
    order by added_at, id`,
};

const PAYEE_OF_PLAYER: Statement<PayeeRow> = {
  name: "cashier.payee",
  text: `select ${PAYEE} from cashier.payees where player_id = $1::bigint and id = $2::uuid`,
};

const PAYEES_BY_ID: Statement<PayeeRow> = {
  name: "cashier.payees-by-id",
  text: `select ${PAYEE} from cashier.payees where id = any($1::uuid[])`,
};

const REMOVE_PAYEE: Statement<never> = {
  name: "cashier.remove-payee",
  text: "update cashier.payees set removed_at = $2::timestamptz where id = $1::uuid",
};

export async function lockPlayer(db: Database, playerId: bigint): Promise<void> {
  await db.call(LOCK_PLAYER, [playerId]);
}

export async function insertPayee(db: Database, payee: Omit<PayeeRow, "removedAt">): Promise<void> {
  const { id, playerId, brandId: brand, method, fields, fingerprint, addedAt } = payee;
  await db.call(ENTER_PAYEE, [id, playerId, brand, method, JSON.stringify(fields), fingerprint, addedAt]);
}

/** The accounts of a player that were not removed. */
export function readPayees(db: Database, playerId: bigint): Promise<PayeeRow[]> {
  return db.call(PAYEES, [playerId]);
}

export async function readPayee(db: Database, playerId: bigint, id: string): Promise<PayeeRow | null> {
  const [row] = await db.call(PAYEE_OF_PLAYER, [playerId, id]);
  return row ?? null;
}

/** The accounts that orders are paid to, by their ids, also those that were removed. */
export async function payeesById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayeeRow>> {
  const rows = ids.length === 0 ? [] : await db.call(PAYEES_BY_ID, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function markRemoved(db: Database, id: string, at: Date): Promise<void> {
  await db.call(REMOVE_PAYEE, [id, at]);
}
