import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { plainCode, stepOf } from "./two-factor-code.ts";
import { RECOVERY_CODE } from "./two-factor-recovery.ts";
import { openSecret, recoveryHash } from "./two-factor-secret.ts";
import type { SecondFactor } from "./two-factor-statements.ts";
import {
  forgetFactorTries,
  isFactorOn,
  readSecondFactor,
  takeFactorTry,
  takeRecoveryCode,
  takeStep,
} from "./two-factor-store.ts";

const LOCK_MS = 15 * MINUTE_MS;

export type SecondFactorRequest = {
  readonly playerId: bigint;
  /** Six digits of the app, or one of the recovery codes. */
  readonly code: string;
  /** The secret of the house (server/house/config.ts), which opens the sealed one. */
  readonly houseSecret: string;
  /** What the code is for, where the same may be sent twice: it is then taken again for that and for nothing else. */
  readonly use?: string;
};

export type TooManyCodes = { readonly reason: "tooMany"; readonly until: Date };

export type SecondFactorRefusal = TooManyCodes | { readonly reason: "codeWrong" | "codeUsed" };

/** Whether the door and the way out of money ask this player for a second proof. */
export function hasSecondFactor({ db }: Pick<Context, "db">, playerId: bigint): Promise<boolean> {
  return isFactorOn(db, playerId);
}

/**
 * Whether this is a code of the player's app at this moment, or one of the recovery codes. Each is taken once. The
 * fifth wrong one in a row shuts the door for 15 minutes. Must be asked before a transaction begins: one that is
 * rolled back would forget the try.
 */
export async function checkSecondFactor(
  context: Context,
  request: SecondFactorRequest,
): Promise<Outcome<null, SecondFactorRefusal>> {
  const taken = await takeTryAtFactor(context, request.playerId);
  if (!taken.ok) return taken;
  const factor = await readSecondFactor(context.db, request.playerId);
  if (!factor?.switchedOnAt) return refuse({ reason: "codeWrong" });

  const judged = await judgeCode(context, factor, request);
  if (judged.ok) await forgetFactorTries(context.db, request.playerId);
  return judged;
}

/** Counts a try at the second factor before it is judged, so that any number at once are five. */
export async function takeTryAtFactor(
  { db, now }: Context,
  playerId: bigint,
): Promise<Outcome<null, TooManyCodes>> {
  const at = now();
  const lockUntil = later(at, LOCK_MS);
  if (await takeFactorTry(db, { playerId, at, lockUntil })) return done(null);
  const factor = await readSecondFactor(db, playerId);
  // Anybody who has no second factor is told that the code is wrong, by whoever asks next.
  if (!factor) return done(null);
  return refuse({ reason: "tooMany", until: factor.lockedUntil ?? lockUntil });
}

/** Takes the code if it is right and was not taken before. Counts nothing. */
export async function judgeCode(
  { db, now }: Context,
  { sealedSecret }: Pick<SecondFactor, "sealedSecret">,
  { playerId, code: typed, houseSecret, use }: SecondFactorRequest,
): Promise<Outcome<null, { reason: "codeWrong" | "codeUsed" }>> {
  const key = { houseSecret, playerId };
  const code = plainCode(typed);
  const at = now();
  const used = { playerId, use: use ?? null };
  if (RECOVERY_CODE.test(code)) {
    const isNew = await takeRecoveryCode(db, { ...used, hash: recoveryHash(key, code), at });
    if (isNew === null) return refuse({ reason: "codeWrong" });
    return isNew ? done(null) : refuse({ reason: "codeUsed" });
  }
  const step = stepOf(openSecret(key, sealedSecret), code, at);
  if (step === null) return refuse({ reason: "codeWrong" });
  return (await takeStep(db, { ...used, step })) ? done(null) : refuse({ reason: "codeUsed" });
}
