import type { InstantGame } from "../instant-game.ts";
import published from "../reels/counted.json" with { type: "json" };
import { publishedOf } from "../reels/reel-figures.ts";
import { reelGame } from "../reels/reel-game.ts";
import { waySheet } from "../reels/reel-sheet.ts";
import { stakesOf } from "../reels/reel-stakes.ts";
import { ganjEShayegan } from "./ganj-e-shayegan.ts";
import type { HoldGame, HoldRule } from "./hold-game.ts";
import { kanEFiruzeh } from "./kan-e-firuzeh.ts";
import { playHold } from "./play-hold.ts";

export const HOLDS: readonly HoldGame[] = [ganjEShayegan, kanEFiruzeh];

export const holdGames: readonly InstantGame[] = HOLDS.map((game) => {
  const { code, names, vendor, mathVersion } = game;
  return reelGame({
    code,
    names,
    vendor,
    mathVersion,
    family: "hold",
    stakes: stakesOf(game.lineBetsMinor),
    figures: publishedOf(published, game),
    sheet: { ...waySheet(game), hold: shownRule(game.hold) },
    play: (draw) => playHold(game, draw),
  });
});

function shownRule({ trigger, respins, landing, values, fullGrid }: HoldRule) {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  return {
    trigger,
    respins,
    landing: [...landing],
    fullGrid,
    values: values.map(({ value, weight }) => ({ value, weight, of: all })),
  };
}
