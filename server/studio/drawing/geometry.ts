import { short } from "./pen.ts";

type Point = { x: number; y: number; corner: boolean };

const at = (x: number, y: number, radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
};

const joined = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

/** A regular polygon; the first corner points up, then turned by `turn` degrees. */
export const polygon = (sides: number, x: number, y: number, radius: number, turn = 0): string =>
  joined(Array.from({ length: sides }, (_, side) => at(x, y, radius, turn + (360 / sides) * side)));

/** A star with `points` tips on `outer` and valleys on `inner`. */
export const star = (points: number, x: number, y: number, outer: number, inner: number, turn = 0): string =>
  joined(
    Array.from({ length: points * 2 }, (_, step) =>
      at(x, y, step % 2 === 0 ? outer : inner, turn + (180 / points) * step),
    ),
  );

/** The khatam star: two squares laid over one another. */
export const khatamStar = (x: number, y: number, radius: number, turn = 0): string =>
  star(8, x, y, radius, radius * 0.7654, turn);

/** A ring of half-round lobes, as on a shamseh. */
export const scallop = (lobes: number, x: number, y: number, radius: number, turn = 0): string => {
  const corners = Array.from({ length: lobes }, (_, lobe) => at(x, y, radius, turn + (360 / lobes) * lobe));
  const arc = short(radius * Math.sin(Math.PI / lobes) * 1.04);
  const [first] = corners;
  if (first === undefined) return "";
  const rest = [...corners.slice(1), first].map(
    ([px, py]) => `A${arc} ${arc} 0 0 1 ${short(px)} ${short(py)}`,
  );
  return `M${short(first[0])} ${short(first[1])}${rest.join("")}Z`;
};

/** A petal from its foot at (x, y) upwards: `length` long, `width` across, pointed. */
export const petal = (x: number, y: number, length: number, width: number): string => {
  const half = width / 2;
  return `M${short(x)} ${short(y)}C${short(x - half * 1.3)} ${short(y - length * 0.35)} ${short(x - half)} ${short(y - length * 0.75)} ${short(x)} ${short(y - length)}C${short(x + half)} ${short(y - length * 0.75)} ${short(x + half * 1.3)} ${short(y - length * 0.35)} ${short(x)} ${short(y)}Z`;
};

/** A backgammon point: a long triangle from its base at (x, y), `height` up (or down when negative). */
export const boardPoint = (x: number, y: number, width: number, height: number): string =>
  `M${short(x - width / 2)} ${short(y)}L${short(x)} ${short(y - height)}L${short(x + width / 2)} ${short(y)}Z`;

const readPoints = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith("!");
      const [x = 0, y = 0] = (corner ? word.slice(0, -1) : word).split(",").map(Number);
      return { x, y, corner };
    });

/** The handle of `point` towards `towards`: a sixth of the way its neighbours span, none at a corner. */
const handle = (point: Point, before: Point, after: Point, sign: 1 | -1): string => {
  if (point.corner) return `${short(point.x)} ${short(point.y)}`;
  const x = point.x + ((after.x - before.x) / 6) * sign;
  const y = point.y + ((after.y - before.y) / 6) * sign;
  return `${short(x)} ${short(y)}`;
};

/**
 * A closed outline through the points of `text` ("12,30 14,40! 20,44"), soft at each of them
 * except where `!` marks a corner. Animals and leaves are drawn this way.
 */
export const outline = (text: string): string => {
  const points = readPoints(text);
  const pick = (index: number): Point =>
    points[(index + points.length) % points.length] ?? { x: 0, y: 0, corner: true };
  const start = pick(0);
  const pieces = points.map((from, index) => {
    const to = pick(index + 1);
    const end = `${short(to.x)} ${short(to.y)}`;
    if (from.corner && to.corner) return `L${end}`;
    return `C${handle(from, pick(index - 1), to, 1)} ${handle(to, from, pick(index + 2), -1)} ${end}`;
  });
  return `M${short(start.x)} ${short(start.y)}${pieces.join("")}Z`;
};
