/** A point of a glyph: from the left 0 to 10, from the top 0 to 14. */
export type Point = readonly [x: number, y: number];

/** What one movement of a pen draws. */
export type Stroke = readonly Point[];

const BOW_OF_P = "1,14 1,0 6,0 8.6,1.2 9.3,3.7 8.6,6.3 6,7.5 1,7.5";

/** Each symbol as strokes of a pen, so that a picture needs no font of the machine. Curves are short straight pieces. */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: strokes("0,14 5,0 10,14", "2,9 8,9"),
  C: strokes("9.6,3 7.6,0.8 5,0 2.2,1.2 0.6,4.2 0.4,7 0.6,9.8 2.2,12.8 5,14 7.6,13.2 9.6,11"),
  E: strokes("9,0 1,0 1,14 9,14", "1,7 7.5,7"),
  F: strokes("9,0 1,0 1,14", "1,7 7.5,7"),
  H: strokes("0.5,0 0.5,14", "9.5,0 9.5,14", "0.5,7 9.5,7"),
  J: strokes("3.5,0 9,0", "7.2,0 7.2,10.2 6.2,12.8 4.2,14 2.2,13.3 1,11"),
  K: strokes("1,0 1,14", "9.5,0 1,8.2", "4,5.4 9.5,14"),
  L: strokes("1,0 1,14 9,14"),
  M: strokes("0,14 0.4,0 5,8.5 9.6,0 10,14"),
  N: strokes("0.5,14 0.5,0 9.5,14 9.5,0"),
  P: strokes(BOW_OF_P),
  R: strokes(BOW_OF_P, "5,7.5 9.6,14"),
  T: strokes("0,0 10,0", "5,0 5,14"),
  V: strokes("0,0 5,14 10,0"),
  W: strokes("0,0 2.6,14 5,5 7.4,14 10,0"),
  X: strokes("0.5,0 9.5,14", "9.5,0 0.5,14"),
  Y: strokes("0,0 5,7 10,0", "5,7 5,14"),
  3: strokes(
    "1,2 3,0.3 5.5,0 8,1 8.8,3.4 7.8,5.7 5,6.8 4,6.8",
    "5,6.8 8.2,7.8 9.3,10.3 8.3,13 5.5,14 3,13.7 0.8,12",
  ),
  4: strokes("7,14 7,0 0.5,9.8 9.8,9.8"),
  9: strokes("9,4.6 7.8,7.6 5,8.6 2.2,7.6 1,4.4 2.2,1.2 5,0 7.8,1.2 9,4.4 8.8,9 7.2,12.4 4,14"),
};

function strokes(...drawn: readonly string[]): readonly Stroke[] {
  return drawn.map((points) =>
    points.split(" ").map((point): Point => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [x, y];
    }),
  );
}
