import type { Language } from "../core/languages.ts";
import { asJson } from "../db/as-json.ts";
import type { Database } from "../db/database.ts";
import { gathered } from "../db/gathered.ts";
import {
  FORGET_TRIES,
  GIVE_TRY_BACK,
  LOGIN_HASH,
  MONEY_LOCKED_UNTIL,
  PAYMENT_PASSWORD,
  type PaymentPassword,
  SAVE_PAYMENT_PASSWORD,
  type Secret,
  TAKE_TRY,
} from "./passwords/payment-statements.ts";
import type { AccountType, Player, PlayerState } from "./player.ts";
import {
  CREDENTIALS,
  type Credentials,
  ENTER_PLAYER,
  type LoginAttempt,
  type NewPlayer,
  NOTE_ATTEMPT,
  PLAYERS_BY_ID,
  SET_ACCOUNT_TYPE,
  SET_LANGUAGE,
  SET_STATE,
} from "./statements.ts";
import { SET_UPLINE, UPLINE } from "./upline/upline-statements.ts";

/** The new player's number, or null when the folded name, or a proven number, is another player's in this brand. */
export async function insertPlayer(db: Database, row: NewPlayer): Promise<bigint | null> {
  const [inserted] = await db.call(ENTER_PLAYER, [asJson(row)]);
  return inserted?.id ?? null;
}

/** Every call of a vendor asks who plays, so those that arrive together ask together. */
export const readPlayer: (db: Database, playerId: bigint) => Promise<Player | null> = gathered(
  async (db, ids: bigint[]) => {
    const players = await db.call(PLAYERS_BY_ID, [ids]);
    return ids.map((id) => players.find((player) => player.id === id) ?? null);
  },
);

export async function readCredentials(
  db: Database,
  brandId: string,
  { foldedUsername, mobile }: { readonly foldedUsername: string; readonly mobile: string | null },
): Promise<Credentials | null> {
  const [row] = await db.call(CREDENTIALS, [brandId, foldedUsername, mobile]);
  return row ?? null;
}

export async function saveState(db: Database, playerId: bigint, state: PlayerState): Promise<boolean> {
  return (await db.call(SET_STATE, [playerId, state])).length > 0;
}

export async function saveAccountType(
  db: Database,
  playerId: bigint,
  accountType: AccountType,
): Promise<void> {
  await db.call(SET_ACCOUNT_TYPE, [playerId, accountType]);
}

export async function saveLanguage(db: Database, playerId: bigint, language: Language): Promise<void> {
  await db.call(SET_LANGUAGE, [playerId, language]);
}

export async function insertAttempt(db: Database, attempt: LoginAttempt): Promise<void> {
  const { brand, player, outcome, way = "password", at, address, device } = attempt;
  await db.call(NOTE_ATTEMPT, [brand, player, outcome, way, at, address, device]);
}

export async function readLoginHash(db: Database, playerId: bigint): Promise<string | null> {
  const [row] = await db.call(LOGIN_HASH, [playerId]);
  return row?.loginHash ?? null;
}

export async function readPaymentPassword(db: Database, playerId: bigint): Promise<PaymentPassword | null> {
  const [row] = await db.call(PAYMENT_PASSWORD, [playerId]);
  return row ?? null;
}

/** Until when money is shut at the moment `at`; null while it is open. */
export async function readMoneyLock(db: Database, playerId: bigint, at: Date): Promise<Date | null> {
  const [row] = await db.call(MONEY_LOCKED_UNTIL, [playerId, at]);
  return row?.lockedUntil ?? null;
}

/** Whether the try at this secret may be judged; false when there were too many. */
export async function takeTry(
  db: Database,
  secret: Secret,
  { playerId, at, lockUntil }: { playerId: bigint; at: Date; lockUntil: Date },
): Promise<boolean> {
  return (await db.call(TAKE_TRY[secret], [playerId, at, lockUntil])).length > 0;
}

export async function forgetTries(db: Database, secret: Secret, playerId: bigint): Promise<void> {
  await db.call(FORGET_TRIES[secret], [playerId]);
}

export async function giveTryBack(db: Database, secret: Secret, playerId: bigint): Promise<void> {
  await db.call(GIVE_TRY_BACK[secret], [playerId]);
}

export async function savePaymentPassword(
  db: Database,
  { playerId, hash, at, isHeld }: { playerId: bigint; hash: string; at: Date; isHeld: boolean },
): Promise<{ readonly changedAt: Date | null }> {
  const [saved] = await db.call(SAVE_PAYMENT_PASSWORD, [playerId, hash, at, isHeld]);
  return { changedAt: saved?.changedAt ?? null };
}

export async function readUpline(db: Database, playerId: bigint): Promise<Player | null> {
  const [upline] = await db.call(UPLINE, [playerId]);
  return upline ?? null;
}

export async function saveUpline(db: Database, playerId: bigint, uplineId: bigint | null): Promise<void> {
  await db.call(SET_UPLINE, [playerId, uplineId]);
}
