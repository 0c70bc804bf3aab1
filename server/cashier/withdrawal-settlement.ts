import type { Context } from "../db/context.ts";
import type { Claim, PaymentPorts, ProviderWord } from "../gateway/payments/index.ts";
import { lockWithdrawal, type WithdrawalRow } from "./store/withdrawals.ts";
import { payoutOf } from "./withdrawal-amounts.ts";
import { giveBack, payOut } from "./withdrawal-step.ts";

/** What became of a payout when its provider was believed. */
export type PayoutSettled = "paid" | "failed" | "pending" | "disagrees" | "unchanged";

/**
 * Brings a payout to where its provider says the money is. Only its word that it failed gives the money back; what
 * it says about another amount is not believed at all, and waits for an operator. Safe to repeat.
 */
export async function settlePayout(
  context: Context,
  ports: PaymentPorts,
  { reference, truth, claim }: { reference: string; truth: ProviderWord; claim?: Claim | undefined },
): Promise<PayoutSettled> {
  const settled = await context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, reference);
    if (!row) return null;
    const words = claim ? [truth, claim] : [truth];
    if (words.some((word) => !agrees(row, word))) return { row, result: "disagrees" as const };
    return { row, result: await settle({ ...context, db }, row, truth) };
  });
  if (!settled) return "unchanged";
  const { row, result } = settled;
  if (result === "disagrees") ports.alarm({ kind: "disagreement", provider: row.provider, reference });
  return result;
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
