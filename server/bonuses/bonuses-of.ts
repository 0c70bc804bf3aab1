import type { Context } from "../db/context.ts";
import { COUNTED, type CountedRow } from "./count-statements.ts";
import { type Bonus, bonusById, bonusOf } from "./grant.ts";
import { ACTIVE, GRANTS, OF_MOVEMENT, OPEN_OFFERS } from "./statements.ts";

/** More than this nobody reads on one page. */
const BONUSES_PER_PAGE = 20;
const COUNTED_PER_PAGE = 50;

type Page<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean };

/** A player's bonuses: what is active first, then offers, what waits, and what is over, the latest first. */
export async function bonusesOf(
  { db }: Pick<Context, "db">,
  { playerId, page }: { readonly playerId: bigint; readonly page: number },
): Promise<Page<Bonus>> {
  const rows = await db.call(GRANTS, [playerId, BONUSES_PER_PAGE + 1, (page - 1) * BONUSES_PER_PAGE]);
  return { items: rows.slice(0, BONUSES_PER_PAGE).map(bonusOf), hasMore: rows.length > BONUSES_PER_PAGE };
}

/** One of a player's own; null where it is somebody else's or is not. */
export function findBonus(
  { db }: Pick<Context, "db">,
  { playerId, bonusId }: { readonly playerId: bigint; readonly bonusId: string },
): Promise<Bonus | null> {
  return bonusById(db, playerId, bonusId);
}

/** The rounds that were over while a bonus was active, and what each counted for, the latest first. */
export async function countedFor(
  { db }: Pick<Context, "db">,
  { bonusId, page }: { readonly bonusId: string; readonly page: number },
): Promise<Page<CountedRow>> {
  const rows = await db.call(COUNTED, [bonusId, COUNTED_PER_PAGE + 1, (page - 1) * COUNTED_PER_PAGE]);
  return { items: rows.slice(0, COUNTED_PER_PAGE), hasMore: rows.length > COUNTED_PER_PAGE };
}

/** The bonus of which a movement of the player's is; null where it is of none. */
export async function bonusOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: { readonly playerId: bigint; readonly movementId: bigint },
): Promise<string | null> {
  const [row] = await db.call(OF_MOVEMENT, [playerId, movementId]);
  return row?.id ?? null;
}

/** The one that is played with; null where none is. */
export async function activeBonus({ db }: Pick<Context, "db">, playerId: bigint): Promise<Bonus | null> {
  const [row] = await db.call(ACTIVE, [playerId]);
  return row ? bonusOf(row) : null;
}

/** What a player may take now; what ends first stands first. */
export async function offersOf({ db, now }: Context, playerId: bigint): Promise<Bonus[]> {
  return (await db.call(OPEN_OFFERS, [playerId, now()])).map(bonusOf);
}
