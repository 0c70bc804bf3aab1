import { khatamStar, star } from "../geometry.ts";
import { gold, lapis, leaf, paper, pomegranate } from "../palettes.ts";
import { circle, inked, path, rect, stroke } from "../pen.ts";

/** A card standing on (0, 0), 38 wide and 58 high; `mark` is drawn about (0, -29). */
export const playingCard = (tone: string, mark: string, edge: number): string =>
  inked(rect(-19, -58, 38, 58, paper.base, { rx: 5, "stroke-width": edge })) +
  stroke("M-14.5 -53.5H14.5V-4.5H-14.5Z", tone, 2.4) +
  mark;

/** One card of each of four suits: the star, the lozenge, the sun, the seal. `edge` is how broad their outline is. */
export const fourSuits = (edge = 2.8): string[] => [
  playingCard(leaf.base, path(khatamStar(0, -29, 10), leaf.base), edge),
  playingCard(lapis.base, path("M0 -41L10 -29L0 -17L-10 -29Z", lapis.base), edge),
  playingCard(gold.dark, path(star(12, 0, -29, 12, 7), gold.base), edge),
  playingCard(pomegranate.base, circle(0, -29, 10, pomegranate.base) + circle(0, -29, 4, paper.base), edge),
];
