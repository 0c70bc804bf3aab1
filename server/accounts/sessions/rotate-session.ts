import type { Context } from "../../db/context.ts";
import type { Place } from "../player.ts";
import { GRACE_MS, hashOf, newToken, type PlayerSession } from "./session.ts";
import { dropUnused, holdToken, replaceToken } from "./session-store.ts";

/**
 * Gives a sign-in a new token in the place of the one that the browser came with (T20). Of several tabs at once one is
 * given it and the others go on with the old one for a moment; null for those. A token that replaced this one and was
 * never used was lost on its way and is dropped for the new one.
 */
export async function rotateSession(
  { db, now }: Pick<Context, "db" | "now">,
  { tokenHash }: Pick<PlayerSession, "tokenHash">,
  place: Place,
): Promise<{ readonly token: string } | null> {
  const token = newToken();
  const at = now();
  return db.transaction(async (transaction) => {
    const held = await holdToken(transaction, tokenHash);
    if (!held) return null;
    const { rotatedAt, nextHash } = held;
    if (rotatedAt !== null && at.getTime() - rotatedAt.getTime() <= GRACE_MS) return null;
    if (nextHash !== null && !(await dropUnused(transaction, nextHash, at))) return null;
    await replaceToken(transaction, { from: tokenHash, to: hashOf(token), at, place });
    return { token };
  });
}
