import { chanceOf } from "./chance.ts";

/** Those that nobody mistakes for another when they are bent: no 0 O Q D, 1 I, 2 Z, 5 S, 6 G, 7 beside T, 8 B, U beside V. */
const SYMBOLS = "ACEFHJKLMNPRTVWXY349";

const LETTERS = 5;
const DIGITS = 4;

/** The slide is 1000 long; the gap is never where the piece begins. */
const GAP_FROM = 200;
const GAP_TO = 980;

/** Half of the gap's width in the sense of the check: about three pixels on a small screen. */
export const SLIDE_TOLERANCE = 12;

/** What stands in the picture that is made of this seed. */
export function lettersOf(seed: Uint8Array): string {
  const chance = chanceOf(seed, "letters");
  return Array.from({ length: LETTERS }, () => SYMBOLS[chance.whole(SYMBOLS.length)] ?? "A").join("");
}

/** What the sound counts: digits from 1 to 9, since nothing can be counted of 0. */
export function beepsOf(seed: Uint8Array): string {
  const chance = chanceOf(seed, "beeps");
  return Array.from({ length: DIGITS }, () => 1 + chance.whole(9)).join("");
}

/** How far the piece belongs, 0 to 1000. */
export function gapOf(seed: Uint8Array): number {
  return GAP_FROM + chanceOf(seed, "gap").whole(GAP_TO - GAP_FROM + 1);
}
