import { khatamStar, polygon } from "../geometry.ts";
import {
  gold,
  INK,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  stone,
  type Tone,
  turquoise,
  walnut,
} from "../palettes.ts";
import { ball, circle, flat, inked, light, path, rect, stroke, strokes } from "../pen.ts";

const PEG_ROWS = 7;

/** A triangle of pegs with cups below and the way of a ball through it; in the 100 box. */
export const pegBoard = (): string => {
  const pegs = Array.from({ length: PEG_ROWS }, (_, row) =>
    Array.from(
      { length: row + 2 },
      (_, peg) => `M${50 + (peg - (row + 1) / 2) * 11} ${14 + row * 10}h0`,
    ).join(""),
  ).join("");
  const cups = [pomegranate, gold, turquoise, leaf, leaf, turquoise, gold, pomegranate].map((tone, cup) =>
    path(`M${6.5 + cup * 11} 82H${16.5 + cup * 11}L${15 + cup * 11} 95H${8 + cup * 11}Z`, tone.base, {
      "stroke-width": 1.6,
    }),
  );
  return [
    strokes(INK, 6.4, pegs),
    strokes(gold.light, 4, pegs),
    stroke(
      "M50 3Q52 8 55 9Q62 12 60.5 18Q60 22 66 25Q72 29 66 35Q60 40 66 46Q73 50 72 56Q70 62 77 66L78 76",
      paper.light,
      2,
      {
        "stroke-dasharray": "3 3.4",
        "stroke-linecap": "round",
      },
    ),
    inked(...cups),
    inked(ball(78, 74, 6.4, pomegranate)),
  ].join("");
};

/** A cut stone seen from above. */
export const gem = (x: number, y: number, r: number, tone: Tone): string =>
  inked(path(polygon(8, x, y, r, 22.5), tone.base, { "stroke-width": 1.8 })) +
  path(polygon(8, x, y, r * 0.58, 22.5), tone.light) +
  stroke(khatamStar(x, y, r * 0.94, 22.5), tone.dark, 1);

/** A thorned ball of iron with a burning thread. */
export const mine = (x: number, y: number, r: number): string =>
  inked(
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      path(`M${x - r * 0.2} ${y - r * 0.9}L${x} ${y - r * 1.36}L${x + r * 0.2} ${y - r * 0.9}Z`, stone.dark, {
        "stroke-width": 1.6,
        transform: `rotate(${turn} ${x} ${y})`,
      }),
    ),
    ball(x, y, r, night),
  ) + path(khatamStar(x, y, r * 0.44), pomegranate.base);

const LIFTED: Readonly<Record<number, "gem" | "mine">> = {
  6: "gem",
  8: "gem",
  12: "gem",
  17: "mine",
  21: "gem",
};

/** A tray of tiles five by five: most still closed, some lifted from a stone, one from a mine. */
export const tileTray = (): string => {
  const corner = (index: number): [number, number] => [6 + (index % 5) * 18, 6 + Math.floor(index / 5) * 18];
  const squares = (lifted: boolean): string =>
    Array.from({ length: 25 }, (_, index) => index)
      .filter((index) => index in LIFTED === lifted)
      .map((index) => `M${corner(index).join(" ")}h15.6v15.6h-15.6Z`)
      .join("");
  const found = Object.entries(LIFTED).map(([index, what]) => {
    const [x, y] = corner(Number(index));
    return what === "gem" ? gem(x + 7.8, y + 7.8, 6, gold) : mine(x + 7.8, y + 8.2, 4.4);
  });
  return [
    inked(
      rect(0, 0, 100, 100, walnut.base, { rx: 6 }),
      path(squares(true), night.deep, { "stroke-width": 1.6 }),
      path(squares(false), turquoise.base, { "stroke-width": 1.6 }),
    ),
    stroke("M3 3H97V97H3Z", gold.base, 1.2),
    stroke(squares(false).replaceAll("h15.6v15.6h-15.6Z", "m2 11v-9h9"), turquoise.light, 1.6, {
      "stroke-linecap": "round",
    }),
    path(
      squares(false).replaceAll(
        "h15.6v15.6h-15.6Z",
        "m7.8 3.2l1.6 3l3 1.6l-3 1.6l-1.6 3l-1.6 -3l-3 -1.6l3 -1.6Z",
      ),
      gold.light,
    ),
    ...found,
  ].join("");
};

/** A board of forty fields, eight by five; those of `chosen` are marked, those of `hit` are drawn. */
export const fieldBoard = (chosen: readonly number[], hit: readonly number[]): string => {
  const fields = (from: readonly number[], shape: string): string =>
    from.map((index) => `M${6 + (index % 8) * 11.2} ${20 + Math.floor(index / 8) * 12.2}${shape}`).join("");
  const all = Array.from({ length: 40 }, (_, index) => index);
  const field = "h9.6v10.4h-9.6Z";
  return [
    inked(
      rect(0, 14, 100, 72, walnut.base, { rx: 5 }),
      path(fields(all, field).replaceAll(/(\d+\.\d)\d+/g, "$1"), paper.base, { "stroke-width": 1.2 }),
      path(fields(chosen, field).replaceAll(/(\d+\.\d)\d+/g, "$1"), lapis.base, { "stroke-width": 1.2 }),
    ),
    stroke("M3 17H97V83H3Z", gold.base, 1.2),
    strokes(paper.deep, 3, fields(all, "m4.8 5.2h0").replaceAll(/(\d+\.\d)\d+/g, "$1")),
    ...hit.map((index) =>
      path(khatamStar(10.8 + (index % 8) * 11.2, 25.2 + Math.floor(index / 8) * 12.2, 4.8), gold.base),
    ),
  ].join("");
};

/** A scale from end to end with a handle: red up to `at` of a hundred, green beyond. */
export const chanceScale = (at: number): string =>
  [
    inked(rect(0, 40, 100, 20, night.deep, { rx: 10 })),
    flat(
      path(`M10 45H${at}V55H10Q5 55 5 50Q5 45 10 45Z`, pomegranate.base),
      path(`M${at} 45H90Q95 45 95 50Q95 55 90 55H${at}Z`, leaf.base),
    ),
    inked(path(`M${at - 6} 34H${at + 6}V62L${at} 68L${at - 6} 62Z`, gold.base)),
    light(`M${at - 4} 36H${at - 1}V60L${at - 4} 58Z`, 0.6),
  ].join("");

/** A glass bell on a wooden plate; `under` lies in it, in the 100 box. */
export const glassBell = (under: string): string =>
  [
    inked(
      path("M4 84Q4 72 50 72Q96 72 96 84Q96 97 50 97Q4 97 4 84Z", walnut.base),
      path("M10 82Q10 74 50 74Q90 74 90 82Q90 91 50 91Q10 91 10 82Z", leaf.dark),
    ),
    under,
    inked(
      path("M12 82V46C12 22 28 10 50 10C72 10 88 22 88 46V82Q88 90 50 90Q12 90 12 82Z", "#dff6f4", {
        "fill-opacity": 0.2,
      }),
      circle(50, 7, 5.5, gold.base),
    ),
    light("M18 74V48Q19 28 36 18Q26 32 26 50V78Z", 0.5),
    light("M80 60V46Q80 36 75 29Q78 44 76 62Z", 0.4),
  ].join("");
