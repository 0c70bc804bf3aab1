import { fitted } from "../frames.ts";
import { gold, lapis, night, paper, pomegranate, turquoise } from "../palettes.ts";
import { rect, stroke, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";
import { groundShadow } from "./land.ts";
import { cloudBand, girihPattern, pointBand, rays, starBand } from "./ornament.ts";

type Side = {
  symbol: keyof Symbols | { drawing: string };
  x: number;
  y: number;
  size: number;
  turn?: number;
};

export type Poster = {
  series: "NARD" | "KHATAM" | "SIMORGH";
  /** From the top of the sky to the ground. */
  sky: [string, string];
  /** The light behind the hero. */
  glow: string;
  /** Drawn between the sky and the symbols, in the box of 320 by 240. */
  scene: string;
  hero: Side;
  sides: Side[];
};

const BANDS = {
  NARD: (id: string) => pointBand(id, [night.deep, pomegranate.base, gold.base]),
  KHATAM: (id: string) => starBand(id, [lapis.deep, gold.light, turquoise.base]),
  SIMORGH: (id: string) => cloudBand(id, [turquoise.deep, gold.light, gold.base]),
};

const stood = (symbols: Symbols, side: Side, shadow: boolean): string => {
  const drawing = fitted(
    side.x,
    side.y,
    side.size,
    typeof side.symbol === "string" ? symbols[side.symbol] : side.symbol.drawing,
  );
  return (
    (shadow ? groundShadow(side.x, side.y + side.size * 0.48, side.size * 0.42) : "") +
    (side.turn === undefined ? drawing : turned(side.turn, side.x, side.y, drawing))
  );
};

/** The card of a theme: its land, its light, its hero between two companions, the band of its series. */
export const card = (code: string, symbols: Symbols, poster: Poster): string =>
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
    ...poster.sides.map((side) => stood(symbols, side, side.turn === undefined)),
    stood(symbols, poster.hero, poster.hero.turn === undefined),
    rect(0, 222, 320, 18, `url(#${code}-band)`),
    stroke("M0 221.5H320", gold.light, 1.5),
    "</svg>\n",
  ].join("");
