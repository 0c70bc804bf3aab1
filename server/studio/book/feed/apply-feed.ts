import type { Context } from "../../../db/context.ts";
import { callOff, decideEvent, isFirstWord } from "../decide-event.ts";
import {
  type EventRow,
  INSERT_EVENT,
  INSERT_MARKET,
  INSERT_PRICE,
  INSERT_SELECTIONS,
  LOCK_EVENT,
  MARKET,
  type MarketRow,
  SELECTION,
  SET_EVENT_SCORE,
  SET_EVENT_STATE,
  SET_MARKET_STATE,
  SET_PRICE,
  UPDATE_EVENT,
} from "../event-statements.ts";
import { marketId, marketPlace, placeOf, selectionId } from "../market.ts";
import { FEED_OPERATOR, type NewRuling, proposeRuling } from "../rulings.ts";
import type { FeedRow } from "./feed-rows.ts";

export type Applied =
  | { kind: "applied" }
  | { kind: "stale" }
  | { kind: "proposed" }
  | { kind: "bad"; why: string };

const APPLIED: Applied = { kind: "applied" };
const STALE: Applied = { kind: "stale" };

type RowOf<Kind> = Extract<FeedRow, { kind: Kind }>;

/** Takes one piece of news inside a transaction. What is older than what is known changes nothing. */
export async function applyFeedRow(context: Context, row: FeedRow): Promise<Applied> {
  const [event] = await context.db.call(LOCK_EVENT, [row.event]);
  if (row.kind === "event") return applyEvent(context, row, event);
  if (!event) return { kind: "bad", why: "event: nobody has told of it" };
  if (event.source !== "feed") return { kind: "bad", why: "event: this one is the studio's own" };
  switch (row.kind) {
    case "price":
      return applyPrice(context, row, event);
    case "market":
      return applyMarket(context, row, event);
    case "result":
      return applyResult(context, row, event);
  }
}

async function applyEvent(
  context: Context,
  row: RowOf<"event">,
  event: EventRow | undefined,
): Promise<Applied> {
  const { db, now } = context;
  const texts = [row.leagueNames, row.home, row.away].map((names) => names && JSON.stringify(names));
  if (!event) {
    const state = row.state === "void" ? "closed" : row.state;
    const facts = [
      row.event,
      row.sport,
      "feed",
      row.league,
      ...texts,
      row.startsAt,
      state,
      row.sequence,
      now(),
    ];
    await db.call(INSERT_EVENT, facts);
    const [written] = row.state === "void" ? await db.call(LOCK_EVENT, [row.event]) : [];
    if (written) await callOff(context, written, { marketId: null, reason: CALLED_OFF });
    return APPLIED;
  }
  if (event.sequence >= row.sequence) return STALE;
  if (event.source !== "feed" || event.game !== row.sport) return { kind: "bad", why: "sport" };
  const isOver = event.state === "finished" || event.state === "void";
  // A live score that is newer than this has closed the betting.
  const isBehind = event.state === "live" && event.resultSequence > row.sequence;
  const state = isOver || isBehind || row.state === "void" ? event.state : row.state;
  const facts = [row.event, row.league, ...texts, row.startsAt, state, row.sequence, now()];
  await db.call(UPDATE_EVENT, facts);
  if (row.state !== "void" || event.state === "void") return APPLIED;
  if (event.decidedVersion > 0)
    return propose(context, { event, marketId: null, kind: "void", result: null });
  await callOff(context, event, { marketId: null, reason: CALLED_OFF });
  return APPLIED;
}

const CALLED_OFF = "called off";

async function applyPrice(context: Context, row: RowOf<"price">, event: EventRow): Promise<Applied> {
  const { db, now } = context;
  if (row.market.type === "winner" && event.away === null && !row.names) {
    const [known] = await db.call(SELECTION, [selectionId(marketId(event.id, row.market), row.selection)]);
    if (!known) return { kind: "bad", why: "names: nobody knows who this is" };
  }
  const market = await openMarket(context, row, event);
  const id = selectionId(market.id, row.selection);
  const [known] = await db.call(SELECTION, [id]);
  if (known && known.sequence >= row.sequence) return STALE;
  const names = row.names && JSON.stringify(row.names);
  if (!known) {
    const place = placeOf(market.type, row.selection);
    await db.call(INSERT_SELECTIONS, [
      [id],
      [market.id],
      [row.selection],
      [names],
      [row.price],
      [place],
      row.sequence,
    ]);
  }
  await db.call(SET_PRICE, [id, row.price, row.state, row.sequence, names]);
  if (known?.price !== row.price) await db.call(INSERT_PRICE, [id, now(), row.sequence, row.price]);
  return APPLIED;
}

/** The market of a row, made when its first news comes. */
async function openMarket(
  { db }: Context,
  { market }: { market: RowOf<"price">["market"] },
  event: EventRow,
): Promise<MarketRow> {
  const id = marketId(event.id, market);
  await db.call(INSERT_MARKET, [id, event.id, market.type, market.lineQuarters, marketPlace(market)]);
  const [row] = await db.call(MARKET, [id]);
  if (!row) throw new Error(`There is no market ${id}`);
  return row;
}

async function applyMarket(context: Context, row: RowOf<"market">, event: EventRow): Promise<Applied> {
  const market = await openMarket(context, row, event);
  if (market.sequence >= row.sequence) return STALE;
  if (market.state === "void") return { kind: "bad", why: "state: this market was called off" };
  if (row.state !== "void") {
    await context.db.call(SET_MARKET_STATE, [market.id, row.state, row.sequence]);
    return APPLIED;
  }
  await context.db.call(SET_MARKET_STATE, [market.id, "suspended", row.sequence]);
  if (event.decidedVersion > 0)
    return propose(context, { event, marketId: market.id, kind: "void", result: null });
  await callOff(context, event, { marketId: market.id, reason: CALLED_OFF });
  return APPLIED;
}

async function applyResult(context: Context, row: RowOf<"result">, event: EventRow): Promise<Applied> {
  const { db, now } = context;
  if (event.state === "void") return { kind: "bad", why: "event: it was called off" };
  if (row.named) return applyNamed(context, row, event);
  if (event.resultSequence >= row.sequence) return STALE;
  const written = JSON.stringify(row.score);
  if (!row.isFinal) {
    if (event.state === "finished") return STALE;
    await db.call(SET_EVENT_SCORE, [event.id, written, row.sequence, now()]);
    await db.call(SET_EVENT_STATE, [event.id, "live", now()]);
    return APPLIED;
  }
  const result = { score: row.score };
  const isOver = event.decidedVersion > 0 && event.state === "finished";
  if (!isOver || (await isFirstWord(context, event, result))) {
    await decideEvent(context, event, result, { reason: "result", sequence: row.sequence });
    return APPLIED;
  }
  await db.call(SET_EVENT_SCORE, [event.id, JSON.stringify(event.score), row.sequence, now()]);
  if (JSON.stringify(event.score) === written || sameScore(event.score, row.score)) return APPLIED;
  return propose(context, { event, marketId: null, kind: "result", result });
}

/** A selection that no score decides: the first word about it counts, a second one has to be confirmed. */
async function applyNamed(context: Context, row: RowOf<"result">, event: EventRow): Promise<Applied> {
  if (!row.named) return { kind: "bad", why: "selection" };
  const { market, selection, outcome } = row.named;
  const id = selectionId(marketId(event.id, market), selection);
  const [known] = await context.db.call(SELECTION, [id]);
  if (!known) return { kind: "bad", why: "selection: it is not on offer" };
  if (known.outcome === outcome) return STALE;
  const result = { score: null, outcomes: { [id]: outcome } };
  if (known.outcome !== null) return propose(context, { event, marketId: null, kind: "result", result });
  await decideEvent(context, event, result, { reason: "result" });
  return APPLIED;
}

function sameScore(one: EventRow["score"], other: EventRow["score"]): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}

async function propose(context: Context, ruling: Omit<NewRuling, "reason" | "operator">): Promise<Applied> {
  const made = await proposeRuling(context, {
    ...ruling,
    reason: "the feed says so",
    operator: FEED_OPERATOR,
  });
  return made.ok ? { kind: "proposed" } : { kind: "bad", why: "another change of it waits to be confirmed" };
}
