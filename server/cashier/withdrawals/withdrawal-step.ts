import { money, plainAmount } from "../../core/numbers/money.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { type MoveRefusal, payHold, releaseHold } from "../../wallet/index.ts";
import type { Actor } from "../actor.ts";
import type { OrderReason } from "../deposits/deposit.ts";
import { insertEvent, type NewEvent } from "../store/events.ts";
import { updateWithdrawal, type WithdrawalPatch, type WithdrawalRow } from "../store/withdrawals.ts";
import type { WithdrawalState } from "./withdrawal.ts";
import { arrivesOf } from "./withdrawal-amounts.ts";

type Step = NewEvent & { readonly state: WithdrawalState };

/** Moves a withdrawal on. The caller holds its lock and has decided that it may. */
export async function moveWithdrawal(
  { db }: Pick<Context, "db">,
  { reference }: WithdrawalRow,
  step: Step,
  patch: WithdrawalPatch = {},
): Promise<void> {
  await updateWithdrawal(db, reference, { ...patch, state: step.state });
  await insertEvent(db, { withdrawal: reference }, step);
}

export type GivenBack = {
  readonly state: "refused" | "failed" | "cancelled";
  readonly actor: Actor;
  readonly reason?: OrderReason | undefined;
  readonly note?: string | undefined;
};

/** Gives the player back what was set aside: the other end of a hold than payOut. Joins the caller's transaction. */
export async function giveBack(
  context: Context,
  row: WithdrawalRow,
  { state, ...why }: GivenBack,
): Promise<Outcome<{ transferId: bigint }, MoveRefusal>> {
  const { playerId, reference } = row;
  const amount = money(row.amountMinor, row.asset);
  const released = await releaseHold(context, {
    playerId,
    key: `withdrawal:${reference}:back`,
    amount,
  });
  if (!released.ok) return released;
  const endTransfer = released.value.transferId;
  const at = context.now();
  await moveWithdrawal(context, row, { state, at, ...why }, { endTransfer, endedAt: at });
  if (state !== "cancelled") {
    await sendMessage(context, {
      playerId,
      kind: "withdrawalRefused",
      facts: { reference, amount: plainAmount(amount) },
      key: `withdrawal:${reference}:${state}`,
    });
  }
  return done({ transferId: endTransfer });
}

export type PaidOut = { readonly actor: Actor; readonly providerRef?: string | undefined };

/** The last quarter of the time is when the player is told that silence will count as received. */
const WARNED_AFTER = { parts: 3, of: 4 };

/** Books what was set aside as paid: the money has left, or was sent by a provider who said so. */
export async function payOut(
  context: Context,
  row: WithdrawalRow,
  { actor, providerRef }: PaidOut,
): Promise<Outcome<{ transferId: bigint }, MoveRefusal>> {
  const { playerId, reference, asset, amountMinor, feeMinor, provider } = row;
  const paid = await payHold(context, {
    playerId,
    key: `withdrawal:${reference}:paid`,
    amount: money(amountMinor, asset),
    ...(feeMinor > 0n ? { fee: money(feeMinor, asset) } : {}),
    provider,
  });
  if (!paid.ok) return paid;
  const paidAt = context.now();
  const waitMs = row.minutes * MINUTE_MS;
  const confirmDue = later(paidAt, waitMs);
  const patch: WithdrawalPatch = {
    endTransfer: paid.value.transferId,
    paidAt,
    warnDue: later(paidAt, Math.floor((waitMs * WARNED_AFTER.parts) / WARNED_AFTER.of)),
    confirmDue,
    ...(providerRef === undefined ? {} : { providerRef }),
  };
  await moveWithdrawal(context, row, { state: "paid", at: paidAt, actor }, patch);
  await sendMessage(context, {
    playerId,
    kind: "withdrawalPaid",
    facts: { reference, amount: arrivesOf(row), confirmBy: confirmDue.toISOString() },
    key: `withdrawal:${reference}:paid`,
  });
  return done({ transferId: paid.value.transferId });
}
