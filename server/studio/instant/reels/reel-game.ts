import type { Draw } from "../../fairness/pf1.ts";
import { volatilityOf } from "../../volatility.ts";
import type { Json } from "../../wagers/wager-statements.ts";
import { type InstantFamily, type InstantGame, type InstantStakes, oneStep } from "../instant-game.ts";
import { payoutOf } from "./coins.ts";
import type { ReelFigures } from "./reel-figures.ts";
import { shownFigures } from "./reel-sheet.ts";

type ReelGame<Round> = Pick<InstantGame, "code" | "names" | "vendor" | "mathVersion"> & {
  readonly family: InstantFamily;
  readonly stakes: InstantStakes;
  readonly figures: ReelFigures;
  /** What its view prints beside what every game of reels publishes. */
  readonly sheet: { readonly [name: string]: Json };
  /** A whole round. The draws alone decide it. */
  play(draw: Draw): Round;
};

/** A game of reels for the instant engine: a press, a round, and a win in coins of the stake. */
export function reelGame<Round extends Json & { readonly win: number }>(game: ReelGame<Round>): InstantGame {
  const { play, figures, sheet, ...facts } = game;
  return oneStep({
    ...facts,
    category: "RNG",
    volatility: volatilityOf(figures.deviationHundredths),
    figures: figures.figures,
    sheet: { ...sheet, ...shownFigures(figures) },
    readChoice: () => ({}),
    decide({ stakeMinor, draw }) {
      const round = play(draw);
      return { result: round, payoutMinor: payoutOf(stakeMinor, round.win) };
    },
  });
}
