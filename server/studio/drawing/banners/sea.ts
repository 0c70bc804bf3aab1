import { goldfish, longFish } from "../motifs/fish.ts";
import { clay, gold, lapis, leaf, paper, pomegranate, silver, turquoise } from "../palettes.ts";
import { circle, ellipse, finer, flipped, inked, path, placed, rect, short, strokes } from "../pen.ts";
import { waves } from "../scenes/land.ts";
import { banner } from "./banner.ts";

const COLUMNS = 11;
const ROWS = 7;

/** A knot of the net: it hangs from the surface at both ends and sags in the middle. */
const knot = (column: number, row: number): [x: number, y: number] => {
  const u = (column + (row % 2) / 2) / COLUMNS;
  const v = row / ROWS;
  const belly = 4 * u * (1 - u);
  return [590 + u * 590 + (0.5 - u) * v * 150, 62 + belly * 14 + v * (150 + 150 * belly)];
};

const rowLength = (row: number): number => (row % 2 === 0 ? COLUMNS + 1 : COLUMNS);

const everyKnot = Array.from({ length: ROWS + 1 }, (_, row) =>
  Array.from({ length: rowLength(row) }, (_, column): [column: number, row: number] => [column, row]),
).flat();

/** Between two rows one thread runs to and fro from knot to knot. */
const mesh = Array.from({ length: ROWS }, (_, row) => {
  const [full, gapped] = row % 2 === 0 ? [row, row + 1] : [row + 1, row];
  const run = Array.from({ length: 2 * COLUMNS + 1 }, (_, step) =>
    knot(Math.floor(step / 2), step % 2 === 0 ? full : gapped),
  );
  return `M${run.map((point) => point.map(short).join(" ")).join("L")}`;
}).join("");

const knots = everyKnot.map(([column, row]) => `M${knot(column, row).map(short).join(" ")}h0`).join("");

const floats = Array.from({ length: COLUMNS + 1 }, (_, column) => {
  const [x, y] = knot(column, 0);
  return ellipse(x, y - 3, 13, 8, column % 2 === 0 ? clay.base : paper.base);
});

const shown = (id: string, x: number, y: number, scale: number, turn: number): string =>
  placed(x, y, scale, turn, `<use href="#${id}"/>`);

const weed = (x: number, height: number): string =>
  `M${x} 402C${x - 18} ${402 - height * 0.4} ${x + 18} ${402 - height * 0.6} ${x} ${402 - height}`;

/** A net in the sea, gold at each knot; the fish of the coast within it. */
export const netOfKnots = (): string =>
  banner({
    name: "net",
    ground: ["#0b2547", "#1a6f9a"],
    glow: "#c8fff4",
    at: [876, 190],
    drawing: [
      rect(0, 62, 1200, 340, "#0d4a86", { "fill-opacity": 0.45 }),
      waves(1200, 58, 3, "#dffaf6"),
      `<defs><g id="net-kutum">${finer(1.6, longFish(lapis, silver, turquoise))}</g><g id="net-gold">${finer(1.6, goldfish(pomegranate, clay))}</g><g id="net-blue">${finer(1.6, goldfish(turquoise, lapis))}</g>${path(mesh, "none", { id: "net-mesh" })}${path(knots, "none", { id: "net-knots", "stroke-linecap": "round" })}</defs>`,
      strokes(leaf.dark, 9, weed(1150, 130), weed(1176, 90), weed(566, 80)),
      strokes(leaf.base, 9, weed(1128, 76), weed(592, 50)),
      `<use href="#net-mesh" stroke="#06284a" stroke-width="3.6" stroke-opacity=".55"/>`,
      shown("net-kutum", 650, 70, 1.5, 4),
      shown("net-blue", 838, 84, 1.35, -8),
      shown("net-kutum", 980, 90, 1.5, -6),
      flipped(850, shown("net-blue", 880, 196, 1.25, 0)),
      shown("net-gold", 876, 206, 1.25, 6),
      shown("net-kutum", 560, 270, 1.05, -4),
      flipped(1110, shown("net-blue", 1056, 280, 0.9, 4)),
      `<use href="#net-mesh" stroke="${paper.base}" stroke-width="1.8" stroke-opacity=".85"/>`,
      `<use href="#net-knots" stroke="${gold.deep}" stroke-width="10"/>`,
      `<use href="#net-knots" stroke="${gold.light}" stroke-width="6.6"/>`,
      inked(...floats),
      ...[
        [700, 330, 6],
        [716, 306, 4],
        [1010, 356, 5],
        [1024, 334, 3],
        [820, 372, 4],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "none", { stroke: "#dffaf6", "stroke-width": 1.8 })),
    ].join(""),
  });
