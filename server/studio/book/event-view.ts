import type { LocalText } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { commitOfLink, linkAt } from "../fairness/chain.ts";
import {
  EVENT,
  type EventRow,
  type EventState,
  FINISHED_EVENTS,
  LATEST_PRICES,
  MARKETS_OF_EVENTS,
  type MarketRow,
  type MarketState,
  OPEN_COUNTS,
  OPEN_EVENTS,
  SELECTIONS_OF_EVENTS,
  type SelectionRow,
} from "./event-statements.ts";
import { CHAIN_FACTS } from "./fairness-statements.ts";
import type { MarketType, Score } from "./market.ts";
import type { LegOutcome } from "./slips/leg-outcome.ts";
import { PLAY_MS, readVirtualEventId } from "./virtual/virtual-clock.ts";
import { fixturesOf } from "./virtual/virtual-league.ts";
import { MATCH_MINUTES, type VirtualOutcome } from "./virtual/virtual-model.ts";
import { virtualMarkets } from "./virtual/virtual-prices.ts";

export type SelectionView = {
  readonly id: string;
  readonly key: string;
  readonly names: LocalText | null;
  readonly price: number;
  /** Whether it may be staked on now. */
  readonly isOpen: boolean;
  readonly outcome: LegOutcome | null;
};

export type MarketView = {
  readonly id: string;
  readonly type: MarketType;
  readonly lineQuarters: number | null;
  readonly state: MarketState;
  readonly selections: readonly SelectionView[];
};

export type EventView = {
  readonly id: string;
  readonly game: string;
  readonly isVirtual: boolean;
  readonly league: string;
  readonly leagueNames: LocalText;
  readonly home: LocalText;
  readonly away: LocalText | null;
  readonly startsAt: Date;
  /** `waiting`: its time has come and it has not begun yet. */
  readonly state: EventState | "waiting";
  readonly score: Score | null;
  /** Of a virtual match that is being played: as far as it has come. */
  readonly minute: number | null;
  readonly moments: VirtualOutcome["moments"];
  /** The colours of the two sides of a virtual match. */
  readonly colours: readonly (readonly [string, string])[];
  readonly markets: readonly MarketView[];
};

const EVENTS_MAX = 60;
const PRICES_SHOWN = 40;

/** What the book offers and what is being played, the soonest first; of all games where none is named. */
export async function openEvents(
  context: Context,
  { games, most = EVENTS_MAX }: { games: readonly string[] | null; most?: number },
): Promise<EventView[]> {
  return viewsOf(context, await context.db.call(OPEN_EVENTS, [games, most]));
}

/** The latest results. */
export async function finishedEvents(
  context: Context,
  { game, most = 20 }: { game: string | null; most?: number },
): Promise<EventView[]> {
  return viewsOf(context, await context.db.call(FINISHED_EVENTS, [game, most]));
}

/** How many events of each game may be staked on. */
export async function openCounts({ db, now }: Context): Promise<ReadonlyMap<string, number>> {
  const rows = await db.call(OPEN_COUNTS, [now()]);
  return new Map(rows.map(({ game, events }) => [game, Number(events)]));
}

export type EventPage = {
  readonly event: EventView;
  readonly fairness: Fairness | null;
  /** What one unit staked on each selection gives back in the mean, in hundredths of a percent: of virtual matches. */
  readonly gives: ReadonlyMap<string, number>;
  /** The latest of those that were shown, the last one at the end. */
  readonly prices: readonly { readonly selectionId: string; readonly at: Date; readonly price: number }[];
};

export type Fairness = {
  readonly commit: string;
  readonly terminal: string;
  readonly index: number;
  readonly entropy: string | null;
  /** Shown when the match is over. */
  readonly link: string | null;
};

/** One event with all its markets; null when there is none. */
export async function eventPage(context: Context, eventId: string): Promise<EventPage | null> {
  const [row] = await context.db.call(EVENT, [eventId]);
  if (!row) return null;
  const [event] = await viewsOf(context, [row]);
  if (!event) return null;
  const latest = row.source === "feed" ? await context.db.call(LATEST_PRICES, [row.id, PRICES_SHOWN]) : [];
  const prices = latest.toReversed();
  return { event, fairness: await fairnessOf(context, row), gives: givesOf(row), prices };
}

async function fairnessOf({ db }: Context, event: EventRow): Promise<Fairness | null> {
  const { chainId, chainIndex: index, entropy, state } = event;
  const [chain] = chainId === null ? [] : await db.call(CHAIN_FACTS, [chainId]);
  if (!chain || chainId === null || index === null) return null;
  const { terminal } = chain;
  const link = await linkAt(db, { chainId, index });
  return { commit: commitOfLink(link), terminal, index, entropy, link: state === "finished" ? link : null };
}

function givesOf({ id }: EventRow): ReadonlyMap<string, number> {
  const named = readVirtualEventId(id);
  const fixture = named && fixturesOf(named.game, named.round)[named.place];
  if (!fixture) return new Map();
  const all = virtualMarkets(named.game, fixture).flatMap(({ selections, ...market }) =>
    selections.map(({ key, gives }) => {
      const line = market.lineQuarters === null ? "" : `.${market.lineQuarters}`;
      const basisPoints = Number((gives.numerator * 10_000n) / gives.denominator);
      return [`${id}_${market.type}${line}_${key}`, basisPoints] as const;
    }),
  );
  return new Map(all);
}

async function viewsOf({ db, now }: Context, events: readonly EventRow[]): Promise<EventView[]> {
  const ids = events.map(({ id }) => id);
  const [markets, selections] = await Promise.all([
    db.call(MARKETS_OF_EVENTS, [ids]),
    db.call(SELECTIONS_OF_EVENTS, [ids]),
  ]);
  const ofMarket = grouped(selections);
  const at = now();
  return events.map((event) => {
    const own = markets.filter(({ eventId }) => eventId === event.id);
    return eventView(event, { markets: own, ofMarket, at });
  });
}

function grouped(selections: readonly SelectionRow[]): Map<string, SelectionRow[]> {
  const groups = new Map<string, SelectionRow[]>();
  for (const selection of selections) {
    const group = groups.get(selection.marketId);
    if (group) group.push(selection);
    else groups.set(selection.marketId, [selection]);
  }
  return groups;
}

type Offer = {
  markets: readonly MarketRow[];
  ofMarket: ReadonlyMap<string, readonly SelectionRow[]>;
  at: Date;
};

function eventView(event: EventRow, { markets, ofMarket, at }: Offer): EventView {
  const { id, game, league, leagueNames, home, away, startsAt } = event;
  const isOpen = event.state === "scheduled" && startsAt > at;
  const isWaiting = event.state === "scheduled" && startsAt <= at;
  const minute = minuteOf(event, at);
  const moments = momentsUntil(event, minute);
  return {
    id,
    game,
    isVirtual: event.source === "virtual",
    league,
    leagueNames,
    home,
    away,
    startsAt,
    state: isWaiting ? "waiting" : event.state,
    score: minute === null ? event.score : scoreOf(moments),
    minute,
    moments,
    colours: coloursOf(id),
    markets: markets.map(({ id: market, type, lineQuarters, state }) => ({
      id: market,
      type,
      lineQuarters,
      state,
      selections: (ofMarket.get(market) ?? []).map((selection) => ({
        id: selection.id,
        key: selection.key,
        names: selection.names,
        price: selection.price,
        isOpen: isOpen && state === "open" && selection.state === "open" && selection.outcome === null,
        outcome: selection.outcome,
      })),
    })),
  };
}

/** How far a virtual match has come: minutes of 90, or maps told; null when it is not being played. */
function minuteOf({ state, startsAt, outcome, game }: EventRow, at: Date): number | null {
  if (state !== "live" || !outcome) return null;
  const gone = Math.min(PLAY_MS, Math.max(0, at.getTime() - startsAt.getTime()));
  const parts = game === "virtual-league" ? MATCH_MINUTES : outcome.moments.length;
  return Math.floor((gone * parts) / PLAY_MS);
}

function momentsUntil({ outcome, state }: EventRow, minute: number | null): VirtualOutcome["moments"] {
  if (!outcome) return [];
  if (minute === null) return state === "finished" ? outcome.moments : [];
  return outcome.moments.filter(({ at }) => at <= minute);
}

function scoreOf(moments: VirtualOutcome["moments"]): Score {
  const of = (side: "home" | "away") => moments.filter((moment) => moment.side === side).length;
  return { home: of("home"), away: of("away") };
}

function coloursOf(id: string): EventView["colours"] {
  const named = readVirtualEventId(id);
  const fixture = named && fixturesOf(named.game, named.round)[named.place];
  return fixture ? [fixture.home.colours, fixture.away.colours] : [];
}
