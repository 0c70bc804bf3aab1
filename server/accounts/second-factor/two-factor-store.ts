import type { Database } from "../../db/database.ts";
import {
  BEGIN,
  DROP_RECOVERY_CODES,
  FORGET_FACTOR_TRIES,
  GIVE_FACTOR_TRY_BACK,
  HAS_SECOND_FACTOR,
  HOLD_FACTOR,
  INSERT_RECOVERY_CODES,
  SECOND_FACTOR,
  type SecondFactor,
  SWITCH_OFF,
  SWITCH_ON,
  TAKE_FACTOR_TRY,
  TAKE_RECOVERY_CODE,
  TAKE_STEP,
} from "./two-factor-statements.ts";

export async function readSecondFactor(db: Database, playerId: bigint): Promise<SecondFactor | null> {
  const [row] = await db.call(SECOND_FACTOR, [playerId]);
  return row ?? null;
}

export async function isFactorOn(db: Database, playerId: bigint): Promise<boolean> {
  const [row] = await db.call(HAS_SECOND_FACTOR, [playerId]);
  return row?.isOn === true;
}

/** False where one is switched on already. */
export async function saveBegun(
  db: Database,
  { playerId, sealedSecret, at }: { playerId: bigint; sealedSecret: string; at: Date },
): Promise<boolean> {
  return (await db.call(BEGIN, [playerId, sealedSecret, at])).length > 0;
}

/** False where it is on already, or where another secret was begun with meanwhile. */
export async function saveOn(
  db: Database,
  { playerId, sealedSecret, at }: { playerId: bigint; sealedSecret: string; at: Date },
): Promise<boolean> {
  return (await db.call(SWITCH_ON, [playerId, sealedSecret, at])).length > 0;
}

/** Whether it was on. */
export async function deleteSecondFactor(db: Database, playerId: bigint): Promise<boolean> {
  const [row] = await db.call(SWITCH_OFF, [playerId]);
  return row?.wasOn === true;
}

/** Whether the try may be judged; false when there were too many. */
export async function takeFactorTry(
  db: Database,
  { playerId, at, lockUntil }: { playerId: bigint; at: Date; lockUntil: Date },
): Promise<boolean> {
  return (await db.call(TAKE_FACTOR_TRY, [playerId, at, lockUntil])).length > 0;
}

export async function forgetFactorTries(db: Database, playerId: bigint): Promise<void> {
  await db.call(FORGET_FACTOR_TRIES, [playerId]);
}

export async function giveFactorTryBack(db: Database, playerId: bigint): Promise<void> {
  await db.call(GIVE_FACTOR_TRY_BACK, [playerId]);
}

type Use = { readonly playerId: bigint; readonly use: string | null };

/** Whether the step may be used for this. */
export async function takeStep(
  db: Database,
  { playerId, step, use }: Use & { readonly step: bigint },
): Promise<boolean> {
  return (await db.call(TAKE_STEP, [playerId, step, use])).length > 0;
}

/** Whether the code may be used for this; null where there is none like it. */
export async function takeRecoveryCode(
  db: Database,
  { playerId, hash, at, use }: Use & { readonly hash: Uint8Array; readonly at: Date },
): Promise<boolean | null> {
  const [row] = await db.call(TAKE_RECOVERY_CODE, [playerId, hash, at, use]);
  return row?.isNew ?? null;
}

/** False where the second factor is not on, or not any more. */
export async function holdFactor(db: Database, playerId: bigint): Promise<boolean> {
  return (await db.call(HOLD_FACTOR, [playerId])).length > 0;
}

export async function insertRecoveryCodes(
  db: Database,
  playerId: bigint,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await db.call(DROP_RECOVERY_CODES, [playerId]);
  const written = hashes.map((hash) => Buffer.from(hash).toString("hex"));
  await db.call(INSERT_RECOVERY_CODES, [playerId, written]);
}
