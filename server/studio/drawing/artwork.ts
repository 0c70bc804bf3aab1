import { card, type Poster } from "./scenes/card.ts";
import { khatamPosters } from "./scenes/posters-khatam.ts";
import { nardPosters } from "./scenes/posters-nard.ts";
import { simorghPosters } from "./scenes/posters-simorgh.ts";
import { symbolsByTheme, type ThemeCode } from "./series.ts";
import { sprite } from "./sprite.ts";

const posters: Record<ThemeCode, Poster> = { ...nardPosters, ...khatamPosters, ...simorghPosters };

const isTheme = (code: string): code is ThemeCode => code in symbolsByTheme;

const themeFiles = (code: ThemeCode): [string, string][] => [
  [`studio/${code}.svg`, sprite(symbolsByTheme[code])],
  [`studio/${code}-card.svg`, card(code, symbolsByTheme[code], posters[code])],
];

/** Every drawn file, by its path below the public folder. The same text each time: a test compares it with the files. */
export const drawAll = (): Map<string, string> =>
  new Map(Object.keys(symbolsByTheme).filter(isTheme).flatMap(themeFiles));
