import { plus, type Rational, rational, times, wholeUnits } from "../../rational.ts";
import { type RoundKind, SPOTS } from "../outcome.ts";
import { BACCARAT_PAYS, type BaccaratWinner, PAIR_PAYS } from "./baccarat.ts";
import { baccaratChance, pairChance } from "./baccarat-odds.ts";
import { reachChance } from "./crash.ts";
import { derbyChance, derbyPrice, derbyReturn } from "./derby.ts";
import { DRAGON_TIGER_PRICES, type DragonTigerSpot, dragonTigerReturn } from "./dragon-tiger.ts";
import { sicBoPrices, sicBoReturn } from "./sic-bo.ts";

/** What a spot gives back when it wins, in hundredths of the stake, and its return in hundredths of a percent. */
export type SpotOdds = {
  readonly spot: string;
  readonly prices: readonly number[];
  /** Published where it changes from round to round. */
  readonly chanceBasisPoints: number | null;
  readonly returnBasisPoints: number;
};

const WINNERS: readonly BaccaratWinner[] = ["player", "banker", "tie"];

/** The exact return of a spot, counted over everything that can happen. A derby's depends on the race. */
export function returnOf(kind: RoundKind, spot: string, number: number): Rational {
  switch (kind) {
    case "baccarat":
      return baccaratReturn(spot);
    case "dragon-tiger":
      return dragonTigerReturn(spot as DragonTigerSpot);
    case "sic-bo":
      return sicBoReturn(spot);
    case "derby":
      return derbyReturn(spot, number);
    case "crash":
      throw new Error("A flight has no spots");
  }
}

/** The exact return of a cash-out at so many hundredths. */
export function cashOutReturn(hundredths: number): Rational {
  return times(reachChance(hundredths), rational(BigInt(hundredths), 100n));
}

/** Of every spot of a game, in the round of this number. */
export function oddsOf(kind: RoundKind, number: number): SpotOdds[] {
  return SPOTS[kind].map((spot) => ({
    spot,
    prices: pricesOf(kind, spot, number),
    chanceBasisPoints: kind === "derby" ? Number(wholeUnits(derbyChance(spot, number), 10_000n)) : null,
    returnBasisPoints: returnBasisPoints(kind, spot, number),
  }));
}

const known = new Map<string, number>();

/** Counted once: a derby's six kinds of races are told apart by their numbers. */
function returnBasisPoints(kind: RoundKind, spot: string, number: number): number {
  const key = `${kind} ${spot} ${kind === "derby" ? number % 6 : ""}`;
  const basisPoints = known.get(key) ?? Number(wholeUnits(returnOf(kind, spot, number), 10_000n));
  known.set(key, basisPoints);
  return basisPoints;
}

function baccaratReturn(spot: string): Rational {
  if (spot.endsWith("-pair")) return times(pairChance(), rational(BigInt(PAIR_PAYS), 100n));
  return WINNERS.map((winner) =>
    times(baccaratChance(winner), rational(BigInt(BACCARAT_PAYS[winner][spot as BaccaratWinner]), 100n)),
  ).reduce(plus);
}

function pricesOf(kind: RoundKind, spot: string, number: number): readonly number[] {
  if (kind === "derby") return [derbyPrice(spot, number)];
  if (kind === "sic-bo") return sicBoPrices(spot);
  if (kind === "baccarat")
    return [
      spot.endsWith("-pair") ? PAIR_PAYS : BACCARAT_PAYS[spot as BaccaratWinner][spot as BaccaratWinner],
    ];
  return kind === "dragon-tiger" ? [DRAGON_TIGER_PRICES[spot as DragonTigerSpot]] : [];
}
