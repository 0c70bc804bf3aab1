import { SYMBOLS } from "../../theme.ts";
import { type InstantGame, oneStep, USUAL_CYCLE_MS } from "../instant-game.ts";
import { payoutOf } from "../reels/coins.ts";
import published from "../reels/counted.json" with { type: "json" };
import { gridOf } from "../reels/grid.ts";
import { LETTERS, rowsOf } from "../reels/letters.ts";
import { publishedOf, volatilityOf } from "../reels/reel-figures.ts";
import { shownFigures, shownSymbols } from "../reels/reel-sheet.ts";
import { stakesOf } from "../reels/reel-stakes.ts";
import { bazarEVakil } from "./bazar-e-vakil.ts";
import { playWays } from "./play-ways.ts";
import { shabEKavir } from "./shab-e-kavir.ts";
import type { WaysGame } from "./ways-game.ts";

export const WAYS: readonly WaysGame[] = [shabEKavir, bazarEVakil];

export const waysGames: readonly InstantGame[] = WAYS.map((game) => {
  const { code, names, vendor, mathVersion } = game;
  const figures = publishedOf(published, game);
  return oneStep({
    code,
    names,
    vendor,
    category: "RNG",
    family: "ways",
    mathVersion,
    volatility: volatilityOf(figures),
    stakes: stakesOf(game.lineBetsMinor),
    minCycleMs: USUAL_CYCLE_MS,
    figures: figures.figures,
    sheet: waysSheet(game),
    readChoice: () => ({}),
    decide({ stakeMinor, draw }) {
      const round = playWays(game, draw);
      return { result: round, payoutMinor: payoutOf(stakeMinor, round.win) };
    },
  });
});

function waysSheet(game: WaysGame) {
  const { awarded, retriggered, limit, multiplier } = game.freeSpins;
  return {
    symbols: shownSymbols(game),
    idle: rowsOf(gridOf(game.strips, [0, 0, 0, 0, 0])),
    pays: SYMBOLS.flatMap((id) => {
      const pays = id === "scatter" ? undefined : game.linePays[id];
      return pays ? [{ symbol: LETTERS[id], pays: [...pays] }] : [];
    }),
    scatterPays: [...game.scatterPays],
    freeSpins: { awarded: [...awarded], retriggered: [...retriggered], limit, multiplier },
    ...shownFigures(publishedOf(published, game)),
  };
}
