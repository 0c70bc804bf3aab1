import { money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { Claim, PaymentPorts, ProviderWord } from "../../gateway/payments/index.ts";
import { depositRefusal } from "../../limits/index.ts";
import type { Actor } from "../actor.ts";
import { type DepositRow, lockDeposit, openDepositsOf } from "../store/deposits.ts";
import { lockPlayer } from "../store/payees.ts";
import type { OrderReason } from "./deposit.ts";
import { creditDeposit } from "./deposit-credit.ts";
import { moveDeposit } from "./deposit-step.ts";

/** What became of an order when its provider was believed. */
export type Settled = "received" | "alreadyReceived" | "inReview" | "pending" | "failed" | "unchanged";

export type ProviderSaid = {
  readonly reference: string;
  /** What the provider answered when it was asked. */
  readonly truth: ProviderWord;
  /** What it, or somebody with its secret, had called us about. */
  readonly claim?: Claim | undefined;
};

/**
 * Brings an order to where its provider says the money is. Credited is what was ordered, and only when everything
 * that was said agrees with the order; otherwise an operator decides. Safe to repeat in any order.
 */
export async function settleDeposit(
  context: Context,
  ports: PaymentPorts,
  said: ProviderSaid,
): Promise<Settled> {
  const settled = await context.db.transaction(async (db) => {
    const row = await lockDeposit(db, said.reference);
    return row ? settle({ ...context, db }, row, said) : null;
  });
  if (!settled) return "unchanged";
  const { provider, result, disagrees } = settled;
  if (disagrees) ports.alarm({ kind: "disagreement", provider, reference: said.reference });
  return result;
}

type Judged = { readonly provider: string; readonly result: Settled; readonly disagrees: boolean };

async function settle(context: Context, row: DepositRow, { truth, claim }: ProviderSaid): Promise<Judged> {
  const { provider } = row;
  // What failed came to nothing, whatever amount its provider names for that.
  const words = truth.status === "failed" ? [claim] : [truth, claim];
  const disagrees = words.some((word) => word !== undefined && !agrees(row, word));
  if (row.state === "received") return { provider, result: "alreadyReceived", disagrees };
  if (row.state === "review") return { provider, result: "inReview", disagrees };
  const actor = { kind: "provider", code: provider } as const;
  if (truth.status === "failed") {
    return { provider, result: await fail(context, row, actor), disagrees };
  }
  if (disagrees) {
    return { provider, result: await putAside(context, row, actor, "disagreement"), disagrees };
  }
  if (truth.status === "paid") return { provider, result: await receive(context, row, actor), disagrees };
  if (row.state === "waiting") {
    await moveDeposit(context.db, row, { state: "checking", at: context.now(), actor });
  }
  return { provider, result: "pending", disagrees };
}

function agrees(row: DepositRow, word: { amountMinor: bigint; currency: string }): boolean {
  return word.amountMinor === row.amountMinor && word.currency === row.asset;
}

async function receive(context: Context, row: DepositRow, actor: Actor): Promise<Settled> {
  const late = await lateReason(context, row);
  if (late) return putAside(context, row, actor, late);
  const credited = await creditDeposit(context, row, { receivedMinor: row.amountMinor, actor });
  return credited.ok ? "received" : putAside(context, row, actor, "notCredited");
}

/**
 * An order that was given up did not count towards the player's limits any more. What is paid for it all the same
 * is credited if it would be let in now; otherwise an operator gives it back or lets it in.
 */
async function lateReason(context: Context, row: DepositRow): Promise<OrderReason | null> {
  if (row.state === "waiting" || row.state === "checking") return null;
  if (row.state === "refused") return "paidAfterRefusal";
  // An order that is being made now is either counted here, or counts this one: it holds the same lock.
  await lockPlayer(context.db, row.playerId);
  const { minor: pendingMinor } = await openDepositsOf(context.db, row.playerId);
  const amount = money(row.amountMinor, row.asset);
  return (await depositRefusal(context, { playerId: row.playerId, amount, pendingMinor }))
    ? "paidLate"
    : null;
}

async function putAside(
  context: Context,
  row: DepositRow,
  actor: Actor,
  reason: OrderReason,
): Promise<Settled> {
  await moveDeposit(context.db, row, { state: "review", at: context.now(), actor, reason });
  return "inReview";
}

async function fail(context: Context, row: DepositRow, actor: Actor): Promise<Settled> {
  if (row.state !== "waiting" && row.state !== "checking") return "unchanged";
  const at = context.now();
  await moveDeposit(context.db, row, { state: "refused", at, actor, reason: "providerFailed" });
  return "failed";
}
