import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { markProofChanged } from "../profile/proof-store.ts";
import {
  checkSecondFactor,
  hasSecondFactor,
  type SecondFactorRefusal,
  type SecondFactorRequest,
} from "./two-factor-check.ts";
import { type ProvenRefusal, type ProvenRequest, proveOwner, tellOwner } from "./two-factor-proof.ts";
import { giveRecoveryCodes } from "./two-factor-recovery.ts";
import { deleteSecondFactor, holdFactor, readSecondFactor } from "./two-factor-store.ts";

/** Switches it off again, for the same two proofs. Must not run inside a transaction. */
export async function switchOffSecondFactor(
  context: Context,
  request: ProvenRequest,
): Promise<Outcome<null, ProvenRefusal | { reason: "notOn" }>> {
  const factor = await readSecondFactor(context.db, request.playerId);
  if (!factor?.switchedOnAt) return refuse({ reason: "notOn" });
  const proven = await proveOwner(context, factor.sealedSecret, request);
  if (!proven.ok) return proven;
  return remove(context, request.playerId);
}

/**
 * Takes the second factor from a player without any proof: for the office, whom a player without phone and paper has
 * convinced, or somebody in their name. So the player is told, and for a day no money leaves (moneyOutHeldUntil).
 */
export function dropSecondFactor(
  context: Context,
  playerId: bigint,
): Promise<Outcome<null, { reason: "notOn" }>> {
  return context.db.transaction(async (db) => {
    const removed = await remove({ ...context, db }, playerId);
    if (removed.ok) await markProofChanged(db, playerId, context.now());
    return removed;
  });
}

async function remove(context: Context, playerId: bigint): Promise<Outcome<null, { reason: "notOn" }>> {
  return context.db.transaction(async (db) => {
    if (!(await deleteSecondFactor(db, playerId))) return refuse({ reason: "notOn" as const });
    await tellOwner({ ...context, db }, playerId, "secondFactorOff");
    return done(null);
  });
}

/** Gives ten other recovery codes for a right code. Those that there were open nothing any more. */
export async function renewRecoveryCodes(
  context: Context,
  request: Omit<SecondFactorRequest, "use">,
): Promise<Outcome<{ recoveryCodes: readonly string[] }, SecondFactorRefusal | { reason: "notOn" }>> {
  const { playerId, houseSecret } = request;
  if (!(await hasSecondFactor(context, playerId))) return refuse({ reason: "notOn" });
  const checked = await checkSecondFactor(context, request);
  if (!checked.ok) return checked;
  return context.db.transaction(async (transaction) => {
    if (!(await holdFactor(transaction, playerId))) return refuse({ reason: "notOn" as const });
    return done({ recoveryCodes: await giveRecoveryCodes(transaction, { houseSecret, playerId }) });
  });
}
