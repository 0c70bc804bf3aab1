import type { InstantGame } from "../instant-game.ts";
import { LETTERS } from "../reels/letters.ts";
import { reelGame } from "../reels/reel-game.ts";
import { shownSymbols } from "../reels/reel-sheet.ts";
import { steppedStakes } from "../reels/reel-stakes.ts";
import { baranEGol } from "./baran-e-gol.ts";
import { cascadeFigures, keptSimulation } from "./cascade-figures.ts";
import { CASCADE_ROWS, type CascadeGame, COLUMNS } from "./cascade-game.ts";
import { hezarGereh } from "./hezar-gereh.ts";
import { playCascade } from "./play-cascade.ts";
import simulated from "./simulated.json" with { type: "json" };

export const CASCADES: readonly CascadeGame[] = [baranEGol, hezarGereh];

export const cascadeGames: readonly InstantGame[] = CASCADES.map((game) => {
  const { code, names, vendor, mathVersion } = game;
  const kept = keptSimulation(simulated, game);
  return reelGame({
    code,
    names,
    vendor,
    mathVersion,
    family: "cascade",
    stakes: steppedStakes(game.stakesMinor),
    figures: cascadeFigures(game, kept),
    sheet: { ...cascadeSheet(game), topSeen: kept.top, roundsSeen: kept.rounds },
    play: (draw) => playCascade(game, draw),
  });
});

function cascadeSheet(game: CascadeGame) {
  const { freeDrops } = game;
  const all = game.weights.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    symbols: shownSymbols(game),
    idle: idleRows(game),
    counted: game.counted,
    from: [...game.bands.from],
    pays: game.weights.flatMap(([symbol]) => {
      const pays = game.bands.pays[symbol];
      return pays ? [{ symbol: LETTERS[symbol], pays: [...pays] }] : [];
    }),
    weights: game.weights.map(([symbol, weight]) => ({ symbol: LETTERS[symbol], weight, of: all })),
    multipliers: [...game.multipliers],
    freeDrops: freeDrops
      ? {
          trigger: freeDrops.trigger,
          awarded: [...freeDrops.awarded],
          again: { ...freeDrops.again },
          limit: freeDrops.limit,
          multipliers: [...freeDrops.multipliers],
        }
      : null,
    capStakes: game.capStakes,
  };
}

/** What is shown before the first round: each symbol in turn, so that nothing pays. */
function idleRows({ weights }: CascadeGame): string[] {
  return Array.from({ length: CASCADE_ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => {
      const symbol = weights[(column + row * 2) % weights.length]?.[0];
      return symbol ? LETTERS[symbol] : "";
    }).join(""),
  );
}
