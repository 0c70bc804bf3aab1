import type { Context } from "../../db/context.ts";
import type { Claim, PaymentPorts, ProviderWord } from "../../gateway/payments/index.ts";
import { lockWithdrawal, type WithdrawalRow } from "../store/withdrawals.ts";
import type { WithdrawalState } from "./withdrawal.ts";
import { payoutOf } from "./withdrawal-amounts.ts";
import { giveBack, payOut } from "./withdrawal-step.ts";

/** What became of a payout when its provider was believed. */
export type PayoutSettled = "paid" | "failed" | "pending" | "disagrees" | "unchanged";

/**
 * Brings a payout to where its provider says the money is. Only its word that it failed gives the money back; what
 * it says to have paid of another amount is not believed, and waits for an operator. What it says otherwise of one
 * that has ended is told. Safe to repeat.
 */
export async function settlePayout(
  context: Context,
  ports: PaymentPorts,
  { reference, truth, claim }: { reference: string; truth: ProviderWord; claim?: Claim | undefined },
): Promise<PayoutSettled> {
  const settled = await context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, reference);
    if (!row) return null;
    const isStrange = contradicts(row, truth) || (claim !== undefined && !agrees(row, claim));
    // What failed came to nothing, whatever amount its provider names for that.
    const isBelieved = truth.status === "failed" || (!isStrange && agrees(row, truth));
    if (!isBelieved) return { row, result: "disagrees" as const, isStrange: true };
    return { row, result: await settle({ ...context, db }, row, truth), isStrange };
  });
  if (!settled) return "unchanged";
  const { row, result, isStrange } = settled;
  if (isStrange) ports.alarm({ kind: "disagreement", provider: row.provider, reference });
  return result;
}

const GIVEN_BACK: ReadonlySet<WithdrawalState> = new Set([
  "held",
  "approved",
  "returned",
  "refused",
  "failed",
  "cancelled",
]);
const GONE: ReadonlySet<WithdrawalState> = new Set(["paid", "disputed", "received", "auto-received"]);

/** Whether the provider has the money where it is not for us: paid what the player has, or kept what we booked out. */
function contradicts({ state }: WithdrawalRow, { status }: ProviderWord): boolean {
  return (status === "paid" && GIVEN_BACK.has(state)) || (status === "failed" && GONE.has(state));
}

function agrees(row: WithdrawalRow, word: { amountMinor: bigint; currency: string }): boolean {
  return word.amountMinor === payoutOf(row).minor && word.currency === row.asset;
}

async function settle(context: Context, row: WithdrawalRow, truth: ProviderWord): Promise<PayoutSettled> {
  if (row.state !== "sending") return "unchanged";
  const { status, providerRef } = truth;
  if (status === "pending") return "pending";
  const actor = { kind: "provider", code: row.provider } as const;
  const ended =
    status === "paid"
      ? await payOut(context, row, { actor, providerRef })
      : await giveBack(context, row, { state: "failed", actor, reason: "providerFailed" });
  if (!ended.ok) throw new Error(`A hold could not be ended: ${ended.refusal.reason}.`);
  return status;
}
