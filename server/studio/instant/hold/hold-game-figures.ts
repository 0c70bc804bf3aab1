import { oneIn } from "../../rational.ts";
import { gridDistribution } from "../reels/grid-distribution.ts";
import { countedFigures, fingerprintOf, type ReelFigures } from "../reels/reel-figures.ts";
import { holdFigures } from "./hold-figures.ts";
import type { HoldGame } from "./hold-game.ts";

/** Counts every combination of stops and follows every feature: for the test that guards the file, not for a request. */
export function countHold(game: HoldGame): ReelFigures {
  const round = holdFigures(game, gridDistribution(game.strips, game.linePays));
  return {
    mathVersion: game.mathVersion,
    fingerprint: fingerprintOf([game.strips, game.linePays, game.hold]),
    ...countedFigures({ ...round, bonusChance: round.featureChance }),
    fullGridOneIn: oneIn(round.fullGridChance).toString(),
  };
}
