import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import {
  EVENT,
  type EventRow,
  LOCK_EVENT,
  MARKETS_OF_EVENTS,
  type MarketRow,
  OPEN_EVENTS,
  SELECTIONS_OF_EVENTS,
  SET_EVENT_LIABILITY,
  SET_EVENT_STATE,
  SET_MARKET_STATE,
  type SelectionRow,
} from "./event-statements.ts";
import { proposeRuling } from "./rulings.ts";
import { EXPOSURE, type ExposureRow } from "./slips/leg-statements.ts";

/** What operators do with the book. Each is called inside the transaction that keeps what was done. */
export type DeskRefusal = {
  reason: "unknownEvent" | "unknownMarket" | "eventOver" | "virtualResult" | "rulingOpen";
};

const LISTED_MAX = 200;

export function listedEvents({ db }: Context, { game }: { game: string | null }): Promise<EventRow[]> {
  return db.call(OPEN_EVENTS, [game === null ? null : [game], LISTED_MAX]);
}

export type DeskEvent = {
  readonly event: EventRow;
  readonly markets: readonly MarketRow[];
  readonly selections: readonly SelectionRow[];
  readonly exposure: readonly ExposureRow[];
};

/** One event with all prices, and what stands on each selection. */
export async function deskEvent({ db }: Context, eventId: string): Promise<DeskEvent | null> {
  const [event] = await db.call(EVENT, [eventId]);
  if (!event) return null;
  return {
    event,
    markets: await db.call(MARKETS_OF_EVENTS, [[eventId]]),
    selections: await db.call(SELECTIONS_OF_EVENTS, [[eventId]]),
    exposure: await db.call(EXPOSURE, [eventId]),
  };
}

type Switch = { eventId: string; marketId: string | null; to: "open" | "suspended" | "closed" };

/** Holds, reopens or closes the betting on an event or one market of it. What is over stays over. */
export async function switchBetting(
  { db, now }: Context,
  { eventId, marketId, to }: Switch,
): Promise<Outcome<{ before: string }, DeskRefusal>> {
  const [event] = await db.call(LOCK_EVENT, [eventId]);
  if (!event) return refuse({ reason: "unknownEvent" });
  if (event.state !== "scheduled" && event.state !== "suspended") return refuse({ reason: "eventOver" });
  if (marketId === null) {
    if (event.source === "virtual" && to === "closed") return refuse({ reason: "virtualResult" });
    const state = to === "open" ? "scheduled" : to;
    await db.call(SET_EVENT_STATE, [eventId, state, now()]);
    return done({ before: event.state });
  }
  const market = await marketOf(db, event, marketId);
  if (!market) return refuse({ reason: "unknownMarket" });
  if (market.state === "void" || market.state === "closed") return refuse({ reason: "eventOver" });
  await db.call(SET_MARKET_STATE, [marketId, to, market.sequence]);
  return done({ before: market.state });
}

async function marketOf(db: Context["db"], { id }: EventRow, marketId: string): Promise<MarketRow | null> {
  const markets = await db.call(MARKETS_OF_EVENTS, [[id]]);
  return markets.find((market) => market.id === marketId) ?? null;
}

/** How much one selection of an event may cost the house; null puts back the book's own limit. */
export async function limitEvent(
  { db, now }: Context,
  { eventId, liabilityMinor }: { eventId: string; liabilityMinor: bigint | null },
): Promise<Outcome<{ before: bigint | null }, DeskRefusal>> {
  const [event] = await db.call(LOCK_EVENT, [eventId]);
  if (!event) return refuse({ reason: "unknownEvent" });
  await db.call(SET_EVENT_LIABILITY, [eventId, liabilityMinor, now()]);
  return done({ before: event.liabilityMinor });
}

type Proposal = {
  eventId: string;
  marketId: string | null;
  /** Null calls it off. */
  score: { home: number; away: number } | null;
  reason: string;
  operator: string;
};

/** What an operator found out; a second one has to confirm it. What the studio's own chance decided stays as it is. */
export async function proposeResult(
  context: Context,
  { eventId, marketId, score, reason, operator }: Proposal,
): Promise<Outcome<bigint, DeskRefusal>> {
  const [event] = await context.db.call(LOCK_EVENT, [eventId]);
  if (!event) return refuse({ reason: "unknownEvent" });
  if (event.source === "virtual" && score) return refuse({ reason: "virtualResult" });
  if (event.state === "void") return refuse({ reason: "eventOver" });
  if (marketId !== null && !(await marketOf(context.db, event, marketId))) {
    return refuse({ reason: "unknownMarket" });
  }
  const kind = score ? "result" : "void";
  const result = score && { score };
  return proposeRuling(context, { event, marketId, kind, result, reason, operator });
}
