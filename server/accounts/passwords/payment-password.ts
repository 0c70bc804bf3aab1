import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { readProofs } from "../profile/proof-store.ts";
import { readPaymentPassword } from "../store.ts";
import { judgeTry, type MoneyLocked } from "./payment-tries.ts";

const HELD_AFTER_CHANGE_MS = DAY_MS;

/** When money may leave again after a change. */
export function heldAfterChange(changedAt: Date): Date {
  return later(changedAt, HELD_AFTER_CHANGE_MS);
}

export type PaymentPasswordRefusal =
  | MoneyLocked
  | TooBusy
  | { readonly reason: "paymentPasswordMissing" | "paymentPasswordWrong" };

export async function hasPaymentPassword({ db }: Pick<Context, "db">, playerId: bigint): Promise<boolean> {
  return Boolean((await readPaymentPassword(db, playerId))?.paymentHash);
}

/**
 * Whether this is the player's payment password. The fifth wrong one in a row locks money actions for
 * 30 minutes. Must be asked before a transaction begins: one that is rolled back would forget the try.
 */
export async function checkPaymentPassword(
  context: Context,
  { playerId, paymentPassword }: { readonly playerId: bigint; readonly paymentPassword: string },
): Promise<Outcome<null, PaymentPasswordRefusal>> {
  const known = await readPaymentPassword(context.db, playerId);
  const hash = known?.paymentHash;
  if (!hash) return refuse({ reason: "paymentPasswordMissing" });
  const judged = await judgeTry(context, { playerId, typed: paymentPassword, secrets: { payment: hash } });
  if (!judged.ok) return judged;
  return judged.value ? done(null) : refuse({ reason: "paymentPasswordWrong" });
}

/**
 * Until when no money leaves, because less than 24 h ago the password was changed or set anew, or another payment
 * password, mailbox or number took the place of the one before: whoever took an account over gives its owner a day to
 * notice. Null when money may leave. The first of each holds nothing, but for a payment password that is set in a
 * browser which the account does not know.
 */
export async function moneyOutHeldUntil(
  { db, now }: Pick<Context, "db" | "now">,
  playerId: bigint,
): Promise<Date | null> {
  const changes = [
    (await readPaymentPassword(db, playerId))?.changedAt,
    (await readProofs(db, playerId))?.proofChangedAt,
  ].flatMap((changedAt) => (changedAt ? [changedAt.getTime()] : []));
  if (changes.length === 0) return null;
  const until = heldAfterChange(new Date(Math.max(...changes)));
  return until > now() ? until : null;
}
