import { figuresOf } from "../figures.ts";
import { cascadeFigures, keptSimulation } from "../instant/cascade/cascade-figures.ts";
import { CASCADES } from "../instant/cascade/games.ts";
import simulated from "../instant/cascade/simulated.json" with { type: "json" };
import type { InstantGame } from "../instant/instant-game.ts";
import { instantGames } from "../instant/instant-games.ts";
import counted from "../instant/reels/counted.json" with { type: "json" };
import { LOTTERY_GAMES } from "../lottery/lottery-games.ts";
import { type PlayType, returnBasisPoints } from "../lottery/plays/play-type.ts";
import { oddsOf } from "../rounds/games/odds.ts";
import { ROUND_GAMES, type RoundGame } from "../rounds/games/round-games.ts";
import { THEMES } from "../slots/themes.ts";

/**
 * What a game should return, in hundredths of a percent. Where choices return differently it lies between the two; where
 * a player can play badly, nothing is too little.
 */
export type ExpectedReturn = {
  readonly game: string;
  readonly mathVersion: number;
  /** The first version that returned the same; the latest one where that is not said. */
  readonly sameSince?: number;
  readonly lowBasisPoints: number;
  readonly highBasisPoints: number;
  /** The standard deviation of a round in hundredths of its stake, where it is known exactly. */
  readonly deviationHundredths: number | null;
  /** No round pays more than this, in hundredths of its stake; null where nobody counted. */
  readonly topHundredths: number | null;
};

/** Published shares are rounded down, so the exact one is less than this above. */
const ROUNDED = 1;

/** Games that a player can play badly: their published return is the best one. */
const OF_SKILL: ReadonlySet<string> = new Set(["video-poker", "blackjack", "parvaz"]);

let known: ReadonlyMap<string, ExpectedReturn> | undefined;

/** What a game should return, by its code; null where people play each other or prices are made. */
export function expectedReturnOf(game: string): ExpectedReturn | null {
  known ??= new Map(
    [...slots(), ...instantGames().map(instantReturn), ...ROUND_GAMES.map(roundReturn), ...lotteries()].map(
      (expected) => [
        expected.game,
        OF_SKILL.has(expected.game) ? { ...expected, lowBasisPoints: 0 } : expected,
      ],
    ),
  );
  return known.get(game) ?? null;
}

function slots(): ExpectedReturn[] {
  return THEMES.map((theme) => {
    const { rtpBasisPoints, deviationHundredths } = figuresOf(theme);
    return {
      game: theme.code,
      mathVersion: theme.mathVersion,
      lowBasisPoints: rtpBasisPoints,
      highBasisPoints: rtpBasisPoints + ROUNDED,
      deviationHundredths,
      topHundredths: null,
    };
  });
}

function instantReturn({ code, mathVersion, figures }: InstantGame): ExpectedReturn {
  const { rtpBasisPoints, rtpBestBasisPoints = rtpBasisPoints, topHundredths } = figures;
  return {
    game: code,
    mathVersion,
    lowBasisPoints: rtpBasisPoints,
    highBasisPoints: rtpBestBasisPoints + ROUNDED,
    deviationHundredths: DEVIATIONS.get(code) ?? null,
    topHundredths,
  };
}

/** Of the games of reels, whose rounds leave no choice. */
const DEVIATIONS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(counted).map(([code, { deviationHundredths }]) => [code, deviationHundredths] as const),
  ...CASCADES.map(
    (game) => [game.code, cascadeFigures(game, keptSimulation(simulated, game)).deviationHundredths] as const,
  ),
]);

/** A derby has six kinds of races. */
const KINDS_OF_ROUNDS = [1, 2, 3, 4, 5, 6];

function roundReturn({ code, kind, mathVersion, rtpBasisPoints }: RoundGame): ExpectedReturn {
  const odds = KINDS_OF_ROUNDS.flatMap((number) => oddsOf(kind, number));
  const returns = [rtpBasisPoints, ...odds.map((spot) => spot.returnBasisPoints)];
  return {
    game: code,
    mathVersion,
    sameSince: 1,
    lowBasisPoints: Math.min(...returns),
    highBasisPoints: Math.max(...returns) + ROUNDED,
    deviationHundredths: null,
    topHundredths: odds.length === 0 ? null : Math.max(...odds.flatMap(({ prices }) => prices)),
  };
}

function lotteries(): ExpectedReturn[] {
  return LOTTERY_GAMES.map(({ code, mathVersion, plays }) => ({
    game: code,
    mathVersion,
    sameSince: 1,
    lowBasisPoints: Math.min(...plays.map(returnBasisPoints)),
    highBasisPoints: Math.max(...plays.map(highestReturn)) + ROUNDED,
    deviationHundredths: null,
    topHundredths: null,
  }));
}

/** Of several kinds of line, that of the one that returns most. */
function highestReturn(play: PlayType): number {
  if (!play.alternatives) return returnBasisPoints(play);
  return Math.max(...play.prizes.map((prize) => returnBasisPoints({ ...play, prizes: [prize] })));
}
