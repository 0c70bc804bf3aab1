import { isId } from "../../../core/ids.ts";
import type { Database } from "../../../db/database.ts";
import { dealsOf, type Move, type Standing, standingOf } from "../seats/open-match.ts";
import { SEATS_OF, type SeatRow } from "../seats/seat-statements.ts";
import { LOCK_TABLE, MOVES, TABLE, type TableRow } from "../table-statements.ts";

export async function findTable(db: Database, tableId: string): Promise<TableRow | null> {
  const [row] = isId(tableId) ? await db.call(TABLE, [tableId]) : [];
  return row ?? null;
}

/** Locks a table until the transaction ends; null when there is none. */
export async function lockTable(transaction: Database, tableId: string): Promise<TableRow | null> {
  const [row] = isId(tableId) ? await transaction.call(LOCK_TABLE, [tableId]) : [];
  return row ?? null;
}

export function readSeats(db: Database, tableId: string): Promise<SeatRow[]> {
  return db.call(SEATS_OF, [tableId]);
}

export async function readMoves(db: Database, tableId: string): Promise<Move[]> {
  const [row] = await db.call(MOVES, [tableId]);
  return row?.moves ?? [];
}

/** How a table stands whose match has begun; null before. */
export function standingAt(
  { id, game, secret, entropy, mathVersion }: TableRow,
  moves: readonly Move[],
): Standing | null {
  if (entropy === null) return null;
  return standingOf(game, dealsOf(game, { secret, table: id, entropy, mathVersion }), moves);
}
