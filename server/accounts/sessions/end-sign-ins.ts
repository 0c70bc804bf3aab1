import type { Context } from "../../db/context.ts";
import { endLaunches } from "../../vendors/index.ts";
import { revokeFamilies, revokeFamily, signInOf } from "./session-store.ts";

type Ending = Pick<Context, "db" | "now">;

/**
 * Ends one sign-in at once, in every process, and forgets its browser. Ending it twice is ending it once. Whatever
 * games the player has open end in the same transaction: each keeps a token of its own, which would play on for hours.
 */
export async function endSignIn(
  { db, now }: Ending,
  { playerId, family }: { readonly playerId: bigint; readonly family: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await revokeFamily(transaction, family, now());
    await endLaunches({ db: transaction, now }, { playerId });
  });
}

/** Ends all of a player's but one, or all, and what games are open in the same way. */
export async function endSignIns(
  { db, now }: Ending,
  { playerId, exceptFamily }: { readonly playerId: bigint; readonly exceptFamily: string | null },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await revokeFamilies(transaction, { playerId, exceptFamily, at: now() });
    await endLaunches({ db: transaction, now }, { playerId });
  });
}

/** Ends the sign-in that a token belongs to. A login that is held has opened no game, and ends none. */
export async function closeSession({ db, now }: Ending, tokenHash: Uint8Array): Promise<void> {
  const signIn = await signInOf(db, tokenHash);
  if (signIn?.purpose === "play") await endSignIn({ db, now }, signIn);
  else if (signIn) await revokeFamily(db, signIn.family, now());
}

/** Signs a player out everywhere. */
export function closeSessions(context: Ending, playerId: bigint): Promise<void> {
  return endSignIns(context, { playerId, exceptFamily: null });
}

/** Signs a player out everywhere but here: after a password was changed, or because the player asks for it. */
export function closeOtherSessions(
  context: Ending,
  others: { readonly playerId: bigint; readonly exceptFamily: string },
): Promise<void> {
  return endSignIns(context, others);
}
