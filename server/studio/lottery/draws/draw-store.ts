import { isId } from "../../../core/ids.ts";
import type { Database } from "../../../db/database.ts";
import type { Schedule } from "../schedule/planned-draws.ts";
import { DRAW, DRAW_OF_NUMBER, type DrawRow, LOCK_DRAW, SCHEDULES } from "./draw-statements.ts";

export async function findDraw(db: Database, drawId: string): Promise<DrawRow | null> {
  const [row] = isId(drawId) ? await db.call(DRAW, [drawId]) : [];
  return row ?? null;
}

export async function findDrawOfNumber(db: Database, game: string, number: string): Promise<DrawRow | null> {
  const [row] = await db.call(DRAW_OF_NUMBER, [game, number]);
  return row ?? null;
}

/** The draw as it is while nobody else can change it; null when there is none. */
export async function lockDraw(transaction: Database, drawId: string): Promise<DrawRow | null> {
  const [locked] = await transaction.call(LOCK_DRAW, [drawId]);
  return locked ? findDraw(transaction, drawId) : null;
}

export async function readSchedules(db: Database, games: readonly string[]): Promise<Map<string, Schedule>> {
  const rows = await db.call(SCHEDULES, [games]);
  return new Map(rows.map((row) => [row.game, row]));
}
