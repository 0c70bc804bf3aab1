import { plated } from "../frames.ts";
import { khatamStar } from "../geometry.ts";
import { simorghBird } from "../motifs/birds.ts";
import { die, pointRow } from "../motifs/game-pieces.ts";
import { football } from "../motifs/sport-balls.ts";
import { gold, INK, lapis, leaf, night, paper, pomegranate, turquoise, walnut } from "../palettes.ts";
import { circle, flat, inked, path, placed } from "../pen.ts";

const marked = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="64" height="64">${drawing}</svg>\n`;

const dieOnPoints =
  flat(
    pointRow(20, 8, 10, -34, [pomegranate.base, gold.base]),
    pointRow(8, 94, 14, 28, [gold.base, pomegranate.base]),
  ) + die(50, 46, 42, paper, INK, [5, 3, 1]);

const inlaidStar = [
  inked(
    path(khatamStar(50, 50, 50), pomegranate.base),
    path(khatamStar(50, 50, 36, 22.5), gold.base),
    path(khatamStar(50, 50, 25), lapis.base),
  ),
  circle(50, 50, 9, paper.base),
].join("");

/** The mark of the house's own vendor of board games. */
export const nardMark = (): string => marked(plated("arch", walnut, dieOnPoints, 62));

/** The mark of the vendor whose games are of inlay, tile and garden. */
export const khatamMark = (): string => marked(plated("arch", turquoise, inlaidStar, 66));

/** The mark of the vendor whose games are of the book of kings and the roads. */
export const simorghMark = (): string =>
  marked(plated("arch", night, simorghBird(gold, pomegranate, turquoise, gold), 74));

/** A football above a peak: Faraz, the name of the book, is what stands high. */
const ballOnPeak =
  inked(path("M4 92L30 52L44 68L56 58L72 44L96 92Z", turquoise.base)) +
  path("M30 52L20 66L30 63L38 69L44 68ZM72 44L60 55L70 56L78 62L83 63Z", paper.light) +
  placed(18, -8, 0.62, 0, football(lapis));

/** The mark of the book of sports. */
export const bookMark = (): string => marked(plated("arch", leaf, ballOnPeak, 74));
