import { INK, INK_WIDTH, type Tone } from "./palettes.ts";

/** Extra attributes of an element. Only presentation attributes: a strict content policy drops `style`. */
type Attributes = Record<string, string | number>;

/** A number as short as the eye allows: one decimal. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 100) / 100 : value}"`)
    .join("");

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${written(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${written(more)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${written(more)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${written(more)}/>`;

/** A line without a body. */
export const stroke = (d: string, colour: string, width = INK_WIDTH, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${written(more)}/>`;

/** Shapes with the common outline. */
export const inked = (...parts: string[]): string =>
  `<g stroke="${INK}" stroke-width="${INK_WIDTH}" stroke-linejoin="round" stroke-linecap="round">${parts.join("")}</g>`;

/** Shapes without outline: lights, shades and inlay on top of an inked body. */
export const flat = (...parts: string[]): string => `<g stroke="none">${parts.join("")}</g>`;

/** The same drawing with a thinner outline: for what is shown very large. */
export const finer = (width: number, drawing: string): string =>
  drawing.replaceAll(`stroke-width="${INK_WIDTH}"`, `stroke-width="${width}"`);

/** Lines with round ends, given as data, colour and width once for all of them. */
export const strokes = (colour: string, width: number, ...data: string[]): string =>
  `<path d="${data.join("")}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const LIGHT = "#fff";
const SHADE = "#120c24";

/** A veil of light over a body. */
export const light = (d: string, strength = 0.4): string =>
  path(d, LIGHT, { "fill-opacity": strength, stroke: "none" });

/** A veil of shade over a body. */
export const shade = (d: string, strength = 0.22): string =>
  path(d, SHADE, { "fill-opacity": strength, stroke: "none" });

/** Parts moved to a place, then grown and turned about it. */
export const placed = (x: number, y: number, scale: number, turn: number, ...parts: string[]): string => {
  const steps = [`translate(${short(x)} ${short(y)})`];
  if (turn !== 0) steps.push(`rotate(${short(turn)})`);
  if (scale !== 1) steps.push(`scale(${Math.round(scale * 1000) / 1000})`);
  return `<g transform="${steps.join(" ")}">${parts.join("")}</g>`;
};

/** Parts turned about a point. */
export const turned = (degrees: number, x: number, y: number, ...parts: string[]): string =>
  `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${parts.join("")}</g>`;

/** Parts and their reflection in the upright line at `x`. */
export const mirrored = (x: number, ...parts: string[]): string => {
  const half = parts.join("");
  return `${half}${flipped(x, half)}`;
};

/** Only the reflection of the parts in the upright line at `x`. */
export const flipped = (x: number, ...parts: string[]): string =>
  `<g transform="translate(${short(2 * x)} 0) scale(-1 1)">${parts.join("")}</g>`;

/** The parts `count` times around a point. */
export const around = (count: number, x: number, y: number, ...parts: string[]): string =>
  Array.from({ length: count }, (_, turn) =>
    turn === 0 ? parts.join("") : turned((360 / count) * turn, x, y, ...parts),
  ).join("");

/** A round body: outline, shade at the lower right, a light at the upper left. */
export const ball = (x: number, y: number, r: number, tone: Tone): string =>
  [
    circle(x, y, r, tone.base),
    path(
      `M${short(x + r * 0.64)} ${short(y - r * 0.64)}A${short(r * 0.9)} ${short(r * 0.9)} 0 0 1 ${short(x - r * 0.64)} ${short(y + r * 0.64)}A${short(r * 1.5)} ${short(r * 1.5)} 0 0 0 ${short(x + r * 0.64)} ${short(y - r * 0.64)}Z`,
      tone.dark,
      { stroke: "none" },
    ),
    ellipse(x - r * 0.36, y - r * 0.4, r * 0.26, r * 0.17, LIGHT, {
      "fill-opacity": 0.75,
      stroke: "none",
      transform: `rotate(-40 ${short(x - r * 0.36)} ${short(y - r * 0.4)})`,
    }),
  ].join("");

/** A ring of round dots as one element: a dashed line whose dashes have no length and round ends. */
export const dots = (
  x: number,
  y: number,
  r: number,
  count: number,
  size: number,
  colour: string,
): string => {
  const gap = (2 * Math.PI * r) / count;
  return circle(x, y, r, "none", {
    stroke: colour,
    "stroke-width": size,
    "stroke-linecap": "round",
    "stroke-dasharray": `0 ${Math.round(gap * 1000) / 1000}`,
    transform: `rotate(-90 ${short(x)} ${short(y)})`,
  });
};
