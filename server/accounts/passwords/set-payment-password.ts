import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { readLoginHash, readPaymentPassword, savePaymentPassword } from "../store.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { heldAfterChange } from "./payment-password.ts";
import { judgeTry, type MoneyLocked } from "./payment-tries.ts";
import { isWeakPaymentPassword } from "./weak-payment-password.ts";

export type PaymentPasswordRequest = {
  readonly playerId: bigint;
  /** The proof: the password of the login or, where there is one, the payment password so far. */
  readonly password: string;
  readonly paymentPassword: string;
  /** The account has not come in by this browser before today: also a first one is then held like a change. */
  readonly isNewBrowser?: boolean;
};

export type SetPaymentPasswordRefusal =
  | MoneyLocked
  | TooBusy
  | { readonly reason: "paymentPasswordWeak" | "passwordWrong" | "sameAsLogin" };

/**
 * Gives a player a payment password, or another one. The proof counts as a try at money (payment-tries.ts).
 * It may not be the password of the login, which would make two doors one. Changing it holds what leaves
 * the house for a day (moneyOutHeldUntil), and the player is told; the first one does so in a new browser, where it
 * may be somebody who has learnt the password of an account that had no other one.
 */
export async function setPaymentPassword(
  context: Context,
  { playerId, password, paymentPassword, isNewBrowser: isHeld = false }: PaymentPasswordRequest,
): Promise<Outcome<null, SetPaymentPasswordRefusal>> {
  if (isWeakPaymentPassword(paymentPassword)) return refuse({ reason: "paymentPasswordWeak" });
  const { db } = context;
  const loginHash = await readLoginHash(db, playerId);
  const paymentHash = (await readPaymentPassword(db, playerId))?.paymentHash;
  const secrets = paymentHash ? { login: loginHash, payment: paymentHash } : { login: loginHash };
  const proven = await judgeTry(context, { playerId, typed: password, secrets });
  if (!proven.ok) return proven;
  if (!proven.value) return refuse({ reason: "passwordWrong" });

  const isLogin = await checkPassword(loginHash, paymentPassword);
  if (!isLogin.ok) return isLogin;
  if (isLogin.value) return refuse({ reason: "sameAsLogin" });

  const hashed = await hashPassword(paymentPassword);
  if (!hashed.ok) return hashed;
  const hash = hashed.value;
  await db.transaction((transaction) => save({ ...context, db: transaction }, { playerId, hash, isHeld }));
  return done(null);
}

type Saving = { readonly playerId: bigint; readonly hash: string; readonly isHeld: boolean };

/** Where it holds money the player is told that it is another one now, in case it was somebody else who chose it. */
async function save(context: Context, { playerId, hash, isHeld }: Saving): Promise<void> {
  const { changedAt } = await savePaymentPassword(context.db, { playerId, hash, at: context.now(), isHeld });
  if (changedAt === null) return;
  const facts = { heldUntil: heldAfterChange(changedAt).toISOString() };
  const key = `payment-password:${context.newId()}`;
  await sendMessage(context, { playerId, kind: "paymentPasswordChanged", facts, key });
}
