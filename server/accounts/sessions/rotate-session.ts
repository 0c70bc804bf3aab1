import { createHmac } from "node:crypto";
import { MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Place } from "../player.ts";
import { GRACE_MS, hashOf, newToken, type PlayerSession } from "./session.ts";
import type { HeldToken } from "./session-statements.ts";
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
  tokenAt: (at: Date) => string = newToken,
): Promise<{ readonly token: string } | null> {
  const at = now();
  const token = tokenAt(at);
  return db.transaction(async (transaction) => {
    const held = await holdToken(transaction, tokenHash);
    if (!held) return null;
    const given = givenAgain(held, at, tokenAt);
    if (given !== null) return { token: given };
    const { rotatedAt, nextHash } = held;
    if (rotatedAt !== null && at.getTime() - rotatedAt.getTime() <= GRACE_MS) return null;
    if (nextHash !== null && !(await dropUnused(transaction, nextHash, at))) return null;
    await replaceToken(transaction, { from: tokenHash, to: hashOf(token), at, place });
    return { token };
  });
}

/** So long an app whose answer was lost is given the same token again, unless it was used meanwhile. */
const AGAIN_MS = MINUTE_MS;

function givenAgain(
  { rotatedAt, nextHash, nextConfirmed }: HeldToken,
  at: Date,
  tokenAt: (at: Date) => string,
): string | null {
  if (rotatedAt === null || nextHash === null || nextConfirmed !== false) return null;
  if (at.getTime() - rotatedAt.getTime() > AGAIN_MS) return null;
  const token = tokenAt(rotatedAt);
  return Buffer.from(hashOf(token)).equals(nextHash) ? token : null;
}

/**
 * The same for an app, which has no tabs: asked once more with the old token within a minute, it is given the same one.
 * The new token follows from the old one and the house's secret, so neither has to be kept to say it again.
 */
export function renewAppToken(
  context: Pick<Context, "db" | "now">,
  { token, houseSecret }: { token: string; houseSecret: string },
  place: Place,
): Promise<{ readonly token: string } | null> {
  const tokenAt = (at: Date) =>
    createHmac("sha256", houseSecret).update(`renewed token ${at.getTime()} ${token}`).digest("base64url");
  return rotateSession(context, { tokenHash: hashOf(token) }, place, tokenAt);
}
