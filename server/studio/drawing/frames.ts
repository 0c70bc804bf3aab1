import { khatamStar, polygon, scallop, star } from "./geometry.ts";
import { gold, paper, type Tone } from "./palettes.ts";
import { circle, dots, flat, inked, light, path, placed, shade } from "./pen.ts";

/** A drawing made for the 100 box, set about (x, y) at `size` across. */
export const fitted = (x: number, y: number, size: number, ...parts: string[]): string =>
  placed(x - size / 2, y - size / 2, size / 100, 0, ...parts);

/**
 * The wild of every theme: a golden khatam star about an emblem, so a player who knows one game knows it in all.
 * The emblem is drawn in the 100 box.
 */
export const wildFrame = (ground: Tone, emblem: string, size = 62): string =>
  [
    inked(
      path(khatamStar(50, 50, 48.5), gold.base),
      flat(
        path("M50 50L50 1.5L36.3 16.9L15.7 15.7L16.9 36.3L1.5 50Z", gold.light),
        path("M50 50L50 98.5L63.7 83.1L84.3 84.3L83.1 63.7L98.5 50Z", gold.dark, { "fill-opacity": 0.8 }),
      ),
      path(khatamStar(50, 50, 48.5), "none"),
      path(polygon(8, 50, 50, 37.5, 22.5), ground.base),
    ),
    path(polygon(8, 50, 50, 34, 22.5), "none", { stroke: gold.light, "stroke-width": 1.4 }),
    dots(50, 50, 42.2, 8, 5, ground.base),
    fitted(50, 50, size, emblem),
  ].join("");

/** The scatter of every theme: a shamseh, the sun rosette of a manuscript's first page, about an emblem. */
export const scatterFrame = (ground: Tone, field: Tone, emblem: string, size = 62): string =>
  [
    inked(
      path(star(16, 50, 50, 48.8, 40), gold.base),
      path(scallop(16, 50, 50, 41, 11.25), ground.base),
      shade("M82 18A45 45 0 0 1 18 82A52 52 0 0 0 82 18Z", 0.25),
      circle(50, 50, 33.5, field.base),
    ),
    light("M29 25A33 33 0 0 1 66 21A40 40 0 0 0 24 58A33 33 0 0 1 29 25Z", 0.22),
    circle(50, 50, 33.5, "none", { stroke: gold.light, "stroke-width": 1.6 }),
    dots(50, 50, 38.5, 16, 3, paper.base),
    fitted(50, 50, size, emblem),
  ].join("");

type Plate = { edge: string; face: string; gleam: string };

/** Four edges that differ as silhouettes, so low symbols are told apart without their colours. */
const PLATES = {
  round: {
    edge: "M50 7A43 43 0 1 1 50 93A43 43 0 1 1 50 7Z",
    face: "M50 12.5A37.5 37.5 0 1 1 50 87.5A37.5 37.5 0 1 1 50 12.5Z",
    gleam: "M18 38A34 34 0 0 1 42 17.5",
  },
  square: {
    edge: "M20 9H80Q91 9 91 20V80Q91 91 80 91H20Q9 91 9 80V20Q9 9 20 9Z",
    face: "M22 14.5H78Q85.5 14.5 85.5 22V78Q85.5 85.5 78 85.5H22Q14.5 85.5 14.5 78V22Q14.5 14.5 22 14.5Z",
    gleam: "M18.5 40V24Q18.5 18.5 24 18.5H42",
  },
  diamond: {
    edge: "M50 1.5Q53 1.5 56 4.5L95.5 44Q98.5 47 98.5 50Q98.5 53 95.5 56L56 95.5Q53 98.5 50 98.5Q47 98.5 44 95.5L4.5 56Q1.5 53 1.5 50Q1.5 47 4.5 44L44 4.5Q47 1.5 50 1.5Z",
    face: "M50 9L91 50L50 91L9 50Z",
    gleam: "M15.5 49L42 22.5",
  },
  arch: {
    edge: "M50 2.5C56 12 89 18 89 50V86Q89 95 80 95H20Q11 95 11 86V50C11 18 44 12 50 2.5Z",
    face: "M50 12C58 20 83.5 25 83.5 51V85Q83.5 89.5 79 89.5H21Q16.5 89.5 16.5 85V51C16.5 25 42 20 50 12Z",
    gleam: "M20.5 58V51C20.5 38 29 30 39 24.5",
  },
} as const satisfies Record<string, Plate>;

/** A low symbol: a small emblem, drawn in the 100 box, on a plate of one of the four edges. */
export const plated = (plate: keyof typeof PLATES, tone: Tone, emblem: string, size = 70): string => {
  const { edge, face, gleam } = PLATES[plate];
  return [
    inked(path(edge, tone.dark)),
    path(face, tone.base),
    path(gleam, "none", { stroke: tone.light, "stroke-width": 2.6, "stroke-linecap": "round" }),
    fitted(50, plate === "arch" ? 55 : 50, plate === "diamond" ? size * 0.9 : size, emblem),
  ].join("");
};
