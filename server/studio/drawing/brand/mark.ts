import { pips } from "../motifs/game-pieces.ts";
import { gold, INK, paper, pomegranate, turquoise } from "../palettes.ts";
import { around, circle, path, placed, rect, turned } from "../pen.ts";

/** One of eight points: a long triangle on the body of the star, lit on its left half. */
const point = (tip: number, light: string, dark: string): string =>
  path(`M32 32L24.5 21L32 ${tip}L39.5 21Z`, dark) + path(`M32 32L24.5 21L32 ${tip}Z`, light);

const points =
  turned(45, 32, 32, around(4, 32, 32, point(4, turquoise.light, turquoise.dark))) +
  around(4, 32, 32, point(0.5, gold.light, gold.dark));

const die = [
  rect(21, 21, 22, 22, paper.light, { rx: 5, stroke: INK, "stroke-width": 1.6 }),
  path("M38 21.8Q42.2 21.8 42.2 26V38Q42.2 42.2 38 42.2H26Q40 40 38 21.8Z", paper.dark),
].join("");

const spots = (colour: string): string => placed(21, 21, 0.22, 0, pips(5, colour));

const square = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${drawing}</svg>\n`;

/** The mark in a box of 64, to be set into another drawing. */
export const markDrawing = (): string => points + die + spots(pomegranate.base);

/** The mark: an eight-pointed star made of backgammon points about a die. */
export const mark = (): string => square(markDrawing());

/** The mark for the tab of a browser: the same star, its die with one spot, legible at 16 px. */
export const favicon = (): string =>
  square(
    turned(45, 32, 32, around(4, 32, 32, path("M32 32L21 20L32 4L43 20Z", turquoise.base))) +
      around(4, 32, 32, path("M32 32L22 20L32 0L42 20Z", gold.base)) +
      rect(19, 19, 26, 26, paper.light, { rx: 7, stroke: INK, "stroke-width": 2.4 }) +
      circle(32, 32, 7, pomegranate.base),
  );

/** The name in a box of 168 by 96: three letters of one even line, noon with a lozenge for its dot. */
export const wordDrawing = (): string => {
  const letters = [
    "M146 26V46C146 56 141 60 132 60H118C112 60 109 63 108 69C106 80 97 86 82 86",
    "M36 20C52 28 62 39 62 50C62 57 58 60 50 60H16",
  ].join("");
  return [
    path(letters, "none", { stroke: "currentColor", "stroke-width": 14, "stroke-linejoin": "round" }),
    path("M146 -2L155 7L146 16L137 7Z", "currentColor"),
  ].join("");
};

/** The name, coloured by the text round it: <svg><use href="/brand/wordmark.svg#word"/></svg>. */
export const wordmark = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 96" width="168" height="96">',
    '<symbol id="word" viewBox="0 0 168 96">',
    wordDrawing(),
    '</symbol><use href="#word"/></svg>\n',
  ].join("");
