import { khatamStar } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { ellipse, inked, path, placed, short, stroke } from "../pen.ts";

const FLAT = 0.42;
const THICK = 0.3;

/** A round token that lies flat, a star on it; (x, y) is the middle of its upper face. */
export const starToken = (x: number, y: number, rx: number, tone: Tone = gold): string => {
  const ry = rx * FLAT;
  const star = `<g transform="translate(${short(x)} ${short(y)}) scale(1 ${FLAT})">${path(khatamStar(0, 0, rx * 0.5), tone.dark)}</g>`;
  return [
    tokenSide(x, y, rx, tone),
    inked(ellipse(x, y, rx, ry, tone.base)),
    ellipse(x, y, rx * 0.76, ry * 0.76, tone.light, { stroke: tone.dark, "stroke-width": 1.4 }),
    star,
    stroke(
      `M${short(x - rx * 0.88)} ${short(y - ry * 0.26)}A${short(rx * 0.94)} ${short(ry * 0.94)} 0 0 1 ${short(x - rx * 0.2)} ${short(y - ry * 0.92)}`,
      "#fff",
      2,
      { "stroke-opacity": 0.7, "stroke-linecap": "round" },
    ),
  ].join("");
};

const tokenSide = (x: number, y: number, rx: number, tone: Tone): string =>
  inked(
    path(
      `M${short(x - rx)} ${short(y)}v${short(rx * THICK)}a${short(rx)} ${short(rx * FLAT)} 0 0 0 ${short(2 * rx)} 0v${short(-rx * THICK)}Z`,
      tone.dark,
    ),
  ) +
  stroke(
    [-0.62, -0.24, 0.2, 0.58]
      .map((part) => {
        const drop = rx * FLAT * Math.sqrt(1 - part * part);
        return `M${short(x + rx * part)} ${short(y + drop + 2)}v${short(rx * THICK - 4)}`;
      })
      .join(""),
    tone.light,
    2,
  );

/** Tokens one on another; (x, floor) is where the lowest stands. Only the topmost shows its star. */
export const tokenStack = (
  x: number,
  floor: number,
  rx: number,
  count: number,
  tone: Tone = gold,
): string => {
  const base = floor - rx * (FLAT + THICK);
  const step = rx * THICK;
  const lower = Array.from({ length: count - 1 }, (_, index) =>
    tokenSide(x + (((index * 5) % 3) - 1) * rx * 0.05, base - index * step, rx, tone),
  ).join("");
  return lower + starToken(x, base - (count - 1) * step, rx, tone);
};

/** A token that stands on its edge and faces us; (x, y) is its middle. */
export const standingToken = (x: number, y: number, r: number, turn: number, tone: Tone = gold): string =>
  placed(
    x,
    y,
    1,
    turn,
    inked(
      path(`M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}h-${short(r * 0.2)}a${r} ${r} 0 0 1 0 -${2 * r}Z`, tone.dark),
      ellipse(0, 0, r * 0.94, r, tone.base),
    ),
    ellipse(0, 0, r * 0.72, r * 0.77, tone.light, { stroke: tone.dark, "stroke-width": 1.6 }),
    path(khatamStar(0, 0, r * 0.5), tone.dark, { stroke: INK, "stroke-width": 1 }),
    stroke(
      `M${short(-r * 0.8)} ${short(-r * 0.3)}Q${short(-r * 0.66)} ${short(-r * 0.72)} ${short(-r * 0.2)} ${short(-r * 0.88)}`,
      "#fff",
      2.4,
      {
        "stroke-opacity": 0.7,
        "stroke-linecap": "round",
      },
    ),
  );
