import type { Player } from "../accounts/index.ts";
import type { Context } from "../db/context.ts";
import type { MemberRow } from "./statements.ts";
import { joinAs, lockMember } from "./store.ts";

const SHOWN_LETTERS_MAX = 3;
const TRIES = 20;

/**
 * The name under which others read a player, and the lock under which the player writes. It is given at the first
 * message: the first letters of the login name, which itself is half of what signs in and stays here, and a number
 * that tells two of them apart.
 */
export async function aliasOf(
  context: Context,
  { id: playerId, brandId, username }: Pick<Player, "id" | "brandId" | "username">,
): Promise<MemberRow> {
  const { db } = context;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const known = await lockMember(db, playerId);
    if (known) return known;
    await joinAs(db, { playerId, brandId, alias: `${beginningOf(username)}-${numberOf(context.newId())}` });
  }
  throw new Error("Every alias that was tried is taken.");
}

/** Never the whole name. */
function beginningOf(username: string): string {
  const letters = [...username];
  return letters.slice(0, Math.max(1, Math.min(SHOWN_LETTERS_MAX, letters.length - 1))).join("");
}

/** Four digits out of the random end of an id. */
function numberOf(id: string): string {
  return String(1000 + (Number.parseInt(id.slice(-8), 16) % 9000));
}
