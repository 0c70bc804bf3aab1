import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { MANUAL } from "../../gateway/payments/index.ts";
import { type MoveRefusal, withdrawalsFrozen } from "../../wallet/index.ts";
import { operatorName } from "../actor.ts";
import { insertEvent } from "../store/events.ts";
import { lockWithdrawal, updateWithdrawal } from "../store/withdrawals.ts";
import { failedRefusal, type PayoutHeard, paidRefusal, type TruthRefusal } from "./payout-truth.ts";
import type { WithdrawalState } from "./withdrawal.ts";
import { giveBack, moveWithdrawal, payOut } from "./withdrawal-step.ts";

/** Where the money has left already. */
const IS_PAID: ReadonlySet<WithdrawalState> = new Set(["paid", "disputed", "received", "auto-received"]);

type Refused<Reason extends string> = { reason: Reason };
type Ordered = { readonly playerId: bigint; readonly withdrawalId: string };
export type WithdrawalDecision = { readonly withdrawalId: string; readonly operator: string };
/** With what the provider said right before, where one pays (hearAboutPayout). */
type Heard = WithdrawalDecision & { readonly heard?: PayoutHeard | null | undefined };

/** Takes a withdrawal back and gets its money back. Only its player can, and only until it was approved. */
export function cancelWithdrawal(
  context: Context,
  { playerId, withdrawalId }: Ordered,
): Promise<Outcome<null, MoveRefusal | Refused<"unknownOrder" | "tooLate">>> {
  return context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, withdrawalId);
    if (row?.playerId !== playerId) return refuse({ reason: "unknownOrder" });
    if (row.state === "cancelled") return done(null);
    if (row.state !== "held") return refuse({ reason: "tooLate" });
    const actor = { kind: "player", id: playerId } as const;
    const back = await giveBack({ ...context, db }, row, { state: "cancelled", actor });
    return back.ok ? done(null) : back;
  });
}

/**
 * Lets a withdrawal out. A large one needs a second operator, who must be another person: until then it stays held.
 * `missing` is how many are still needed.
 */
export function approveWithdrawal(
  context: Context,
  { withdrawalId, operator }: WithdrawalDecision,
): Promise<
  Outcome<
    { state: WithdrawalState; missing: number },
    Refused<"unknownOrder" | "alreadyDecided" | "sameOperator" | "operatorMissing" | "withdrawalsFrozen">
  >
> {
  return context.db.transaction(async (db) => {
    const name = operatorName(operator);
    if (name === "") return refuse({ reason: "operatorMissing" });
    const row = await lockWithdrawal(db, withdrawalId);
    if (!row) return refuse({ reason: "unknownOrder" });
    if (row.state !== "held") return refuse({ reason: "alreadyDecided" });
    if (row.approvedBy.includes(name)) return refuse({ reason: "sameOperator" });
    if (await withdrawalsFrozen({ ...context, db })) return refuse({ reason: "withdrawalsFrozen" });
    const approvedBy = [...row.approvedBy, name];
    const missing = row.approvalsNeeded - approvedBy.length;
    const step = { at: context.now(), actor: { kind: "operator", name } } as const;
    if (missing > 0) {
      await updateWithdrawal(db, row.reference, { approvedBy });
      const first = { ...step, state: "held", reason: "firstApproval" } as const;
      await insertEvent(db, { withdrawal: row.reference }, first);
      return done({ state: row.state, missing });
    }
    await moveWithdrawal({ db }, row, { ...step, state: "approved" }, { approvedBy });
    return done({ state: "approved", missing });
  });
}

/** Gives a withdrawal back, with the reason in words for its player. One that a provider was asked for cannot be. */
export function refuseWithdrawal(
  context: Context,
  { withdrawalId, operator, reason }: WithdrawalDecision & { reason: string },
): Promise<
  Outcome<
    null,
    MoveRefusal | Refused<"unknownOrder" | "alreadyDecided" | "operatorMissing" | "reasonMissing">
  >
> {
  return context.db.transaction(async (db) => {
    const name = operatorName(operator);
    const note = reason.trim().slice(0, 500);
    if (name === "") return refuse({ reason: "operatorMissing" });
    if (note === "") return refuse({ reason: "reasonMissing" });
    const row = await lockWithdrawal(db, withdrawalId);
    if (!row) return refuse({ reason: "unknownOrder" });
    if (row.state !== "held" && row.state !== "approved") return refuse({ reason: "alreadyDecided" });
    const actor = { kind: "operator", name } as const;
    const why = { state: "refused", actor, reason: "byOperator", note } as const;
    const back = await giveBack({ ...context, db }, row, why);
    return back.ok ? done(null) : back;
  });
}

/**
 * Says that an operator has paid: by hand after the approval, or for a provider that says itself that it has, be it
 * another amount. Refused while withdrawals are frozen: nothing is booked out of a ledger that is known to be wrong.
 */
export function markPaid(
  context: Context,
  { withdrawalId, operator, providerRef, heard }: Heard & { providerRef?: string | undefined },
): Promise<
  Outcome<
    null,
    | MoveRefusal
    | TruthRefusal
    | Refused<"unknownOrder" | "notApproved" | "alreadyPaid" | "operatorMissing" | "withdrawalsFrozen">
  >
> {
  return context.db.transaction(async (db) => {
    const name = operatorName(operator);
    if (name === "") return refuse({ reason: "operatorMissing" });
    const row = await lockWithdrawal(db, withdrawalId);
    if (!row) return refuse({ reason: "unknownOrder" });
    const payable = row.state === "sending" || (row.state === "approved" && row.provider === MANUAL.code);
    if (!payable) return refuse({ reason: IS_PAID.has(row.state) ? "alreadyPaid" : "notApproved" });
    const otherwise = row.state === "sending" ? paidRefusal(heard) : null;
    if (otherwise) return refuse(otherwise);
    if (await withdrawalsFrozen({ ...context, db })) return refuse({ reason: "withdrawalsFrozen" });
    const actor = { kind: "operator", name } as const;
    const paid = await payOut({ ...context, db }, row, { actor, providerRef });
    return paid.ok ? done(null) : paid;
  });
}

/**
 * Gives back what a provider was asked to pay and surely will not: it says so, or has never heard of it some time
 * after it was asked. The reason is for the player to read.
 */
export function failWithdrawal(
  context: Context,
  { withdrawalId, operator, reason, heard }: Heard & { reason: string },
): Promise<
  Outcome<
    null,
    MoveRefusal | TruthRefusal | Refused<"unknownOrder" | "notSending" | "operatorMissing" | "reasonMissing">
  >
> {
  return context.db.transaction(async (db) => {
    const name = operatorName(operator);
    const note = reason.trim().slice(0, 500);
    if (name === "") return refuse({ reason: "operatorMissing" });
    if (note === "") return refuse({ reason: "reasonMissing" });
    const row = await lockWithdrawal(db, withdrawalId);
    if (!row) return refuse({ reason: "unknownOrder" });
    if (row.state !== "sending") return refuse({ reason: "notSending" });
    const otherwise = failedRefusal(row, heard);
    if (otherwise) return refuse(otherwise);
    const actor = { kind: "operator", name } as const;
    const why = { state: "failed", actor, reason: "byOperator", note } as const;
    const back = await giveBack({ ...context, db }, row, why);
    return back.ok ? done(null) : back;
  });
}

/** The player says that the money has come, be it after having said that it had not. Moves nothing. */
export function confirmReceived(
  context: Context,
  { playerId, withdrawalId }: Ordered,
): Promise<Outcome<null, Refused<"unknownOrder" | "notPaid">>> {
  return context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, withdrawalId);
    if (row?.playerId !== playerId) return refuse({ reason: "unknownOrder" });
    if (row.state === "received" || row.state === "auto-received") return done(null);
    if (row.state !== "paid" && row.state !== "disputed") return refuse({ reason: "notPaid" });
    const at = context.now();
    const actor = { kind: "player", id: playerId } as const;
    await moveWithdrawal({ db }, row, { state: "received", at, actor }, { endedAt: at });
    return done(null);
  });
}
