import type { Context } from "../db/context.ts";
import { foldUsername } from "./fold-username.ts";
import type { Player } from "./player.ts";
import { readCredentials, readPlayer } from "./store.ts";

/**
 * The player of a name in a brand, in any of its spellings. For operators: a page that asked this would tell who is
 * here.
 */
export async function playerNamed(
  { db }: Pick<Context, "db">,
  { brandId, username }: { readonly brandId: string; readonly username: string },
): Promise<Player | null> {
  const known = await readCredentials(db, brandId, { foldedUsername: foldUsername(username), mobile: null });
  return known && readPlayer(db, known.playerId);
}
