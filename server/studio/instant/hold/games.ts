import { SYMBOLS } from "../../theme.ts";
import { type InstantGame, oneStep, USUAL_CYCLE_MS } from "../instant-game.ts";
import { payoutOf } from "../reels/coins.ts";
import published from "../reels/counted.json" with { type: "json" };
import { gridOf } from "../reels/grid.ts";
import { LETTERS, rowsOf } from "../reels/letters.ts";
import { publishedOf, volatilityOf } from "../reels/reel-figures.ts";
import { shownFigures, shownSymbols } from "../reels/reel-sheet.ts";
import { stakesOf } from "../reels/reel-stakes.ts";
import { ganjEShayegan } from "./ganj-e-shayegan.ts";
import type { HoldGame } from "./hold-game.ts";
import { kanEFiruzeh } from "./kan-e-firuzeh.ts";
import { playHold } from "./play-hold.ts";

export const HOLDS: readonly HoldGame[] = [ganjEShayegan, kanEFiruzeh];

export const holdGames: readonly InstantGame[] = HOLDS.map((game) => {
  const { code, names, vendor, mathVersion } = game;
  const figures = publishedOf(published, game);
  return oneStep({
    code,
    names,
    vendor,
    category: "RNG",
    family: "hold",
    mathVersion,
    volatility: volatilityOf(figures),
    stakes: stakesOf(game.lineBetsMinor),
    minCycleMs: USUAL_CYCLE_MS,
    figures: figures.figures,
    sheet: holdSheet(game),
    readChoice: () => ({}),
    decide({ stakeMinor, draw }) {
      const round = playHold(game, draw);
      return { result: round, payoutMinor: payoutOf(stakeMinor, round.win) };
    },
  });
});

function holdSheet(game: HoldGame) {
  const { trigger, respins, landing, values, fullGrid } = game.hold;
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  return {
    symbols: shownSymbols(game),
    idle: rowsOf(gridOf(game.strips, [0, 0, 0, 0, 0])),
    pays: SYMBOLS.flatMap((id) => {
      const pays = id === "scatter" ? undefined : game.linePays[id];
      return pays ? [{ symbol: LETTERS[id], pays: [...pays] }] : [];
    }),
    hold: {
      trigger,
      respins,
      landing: [...landing],
      fullGrid,
      values: values.map(({ value, weight }) => ({ value, weight, of: all })),
    },
    ...shownFigures(publishedOf(published, game)),
  };
}
