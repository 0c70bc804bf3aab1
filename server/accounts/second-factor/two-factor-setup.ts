import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { endSignIns } from "../sessions/end-sign-ins.ts";
import { forgetBrowsers } from "../sign-in/forget-browsers.ts";
import { newFactorSecret } from "./two-factor-code.ts";
import { type ProvenRefusal, type ProvenRequest, proveOwner, tellOwner } from "./two-factor-proof.ts";
import { giveRecoveryCodes } from "./two-factor-recovery.ts";
import { openSecret, sealSecret } from "./two-factor-secret.ts";
import { readSecondFactor, saveBegun, saveOn } from "./two-factor-store.ts";

/** So long a secret that was shown waits for its first code. */
const BEGUN_FOR_MS = 30 * MINUTE_MS;

type Owner = { readonly playerId: bigint; readonly houseSecret: string };

/** How a player's second factor stands. */
export type SecondFactorState =
  | { readonly state: "off" }
  /** Begun: the secret waits for its first code. */
  | { readonly state: "begun"; readonly secret: string }
  | { readonly state: "on"; readonly since: Date; readonly codesLeft: number };

export async function secondFactorOf(
  { db, now }: Context,
  { playerId, houseSecret }: Owner,
): Promise<SecondFactorState> {
  const factor = await readSecondFactor(db, playerId);
  if (!factor) return { state: "off" };
  const { switchedOnAt, begunAt, sealedSecret, codesLeft } = factor;
  if (switchedOnAt) return { state: "on", since: switchedOnAt, codesLeft };
  if (later(begunAt, BEGUN_FOR_MS) <= now()) return { state: "off" };
  return { state: "begun", secret: openSecret({ playerId, houseSecret }, sealedSecret) };
}

/** Makes a secret for the player's app. Nothing is asked for with it until switchOnSecondFactor. */
export async function beginSecondFactor(
  { db, now }: Context,
  { playerId, houseSecret }: Owner,
): Promise<Outcome<null, { reason: "alreadyOn" }>> {
  const sealedSecret = sealSecret({ playerId, houseSecret }, newFactorSecret());
  const begun = await saveBegun(db, { playerId, sealedSecret, at: now() });
  return begun ? done(null) : refuse({ reason: "alreadyOn" });
}

/**
 * Switches the second factor on once a code of the app and the password are right, and gives the recovery codes, which
 * nobody can read again. Nobody who has not shown a code stays signed in, and no browser stays remembered. The player is
 * told, in case it was somebody else. Must not run inside a transaction.
 */
export async function switchOnSecondFactor(
  context: Context,
  request: ProvenRequest & { readonly exceptFamily: string | null },
): Promise<
  Outcome<{ recoveryCodes: readonly string[] }, ProvenRefusal | { reason: "alreadyOn" | "notBegun" }>
> {
  const { db, now } = context;
  const { playerId, houseSecret, exceptFamily } = request;
  const factor = await readSecondFactor(db, playerId);
  if (factor?.switchedOnAt) return refuse({ reason: "alreadyOn" });
  if (!factor || later(factor.begunAt, BEGUN_FOR_MS) <= now()) return refuse({ reason: "notBegun" });
  const proven = await proveOwner(context, factor.sealedSecret, request);
  if (!proven.ok) return proven;

  return db.transaction(async (transaction) => {
    const { sealedSecret } = factor;
    if (!(await saveOn(transaction, { playerId, sealedSecret, at: now() })))
      return refuse({ reason: "alreadyOn" as const });
    const recoveryCodes = await giveRecoveryCodes(transaction, { houseSecret, playerId });
    await endSignIns({ db: transaction, now }, { playerId, exceptFamily });
    await forgetBrowsers({ db: transaction, now }, playerId);
    await tellOwner({ ...context, db: transaction }, playerId, "secondFactorOn");
    return done({ recoveryCodes });
  });
}
