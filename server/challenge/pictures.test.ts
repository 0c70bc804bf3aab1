import sharp from "sharp";
import { expect, test } from "vitest";
// Shuts every decoder but those of proofs, as in the running house: pictures are made nevertheless.
import "../cashier/index.ts";
import { heardDigits } from "#tests/setup/heard-digits.ts";
import { beepsOf, gapOf, lettersOf } from "./answers.ts";
import { countedTones } from "./counted-tones.ts";
import { GLYPHS } from "./glyphs.ts";
import { LETTERS_HEIGHT, LETTERS_WIDTH, lettersPicture } from "./letters-picture.ts";
import { PIECE_WIDTH, SLIDER_HEIGHT, SLIDER_WIDTH, sliderPicture } from "./slider-picture.ts";

const seedAt = (number: number) => new Uint8Array(16).fill(number);
const SEEDS = Array.from({ length: 60 }, (_, number) => seedAt(number));

test("every symbol that is asked for can be drawn, and all of them are asked for", () => {
  const asked = new Set(SEEDS.flatMap((seed) => [...lettersOf(seed)]));
  expect([...asked].sort()).toEqual(Object.keys(GLYPHS).sort());
});

test("T4 five letters, four digits from 1 to 9 and eight hundred places: so much is to be guessed", () => {
  for (const seed of SEEDS) {
    expect(lettersOf(seed)).toHaveLength(5);
    expect(beepsOf(seed)).toMatch(/^[1-9]{4}$/);
    expect(gapOf(seed)).toBeGreaterThanOrEqual(200);
    expect(gapOf(seed)).toBeLessThanOrEqual(980);
  }
});

test("a picture is a PNG with dark ink on light paper, the same for the same seed and no other", async () => {
  const [picture, again, other] = await Promise.all([1, 1, 2].map((seed) => lettersPicture(seedAt(seed))));
  expect(again).toEqual(picture);
  expect(other).not.toEqual(picture);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: LETTERS_WIDTH, height: LETTERS_HEIGHT });
  expect(picture?.length).toBeLessThan(12_000);

  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const levels = Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels] ?? 0);
  const share = (isSo: (level: number) => boolean) => levels.filter(isSo).length / levels.length;
  expect(share((level) => level > 225)).toBeGreaterThan(0.6);
  expect(share((level) => level < 110)).toBeGreaterThan(0.06);
});

test("a picture says nothing of its letters but what it shows", async () => {
  const text = Buffer.from(await lettersPicture(seedAt(3))).toString("latin1");
  expect(text).not.toContain(lettersOf(seedAt(3)));
  expect(text).not.toMatch(/tEXt|iTXt|zTXt|eXIf/);
});

test("the piece of a slider is what the picture shows there, but for the gap", async () => {
  const seed = seedAt(5);
  const { png, piece } = await sliderPicture(seed);
  expect(await sharp(png).metadata()).toMatchObject({ width: SLIDER_WIDTH, height: SLIDER_HEIGHT });
  expect(await sharp(piece).metadata()).toMatchObject({ width: PIECE_WIDTH, height: SLIDER_HEIGHT });
  const left = Math.round((gapOf(seed) / 1000) * (SLIDER_WIDTH - PIECE_WIDTH));
  const dark = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const shape = await sharp(piece).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let inside = 0;
  let sum = 0;
  for (let at = 0; at < PIECE_WIDTH * SLIDER_HEIGHT; at += 1) {
    if ((shape.data[at * 4 + 3] ?? 0) < 200) continue;
    const [x, y] = [at % PIECE_WIDTH, Math.floor(at / PIECE_WIDTH)];
    inside += 1;
    sum += dark.data[(y * SLIDER_WIDTH + x + left) * dark.info.channels] ?? 0;
  }
  expect(inside).toBeGreaterThan(1200);
  expect(sum / inside, "the gap is dark").toBeLessThan(90);
});

test("a sound counts its digits in tones, and a seed always gives the same one", () => {
  const seed = seedAt(7);
  const sound = Buffer.from(countedTones(seed));
  expect(sound.subarray(0, 4).toString("latin1")).toBe("RIFF");
  expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
  expect(sound.readUInt32LE(40)).toBe(sound.length - 44);
  expect(sound.equals(countedTones(seed))).toBe(true);
  expect(sound.equals(countedTones(seedAt(8)))).toBe(false);
  for (const other of SEEDS.slice(0, 8)) {
    expect(heardDigits(Buffer.from(countedTones(other)))).toBe(beepsOf(other));
  }
});
