import { oneIn, squareRoot, wholeUnits } from "../../rational.ts";
import { gridDistribution } from "../reels/grid-distribution.ts";
import { fingerprintOf, inHundredths, type ReelFigures } from "../reels/reel-figures.ts";
import { holdFigures } from "./hold-figures.ts";
import type { HoldGame } from "./hold-game.ts";

/** Counts every combination of stops and follows every feature: for the test that guards the file, not for a request. */
export function countHold(game: HoldGame): ReelFigures {
  const round = holdFigures(game, gridDistribution(game.strips, game.linePays));
  const { rtp } = round;
  return {
    mathVersion: game.mathVersion,
    fingerprint: fingerprintOf([game.strips, game.linePays, game.hold]),
    figures: {
      rtpBasisPoints: Number(wholeUnits(rtp, 10_000n)),
      rtp: { kind: "exact", numerator: rtp.numerator.toString(), denominator: rtp.denominator.toString() },
      topHundredths: inHundredths(round.topWin),
      topOneIn: null,
      hitBasisPoints: Number(wholeUnits(round.hitChance, 10_000n)),
    },
    deviationHundredths: Number(squareRoot(wholeUnits(round.variance, 10_000n))),
    bonusOneIn: Number(oneIn(round.featureChance)),
    fullGridOneIn: oneIn(round.fullGridChance).toString(),
  };
}
