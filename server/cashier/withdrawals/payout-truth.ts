import { later, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { MANUAL, type PaymentPorts, ProviderUnreachable, type Truth } from "../../gateway/payments/index.ts";
import { readWithdrawal, type WithdrawalRow } from "../store/withdrawals.ts";

/** Longer than a payout that was sent can still be on its way to the provider: no request lasts as long. */
const SENT_WITHIN_MS = 15 * SECOND_MS;

/** What a provider said of a payout when an operator had it asked. */
export type PayoutHeard = {
  readonly said: Truth["status"] | "nothing" | "notSetUp";
  /** When it had been asked to pay, and when it was asked what became of that. */
  readonly sentAt: Date | null;
  readonly askedAt: Date;
};

/**
 * Asks the provider about a payout, for an operator who is about to decide on it: outside any transaction, because
 * it may take seconds. Null where no provider pays.
 */
export async function hearAboutPayout(
  context: Context,
  ports: PaymentPorts,
  withdrawalId: string,
): Promise<PayoutHeard | null> {
  const row = await readWithdrawal(context.db, withdrawalId);
  if (!row || row.provider === MANUAL.code) return null;
  return { said: await saidOf(ports, row), sentAt: row.sentAt, askedAt: context.now() };
}

async function saidOf(ports: PaymentPorts, row: WithdrawalRow): Promise<PayoutHeard["said"]> {
  const provider = ports.payouts.get(row.provider);
  if (provider?.kind !== "online") return "notSetUp";
  try {
    return (await provider.truth(row.pspKey)).status;
  } catch (fault) {
    if (fault instanceof ProviderUnreachable) return "nothing";
    throw fault;
  }
}

export type TruthRefusal = { reason: "providerSilent" | "providerSaysOtherwise" | "justSent" };

/** Why a payout that is being sent cannot be said to be paid. Without its provider nobody sends it again either. */
export function paidRefusal(heard: PayoutHeard | null | undefined): TruthRefusal | null {
  if (heard?.said === "paid" || heard?.said === "notSetUp") return null;
  return { reason: isSilent(heard) ? "providerSilent" : "providerSaysOtherwise" };
}

/**
 * Why a payout that is being sent cannot be said to have failed. A provider that has never heard of it may be about
 * to: nothing may have been sent shortly before it was asked, or since.
 */
export function failedRefusal(
  { sentAt }: WithdrawalRow,
  heard: PayoutHeard | null | undefined,
): TruthRefusal | null {
  if (heard?.said === "failed") return null;
  if (heard?.said !== "unknown") {
    return { reason: isSilent(heard) ? "providerSilent" : "providerSaysOtherwise" };
  }
  const isQuiet =
    sentAt !== null &&
    sentAt.getTime() === heard.sentAt?.getTime() &&
    later(sentAt, SENT_WITHIN_MS) <= heard.askedAt;
  return isQuiet ? null : { reason: "justSent" };
}

/** Why what a provider paid out cannot be said to have come back. Money by hand has nobody to ask. */
export function returnedRefusal(
  { provider }: WithdrawalRow,
  heard: PayoutHeard | null | undefined,
): TruthRefusal | null {
  if (provider === MANUAL.code || heard?.said === "notSetUp") return null;
  if (isSilent(heard)) return { reason: "providerSilent" };
  return heard?.said === "failed" ? null : { reason: "providerSaysOtherwise" };
}

function isSilent(heard: PayoutHeard | null | undefined): boolean {
  return !heard || heard.said === "nothing" || heard.said === "notSetUp";
}
