import type { LocalText } from "../../../core/languages.ts";
import { type Strip, SYMBOLS, type SymbolId } from "../../slots/theme.ts";
import type { Json } from "../../wagers/wager-statements.ts";
import { gridOf } from "./grid.ts";
import { LETTERS, rowsOf } from "./letters.ts";
import type { ReelArt } from "./reel-art.ts";
import type { ReelFigures } from "./reel-figures.ts";
import type { WayPays } from "./way-wins.ts";

type Drawn = {
  readonly symbols: Readonly<Partial<Record<SymbolId, LocalText>>>;
  readonly art: ReelArt;
};

type WaySlot = Drawn & { readonly strips: readonly Strip[]; readonly linePays: WayPays };

/** What a slot of ways prints: its symbols, what they pay for one way, best first, and the grid before the first round. */
export function waySheet({ symbols, art, strips, linePays }: WaySlot) {
  return {
    symbols: shownSymbols({ symbols, art }),
    idle: rowsOf(gridOf(strips, [0, 0, 0, 0, 0])),
    pays: SYMBOLS.flatMap((id) => {
      const pays = id === "scatter" ? undefined : linePays[id];
      return pays ? [{ symbol: LETTERS[id], pays: [...pays] }] : [];
    }),
  };
}

/** The symbols of a game under their letters: what each is called and where it is drawn. */
export function shownSymbols({ symbols, art }: Drawn): Json {
  return Object.fromEntries(
    SYMBOLS.flatMap((id) => {
      const names = symbols[id];
      return names ? [[LETTERS[id], { names: shownNames(names), art: artOf(art, id) }]] : [];
    }),
  );
}

/** A symbol without a drawing in a sprite is drawn by the page: `gold-coin`, `turquoise-coin`. */
function artOf({ sprite, others }: ReelArt, id: SymbolId): string {
  const own = others?.[id] ?? `${sprite}#${id}`;
  if (!own.includes("#")) return own;
  const [name, symbol] = own.split("#");
  return `/studio/${name}.svg#${symbol}`;
}

function shownNames(names: LocalText): Json {
  return Object.fromEntries(Object.entries(names));
}

/** The published figures that only games of reels have. */
export function shownFigures({ deviationHundredths, bonusOneIn, topSpin, fullGridOneIn }: ReelFigures) {
  return {
    deviationHundredths,
    bonusOneIn,
    topSpin: topSpin ? { ...topSpin } : null,
    fullGridOneIn: fullGridOneIn ?? null,
  };
}
