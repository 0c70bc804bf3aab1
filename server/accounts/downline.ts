import type { Context } from "../db/context.ts";
import type { Player } from "./player.ts";
import { countBelow, readInviter } from "./store.ts";

/** How many players stand directly below one. */
export function directDownline({ db }: Pick<Context, "db">, playerId: bigint): Promise<number> {
  return countBelow(db, playerId);
}

/** What a partner or an agent gives to people whom they bring: whoever registers with it stands below them. */
export function inviteCodeOf({ id }: Pick<Player, "id">): string {
  return id.toString();
}

/**
 * Whose code this is: a partner or an agent of the brand who may come in. Null for any other text, so that a code
 * that is not ours keeps nobody from registering.
 */
export async function inviterOf(
  { db }: Pick<Context, "db">,
  { brandId, code }: { readonly brandId: string; readonly code: string | null },
): Promise<bigint | null> {
  return code !== null && /^[1-9]\d{0,17}$/.test(code) ? readInviter(db, brandId, BigInt(code)) : null;
}
