import { oneIn } from "../../rational.ts";
import { roundFigures } from "../../slots/round-figures.ts";
import { paysFor } from "../../slots/slot-engine.ts";
import { COINS_PER_STAKE } from "../reels/coins.ts";
import { gridDistribution } from "../reels/grid-distribution.ts";
import { countedFigures, fingerprintOf, inHundredths, type ReelFigures } from "../reels/reel-figures.ts";
import type { WaysGame } from "./ways-game.ts";

/** Counts every combination of stops of a ways slot: for the test that guards the file, not for a request. */
export function countWays(game: WaysGame): ReelFigures {
  const round = roundFigures(game, spinsOf(game));
  return {
    mathVersion: game.mathVersion,
    fingerprint: fingerprintOf([game.strips, game.linePays, game.scatterPays, game.freeSpins]),
    ...countedFigures({ ...round, bonusChance: round.freeSpinsChance, topWin: round.topRoundWin }),
    topSpin: { hundredths: inHundredths(round.topSpinWin), oneIn: oneIn(round.topSpinChance).toString() },
  };
}

/** One spin over every combination of stops, with what the scatters pay. */
function spinsOf(game: WaysGame) {
  return gridDistribution(game.strips, game.linePays).map(({ scatters, win, combinations }) => ({
    scatters,
    win: win + paysFor(game.scatterPays, scatters) * COINS_PER_STAKE,
    combinations,
  }));
}
