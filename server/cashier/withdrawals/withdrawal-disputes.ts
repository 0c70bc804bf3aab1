import { money, plainAmount } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import { type MoveRefusal, type ReversalRefusal, releaseHold, reverseMovement } from "../../wallet/index.ts";
import { type Actor, operatorName } from "../actor.ts";
import { lockWithdrawal, type WithdrawalRow } from "../store/withdrawals.ts";
import { type PayoutHeard, returnedRefusal, type TruthRefusal } from "./payout-truth.ts";
import type { WithdrawalState } from "./withdrawal.ts";
import { arrivesOf } from "./withdrawal-amounts.ts";
import { moveWithdrawal } from "./withdrawal-step.ts";

/**
 * The player says that what was paid has not come: it does not count as received by the clock any more, and an
 * operator finds out where it is. Moves no money.
 */
export function disputeWithdrawal(
  context: Context,
  { playerId, withdrawalId }: { playerId: bigint; withdrawalId: string },
): Promise<Outcome<null, { reason: "unknownOrder" | "notPaid" | "tooLate" }>> {
  return context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, withdrawalId);
    if (row?.playerId !== playerId) return refuse({ reason: "unknownOrder" });
    if (row.state === "disputed") return done(null);
    if (row.paidAt === null) return refuse({ reason: "notPaid" });
    if (row.state !== "paid") return refuse({ reason: "tooLate" });
    const actor = { kind: "player", id: playerId } as const;
    await moveWithdrawal({ db }, row, { state: "disputed", at: context.now(), actor });
    return done(null);
  });
}

/**
 * An operator says that a bank has sent back what was paid, also after it had counted as received: it is found out
 * like any other that has not arrived. Moves no money.
 */
export function reportBounced(
  context: Context,
  { withdrawalId, operator, words }: { withdrawalId: string; operator: string; words: string },
): Promise<Outcome<null, { reason: "unknownOrder" | "notPaid" | "operatorMissing" | "reasonMissing" }>> {
  return context.db.transaction(async (db) => {
    const name = operatorName(operator);
    const note = words.trim().slice(0, 500);
    if (name === "") return refuse({ reason: "operatorMissing" });
    if (note === "") return refuse({ reason: "reasonMissing" });
    const row = await lockWithdrawal(db, withdrawalId);
    if (!row) return refuse({ reason: "unknownOrder" });
    if (!CAN_BOUNCE.has(row.state)) return refuse({ reason: "notPaid" });
    const actor = { kind: "operator", name } as const;
    const step = { state: "disputed", at: context.now(), actor, reason: "bounced", note } as const;
    await moveWithdrawal({ db }, row, step, { endedAt: null });
    return done(null);
  });
}

const CAN_BOUNCE: ReadonlySet<WithdrawalState> = new Set(["paid", "received", "auto-received"]);

export type DisputeDecision = {
  readonly withdrawalId: string;
  readonly operator: string;
  /** received: it had arrived after all. returned: it never did, and the provider gave it back. */
  readonly finding: "received" | "returned";
  /** What was found out, in words for the player; none where the finding says it all. */
  readonly words?: string | undefined;
  /** What the provider said right before, where one paid (hearAboutPayout). */
  readonly heard?: PayoutHeard | null | undefined;
};

type DisputeRefusal =
  | MoveRefusal
  | ReversalRefusal
  | TruthRefusal
  | { reason: "unknownOrder" | "notDisputed" | "operatorMissing" };

/**
 * Ends a dispute with what an operator found out. What was returned is the player's again, fee included: the
 * payment is taken back in the ledger and the hold that this fills is released, both or neither, and once. Refused
 * while the provider says that it has paid.
 */
export function settleDispute(
  context: Context,
  { withdrawalId, operator, finding, words = "", heard }: DisputeDecision,
): Promise<Outcome<null, DisputeRefusal>> {
  return allOrNothing<Outcome<null, DisputeRefusal>>(context.db, async (db) => {
    const name = operatorName(operator);
    if (name === "") return refuse({ reason: "operatorMissing" });
    const row = await lockWithdrawal(db, withdrawalId);
    if (!row) return refuse({ reason: "unknownOrder" });
    if (row.state !== "disputed") return refuse({ reason: "notDisputed" });
    const otherwise = finding === "returned" ? returnedRefusal(row, heard) : null;
    if (otherwise) return refuse(otherwise);
    const found = {
      actor: { kind: "operator", name },
      note: words.trim().slice(0, 500) || undefined,
    } as const;
    const inside = { ...context, db };
    return finding === "received" ? hadArrived(inside, row, found) : takeBack(inside, row, found);
  });
}

type Found = { readonly actor: Actor; readonly note: string | undefined };

async function hadArrived(context: Context, row: WithdrawalRow, found: Found): Promise<Outcome<null, never>> {
  const at = context.now();
  const step = { state: "received", at, ...found, reason: "foundPaid" } as const;
  await moveWithdrawal(context, row, step, { endedAt: at });
  await tell(context, row, { kind: "withdrawalFoundPaid", amount: arrivesOf(row) });
  return done(null);
}

async function takeBack(
  context: Context,
  row: WithdrawalRow,
  found: Found,
): Promise<Outcome<null, MoveRefusal | ReversalRefusal>> {
  const { playerId, reference, endTransfer } = row;
  const amount = money(row.amountMinor, row.asset);
  if (endTransfer === null) throw new Error("What was paid has no movement.");
  const key = `withdrawal:${reference}:returned`;
  const undone = await reverseMovement(context, { transferId: endTransfer, key: `${key}:payment` });
  if (!undone.ok) return undone;
  const released = await releaseHold(context, { playerId, key, amount });
  if (!released.ok) return released;
  const at = context.now();
  const step = { state: "returned", at, ...found, reason: "neverArrived" } as const;
  await moveWithdrawal(context, row, step, { returnTransfer: released.value.transferId, endedAt: at });
  await tell(context, row, { kind: "withdrawalReturned", amount: plainAmount(amount) });
  return done(null);
}

async function tell(
  context: Context,
  { playerId, reference }: WithdrawalRow,
  { kind, amount }: { kind: "withdrawalFoundPaid" | "withdrawalReturned"; amount: string },
): Promise<void> {
  const facts = { reference, amount };
  // One that had arrived may bounce later: each finding is told once.
  const key = `withdrawal:${reference}:${kind}`;
  await sendMessage(context, { playerId, kind, facts, key });
}
