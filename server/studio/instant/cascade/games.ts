import { type InstantGame, oneStep, USUAL_CYCLE_MS } from "../instant-game.ts";
import { payoutOf } from "../reels/coins.ts";
import { LETTERS } from "../reels/letters.ts";
import { volatilityOf } from "../reels/reel-figures.ts";
import { shownFigures, shownSymbols } from "../reels/reel-sheet.ts";
import { baranEGol } from "./baran-e-gol.ts";
import { cascadeFigures, keptSimulation } from "./cascade-figures.ts";
import { CASCADE_ROWS, type CascadeGame, COLUMNS } from "./cascade-game.ts";
import { hezarGereh } from "./hezar-gereh.ts";
import { playCascade } from "./play-cascade.ts";
import simulated from "./simulated.json" with { type: "json" };

export const CASCADES: readonly CascadeGame[] = [baranEGol, hezarGereh];

export const cascadeGames: readonly InstantGame[] = CASCADES.map((game) => {
  const { code, names, vendor, mathVersion, stakesMinor } = game;
  const kept = keptSimulation(simulated, game);
  const figures = cascadeFigures(game, kept);
  const minMinor = stakesMinor[0] ?? 0n;
  return oneStep({
    code,
    names,
    vendor,
    category: "RNG",
    family: "cascade",
    mathVersion,
    volatility: volatilityOf(figures),
    stakes: { minMinor, maxMinor: stakesMinor.at(-1) ?? minMinor, stepsMinor: stakesMinor },
    minCycleMs: USUAL_CYCLE_MS,
    figures: figures.figures,
    sheet: { ...cascadeSheet(game), ...shownFigures(figures), topSeen: kept.top, roundsSeen: kept.rounds },
    readChoice: () => ({}),
    decide({ stakeMinor, draw }) {
      const round = playCascade(game, draw);
      return { result: round, payoutMinor: payoutOf(stakeMinor, round.win) };
    },
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
