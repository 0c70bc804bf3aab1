import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import type { Context } from "../../db/context.ts";
import { readPaymentPassword } from "../store.ts";
import { isCommonPassword } from "./common-password.ts";
import { checkPassword } from "./password.ts";

export type PasswordRefusal = TooBusy | { readonly reason: "passwordCommon" | "passwordIsPayment" };

type Wished = { readonly playerId: bigint; readonly username: string | undefined; readonly typed: string };

/**
 * Why a player may not have this password at the login; null when nothing speaks against it. It may not be the payment
 * password, which would make two doors one (setPaymentPassword sees to the other way round). Ask it once it is proved
 * that the player asks: it tells what that password is.
 */
export async function passwordRefusal(
  { db }: Pick<Context, "db">,
  { playerId, username, typed }: Wished,
): Promise<PasswordRefusal | null> {
  if (isCommonPassword(typed, username)) return { reason: "passwordCommon" };
  const payment = await readPaymentPassword(db, playerId);
  if (!payment?.paymentHash) return null;
  const isPayment = await checkPassword(payment.paymentHash, typed);
  if (!isPayment.ok) return isPayment.refusal;
  return isPayment.value ? { reason: "passwordIsPayment" } : null;
}
