import type { LocalText } from "../../../core/languages.ts";
import { SYMBOLS, type SymbolId } from "../../theme.ts";
import type { Json } from "../../wager-statements.ts";
import type { ReelArt } from "../ways/ways-game.ts";
import { LETTERS } from "./letters.ts";
import type { ReelFigures } from "./reel-figures.ts";

type Drawn = {
  readonly symbols: Readonly<Partial<Record<SymbolId, LocalText>>>;
  readonly art: ReelArt;
};

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
