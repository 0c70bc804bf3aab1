import { lettersOf } from "./answers.ts";
import { type Canvas, line, newCanvas, type Paint, paint, pngOf, sheet } from "./canvas.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { GLYPHS, type Point, type Stroke } from "./glyphs.ts";

export const LETTERS_WIDTH = 240;
export const LETTERS_HEIGHT = 80;

/** A paper of its own, so that the letters are as dark on it in a dark page as in a light one. */
const PAPER: Paint = [247, 241, 227];
const FIRST_INK: Paint = [31, 58, 110];
const INKS: readonly Paint[] = [FIRST_INK, [107, 26, 43], [20, 80, 58], [58, 42, 28]];
const COLOURS = 24;

const SLOT_WIDTH = 43;
const FIRST_SLOT_AT = 34;
/** Pieces into which a stroke is cut before it is bent. */
const PIECES = 4;
const THREADS = 4;
const THREAD_STEPS = 30;
const SPECKS = 46;

type Bend = (point: Point) => Point;

/** The letters of a seed as a picture (PNG): each turned and moved a little, all bent together, with threads across. */
export async function lettersPicture(seed: Uint8Array): Promise<Uint8Array> {
  const chance = chanceOf(seed, "letters-picture");
  const canvas = newCanvas(LETTERS_WIDTH, LETTERS_HEIGHT);
  paint(canvas, sheet(canvas), PAPER);
  const bend = bendOf(chance);
  for (let count = 0; count < SPECKS; count += 1) drawSpeck(canvas, chance);
  for (const [place, letter] of [...lettersOf(seed)].entries()) {
    drawLetter(canvas, letter, { place, chance, bend });
  }
  for (let count = 0; count < THREADS; count += 1) {
    line(canvas, thread(chance, bend), chance.between(1.4, 2.2), inkOf(chance));
  }
  line(canvas, thread(chance, bend), 1.6, PAPER);
  return pngOf(canvas, COLOURS);
}

/** Waves through the whole picture, along and across. */
function bendOf(chance: Chance): Bend {
  const [along, across] = [chance.between(2.5, 5), chance.between(1.5, 3.5)];
  const [slow, quick] = [chance.between(0.03, 0.05), chance.between(0.06, 0.1)];
  const [from, to] = [chance.between(0, 6.3), chance.between(0, 6.3)];
  return ([x, y]) => [x + across * Math.sin(y * quick + from), y + along * Math.sin(x * slow + to)];
}

type Placing = { readonly place: number; readonly chance: Chance; readonly bend: Bend };

function drawLetter(canvas: Canvas, letter: string, { place, chance, bend }: Placing): void {
  const turn = chance.between(-0.3, 0.3);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const size = chance.between(0.92, 1.12);
  const [wide, high] = [2.8 * size, 3.2 * size];
  const left = FIRST_SLOT_AT + place * SLOT_WIDTH + chance.between(-4, 4);
  const top = LETTERS_HEIGHT / 2 + chance.between(-4, 4);
  const put: Bend = ([x, y]) => {
    const [right, down] = [(x - 5) * wide, (y - 7) * high];
    return bend([left + right * cos - down * sin, top + right * sin + down * cos]);
  };
  const [width, ink] = [chance.between(4.2, 5.4), inkOf(chance)];
  for (const stroke of GLYPHS[letter] ?? []) line(canvas, inPieces(stroke).map(put), width, ink);
}

function inPieces(stroke: Stroke): Point[] {
  const [first, ...rest] = stroke;
  if (!first) return [];
  const between = rest.flatMap((to, index): Point[] => {
    const from = stroke[index] ?? to;
    return Array.from({ length: PIECES }, (_, piece) => {
      const part = (piece + 1) / PIECES;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });
  return [first, ...between];
}

/** From one side to the other, in a wave of its own. */
function thread(chance: Chance, bend: Bend): Point[] {
  const [start, end] = [chance.between(8, 72), chance.between(8, 72)];
  const [height, speed, from] = [chance.between(3, 10), chance.between(0.03, 0.07), chance.between(0, 6.3)];
  return Array.from({ length: THREAD_STEPS + 1 }, (_, step) => {
    const x = (step * LETTERS_WIDTH) / THREAD_STEPS;
    return bend([x, start + ((end - start) * step) / THREAD_STEPS + height * Math.sin(x * speed + from)]);
  });
}

function drawSpeck(canvas: Canvas, chance: Chance): void {
  const [x, y] = [chance.between(0, LETTERS_WIDTH), chance.between(0, LETTERS_HEIGHT)];
  const to: Point = [x + chance.between(-5, 5), y + chance.between(-5, 5)];
  line(canvas, [[x, y], to], 0.8, inkOf(chance));
}

function inkOf(chance: Chance): Paint {
  return INKS[chance.whole(INKS.length)] ?? FIRST_INK;
}
