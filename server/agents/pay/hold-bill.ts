import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { findBill } from "./bill.ts";
import { SET_HELD } from "./pay-statements.ts";

export type HoldRefusal = { readonly reason: "billUnknown" | "billPaid" | "billHeld" | "billNotHeld" };

/** Holds back what is owed of a bill; it stays owed, and both sides see that it is looked at. */
export function holdBill(context: Context, billId: bigint): Promise<Outcome<null, HoldRefusal>> {
  return setHeld(context, billId, true);
}

/** Lets go what was held back: it is paid by the clock as any other. */
export function releaseBill(context: Context, billId: bigint): Promise<Outcome<null, HoldRefusal>> {
  return setHeld(context, billId, false);
}

async function setHeld(
  context: Context,
  billId: bigint,
  isHeld: boolean,
): Promise<Outcome<null, HoldRefusal>> {
  const changed = await context.db.call(SET_HELD, [billId, isHeld ? context.now() : null]);
  if (changed.length > 0) return done(null);
  const bill = await findBill(context, billId);
  if (!bill) return refuse({ reason: "billUnknown" });
  if (bill.owed === 0n) return refuse({ reason: "billPaid" });
  return refuse({ reason: isHeld ? "billHeld" : "billNotHeld" });
}
