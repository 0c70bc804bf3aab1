import { fitted, plated, scatterFrame, wildFrame } from "../frames.ts";
import { outline } from "../geometry.ts";
import { gazelle } from "../motifs/beasts.ts";
import { boteh, medallion, palmette, rug } from "../motifs/carpet.ts";
import {
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  rose,
  sand,
  silver,
  turquoise,
  walnut,
} from "../palettes.ts";
import { circle, flat, inked, light, mirrored, path, placed, rect, strokes, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const loom = [
  strokes(
    paper.dark,
    1.8,
    `M${Array.from({ length: 13 }, (_, index) => `${20 + index * 5} 14V88`).join("M")}`,
  ),
  inked(
    rect(6, 4, 10, 93, walnut.base, { rx: 3 }),
    rect(84, 4, 10, 93, walnut.base, { rx: 3 }),
    rect(2, 10, 96, 10, walnut.light, { rx: 4 }),
    path("M17 52H83V88H17Z", pomegranate.base),
    rect(2, 86, 96, 10, walnut.light, { rx: 4 }),
  ),
  flat(
    path("M17 52H83V56H17ZM17 80H83V84H17Z", gold.base),
    path("M50 58L64 68L50 79L36 68Z", lapis.base),
    path("M50 63L57 68L50 74L43 68Z", gold.light),
    path("M22 60L29 68L22 77ZM78 60L71 68L78 77Z", turquoise.base),
    ...[24, 32, 44, 60, 72].map((x, index) =>
      rect(x, 45 + (index % 2) * 3, 6, 7, index % 2 === 0 ? rose.base : turquoise.base),
    ),
  ),
].join("");

const flyingCarpet = [
  strokes(INK, 7, "M10 84Q18 74 28 82Q36 72 46 82Q54 76 60 84M62 92Q70 84 78 91Q86 84 92 91"),
  strokes(turquoise.light, 3.6, "M10 84Q18 74 28 82Q36 72 46 82Q54 76 60 84M62 92Q70 84 78 91Q86 84 92 91"),
  strokes(
    INK,
    5.4,
    "M22 22L15 18M17 32L9 29M12 42L4 40M7 53L-1 52M97 24L103 26M92 35L99 37M87 46L94 49M82 57L89 60",
  ),
  strokes(
    gold.base,
    2.6,
    "M22 22L15 18M17 32L9 29M12 42L4 40M7 53L-1 52M97 24L103 26M92 35L99 37M87 46L94 49M82 57L89 60",
  ),
  inked(
    path(
      "M22 18C36 2 48 10 60 18C72 26 84 28 97 18L80 62C68 72 56 70 44 62C32 54 20 48 4 62Z",
      pomegranate.dark,
      { transform: "translate(0 5)" },
    ),
    path(
      "M22 18C36 2 48 10 60 18C72 26 84 28 97 18L80 62C68 72 56 70 44 62C32 54 20 48 4 62Z",
      pomegranate.base,
    ),
    path(
      "M28 21C38 12 48 17 58 24C68 30 79 33 88 28L76 56C67 62 57 60 48 54C38 47 27 42 15 50Z",
      lapis.base,
      { "stroke-width": 1.8 },
    ),
    path("M51 24L66 37L52 51L36 36Z", gold.base, { "stroke-width": 1.8 }),
    path("M51 31L58 37L52 44L44 37Z", pomegranate.base, { "stroke-width": 1.4 }),
  ),
  strokes(
    gold.light,
    2,
    "M25 19C38 5 48 13 59 21C71 28 82 30 93 22L78 59C67 67 56 65 46 58C34 50 22 45 9 57Z",
  ),
  light("M22 18C30 8 38 8 45 10L20 49Q12 54 4 62Z", 0.22),
].join("");

const tree = [
  inked(
    path(outline("44,96! 46,80 44,66 50,50 56,66 54,80 56,96!"), walnut.base),
    path("M22 97Q30 88 50 88Q70 88 78 97Z", turquoise.base),
  ),
  strokes(INK, 6.4, "M49 70Q34 66 26 52M51 70Q66 66 74 52M50 58Q40 46 38 30M50 58Q60 46 62 30M50 54V18"),
  strokes(
    walnut.light,
    2.8,
    "M49 70Q34 66 26 52M51 70Q66 66 74 52M50 58Q40 46 38 30M50 58Q60 46 62 30M50 54V18",
  ),
  inked(
    ...[
      [50, 12, 0, 0],
      [34, 22, -24, 1],
      [66, 22, 24, 1],
      [20, 42, -46, 0],
      [80, 42, 46, 0],
      [32, 46, -20, 2],
      [68, 46, 20, 2],
      [12, 62, -80, 1],
      [88, 62, 80, 1],
      [50, 36, 0, 2],
    ].map(([x = 0, y = 0, turn = 0, kind = 0]) =>
      turned(
        turn,
        x,
        y,
        path(
          `M${x} ${y - 11}Q${x + 10} ${y} ${x} ${y + 11}Q${x - 10} ${y} ${x} ${y - 11}Z`,
          [pomegranate.base, leaf.base, gold.base][kind] ?? leaf.base,
        ),
      ),
    ),
    ...[
      [30, 62],
      [70, 62],
      [42, 72],
      [60, 74],
    ].map(([x = 0, y = 0]) => circle(x, y, 5, turquoise.base)),
  ),
].join("");

const huntingGround = rug(leaf, paper, gold, placed(25, 25, 0.5, 0, gazelle(sand)));

const strand = (x: number, tone: typeof rose): string =>
  turned(
    38,
    x,
    50,
    path(`M${x} 18C${x + 15} 26 ${x + 15} 74 ${x} 82C${x - 15} 74 ${x - 15} 26 ${x} 18Z`, tone.base),
    strokes(tone.dark, 1.6, `M${x} 22V78M${x + 5} 28Q${x + 8} 50 ${x + 5} 72`),
    strokes(tone.light, 2.2, `M${x - 5} 28Q${x - 8} 50 ${x - 5} 72`),
  );
const skein = inked(
  path("M12 34C-4 40 -4 62 12 70Q22 74 26 60L24 40Q20 30 12 34ZM12 44Q6 52 12 60Z", rose.base),
  path("M88 30C104 38 104 60 88 66Q78 70 74 58L76 40Q80 28 88 30Z", rose.base),
  strand(24, rose),
  strand(41, pomegranate),
  strand(58, rose),
  strand(75, pomegranate),
);

const comb = [
  inked(
    path("M36 52H64L60 92Q59 97 50 97Q41 97 40 92Z", walnut.base),
    light("M41 54H46L45 92Q42 92 42 88Z", 0.4),
    path("M10 40H90V54Q90 58 86 58H14Q10 58 10 54Z", gold.base),
    ...[12, 25, 38, 51, 64, 77].map((x) => path(`M${x} 40V8Q${x + 5} 2 ${x + 10} 8V40Z`, silver.base)),
  ),
  strokes("#fff", 2, "M15 12V36M28 12V36M41 12V36M54 12V36M67 12V36M80 12V36"),
].join("");

const shears = inked(
  mirrored(
    50,
    path(outline("46,54! 54,46! 72,16 84,3! 86,18 76,38 60,60!"), silver.base),
    path(
      "M47 52C36 58 20 58 13 70A16 16 0 1 0 41 86C44 76 48 66 56 58ZM27 72A9 9 0 1 1 26.9 72Z",
      pomegranate.base,
      { "fill-rule": "evenodd" },
    ),
  ),
  circle(50, 54, 5, gold.light),
);

/** فرش: the loom, its tools, and what is knotted on it. */
export const farsh: Symbols = {
  wild: wildFrame(lapis, medallion(pomegranate, paper, turquoise), 66),
  scatter: scatterFrame(pomegranate, paper, loom, 56),
  h1: fitted(50, 50, 90, flyingCarpet),
  h2: tree,
  h3: huntingGround,
  h4: palmette(pomegranate, rose, lapis),
  l1: plated("round", lapis, boteh(pomegranate, gold, turquoise), 72),
  l2: plated("square", sand, skein, 78),
  l3: plated("diamond", turquoise, comb, 68),
  l4: plated("arch", leaf, shears, 66),
};
