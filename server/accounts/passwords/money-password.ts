import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { readLoginHash, readPaymentPassword } from "../store.ts";
import { judgeTry, type MoneyLocked } from "./payment-tries.ts";

export type MoneyPasswordRefusal = MoneyLocked | TooBusy | { readonly reason: "passwordWrong" };

/**
 * Whether this opens what a player owns where a payment password need not have been set: the payment password or,
 * without one, that of the login. A wrong one counts as a try at money (payment-tries.ts), so it must be asked before
 * a transaction begins.
 */
export async function checkMoneyPassword(
  context: Context,
  { playerId, password }: { readonly playerId: bigint; readonly password: string },
): Promise<Outcome<null, MoneyPasswordRefusal>> {
  const { db } = context;
  const known = await readPaymentPassword(db, playerId);
  const secrets = known?.paymentHash
    ? { payment: known.paymentHash }
    : { login: await readLoginHash(db, playerId) };
  const judged = await judgeTry(context, { playerId, typed: password, secrets });
  if (!judged.ok) return judged;
  return judged.value ? done(null) : refuse({ reason: "passwordWrong" });
}
