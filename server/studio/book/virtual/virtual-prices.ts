import { plus, type Rational, rational, times } from "../../rational.ts";
import { type Market, outcomeBy } from "../market.ts";
import { partsOf } from "../slips/leg-outcome.ts";
import { type Fixture, fixturesOf, SEASON_ROUNDS, type VirtualGame } from "./virtual-league.ts";
import { type ScoreChance, scoreChances } from "./virtual-model.ts";

/** The part of all stakes that prices are made to give back, before they are rounded down. */
export const RETURN = rational(95n, 100n);

export const PRICE_MIN = 101;
export const PRICE_MAX = 50_000;

export type OfferedSelection = {
  readonly key: string;
  /** In hundredths. */
  readonly price: number;
  /** What one unit on it gives back in the mean: the chance of its price, and of its stake coming back. */
  readonly gives: Rational;
};

export type OfferedMarket = Market & { readonly selections: readonly OfferedSelection[] };

type Asking = Market & { readonly keys: readonly string[] };

const FOOTBALL: readonly Asking[] = [
  { type: "1x2", lineQuarters: null, keys: ["home", "draw", "away"] },
  { type: "double-chance", lineQuarters: null, keys: ["home-draw", "home-away", "draw-away"] },
  { type: "total", lineQuarters: 6, keys: ["over", "under"] },
  { type: "total", lineQuarters: 10, keys: ["over", "under"] },
  { type: "total", lineQuarters: 14, keys: ["over", "under"] },
  { type: "handicap", lineQuarters: 0, keys: ["home", "away"] },
  { type: "handicap", lineQuarters: -4, keys: ["home", "away"] },
  { type: "both-score", lineQuarters: null, keys: ["yes", "no"] },
  { type: "correct-score", lineQuarters: null, keys: correctScores(3) },
];

const MAPS: readonly Asking[] = [
  { type: "winner", lineQuarters: null, keys: ["home", "away"] },
  { type: "total", lineQuarters: 10, keys: ["over", "under"] },
  { type: "correct-score", lineQuarters: null, keys: ["2-0", "2-1", "1-2", "0-2"] },
];

/** What is asked of a match of each league. */
export const ASKED: Readonly<Record<VirtualGame, readonly Asking[]>> = {
  "virtual-league": FOOTBALL,
  "virtual-esports": MAPS,
};

function correctScores(most: number): string[] {
  const goals = Array.from({ length: most + 1 }, (_, count) => count);
  return [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), "other"];
}

/** What is offered on a match: every price from the exact chance, with the same part kept by the house. */
export function virtualMarkets(game: VirtualGame, fixture: Fixture): OfferedMarket[] {
  const chances = scoreChances(game, fixture);
  return ASKED[game].flatMap(({ keys, ...market }) => {
    const selections = keys.map((key) => offered(market, { key, keys, chances }));
    const good = selections.filter((selection) => selection !== null);
    return good.length === keys.length ? [{ ...market, selections: good }] : [];
  });
}

type Asked = { key: string; keys: readonly string[]; chances: readonly ScoreChance[] };

/** Null where no price of at least 1.01 could be made: the market is not offered then. */
function offered(market: Market, { key, keys, chances }: Asked): OfferedSelection | null {
  let wins = rational(0n, 1n);
  let returns = rational(0n, 1n);
  for (const { score, chance } of chances) {
    const outcome = outcomeBy(market, { key, offered: keys, score });
    if (outcome === null) throw new Error(`A virtual match does not decide ${market.type}`);
    const parts = partsOf(outcome);
    wins = plus(wins, times(parts.wins, chance));
    returns = plus(returns, times(parts.returns, chance));
  }
  const price = priceOf(wins, returns);
  if (price < PRICE_MIN) return null;
  const gives = plus(times(wins, rational(BigInt(price), 100n)), returns);
  return { key, price, gives };
}

/** So that stake and price together give back RETURN of what is not simply returned. */
function priceOf(wins: Rational, returns: Rational): number {
  if (wins.numerator === 0n) return PRICE_MAX;
  const played = rational(returns.denominator - returns.numerator, returns.denominator);
  const fair = times(times(RETURN, played), rational(wins.denominator, wins.numerator));
  const hundredths = (fair.numerator * 100n) / fair.denominator;
  return hundredths > BigInt(PRICE_MAX) ? PRICE_MAX : Number(hundredths);
}

/** The lowest return of anything that a league ever offers, in hundredths of a percent, rounded down. */
export function lowestReturn(game: VirtualGame): number {
  let lowest = RETURN;
  for (let round = 0; round < SEASON_ROUNDS; round += 1) {
    for (const fixture of fixturesOf(game, round)) {
      for (const { selections } of virtualMarkets(game, fixture)) {
        for (const { gives } of selections) if (isLess(gives, lowest)) lowest = gives;
      }
    }
  }
  return Number((lowest.numerator * 10_000n) / lowest.denominator);
}

function isLess(one: Rational, other: Rational): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}
