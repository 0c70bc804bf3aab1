import { calm, fairness } from "./banners/quiet.ts";
import { rng, studio } from "./banners/reels.ts";
import { welcome } from "./banners/welcome.ts";
import { emptyGames, emptyMessages, emptyRecord, lost } from "./brand/empty.ts";
import { favicon, mark, wordmark } from "./brand/mark.ts";
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

const siteFiles = (): [string, string][] => [
  ["favicon.svg", favicon()],
  ["brand/mark.svg", mark()],
  ["brand/wordmark.svg", wordmark()],
  ["brand/empty-games.svg", emptyGames()],
  ["brand/empty-messages.svg", emptyMessages()],
  ["brand/empty-record.svg", emptyRecord()],
  ["brand/lost.svg", lost()],
  ["banners/welcome.svg", welcome()],
  ["banners/studio.svg", studio()],
  ["banners/fairness.svg", fairness()],
  ["banners/calm.svg", calm()],
  ["banners/rng.svg", rng()],
];

/** Every drawn file, by its path below the public folder. The same text each time: a test compares it with the files. */
export const drawAll = (): Map<string, string> =>
  new Map([...siteFiles(), ...Object.keys(symbolsByTheme).filter(isTheme).flatMap(themeFiles)]);
