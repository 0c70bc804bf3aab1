import { plus, type Rational, rational, times } from "../../rational.ts";
import type { SpinClass } from "../../slots/spin-distribution.ts";
import { COINS_PER_STAKE } from "../reels/coins.ts";
import { type FeatureFigures, featureFigures } from "./feature-figures.ts";
import type { HoldGame } from "./hold-game.ts";
import { CELLS } from "./play-hold.ts";

/** What is exactly true of a whole round. Return and variance are in total stakes, the top in coins of the stake. */
export type HoldFigures = {
  readonly rtp: Rational;
  readonly variance: Rational;
  readonly hitChance: Rational;
  readonly featureChance: Rational;
  readonly fullGridChance: Rational;
  readonly topWin: number;
};

/** From the count of every combination of stops and the chain of the feature. */
export function holdFigures(game: HoldGame, spins: readonly SpinClass[]): HoldFigures {
  const { hold } = game;
  const all = spins.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);
  const features = Array.from({ length: CELLS + 1 }, (_, coins) =>
    coins >= hold.trigger ? featureFigures(hold, coins) : null,
  );
  const perFeature = features.map((feature, coins) => sharesOf(spins, feature, coins));
  const wins = perFeature.reduce((sum, { mean }) => plus(sum, mean), rational(0n, 1n));
  const squares = perFeature.reduce((sum, { square }) => plus(sum, square), rational(0n, 1n));
  const full = perFeature.reduce((sum, share) => plus(sum, share.full), rational(0n, 1n));
  const over = rational(1n, all);
  const stake = rational(1n, BigInt(COINS_PER_STAKE));
  const rtp = times(times(wins, over), stake);
  const meanSquare = times(times(squares, over), times(stake, stake));
  const isFeature = ({ scatters }: SpinClass) => scatters >= hold.trigger;
  return {
    rtp,
    variance: plus(meanSquare, times(rational(-1n, 1n), times(rtp, rtp))),
    hitChance: rational(
      countOf(spins, (spin) => spin.win > 0 || isFeature(spin)),
      all,
    ),
    featureChance: rational(countOf(spins, isFeature), all),
    fullGridChance: times(full, over),
    topWin: topOf(game, spins),
  };
}

type Share = { mean: Rational; square: Rational; full: Rational };

/** The sums over the combinations that show so many coins: of the whole win, of its square, of full grids. */
function sharesOf(spins: readonly SpinClass[], feature: FeatureFigures | null, coins: number): Share {
  let combinations = 0n;
  let wins = 0n;
  let squares = 0n;
  for (const spin of spins) {
    if (spin.scatters !== coins) continue;
    combinations += BigInt(spin.combinations);
    wins += BigInt(spin.combinations) * BigInt(spin.win);
    squares += BigInt(spin.combinations) * BigInt(spin.win) ** 2n;
  }
  const base = rational(wins, 1n);
  const square = rational(squares, 1n);
  if (!feature) return { mean: base, square, full: rational(0n, 1n) };
  const times_ = rational(combinations, 1n);
  return {
    mean: plus(base, times(times_, feature.mean)),
    square: plus(
      square,
      plus(times(times(rational(2n, 1n), base), feature.mean), times(times_, feature.meanSquare)),
    ),
    full: times(times_, feature.full),
  };
}

function countOf(spins: readonly SpinClass[], belongs: (spin: SpinClass) => boolean): bigint {
  return spins.filter(belongs).reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);
}

/** The best base win beside a feature with fifteen coins of the best value; no round pays more. */
function topOf({ hold }: HoldGame, spins: readonly SpinClass[]): number {
  const best = Math.max(...hold.values.map(({ value }) => value));
  const top = Math.max(...spins.map(({ win }) => win));
  const beside = Math.max(
    0,
    ...spins.filter(({ scatters }) => scatters >= hold.trigger).map(({ win }) => win),
  );
  return Math.max(top, beside + CELLS * best + hold.fullGrid);
}
