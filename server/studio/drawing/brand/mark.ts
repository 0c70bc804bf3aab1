import { pips } from "../motifs/game-pieces.ts";
import { gold, INK, paper, pomegranate, turquoise } from "../palettes.ts";
import { around, path, placed, rect } from "../pen.ts";

/** Two of the eight points: one of saffron, one of turquoise, each lit on its left half. */
const pair = [
  path("M32 32L26.6 19L32 .8L37.4 19Z", gold.dark),
  path("M32 32L26.6 19L32 .8Z", gold.light),
  `<g transform="rotate(45 32 32)">${path("M32 32L26.6 19L32 4L37.4 19Z", turquoise.dark)}${path("M32 32L26.6 19L32 4Z", turquoise.light)}</g>`,
].join("");

const die = [
  rect(21, 21, 22, 22, paper.light, { rx: 5, stroke: INK, "stroke-width": 1.6 }),
  path("M38 21.8Q42.2 21.8 42.2 26V38Q42.2 42.2 38 42.2H26Q40 40 38 21.8Z", paper.dark),
].join("");

const spots = (colour: string): string => placed(21, 21, 0.22, 0, pips(5, colour));

const square = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${drawing}</svg>\n`;

/** The mark: an eight-pointed star made of backgammon points about a die. */
export const mark = (): string => square(around(4, 32, 32, pair) + die + spots(pomegranate.base));

/** The mark for the tab of a browser: the same star, its die with one spot, legible at 16 px. */
export const favicon = (): string =>
  square(
    around(4, 32, 32, path("M32 32L24.5 19L32 .5L39.5 19Z", gold.base), `<g transform="rotate(45 32 32)">${path("M32 32L24.5 19L32 3L39.5 19Z", turquoise.base)}</g>`) +
      rect(20, 20, 24, 24, paper.light, { rx: 6, stroke: INK, "stroke-width": 2 }) +
      `<circle cx="32" cy="32" r="6" fill="${pomegranate.base}"/>`,
  );

/**
 * The name in three letters of one even line, noon with a lozenge for its dot.
 * Coloured by the text round it: <svg><use href="/brand/wordmark.svg#word"/></svg>.
 */
export const wordmark = (): string => {
  const letters = [
    "M146 26V46C146 56 141 60 132 60H118C112 60 109 63 108 69C106 80 97 86 82 86",
    "M36 20C52 28 62 39 62 50C62 57 58 60 50 60H16",
  ].join("");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 96" width="168" height="96">',
    '<symbol id="word" viewBox="0 0 168 96">',
    path(letters, "none", { stroke: "currentColor", "stroke-width": 14, "stroke-linejoin": "round" }),
    path("M146 -2L155 7L146 16L137 7Z", "currentColor"),
    '</symbol><use href="#word"/></svg>\n',
  ].join("");
};
