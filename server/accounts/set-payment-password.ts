import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import type { TooBusy } from "./bounded-queue.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { heldAfterChange } from "./payment-password.ts";
import { judgeTry, type MoneyLocked } from "./payment-tries.ts";
import { readLoginHash, readPaymentPassword, savePaymentPassword } from "./store.ts";
import { isWeakPaymentPassword } from "./weak-payment-password.ts";

export type PaymentPasswordRequest = {
  readonly playerId: bigint;
  /** The proof: the password of the login or, where there is one, the payment password so far. */
  readonly password: string;
  readonly paymentPassword: string;
};

export type SetPaymentPasswordRefusal =
  | MoneyLocked
  | TooBusy
  | { readonly reason: "paymentPasswordWeak" | "passwordWrong" | "sameAsLogin" };

/**
 * Gives a player a payment password, or another one. The proof counts as a try at money (payment-tries.ts).
 * It may not be the password of the login, which would make two doors one. Changing it holds what leaves
 * the house for a day (moneyOutHeldUntil), and the player is told.
 */
export async function setPaymentPassword(
  context: Context,
  { playerId, password, paymentPassword }: PaymentPasswordRequest,
): Promise<Outcome<null, SetPaymentPasswordRefusal>> {
  if (isWeakPaymentPassword(paymentPassword)) return refuse({ reason: "paymentPasswordWeak" });
  const { db } = context;
  const loginHash = await readLoginHash(db, playerId);
  const paymentHash = (await readPaymentPassword(db, playerId))?.paymentHash ?? null;
  const proven = await judgeTry(context, playerId, () => isEither([loginHash, paymentHash], password));
  if (!proven.ok) return proven;
  if (!proven.value) return refuse({ reason: "passwordWrong" });

  const isLogin = await checkPassword(loginHash, paymentPassword);
  if (!isLogin.ok) return isLogin;
  if (isLogin.value) return refuse({ reason: "sameAsLogin" });

  const hashed = await hashPassword(paymentPassword);
  if (!hashed.ok) return hashed;
  await db.transaction((transaction) => save({ ...context, db: transaction }, playerId, hashed.value));
  return done(null);
}

/** Whoever has one already is told that it is another one now, in case it was somebody else who chose it. */
async function save(context: Context, playerId: bigint, hash: string): Promise<void> {
  const { changedAt } = await savePaymentPassword(context.db, { playerId, hash, at: context.now() });
  if (changedAt === null) return;
  const facts = { heldUntil: heldAfterChange(changedAt).toISOString() };
  const key = `payment-password:${context.newId()}`;
  await sendMessage(context, { playerId, kind: "paymentPasswordChanged", facts, key });
}

async function isEither(
  hashes: readonly (string | null)[],
  typed: string,
): Promise<Outcome<boolean, TooBusy>> {
  for (const hash of hashes) {
    const checked = hash ? await checkPassword(hash, typed) : done(false);
    if (!checked.ok || checked.value) return checked;
  }
  return done(false);
}
