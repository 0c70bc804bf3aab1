import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { HOUR_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { settle } from "./transfer-wallets-advance.ts";
import { type FundTransfer, findTransfer, keepAnswer } from "./transfer-wallets-record.ts";

/** Before this time the vendor may still say so itself, and after it no request is on its way any more. */
export const LATE_AFTER_MS = HOUR_MS;

type ByHandRefusal = { readonly reason: "unknownTransfer" | "transferSettled" | "tooEarly" };

/**
 * Ends an order whose vendor does not say how it ended, as an operator has read it in the vendor's own books:
 * `accepted` when the vendor has done it. Final, and what the vendor says later is not asked any more. Joins the
 * transaction of the context's database. Refuses with `tooEarly` in the first hour.
 */
export async function settleByHand(
  context: Context,
  { id, accepted }: { id: string; accepted: boolean },
): Promise<Outcome<FundTransfer, ByHandRefusal>> {
  return context.db.transaction(async (db) => {
    const transfer = await findTransfer(db, id);
    if (!transfer) return refuse({ reason: "unknownTransfer" });
    if (transfer.settledAt !== null) return refuse({ reason: "transferSettled" });
    if (transfer.beganAt > later(context.now(), -LATE_AFTER_MS)) return refuse({ reason: "tooEarly" });
    const inside = { ...context, db };
    await keepAnswer(inside, { id, asked: "operator", answer: accepted ? "OK" : "FAILED" });
    return done(await settle(inside, transfer, accepted));
  });
}
