import { blackjack } from "./cards/blackjack.ts";
import { videoPoker } from "./cards/video-poker.ts";
import { cascadeGames } from "./cascade/games.ts";
import { fishGames } from "./fish/games.ts";
import { holdGames } from "./hold/games.ts";
import type { InstantGame } from "./instant-game.ts";
import { dice } from "./plain/dice.ts";
import { keno } from "./plain/keno.ts";
import { mines } from "./plain/mines.ts";
import { plinko } from "./plain/plinko.ts";
import { roulette } from "./plain/roulette.ts";
import { waysGames } from "./ways/games.ts";

const GAMES: readonly InstantGame[] = [
  dice,
  plinko,
  mines,
  keno,
  roulette,
  videoPoker,
  blackjack,
  ...waysGames,
  ...cascadeGames,
  ...holdGames,
  ...fishGames,
];

const BY_CODE: ReadonlyMap<string, InstantGame> = new Map(GAMES.map((game) => [game.code, game]));

/** The games that a player's own seeds decide and that are not slots with lines. */
export function instantGames(): readonly InstantGame[] {
  return GAMES;
}

export function instantGameOf(code: string): InstantGame | null {
  return BY_CODE.get(code) ?? null;
}
