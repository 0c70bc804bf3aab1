import type { Context } from "../../db/context.ts";
import {
  type EventRow,
  type EventState,
  MARK_EVENT_DECIDED,
  MARKETS_OF_EVENTS,
  type MarketRow,
  SELECTIONS_OF_EVENTS,
  SET_EVENT_SCORE,
  SET_MARKET_STATE,
  SET_OUTCOMES,
  type SelectionRow,
} from "./event-statements.ts";
import { outcomeBy, type Score } from "./market.ts";
import type { LegOutcome } from "./slips/leg-outcome.ts";

/** What is known of how an event ended: its score, or what became of selections that a score does not decide. */
export type EventResult = {
  readonly score: Score | null;
  readonly outcomes?: Readonly<Record<string, LegOutcome>>;
};

type Told = { reason: string; sequence?: bigint };

/**
 * Writes what a result makes of every selection of a locked event. What was called off stays so. The stakes follow by
 * settleBook: they see that the event was decided once more.
 */
export async function decideEvent(
  context: Context,
  event: EventRow,
  result: EventResult,
  { reason, sequence = 0n }: Told,
): Promise<void> {
  const { db, now } = context;
  await writeOutcomes(context, outcomesBy(await offerOf(context, event.id), result));
  if (result.score) await db.call(SET_EVENT_SCORE, [event.id, JSON.stringify(result.score), sequence, now()]);
  await db.call(MARK_EVENT_DECIDED, [event.id, "finished", reason, now()]);
}

/** Whether a result says something of what is open yet, and nothing else of what is decided. */
export async function isFirstWord(context: Context, event: EventRow, result: EventResult): Promise<boolean> {
  const offer = await offerOf(context, event.id);
  const open = new Set(offer.selections.flatMap(({ id, outcome }) => (outcome === null ? [id] : [])));
  const found = outcomesBy(offer, result);
  return found.length > 0 && found.every(([id]) => open.has(id));
}

function outcomesBy({ markets, selections }: Offer, result: EventResult): (readonly [string, LegOutcome])[] {
  return markets.flatMap((market) => {
    const own = selections.filter(({ marketId }) => marketId === market.id);
    return market.state === "void" ? [] : own.flatMap((selection) => decided(market, selection, own, result));
  });
}

function decided(
  { type, lineQuarters }: MarketRow,
  { id, key, outcome }: SelectionRow,
  own: readonly SelectionRow[],
  { score, outcomes = {} }: EventResult,
): (readonly [string, LegOutcome])[] {
  const told = outcomes[id];
  if (told) return [[id, told]];
  const offered = own.map((selection) => selection.key);
  const byScore = score && outcomeBy({ type, lineQuarters }, { key, offered, score });
  return byScore && byScore !== outcome ? [[id, byScore]] : [];
}

/** Calls off a whole event or one market of it: every leg on it counts as if it had not been there. */
export async function callOff(
  context: Context,
  event: EventRow,
  { marketId, reason }: { marketId: string | null; reason: string },
): Promise<void> {
  const { markets, selections } = await offerOf(context, event.id);
  const isOff = (id: string) => marketId === null || id === marketId;
  await writeOff(context, {
    markets: markets.filter(({ id }) => isOff(id)),
    selections: selections.filter((selection) => isOff(selection.marketId)),
  });
  const state: EventState = marketId === null ? "void" : event.state;
  await context.db.call(MARK_EVENT_DECIDED, [event.id, state, reason, context.now()]);
}

/** Calls off whatever of a locked event is not decided yet. One that is finished stays so, without the rest. */
export async function callOffRest(context: Context, event: EventRow, reason: string): Promise<void> {
  const { markets, selections } = await offerOf(context, event.id);
  const open = selections.filter(({ outcome }) => outcome === null);
  const ids = new Set(open.map(({ marketId }) => marketId));
  const isFinished = event.state === "finished";
  if (isFinished && open.length === 0) return;
  await writeOff(context, { markets: markets.filter(({ id }) => ids.has(id)), selections: open });
  const state: EventState = isFinished ? "finished" : "void";
  await context.db.call(MARK_EVENT_DECIDED, [event.id, state, reason, context.now()]);
}

type Offer = { markets: readonly MarketRow[]; selections: readonly SelectionRow[] };

async function writeOff(context: Context, { markets, selections }: Offer): Promise<void> {
  await writeOutcomes(
    context,
    selections.map(({ id }) => [id, "void"] as const),
  );
  for (const { id, sequence } of markets) await context.db.call(SET_MARKET_STATE, [id, "void", sequence]);
}

async function offerOf({ db }: Context, eventId: string) {
  const markets = await db.call(MARKETS_OF_EVENTS, [[eventId]]);
  const selections = await db.call(SELECTIONS_OF_EVENTS, [[eventId]]);
  return { markets, selections };
}

async function writeOutcomes(
  { db }: Context,
  found: readonly (readonly [string, LegOutcome])[],
): Promise<void> {
  if (found.length === 0) return;
  await db.call(SET_OUTCOMES, [found.map(([id]) => id), found.map(([, outcome]) => outcome)]);
}
