import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { MANUAL } from "../../gateway/payments/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { operatorName } from "../actor.ts";
import { type DepositRow, lockDeposit } from "../store/deposits.ts";
import { readMethod } from "../store/methods.ts";
import type { DepositState } from "./deposit.ts";
import { type CreditRefusal, creditDeposit } from "./deposit-credit.ts";
import { moveDeposit } from "./deposit-step.ts";

type Refused<Reason extends string> = { reason: Reason };

export type DepositDecision = { readonly depositId: string; readonly operator: string };

/** Takes an order back. Only its player can, and only before anything was sent or paid. */
export function cancelDeposit(
  context: Context,
  { playerId, depositId }: { playerId: bigint; depositId: string },
): Promise<Outcome<null, Refused<"unknownOrder" | "tooLate">>> {
  return context.db.transaction(async (db) => {
    const row = await lockDeposit(db, depositId);
    if (row?.playerId !== playerId) return refuse({ reason: "unknownOrder" });
    if (row.state === "cancelled") return done(null);
    if (row.state !== "waiting") return refuse({ reason: "tooLate" });
    await moveDeposit(db, row, {
      state: "cancelled",
      at: context.now(),
      actor: { kind: "player", id: playerId },
    });
    return done(null);
  });
}

/**
 * What an operator may decide about. Money by hand is theirs to see; of a provider's payments only those about
 * which it and our order disagree.
 */
function isOperators({ provider, state }: DepositRow, states: readonly DepositState[]): boolean {
  return state === "review" || (provider === MANUAL.code && states.includes(state));
}

const CREDITABLE = ["waiting", "checking", "expired", "cancelled", "refused"] as const;

type Approved = Outcome<
  { transferId: bigint },
  CreditRefusal | Refused<"unknownOrder" | "alreadyDecided" | "badAmount" | "operatorMissing">
>;

/**
 * Credits an order with what an operator has seen arrive: what was ordered, unless told otherwise. An order that
 * ran out, was cancelled or was refused while its money was on the way can still be credited.
 */
export function approveDeposit(
  context: Context,
  { depositId, operator, receivedMinor }: DepositDecision & { receivedMinor?: bigint | undefined },
): Promise<Approved> {
  return allOrNothing<Approved>(context.db, async (db) => {
    const name = operatorName(operator);
    if (name === "") return refuse({ reason: "operatorMissing" });
    const row = await lockDeposit(db, depositId);
    if (!row) return refuse({ reason: "unknownOrder" });
    if (!isOperators(row, CREDITABLE)) return refuse({ reason: "alreadyDecided" });
    const minor = receivedMinor ?? row.amountMinor;
    const method = await readMethod(db, row.brandId, row.method);
    const most = method && method.max.minor > row.amountMinor ? method.max.minor : row.amountMinor;
    if (minor <= 0n || minor > most) return refuse({ reason: "badAmount" });
    const actor = { kind: "operator", name } as const;
    const reason = minor === row.amountMinor ? undefined : "otherAmount";
    if (row.state === "refused") {
      const step = { state: "review", at: context.now(), actor, reason: "paidAfterRefusal" } as const;
      await moveDeposit(db, row, step);
    }
    return creditDeposit({ ...context, db }, row, { receivedMinor: minor, actor, reason });
  });
}

/** Ends an order without money, with the reason in words for its player. */
export function refuseDeposit(
  context: Context,
  { depositId, operator, reason }: DepositDecision & { reason: string },
): Promise<Outcome<null, Refused<"unknownOrder" | "alreadyDecided" | "operatorMissing" | "reasonMissing">>> {
  return context.db.transaction(async (db) => {
    const name = operatorName(operator);
    const note = reason.trim().slice(0, 500);
    if (name === "") return refuse({ reason: "operatorMissing" });
    if (note === "") return refuse({ reason: "reasonMissing" });
    const row = await lockDeposit(db, depositId);
    if (!row) return refuse({ reason: "unknownOrder" });
    // A payment that its provider neither makes nor ends keeps nobody from ordering again.
    const isStuck = row.state === "checking" && row.expiresAt <= context.now();
    if (!isStuck && !isOperators(row, ["waiting", "checking"])) return refuse({ reason: "alreadyDecided" });
    const actor = { kind: "operator", name } as const;
    await moveDeposit(db, row, { state: "refused", at: context.now(), actor, reason: "byOperator", note });
    await sendMessage(
      { ...context, db },
      {
        playerId: row.playerId,
        kind: "depositRefused",
        facts: { reference: row.reference, reason: note },
        key: `deposit:${row.reference}:refused`,
      },
    );
    return done(null);
  });
}
