import { fitted } from "../frames.ts";
import { khatamStar, scallop } from "../geometry.ts";
import { lantern } from "../motifs/lamps.ts";
import { openBook, pageLine } from "../motifs/open-book.ts";
import { tokenStack } from "../motifs/tokens.ts";
import { gold, INK, lapis, night, paper, pomegranate, turquoise, walnut } from "../palettes.ts";
import {
  circle,
  ellipse,
  finer,
  flat,
  inked,
  light,
  path,
  placed,
  rect,
  shade,
  stroke,
  strokes,
} from "../pen.ts";
import { halo } from "../scenes/ornament.ts";
import { banner } from "./banner.ts";

const table = (y: number, tone = walnut): string =>
  [
    inked(path(`M520 ${y}H1220V402H500Z`, tone.base)),
    stroke(`M520 ${y + 8}H1220`, tone.light, 3, { "stroke-opacity": 0.6 }),
    stroke(`M516 ${y + 40}H1220M512 ${y + 74}H1220`, tone.dark, 2, { "stroke-opacity": 0.6 }),
  ].join("");

const entries = (drops: number[]): string =>
  drops
    .map((drop, index) =>
      stroke(pageLine(drop), night.base, 3.4, {
        "stroke-dasharray": index % 2 === 0 ? "26 7 52 7 34 46" : "40 7 22 7 58 38",
        "stroke-linecap": "round",
      }),
    )
    .join("");

const margin = stroke("M-60 8V214", pomegranate.light, 2);

/** A thread between two lines of the book, from its knot on the left page, off the right one, to the coins. */
const thread = (drop: number, x: number, y: number): string => {
  const line = `M-150 ${drop + 4}C-110 ${drop - 2} -66 ${drop + 2} -20 ${drop + 20}L0 ${drop + 26}C60 ${drop - 2} 146 ${drop - 4} 216 ${drop + 12}C${216 + (x - 216) * 0.7} ${drop + 22} ${x} ${drop + 10} ${x} ${y}`;
  return (
    strokes(gold.deep, 6, line) +
    strokes(gold.base, 3.6, line) +
    circle(-150, drop + 4, 7, gold.light, { stroke: INK, "stroke-width": 2 })
  );
};

const ROWS = [30, 54, 78, 102, 126, 150, 174];

/** A ledger whose entries are tied to the coins beside it. */
export const ledger = (): string =>
  banner({
    name: "ledger",
    ground: ["#17203f", "#5a3420"],
    glow: "#ffe0a0",
    at: [850, 170],
    drawing: [
      halo(850, 150, 190, gold.light),
      table(306),
      ellipse(810, 338, 270, 22, INK, { "fill-opacity": 0.36 }),
      placed(800, 74, 1.04, 0, openBook(entries(ROWS) + margin, entries(ROWS) + margin)),
      tokenStack(1130, 346, 34, 7),
      tokenStack(1060, 372, 34, 4),
      tokenStack(1156, 384, 32, 2),
      placed(800, 74, 1.04, 0, thread(42, 318, 172), thread(90, 256, 226), thread(138, 244, 232)),
      circle(1130, 254, 5, gold.light, { stroke: INK, "stroke-width": 2 }),
      circle(1066, 311, 5, gold.light, { stroke: INK, "stroke-width": 2 }),
    ].join(""),
  });

const initial = (colour: string): string =>
  inked(rect(-196, 26, 44, 44, colour, { rx: 4 })) + path(khatamStar(-174, 48, 16), gold.light);

/** A lantern over an open book: what is asked is answered, in each language of the house. */
export const lanternBook = (): string =>
  banner({
    name: "lantern",
    ground: ["#0e1d38", "#14505a"],
    glow: "#ffd98a",
    at: [876, 130],
    drawing: [
      halo(876, 128, 200, gold.light),
      path("M876 120L600 402H1152Z", "#ffe6a0", { "fill-opacity": 0.14 }),
      table(322),
      ellipse(876, 372, 280, 20, INK, { "fill-opacity": 0.36 }),
      placed(
        876,
        192,
        1,
        0,
        `<g transform="scale(1 .74)">${openBook(
          `${initial(pomegranate.base)}${entries([88, 114, 140, 166, 190])}`,
          `${initial(turquoise.base)}${entries([88, 114, 140, 166, 190])}`,
          pomegranate,
        )}</g>`,
      ),
      stroke("M876 0V28", gold.dark, 4),
      fitted(876, 106, 166, finer(1.5, lantern)),
      light("M700 214C760 198 830 200 870 216L872 320C830 304 760 300 700 314Z", 0.16),
    ].join(""),
  });

const tableRow = (y: number, index: number): string =>
  [
    rect(712, y, 330, 24, index % 2 === 0 ? paper.dark : paper.light, { "fill-opacity": 0.8 }),
    path(khatamStar(730, y + 12, 7), index % 2 === 0 ? turquoise.base : pomegranate.base),
    stroke(
      `M750 ${y + 12}H${832 + ((index * 23) % 40)}M914 ${y + 12}H${950 + ((index * 17) % 30)}M998 ${y + 12}H1030`,
      night.base,
      3.6,
      {
        "stroke-linecap": "round",
      },
    ),
  ].join("");

const seal = [
  inked(
    path(
      "M986 330L970 394L992 382L1004 398L1014 330ZM1014 330L1018 398L1032 384L1052 392L1036 326Z",
      pomegranate.dark,
    ),
    path(scallop(14, 1012, 322, 38), pomegranate.base),
    circle(1012, 322, 28, pomegranate.dark, { "stroke-width": 1.8 }),
  ),
  path(khatamStar(1012, 322, 20), gold.light),
  circle(1012, 322, 7, pomegranate.base),
  light("M980 312Q986 294 1006 288Q992 300 990 316Z", 0.4),
].join("");

const roller = (y: number): string =>
  inked(
    path(`M660 ${y}H1096V${y + 30}H660Z`, paper.dark),
    rect(640, y - 3, 24, 36, walnut.base, { rx: 5 }),
    rect(1092, y - 3, 24, 36, walnut.base, { rx: 5 }),
    circle(632, y + 15, 10, gold.base),
    circle(1124, y + 15, 10, gold.base),
  ) + flat(light(`M664 ${y + 3}H1090V${y + 9}H664Z`, 0.5));

/** An opened scroll with its terms in a table, sealed. */
export const scroll = (): string =>
  banner({
    name: "scroll",
    ground: ["#2a1020", "#5c2a3a"],
    glow: "#ffe2a8",
    at: [878, 190],
    drawing: [
      halo(878, 190, 196, gold.light),
      ellipse(878, 376, 260, 18, INK, { "fill-opacity": 0.36 }),
      inked(path("M680 44H1076V356H680Z", paper.base), shade("M1030 44H1076V356H990Q1044 200 1030 44Z", 0.1)),
      stroke("M694 74H1062V330H694Z", gold.base, 3),
      stroke("M700 80H1056V324H700Z", turquoise.base, 1.6),
      path(khatamStar(878, 108, 19), lapis.base) + path(khatamStar(878, 108, 10), gold.light),
      strokes(gold.dark, 3, "M724 108H844M912 108H1032"),
      ...[142, 168, 194, 220, 246, 272].map(tableRow),
      stroke("M890 142V296M976 142V296", gold.dark, 1.8),
      roller(36),
      roller(338),
      seal,
    ].join(""),
  });
