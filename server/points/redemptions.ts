import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import type { MovementKind, Reversed } from "../wallet/index.ts";
import { REWARDS_OF_MOVEMENTS } from "./statements.ts";
import { latestRedemptions, type Redemption } from "./store.ts";

export type { Pays, Redemption } from "./store.ts";

const LATEST = 20;

/** What a player gave points for last, newest first, at most 20. All movements of points are in the account record. */
export function redemptionsOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<Redemption[]> {
  return latestRedemptions(db, playerId, LATEST);
}

type Moved = {
  readonly transferId: bigint;
  readonly kind: MovementKind;
  readonly reverses: Reversed | null;
};

/** The movement that gave points for something: this one, or the one that it takes back. */
function redeeming({ transferId, kind, reverses }: Moved): bigint[] {
  if (kind === "points-redeem") return [transferId];
  return reverses?.kind === "points-redeem" ? [reverses.transferId] : [];
}

/** How the rewards are called that a player's movements gave points for or brought them back of, at one statement or none. */
export async function rewardsOfMovements(
  { db }: Pick<Context, "db">,
  { playerId, movements }: { readonly playerId: bigint; readonly movements: readonly Moved[] },
): Promise<(movement: Moved) => LocalText | null> {
  const asked = [...new Set(movements.flatMap(redeeming))];
  const rows = asked.length === 0 ? [] : await db.call(REWARDS_OF_MOVEMENTS, [playerId, asked]);
  const names = new Map(rows.map((row) => [row.movementId, row.names]));
  return (movement) => names.get(redeeming(movement)[0] ?? -1n) ?? null;
}
