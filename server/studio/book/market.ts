import type { LegOutcome } from "./slips/leg-outcome.ts";

export const MARKET_TYPES = [
  "1x2",
  "winner",
  "double-chance",
  "total",
  "handicap",
  "both-score",
  "correct-score",
] as const;

export type MarketType = (typeof MARKET_TYPES)[number];

export type Market = {
  readonly type: MarketType;
  /** In quarters: 10 is 2.5 goals. Of a handicap it is added to the first side. */
  readonly lineQuarters: number | null;
};

export type Score = { readonly home: number; readonly away: number };

/** The selections of a market whose names follow from what it asks; null where they are named by whoever made it. */
const KEYS = {
  "1x2": ["home", "draw", "away"],
  "double-chance": ["home-draw", "home-away", "draw-away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  "both-score": ["yes", "no"],
  "correct-score": null,
  winner: null,
} as const satisfies Record<MarketType, readonly string[] | null>;

const SCORE_KEY = /^\d{1,2}-\d{1,2}$/;
const NAMED_KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;

export function isMarketType(text: string): text is MarketType {
  return MARKET_TYPES.some((type) => type === text);
}

export function hasLine(type: MarketType): boolean {
  return type === "total" || type === "handicap";
}

/** Whether a market of this type may have a selection under this key. */
export function isSelectionKey(type: MarketType, key: string): boolean {
  if (type === "correct-score") return key === "other" || SCORE_KEY.test(key);
  if (type === "winner") return NAMED_KEY.test(key);
  return (KEYS[type] as readonly string[]).includes(key);
}

/** The order in which a market's selections are shown. */
export function placeOf(type: MarketType, key: string): number {
  if (type === "correct-score") {
    const [home = 99, away = 99] = key.split("-").map(Number);
    return key === "other" ? 10_000 : home * 100 + away;
  }
  const known: readonly string[] = KEYS[type] ?? ["home", "away"];
  const place = known.indexOf(key);
  return place === -1 ? known.length : place;
}

/** Where a market stands on the page of its event. */
export function marketPlace({ type, lineQuarters }: Market): number {
  return MARKET_TYPES.indexOf(type) * 10_000 + (lineQuarters ?? 0) + 5_000;
}

/** The ids follow from what they name, so that the same news twice names the same thing. */
export function marketId(eventId: string, { type, lineQuarters }: Market): string {
  return `${eventId}_${type}${lineQuarters === null ? "" : `.${lineQuarters}`}`;
}

export function selectionId(market: string, key: string): string {
  return `${market}_${key}`;
}

/**
 * What a final score makes of a selection. `offered` are the keys of its market: `other` of a correct score is what is
 * not among them. Null where the score alone does not say, as of a winner among many.
 */
export function outcomeBy(
  { type, lineQuarters }: Market,
  { key, offered, score }: { key: string; offered: readonly string[]; score: Score },
): LegOutcome | null {
  const { home, away } = score;
  switch (type) {
    case "1x2":
      return won(key === sideOf(score));
    case "double-chance":
      return won(key.split("-").includes(sideOf(score)));
    case "total":
      return byMargin(4 * (home + away) - (lineQuarters ?? 0), key === "under");
    case "handicap":
      return byMargin(4 * (home - away) + (lineQuarters ?? 0), key === "away");
    case "both-score":
      return won((home > 0 && away > 0) === (key === "yes"));
    case "correct-score":
      return won(key === "other" ? !offered.includes(`${home}-${away}`) : key === `${home}-${away}`);
    case "winner":
      return byWinner(key, score);
  }
}

function sideOf({ home, away }: Score): "home" | "draw" | "away" {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}

function won(is: boolean): LegOutcome {
  return is ? "won" : "lost";
}

/** Of two sides; where they are level nobody won, and the stakes come back. */
function byWinner(key: string, score: Score): LegOutcome | null {
  if (key !== "home" && key !== "away") return null;
  const side = sideOf(score);
  return side === "draw" ? "push" : won(side === key);
}

/** A line of quarters is half on the line below it and half on the one above. */
function byMargin(quarters: number, turned: boolean): LegOutcome {
  const margin = turned ? -quarters : quarters;
  if (margin % 2 === 0) return margin === 0 ? "push" : won(margin > 0);
  if (margin === 1) return "half-won";
  return margin === -1 ? "half-lost" : won(margin > 0);
}
