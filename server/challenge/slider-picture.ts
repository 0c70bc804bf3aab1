import { gapOf } from "./answers.ts";
import {
  type Canvas,
  cutOut,
  disc,
  newCanvas,
  type Paint,
  paint,
  pngOf,
  ring,
  sheet,
  star,
  tile,
} from "./canvas.ts";
import { type Chance, chanceOf } from "./chance.ts";

export const SLIDER_WIDTH = 320;
export const SLIDER_HEIGHT = 160;
/** Of the piece, whose left edge moves from 0 to the width of the picture less its own. */
export const PIECE_WIDTH = 56;

export type SliderPicture = {
  /** The picture with its gap (PNG). */
  readonly png: Uint8Array;
  /** What belongs into the gap (PNG): as high as the picture, as wide as the piece, empty around it. */
  readonly piece: Uint8Array;
};

type Ground = readonly [under: Paint, over: Paint];
const FIRST_GROUND: Ground = [
  [31, 58, 110],
  [47, 127, 134],
];
const GROUNDS: readonly Ground[] = [
  FIRST_GROUND,
  [
    [107, 26, 43],
    [201, 138, 44],
  ],
  [
    [20, 80, 58],
    [143, 174, 90],
  ],
  [
    [58, 42, 28],
    [179, 119, 58],
  ],
];
const FIRST_TILE: Paint = [224, 165, 38];
const TILES: readonly Paint[] = [FIRST_TILE, [253, 248, 236], [179, 39, 62], [47, 127, 134], [23, 44, 86]];
const TILE_COUNT = 34;
const WHITE: Paint = [255, 255, 255];
const NIGHT: Paint = [11, 16, 32];

/** Of the star; its points reach further. */
const STAR_SIZE = 36;
const EDGE = 3;

/** The picture of a seed and the piece that is missing in it. */
export async function sliderPicture(seed: Uint8Array): Promise<SliderPicture> {
  const chance = chanceOf(seed, "slider-picture");
  const left = Math.round((gapOf(seed) / 1000) * (SLIDER_WIDTH - PIECE_WIDTH));
  const [x, y] = [left + PIECE_WIDTH / 2, chance.between(34, SLIDER_HEIGHT - 34)];
  const gap = star(x, y, STAR_SIZE);
  const edge = ring(star(x, y, STAR_SIZE + EDGE), gap);

  const picture = newCanvas(SLIDER_WIDTH, SLIDER_HEIGHT);
  paintGround(picture, chance);
  const piece = cutOut(picture, gap, { left, width: PIECE_WIDTH });
  const pieceX = PIECE_WIDTH / 2;
  paint(piece, ring(star(pieceX, y, STAR_SIZE + EDGE), star(pieceX, y, STAR_SIZE)), WHITE);
  paint(picture, gap, NIGHT, 0.72);
  paint(picture, edge, WHITE, 0.85);
  return { png: await pngOf(picture, 64), piece: await pngOf(piece, 64) };
}

/** Tiles thrown over a ground: nothing in it looks like the gap, and no two are the same. */
function paintGround(picture: Canvas, chance: Chance): void {
  const [under, over] = GROUNDS[chance.whole(GROUNDS.length)] ?? FIRST_GROUND;
  paint(picture, sheet(picture), under);
  const hill = { wide: 190, high: 90 };
  paint(picture, disc(chance.between(0, SLIDER_WIDTH), chance.between(0, SLIDER_HEIGHT), hill), over);
  for (let count = 0; count < TILE_COUNT; count += 1) {
    const place = { x: chance.between(0, SLIDER_WIDTH), y: chance.between(0, SLIDER_HEIGHT) };
    const size = { width: chance.between(10, 46), height: chance.between(6, 30) };
    const colour = TILES[chance.whole(TILES.length)] ?? FIRST_TILE;
    paint(picture, tile({ ...place, ...size }, chance.between(0, Math.PI)), colour, 0.5);
  }
}
