import { bookEngine } from "./book/book-engine.ts";
import type { WagerEngine } from "./engine.ts";
import { instantEngine } from "./instant/instant-engine.ts";
import { lotteryEngine } from "./lottery/lottery-engine.ts";
import { roundsEngine } from "./rounds/rounds-engine.ts";
import { slotGames } from "./slots/game-sheet.ts";
import type { StudioGame } from "./studio-game.ts";
import { tablesEngine } from "./tables/engine.ts";

/** The engines whose stakes are wagers. */
export const WAGER_ENGINES: readonly WagerEngine[] = [
  instantEngine,
  roundsEngine,
  lotteryEngine,
  bookEngine,
  tablesEngine,
];

let all: readonly StudioGame[] | undefined;

/** Every game of the studio, engine by engine. */
export function studioGames(): readonly StudioGame[] {
  all ??= [...slotGames(), ...WAGER_ENGINES.flatMap(({ games }) => games)];
  return all;
}

let byCode: ReadonlyMap<string, StudioGame> | undefined;

export function studioGameOf(code: string): StudioGame | null {
  byCode ??= new Map(studioGames().map((game) => [game.code, game]));
  return byCode.get(code) ?? null;
}
