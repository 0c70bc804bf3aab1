import type { Context } from "../../db/context.ts";
import { correctWagers } from "../wager-corrections.ts";
import type { Json, WagerRow } from "../wager-statements.ts";
import { WAGERS } from "../wager-statements.ts";
import { type Decision, decideWagers, payWagers } from "../wagers.ts";
import type { WalletOf } from "../wallet-client.ts";
import { type EventRow, MARK_EVENT_SETTLED, UNSETTLED_EVENTS } from "./event-statements.ts";
import type { LegOutcome } from "./leg-outcome.ts";
import { DECIDABLE_WAGERS, LEGS_OF_WAGERS, WAGERS_ON_EVENT, type WagerLegRow } from "./leg-statements.ts";
import { readChoice, slipLines } from "./slip.ts";
import { slipPayout } from "./slip-payout.ts";

const TOGETHER = 500;

/**
 * Brings every decision about an event to the stakes on it: what is wholly decided is paid, and what was paid by an
 * earlier decision is corrected. By the clock; twice or interrupted it does nothing twice, because an event counts as
 * settled only when nothing of it is on its way any more.
 */
export async function settleBook(context: Context, walletOf: WalletOf): Promise<{ settled: number }> {
  let settled = 0;
  for (const event of await context.db.call(UNSETTLED_EVENTS, [])) {
    settled += await payDecided(context, walletOf, event.id);
    if (event.decidedVersion > 1) await correctPaid(context, walletOf, event);
    const underWay = await context.db.call(WAGERS_ON_EVENT, [event.id, "paying"]);
    if (underWay.length === 0) await context.db.call(MARK_EVENT_SETTLED, [event.id, event.decidedVersion]);
  }
  return { settled };
}

/** Pays what waits on nothing but this event any more. Answers how many slips that were. */
async function payDecided(context: Context, walletOf: WalletOf, eventId: string): Promise<number> {
  let paid = 0;
  for (;;) {
    const found = await context.db.call(DECIDABLE_WAGERS, [eventId, TOGETHER]);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) break;
    const decided = await decideWagers(context.db, await decisionsOf(context, ids));
    await payWagers(context, walletOf, decided);
    paid += decided.length;
  }
  const left = await context.db.call(WAGERS_ON_EVENT, [eventId, "paying"]);
  await payWagers(
    context,
    walletOf,
    left.map(({ id }) => id),
  );
  return paid;
}

/** A result that was changed after it was paid: each slip on it is counted again, and the difference is sent. */
async function correctPaid(context: Context, walletOf: WalletOf, event: EventRow): Promise<void> {
  const found = await context.db.call(WAGERS_ON_EVENT, [event.id, "paid"]);
  const reason = event.decidedReason ?? "the result was corrected";
  for (let first = 0; first < found.length; first += TOGETHER) {
    const ids = found.slice(first, first + TOGETHER).map(({ id }) => id);
    const decisions = await decisionsOf(context, ids);
    await correctWagers(
      context,
      walletOf,
      decisions.map((decision) => ({ ...decision, reason })),
    );
  }
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
