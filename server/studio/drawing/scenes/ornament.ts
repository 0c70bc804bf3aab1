import { khatamStar, scallop, star } from "../geometry.ts";
import { circle, path, rect, short, stroke } from "../pen.ts";

/** Stars and crosses as on a tiled wall: one pattern element, to be filled with `url(#id)`. */
export const girihPattern = (id: string, size: number, line: string, fill: string): string => {
  const half = size / 2;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${path(khatamStar(half, half, half), fill, { stroke: line, "stroke-width": 1 })}${path(khatamStar(half, half, half * 0.5, 22.5), "none", { stroke: line, "stroke-width": 0.8 })}</pattern>`;
};

/** Rays of a shamseh behind what matters. */
export const rays = (x: number, y: number, radius: number, colour: string, opacity: number): string =>
  path(star(32, x, y, radius, radius * 0.86) + star(16, x, y, radius * 0.78, radius * 0.62), colour, {
    "fill-opacity": opacity,
    "fill-rule": "evenodd",
  }) + circle(x, y, radius * 0.56, colour, { "fill-opacity": opacity });

/** A scalloped halo of three rings. */
export const halo = (x: number, y: number, radius: number, colour: string): string =>
  [1, 0.82, 0.64]
    .map((part, index) =>
      path(scallop(24, x, y, radius * part, index * 7.5), colour, { "fill-opacity": 0.1 + index * 0.06 }),
    )
    .join("");

const band = (id: string, width: number, drawing: string): string =>
  `<pattern id="${id}" y="222" width="${width}" height="18" patternUnits="userSpaceOnUse">${drawing}</pattern>`;

/** A band of points, the border of the NARD series: ground and two colours of points. */
export const pointBand = (id: string, colours: [string, string, string]): string =>
  band(
    id,
    32,
    rect(0, 0, 32, 18, colours[0]) +
      path("M0 18L8 2L16 18Z", colours[1]) +
      path("M16 18L24 2L32 18Z", colours[2]),
  );

/** A band of inlaid stars, the border of the KHATAM series. */
export const starBand = (id: string, colours: [string, string, string]): string =>
  band(
    id,
    20,
    rect(0, 0, 20, 18, colours[0]) +
      path(khatamStar(10, 9, 7.6), colours[1]) +
      path("M0 5L3.5 9L0 13ZM20 5L16.5 9L20 13Z", colours[2]),
  );

/** A band of running cloud scrolls, the border of the SIMORGH series. */
export const cloudBand = (id: string, colours: [string, string, string]): string =>
  band(
    id,
    32,
    rect(0, 0, 32, 18, colours[0]) +
      stroke("M4 13q8 -12 16 0q-2 5 -7 2q-2 -4 2 -5M20 13q6 -5 12 0M0 13q2 -2 4 0", colours[1], 2, {
        "stroke-linecap": "round",
      }) +
      rect(0, 0, 32, 1.5, colours[2]),
  );

/** A band of a net's lozenges, the border of the book of sports. */
export const netBand = (id: string, colours: [string, string, string]): string =>
  band(
    id,
    24,
    rect(0, 0, 24, 18, colours[0]) +
      stroke("M0 0L12 18L24 0M0 18L12 0L24 18", colours[1], 1.6) +
      path("M12 5L15 9L12 13L9 9ZM0 5L3 9L0 13ZM24 5L21 9L24 13Z", colours[2]),
  );

/** A wall of tiles in two glazes, to be filled with `url(#id)`. */
export const tilePattern = (id: string, glazes: [string, string], line: string): string => {
  const tile = (x: number, y: number, glaze: string): string =>
    path(khatamStar(x, y, 27), glaze, { stroke: line, "stroke-width": 1.5 });
  return `<pattern id="${id}" width="108" height="108" patternUnits="userSpaceOnUse">${tile(27, 27, glazes[0])}${tile(81, 27, glazes[1])}${tile(27, 81, glazes[1])}${tile(81, 81, glazes[0])}</pattern>`;
};

/** A pointed arch as a frame: what lies outside it is filled. */
export const archFrame = (
  width: number,
  height: number,
  inset: number,
  colour: string,
  line: string,
): string => {
  const [l, r] = [inset, width - inset];
  const spring = height * 0.46;
  const arch = `M${l} ${height}V${short(spring)}C${l} ${short(height * 0.2)} ${short(width * 0.4)} ${short(height * 0.16)} ${short(width / 2)} ${short(height * 0.04)}C${short(width * 0.6)} ${short(height * 0.16)} ${r} ${short(height * 0.2)} ${r} ${short(spring)}V${height}`;
  return (
    path(`M0 0H${width}V${height}H0Z${arch}Z`, colour, { "fill-rule": "evenodd" }) + stroke(arch, line, 3)
  );
};
