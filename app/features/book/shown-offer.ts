import type { Speaker } from "#app/i18n/speech.tsx";
import { type BookQuery, bookPaths } from "#app/lib/paths/book-paths.ts";
import { type Language, localText } from "#server/core/languages.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import type { EventPage, EventView, MarketView } from "#server/studio/book/index.ts";
import {
  marketTitle,
  matchTitle,
  scoreDigits,
  selectionTitle,
  shownPrice,
  shownStart,
} from "./shown-names.ts";

export type ShownSelection = {
  readonly id: string;
  readonly title: string;
  /** In three words at most, where a row of prices has no room: 1, X, 2. */
  readonly short: string;
  readonly price: string;
  /** Puts it on the slip or takes it off; null while nobody may bet on it. */
  readonly href: string | null;
  readonly chosen: boolean;
  readonly outcome: "won" | "lost" | "back" | null;
  /** What it gives back in the mean, where that is known. */
  readonly gives: string | null;
};

export type ShownMarket = {
  readonly id: string;
  readonly title: string;
  readonly columns: number;
  readonly selections: readonly ShownSelection[];
};

export type ShownEvent = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly league: string;
  readonly home: string;
  readonly away: string | null;
  readonly colours: EventView["colours"];
  readonly state: EventView["state"];
  readonly stateText: string;
  readonly isLive: boolean;
  readonly starts: string;
  /** For whoever counts down. */
  readonly startsAtMs: number;
  readonly score: readonly [string, string] | null;
  readonly minute: string | null;
  readonly main: ShownMarket | null;
  readonly more: number;
};

/** An address of the book with its slip, to which a selection is added or from which it is taken. */
export type Toggle = (slip: readonly string[]) => string;

type Shown = { speaker: Speaker; query: BookQuery; toggle: Toggle };

export function shownEvent(event: EventView, shown: Shown): ShownEvent {
  const { speaker, query } = shown;
  const { language, t } = speaker;
  const [main] = event.markets;
  const isPlayed = event.state === "live" || event.state === "finished";
  const count = event.markets.reduce((sum, { selections }) => sum + selections.length, 0);
  return {
    id: event.id,
    href: bookPaths.event(event.id, query),
    title: matchTitle(event, language),
    league: localText(event.leagueNames, language),
    home: localText(event.home, language),
    away: event.away && localText(event.away, language),
    colours: event.colours,
    state: event.state,
    stateText: t(`book.state.${event.state}`),
    isLive: event.state === "live" || event.state === "waiting",
    starts: shownStart(event.startsAt, speaker),
    startsAtMs: event.startsAt.getTime(),
    score: isPlayed && event.score ? scoreDigits(event.score, language) : null,
    minute:
      event.minute === null || event.game !== "virtual-league"
        ? null
        : t("book.minute", { minute: event.minute }),
    main: main ? shownMarket(main, event, shown) : null,
    more: count - (main?.selections.length ?? 0),
  };
}

const COLUMNS: Partial<Record<MarketView["type"], number>> = {
  "1x2": 3,
  "double-chance": 3,
  "correct-score": 4,
};

export function shownMarket(
  market: MarketView,
  event: EventView,
  { speaker, query, toggle }: Shown,
  gives: EventPage["gives"] = new Map(),
): ShownMarket {
  const slip = query.slip ?? [];
  const named = { ...market, home: event.home, away: event.away };
  const asked = { type: market.type, lineQuarters: market.lineQuarters };
  return {
    id: market.id,
    title: marketTitle(asked, speaker),
    columns: COLUMNS[market.type] ?? 2,
    selections: market.selections.map(({ id, key, names, price, isOpen, outcome }) => {
      const chosen = slip.includes(id);
      const next = chosen ? slip.filter((other) => other !== id) : [...slip, id];
      const returned = gives.get(id);
      return {
        id,
        title: selectionTitle({ ...named, key, names }, speaker),
        short: shortOf(market.type, key, speaker.language),
        price: shownPrice(price, speaker.language),
        href: isOpen ? toggle(next) : null,
        chosen,
        outcome: outcome === null ? null : outcome === "won" || outcome === "lost" ? outcome : "back",
        gives: returned === undefined ? null : formatBasisPoints(returned, speaker.language),
      };
    }),
  };
}

const SHORTS: Readonly<Record<string, string>> = { home: "1", draw: "X", away: "2" };

function shortOf(type: MarketView["type"], key: string, language: Language): string {
  const short = type === "1x2" || type === "winner" ? (SHORTS[key] ?? "") : "";
  return digitsIn(short, language);
}
