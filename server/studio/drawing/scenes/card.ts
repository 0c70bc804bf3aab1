import { fitted } from "../frames.ts";
import { gold, lapis, leaf, night, paper, pomegranate, turquoise } from "../palettes.ts";
import { rect, stroke, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";
import { groundShadow } from "./land.ts";
import { cloudBand, girihPattern, netBand, pointBand, rays, starBand } from "./ornament.ts";

type Place = { x: number; y: number; size: number; turn?: number };
type Side = Place & { symbol: keyof Symbols | { drawing: string } };
type Drawn = Place & { drawing: string };

type Ground = {
  series: "NARD" | "KHATAM" | "SIMORGH" | "FB";
  /** From the top of the sky to the ground. */
  sky: [string, string];
  /** The light behind the hero. */
  glow: string;
  /** Drawn between the sky and the symbols, in the box of 320 by 240. */
  scene: string;
};

/** The poster of a theme, whose hero and companions are its symbols. */
export type Poster = Ground & { hero: Side; sides: Side[] };

/** The poster of a game that has no symbols: what stands in it is drawn for it, each in the box of 100. */
export type GamePoster = Ground & { hero: Drawn; sides: Drawn[] };

const BANDS = {
  NARD: (id: string) => pointBand(id, [night.deep, pomegranate.base, gold.base]),
  KHATAM: (id: string) => starBand(id, [lapis.deep, gold.light, turquoise.base]),
  SIMORGH: (id: string) => cloudBand(id, [turquoise.deep, gold.light, gold.base]),
  FB: (id: string) => netBand(id, [leaf.deep, leaf.light, paper.light]),
};

const stood = ({ drawing, x, y, size, turn }: Drawn): string => {
  const shown = fitted(x, y, size, drawing);
  return turn === undefined
    ? groundShadow(x, y + size * 0.48, size * 0.42) + shown
    : turned(turn, x, y, shown);
};

/** The card of a game: its land, its light, its hero between its companions, the band of its series. */
export const gameCard = (code: string, poster: GamePoster): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">',
    `<defs><linearGradient id="${code}-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${poster.sky[0]}"/><stop offset="1" stop-color="${poster.sky[1]}"/></linearGradient>`,
    `<radialGradient id="${code}-glow"><stop stop-color="${poster.glow}" stop-opacity=".75"/><stop offset="1" stop-color="${poster.glow}" stop-opacity="0"/></radialGradient>`,
    girihPattern(`${code}-girih`, 40, paper.base, "none"),
    BANDS[poster.series](`${code}-band`),
    "</defs>",
    rect(0, 0, 320, 240, `url(#${code}-sky)`),
    rect(0, 0, 320, 240, `url(#${code}-girih)`, { opacity: 0.1 }),
    rays(poster.hero.x, poster.hero.y, 108, poster.glow, 0.16),
    rect(poster.hero.x - 130, poster.hero.y - 130, 260, 260, `url(#${code}-glow)`),
    poster.scene,
    ...poster.sides.map(stood),
    stood(poster.hero),
    rect(0, 222, 320, 18, `url(#${code}-band)`),
    stroke("M0 221.5H320", gold.light, 1.5),
    "</svg>\n",
  ].join("");

/** The card of a theme: the same, with the theme's own symbols. */
export const card = (code: string, symbols: Symbols, poster: Poster): string => {
  const drawn = ({ symbol, ...place }: Side): Drawn => ({
    ...place,
    drawing: typeof symbol === "string" ? symbols[symbol] : symbol.drawing,
  });
  return gameCard(code, { ...poster, hero: drawn(poster.hero), sides: poster.sides.map(drawn) });
};
