import type { InstantGame } from "../instant-game.ts";
import published from "../reels/counted.json" with { type: "json" };
import { publishedOf } from "../reels/reel-figures.ts";
import { reelGame } from "../reels/reel-game.ts";
import { waySheet } from "../reels/reel-sheet.ts";
import { stakesOf } from "../reels/reel-stakes.ts";
import { bazarEVakil } from "./bazar-e-vakil.ts";
import { playWays } from "./play-ways.ts";
import { shabEKavir } from "./shab-e-kavir.ts";
import type { WaysGame } from "./ways-game.ts";

export const WAYS: readonly WaysGame[] = [shabEKavir, bazarEVakil];

export const waysGames: readonly InstantGame[] = WAYS.map((game) => {
  const { code, names, vendor, mathVersion, scatterPays } = game;
  return reelGame({
    code,
    names,
    vendor,
    mathVersion,
    family: "ways",
    stakes: stakesOf(game.lineBetsMinor),
    figures: publishedOf(published, game),
    sheet: { ...waySheet(game), scatterPays: [...scatterPays], freeSpins: shownFreeSpins(game) },
    play: (draw) => playWays(game, draw),
  });
});

function shownFreeSpins({ freeSpins: { awarded, retriggered, limit, multiplier } }: WaysGame) {
  return { awarded: [...awarded], retriggered: [...retriggered], limit, multiplier };
}
