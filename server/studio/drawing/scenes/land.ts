import { boardPoint, outline, star } from "../geometry.ts";
import { circle, ellipse, path, rect, short, stroke } from "../pen.ts";

/** Hills as one soft line across `width`, from `top` at its highest, down to `floor`. */
export const hills = (width: number, floor: number, tops: number[], colour: string): string => {
  const step = width / (tops.length - 1);
  const line = tops.map((top, index) => `${short(index * step)},${short(top)}`).join(" ");
  return path(
    outline(
      `-2,${floor}! -2,${tops[0] ?? floor}! ${line} ${width + 2},${tops.at(-1) ?? floor}! ${width + 2},${floor}!`,
    ),
    colour,
  );
};

/** A row of backgammon points, alternately in two colours, standing on `base` or hanging from it. */
export const pointsRow = (
  width: number,
  base: number,
  height: number,
  count: number,
  colours: [string, string],
): string => {
  const step = width / count;
  return Array.from({ length: count }, (_, index) =>
    path(boardPoint(step * (index + 0.5), base, step * 0.94, height), colours[index % 2] ?? colours[0]),
  ).join("");
};

/** Lines of small waves, each row a little lower and wider than the last. */
export const waves = (width: number, from: number, rows: number, colour: string): string =>
  Array.from({ length: rows }, (_, row) => {
    const y = from + row * 13;
    const length = 22 + row * 5;
    const count = Math.ceil(width / length) + 1;
    const start = row % 2 === 0 ? -4 : -length / 2;
    return stroke(
      `M${short(start)} ${y}${`q${short(length / 4)} ${-4 - row} ${short(length / 2)} 0t${short(length / 2)} 0`.repeat(count)}`,
      colour,
      2,
      { "stroke-opacity": 0.5, "stroke-linecap": "round" },
    );
  }).join("");

/** Stars strewn by a fixed rule, so every drawing of the same sky is the same. */
export const starField = (width: number, height: number, count: number, colour: string, seed = 7): string =>
  Array.from({ length: count }, (_, index) => {
    const x = ((index * 73 + seed * 31) % 997) / 997;
    const y = ((index * 151 + seed * 57) % 991) / 991;
    const size = 1 + ((index * 7 + seed) % 4);
    return size > 3
      ? path(star(4, x * width, y * height, size * 2, size * 0.55), colour)
      : circle(x * width, y * height, size * 0.5, colour);
  }).join("");

/** Arches side by side on one floor. */
export const arcade = (
  width: number,
  floor: number,
  height: number,
  count: number,
  colours: { wall: string; opening: string },
): string => {
  const step = width / count;
  const arch = (x: number): string => {
    const half = step * 0.34;
    return `M${short(x - half)} ${floor}V${short(floor - height * 0.5)}C${short(x - half)} ${short(floor - height * 0.72)} ${short(x - half * 0.3)} ${short(floor - height * 0.72)} ${short(x)} ${short(floor - height * 0.86)}C${short(x + half * 0.3)} ${short(floor - height * 0.72)} ${short(x + half)} ${short(floor - height * 0.72)} ${short(x + half)} ${short(floor - height * 0.5)}V${floor}Z`;
  };
  return (
    rect(-2, floor - height, width + 4, height, colours.wall) +
    path(Array.from({ length: count }, (_, index) => arch(step * (index + 0.5))).join(""), colours.opening)
  );
};

/** Fluted columns with bull capitals seen far off. */
export const columns = (
  places: [x: number, floor: number, height: number][],
  colour: string,
  dark: string,
): string =>
  places
    .map(([x, floor, height]) => {
      const w = height * 0.1;
      return (
        rect(x - w / 2, floor - height, w, height, colour) +
        rect(x, floor - height, w / 2, height, dark) +
        path(
          `M${short(x - w * 1.1)} ${short(floor - height)}L${short(x - w * 1.5)} ${short(floor - height - w)}H${short(x + w * 1.5)}L${short(x + w * 1.1)} ${short(floor - height)}Z`,
          colour,
        ) +
        path(
          `M${short(x - w * 0.9)} ${floor}L${short(x - w * 0.6)} ${short(floor - w)}H${short(x + w * 0.6)}L${short(x + w * 0.9)} ${floor}Z`,
          dark,
        )
      );
    })
    .join("");

/** Cypresses far off, as dark flames. */
export const cypressRow = (places: [x: number, floor: number, height: number][], colour: string): string =>
  path(
    places
      .map(([x, floor, height]) => {
        const w = height * 0.16;
        return `M${short(x)} ${short(floor - height)}C${short(x + w)} ${short(floor - height * 0.7)} ${short(x + w * 1.5)} ${short(floor - height * 0.2)} ${short(x)} ${floor}C${short(x - w * 1.5)} ${short(floor - height * 0.2)} ${short(x - w)} ${short(floor - height * 0.7)} ${short(x)} ${short(floor - height)}Z`;
      })
      .join(""),
    colour,
  );

/** A floor of squares that runs away from us. */
export const floorSquares = (width: number, horizon: number, floor: number, colour: string): string => {
  const rows = 5;
  const depth = (row: number): number => horizon + (floor - horizon) * (row / rows) ** 1.6;
  const across = 12;
  const at = (column: number, y: number): number =>
    width / 2 + (column - across / 2) * (width / across) * (0.5 + (1.3 * (y - horizon)) / (floor - horizon));
  const tiles: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < across; column++) {
      if ((row + column) % 2 === 1) continue;
      const [y1, y2] = [depth(row), depth(row + 1)];
      tiles.push(
        `M${short(at(column, y1))} ${short(y1)}L${short(at(column + 1, y1))} ${short(y1)}L${short(at(column + 1, y2))} ${short(y2)}L${short(at(column, y2))} ${short(y2)}Z`,
      );
    }
  }
  return path(tiles.join(""), colour);
};

/** A disc in the sky with a halo. */
export const disc = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r * 1.7, colour, { "fill-opacity": 0.12 }) +
  circle(x, y, r * 1.3, colour, { "fill-opacity": 0.2 }) +
  circle(x, y, r, colour);

/** A soft shadow under something that stands. */
export const groundShadow = (x: number, y: number, rx: number): string =>
  ellipse(x, y, rx, rx * 0.16, "#0b0a18", { "fill-opacity": 0.3 });
