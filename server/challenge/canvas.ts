import sharp from "sharp";
import type { Point } from "./glyphs.ts";

/** A picture in the making: red, green, blue and opacity of each point, row by row. */
export type Canvas = { readonly width: number; readonly height: number; readonly points: Uint8ClampedArray };

/** What is painted: how much of a point it covers, 0 to 1, and the box outside of which it covers nothing. */
export type Shape = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  cover(x: number, y: number): number;
};

/** Red, green, blue. */
export type Paint = readonly [red: number, green: number, blue: number];

/** Empty, until something is painted over all of it. */
export function newCanvas(width: number, height: number): Canvas {
  return { width, height, points: new Uint8ClampedArray(width * height * 4) };
}

export function paint(canvas: Canvas, shape: Shape, [red, green, blue]: Paint, opacity = 1): void {
  const { width, height, points } = canvas;
  const right = Math.min(width, Math.ceil(shape.right));
  const bottom = Math.min(height, Math.ceil(shape.bottom));
  for (let y = Math.max(0, Math.floor(shape.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(shape.left)); x < right; x += 1) {
      const share = opacity * shape.cover(x + 0.5, y + 0.5);
      if (share <= 0) continue;
      const at = (y * width + x) * 4;
      points[at] = (points[at] ?? 0) * (1 - share) + red * share;
      points[at + 1] = (points[at + 1] ?? 0) * (1 - share) + green * share;
      points[at + 2] = (points[at + 2] ?? 0) * (1 - share) + blue * share;
      points[at + 3] = (points[at + 3] ?? 0) * (1 - share) + 255 * share;
    }
  }
}

/** The part of a picture below a shape, as a picture of its own from `left` on. */
export function cutOut(from: Canvas, shape: Shape, { left, width }: { left: number; width: number }): Canvas {
  const piece = newCanvas(width, from.height);
  for (let y = 0; y < from.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * from.width + x + left) * 4;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        piece.points[to + channel] = from.points[at + channel] ?? 0;
      piece.points[to + 3] = 255 * shape.cover(x + left + 0.5, y + 0.5);
    }
  }
  return piece;
}

/** A line of straight pieces with round ends. */
export function line(canvas: Canvas, through: readonly Point[], width: number, colour: Paint): void {
  through.forEach((to, index) => {
    const from = through[index - 1];
    if (from) paint(canvas, rod(from, to, width / 2), colour);
  });
}

function rod([x1, y1]: Point, [x2, y2]: Point, radius: number): Shape {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy || 1;
  const reach = radius + 1;
  return {
    left: Math.min(x1, x2) - reach,
    right: Math.max(x1, x2) + reach,
    top: Math.min(y1, y2) - reach,
    bottom: Math.max(y1, y2) + reach,
    cover(x, y) {
      const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
      const away = Math.hypot(x - x1 - part * dx, y - y1 - part * dy);
      return share(radius - away);
    },
  };
}

/** The whole of a picture. */
export function sheet({ width, height }: Canvas): Shape {
  return { left: 0, top: 0, right: width, bottom: height, cover: () => 1 };
}

export type Tile = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A rectangle around its middle, turned by an angle. */
export function tile({ x: middleX, y: middleY, width, height }: Tile, turn: number): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.hypot(width, height) / 2 + 1;
  return {
    ...around(middleX, middleY, reach),
    cover(x, y) {
      const along = Math.abs((x - middleX) * cos + (y - middleY) * sin);
      const across = Math.abs((y - middleY) * cos - (x - middleX) * sin);
      return share(width / 2 - along) * share(height / 2 - across);
    },
  };
}

/** The eight-pointed star of a khatam: two squares, one of them turned. */
export function star(x: number, y: number, size: number): Shape {
  const square = { x, y, width: size, height: size };
  const [straight, turned] = [tile(square, 0), tile(square, Math.PI / 4)];
  return {
    ...turned,
    cover: (atX, atY) => Math.max(straight.cover(atX, atY), turned.cover(atX, atY)),
  };
}

/** What the larger shape covers and the smaller one does not. */
export function ring(outer: Shape, inner: Shape): Shape {
  return { ...outer, cover: (x, y) => outer.cover(x, y) * (1 - inner.cover(x, y)) };
}

export function disc(x: number, y: number, { wide, high }: { wide: number; high: number }): Shape {
  return {
    left: x - wide,
    right: x + wide,
    top: y - high,
    bottom: y + high,
    cover: (atX, atY) => share((1 - Math.hypot((atX - x) / wide, (atY - y) / high)) * Math.min(wide, high)),
  };
}

function around(x: number, y: number, reach: number): Omit<Shape, "cover"> {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** How much of a point lies inside, when its middle is so far from the edge. */
function share(inside: number): number {
  return Math.min(1, Math.max(0, inside + 0.5));
}

/**
 * As PNG. Painted by us and not by way of SVG: the decoder of that is shut for the whole process, so that nobody can
 * send one in (server/pictures/remake-picture.ts).
 */
export async function pngOf({ width, height, points }: Canvas, colours: number): Promise<Uint8Array> {
  const raw = { width, height, channels: 4 } as const;
  return sharp(points, { raw }).png({ palette: true, colours, dither: 0, effort: 2 }).toBuffer();
}
