import { eachApart, throwFirst } from "../../core/bounds/each-apart.ts";
import type { Context } from "../../db/context.ts";
import { areSent, correctWagers } from "../wagers/wager-corrections.ts";
import { type Decision, decideWagers, payWagers } from "../wagers/wager-payouts.ts";
import type { Json, WagerRow } from "../wagers/wager-statements.ts";
import { WAGERS } from "../wagers/wager-statements.ts";
import { returnWagers } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { type EventRow, MARK_EVENT_SETTLED, UNSETTLED_EVENTS } from "./event-statements.ts";
import type { LegOutcome } from "./slips/leg-outcome.ts";
import {
  DECIDABLE_WAGERS,
  LEGS_OF_WAGERS,
  WAGERS_ON_EVENT,
  type WagerLegRow,
} from "./slips/leg-statements.ts";
import { readChoice, slipLines } from "./slips/slip.ts";
import { slipPayout } from "./slips/slip-payout.ts";

const TOGETHER = 500;

/** Each stake that goes back is a call of the wallet, and a server's pool lets 200 callers wait. */
const BACK_TOGETHER = 100;

/**
 * Brings every decision about an event to the stakes on it: what is wholly decided is paid, what was wholly called off is
 * given back, and what was paid by an earlier decision is corrected. By the clock; twice or interrupted it does nothing
 * twice, because an event counts as settled only when nothing of it is on its way any more. An event that cannot go on
 * keeps no other waiting; its fault is thrown at the end.
 */
export async function settleBook(context: Context, walletOf: WalletOf): Promise<{ settled: number }> {
  let settled = 0;
  const faults = await eachApart(await context.db.call(UNSETTLED_EVENTS, []), async (event) => {
    settled += await settleEvent(context, walletOf, event);
  });
  throwFirst(faults);
  return { settled };
}

/** A slip that cannot be paid keeps none from being corrected. */
async function settleEvent(context: Context, walletOf: WalletOf, event: EventRow): Promise<number> {
  const [paid] = await Promise.allSettled([payDecided(context, walletOf, event.id)]);
  const isCorrected = event.decidedVersion < 2 || (await correctPaid(context, walletOf, event));
  if (paid.status === "rejected") throw paid.reason;
  const underWay = await context.db.call(WAGERS_ON_EVENT, [event.id, ["paying", "returning"]]);
  if (isCorrected && underWay.length === 0)
    await context.db.call(MARK_EVENT_SETTLED, [event.id, event.decidedVersion]);
  return paid.value;
}

/** Pays, or gives back, what waits on nothing but this event any more. Answers how many slips that were. */
async function payDecided(context: Context, walletOf: WalletOf, eventId: string): Promise<number> {
  let paid = 0;
  for (;;) {
    const found = await context.db.call(DECIDABLE_WAGERS, [eventId, TOGETHER]);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) break;
    const off = await calledOffOf(context, ids);
    await giveBack(context, walletOf, [...off]);
    const decisions = await decisionsOf(
      context,
      ids.filter((id) => !off.has(id)),
    );
    const decided = await decideWagers(context.db, decisions);
    await payWagers(context, walletOf, decided);
    paid += decided.length + off.size;
  }
  await finishLeft(context, walletOf, eventId);
  return paid;
}

/** What was on its way when somebody was cut off here, or met a wallet that could not decide. */
async function finishLeft(context: Context, walletOf: WalletOf, eventId: string): Promise<void> {
  const owed = await context.db.call(WAGERS_ON_EVENT, [eventId, ["paying"]]);
  const back = await context.db.call(WAGERS_ON_EVENT, [eventId, ["returning"]]);
  await payWagers(
    context,
    walletOf,
    owed.map(({ id }) => id),
  );
  await giveBack(
    context,
    walletOf,
    back.map(({ id }) => id),
  );
}

/**
 * Slips of which every leg was called off with its market or event. No bet was ever made, so the stake is given back and
 * not paid: it was never turned over. Neither changes again, because what is called off stays so.
 */
async function calledOffOf({ db }: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const legs = await db.call(LEGS_OF_WAGERS, [ids]);
  const standing = new Set(legs.filter(({ isOff }) => !isOff).map(({ wagerId }) => wagerId));
  return new Set(ids.filter((id) => !standing.has(id)));
}

async function giveBack(context: Context, walletOf: WalletOf, ids: readonly string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += BACK_TOGETHER) {
    await returnWagers(context, walletOf, ids.slice(first, first + BACK_TOGETHER));
  }
}

/**
 * A result that was changed after it was paid: each slip on it is counted again, and the difference is sent. False while
 * one is on its way.
 */
async function correctPaid(context: Context, walletOf: WalletOf, event: EventRow): Promise<boolean> {
  const found = await context.db.call(WAGERS_ON_EVENT, [event.id, ["paid"]]);
  const reason = event.decidedReason ?? "the result was corrected";
  let isWhole = true;
  for (let first = 0; first < found.length; first += TOGETHER) {
    const ids = found.slice(first, first + TOGETHER).map(({ id }) => id);
    const decisions = await decisionsOf(context, ids);
    await correctWagers(
      context,
      walletOf,
      decisions.map((decision) => ({ ...decision, reason })),
    );
    isWhole = (await areSent(context.db, ids)) && isWhole;
  }
  return isWhole;
}

async function decisionsOf({ db }: Context, ids: readonly string[]): Promise<Decision[]> {
  const [wagers, legs] = await Promise.all([db.call(WAGERS, [ids]), db.call(LEGS_OF_WAGERS, [ids])]);
  return wagers.flatMap((wager) => {
    const decision = decisionOf(
      wager,
      legs.filter(({ wagerId }) => wagerId === wager.id),
    );
    return decision ? [decision] : [];
  });
}

/** What a wager pays by what became of its legs; null while one of them is open. */
function decisionOf(wager: WagerRow, legs: readonly WagerLegRow[]): Decision | null {
  const outcomes = legs.flatMap(({ outcome }) => (outcome === null ? [] : [outcome]));
  if (outcomes.length < legs.length) return null;
  return { wagerId: wager.id, payoutMinor: payoutBy(wager, outcomes), result: { legs: resultOf(legs) } };
}

function payoutBy(wager: WagerRow, outcomes: readonly LegOutcome[]): bigint {
  const { kind, system, legs, perLine, most } = readChoice(wager.choice);
  const lines = slipLines(kind, system, legs.length);
  if (!lines || outcomes.length !== legs.length) throw new Error(`Wager ${wager.id} has lost a leg`);
  return slipPayout({ lines, legs, outcomes, perLineMinor: BigInt(perLine), mostMinor: BigInt(most) });
}

function resultOf(legs: readonly WagerLegRow[]): Json {
  return legs.map(({ selectionId, outcome, decidedVersion }) => ({
    selection: selectionId,
    outcome,
    version: decidedVersion,
  }));
}
