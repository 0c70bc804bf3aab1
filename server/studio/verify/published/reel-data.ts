import { type LocalText, localText } from "../../../core/languages.ts";
import { figuresOf } from "../../figures.ts";
import { CASCADE_ROWS, type CascadeGame, COLUMNS } from "../../instant/cascade/cascade-game.ts";
import { CASCADES } from "../../instant/cascade/games.ts";
import { HOLDS } from "../../instant/hold/games.ts";
import { COINS_PER_STAKE } from "../../instant/reels/coins.ts";
import { LETTERS } from "../../instant/reels/letters.ts";
import { WAYS } from "../../instant/ways/games.ts";
import { LINES } from "../../slots/lines.ts";
import { ROWS, type Strip, SYMBOLS, type SymbolId, type Theme } from "../../slots/theme.ts";
import { THEMES } from "../../slots/themes.ts";
import type { GameData } from "./game-file.ts";

/** Strips, lines, pays and weights of every game of reels. */
export function reelData(): GameData[] {
  return [
    ...THEMES.map((theme) => ({ ...lineData(theme), returns: returnsOf(theme) })),
    ...WAYS.map(({ code, mathVersion, symbols, strips, linePays, scatterPays, freeSpins }) => ({
      ...{ ...instant("ways", code, mathVersion), symbols: lettered(symbols) },
      ...{ rows: ROWS, strips: strips.map(written), wayPays: linePays, scatterPays, freeSpins },
    })),
    ...HOLDS.map(({ code, mathVersion, symbols, strips, linePays, hold }) => ({
      ...{ ...instant("hold", code, mathVersion), symbols: lettered(symbols) },
      ...{ rows: ROWS, strips: strips.map(written), wayPays: linePays, hold },
    })),
    ...CASCADES.map(cascadeData),
  ];
}

function lineData({ code, mathVersion, symbols, strips, linePays, scatterPays, freeSpins }: Theme) {
  return {
    ...{ engine: "slot", family: "lines", game: code, version: mathVersion, symbols: named(symbols) },
    ...{ rows: ROWS, lines: LINES, strips: strips.map(written), linePays, scatterPays, freeSpins },
  };
}

/** What comes back of all stakes in the long run, counted over every stop: a numerator and its denominator. */
function returnsOf(theme: Theme): [numerator: string, denominator: string] {
  const { rtpNumerator, rtpDenominator } = figuresOf(theme);
  return [rtpNumerator, rtpDenominator];
}

function cascadeData({ code, mathVersion, symbols, freeDrops, ...game }: CascadeGame): GameData {
  const { weights, counted, bands, multipliers, capStakes } = game;
  return {
    ...{ ...instant("cascade", code, mathVersion), symbols: lettered(symbols) },
    ...{ columns: COLUMNS, rows: CASCADE_ROWS, weights, counted, bands, multipliers, capStakes },
    freeDrops: freeDrops ?? null,
  };
}

function instant(family: string, game: string, version: number) {
  return { engine: "instant", family, game, version, coinsPerStake: COINS_PER_STAKE };
}

type Symbols = Readonly<Partial<Record<SymbolId, LocalText>>>;

/** What each symbol is called; its code alone decides and pays. */
function named(symbols: Symbols) {
  return Object.fromEntries(
    SYMBOLS.flatMap((id) => {
      const name = symbols[id];
      return name ? [[id, localText(name, "en")]] : [];
    }),
  );
}

/** The same, with the letter that stands for it in the outcome of a round. */
function lettered(symbols: Symbols) {
  return Object.fromEntries(
    Object.entries(named(symbols)).map(([id, name]) => [id, [LETTERS[id as SymbolId], name]]),
  );
}

/** A strip is a line of the file. */
function written(strip: Strip): string {
  return strip.join(" ");
}
