import { describe, expect, test } from "vitest";
import { beepsOf } from "./answers.ts";
import { countedTones } from "./counted-tones.ts";

const HEADER_BYTES = 44;
const SEEDS = Array.from({ length: 200 }, (_, number) =>
  Uint8Array.from({ length: 16 }, (_, at) => (number * 7 + at * number + at) % 256),
);
const SOUNDS = SEEDS.map((seed) => ({
  digits: beepsOf(seed),
  bytes: countedTones(seed).subarray(HEADER_BYTES),
}));

/** How loud each window is, by the mean or by the highest of its swings. */
function loudnessOf(bytes: Uint8Array, window: number, by: "mean" | "peak"): number[] {
  return Array.from({ length: Math.floor(bytes.length / window) }, (_, nth) => {
    let [sum, peak] = [0, 0];
    for (let at = nth * window; at < (nth + 1) * window; at += 1) {
      const swing = Math.abs((bytes[at] ?? 128) - 128);
      sum += swing;
      peak = Math.max(peak, swing);
    }
    return by === "peak" ? peak : sum / window;
  });
}

/** For how many windows it is loud each time that it is. */
function runsOf(loudness: readonly number[], threshold: number): number[] {
  const runs = [0];
  for (const level of loudness) {
    if (level > threshold) runs.push((runs.pop() ?? 0) + 1);
    else if (runs.at(-1) !== 0) runs.push(0);
  }
  return runs.filter((length) => length > 0);
}

/** Counts sounds by their loudness alone: one that lasts opens a digit, the short ones after it are counted. */
function digitsByRuns(runs: readonly number[], opening: number): string {
  const digits: number[] = [];
  for (const length of runs) {
    if (length > opening) digits.push(0);
    else digits.push((digits.pop() ?? 0) + 1);
  }
  return digits.join("");
}

describe("T4 a sound is counted by its pitch and by nothing else", () => {
  test.each([
    { window: 80, by: "peak" },
    { window: 80, by: "mean" },
    { window: 240, by: "mean" },
  ] as const)(
    "T4 a counter of loud runs ($by of $window samples) reads next to none of 200 sounds",
    (counter) => {
      const { window, by } = counter;
      const heard = SOUNDS.map(({ digits, bytes }) => ({ digits, loudness: loudnessOf(bytes, window, by) }));
      // Whatever thresholds a script is given, they help with no more than a few of all sounds.
      for (let threshold = 8; threshold <= 100; threshold += 4) {
        const runs = heard.map(({ digits, loudness }) => ({ digits, runs: runsOf(loudness, threshold) }));
        for (const opening of [1400 / window, 2600 / window]) {
          const solved = runs.filter(({ digits, runs }) => digitsByRuns(runs, opening) === digits);
          expect(solved.length, `threshold ${threshold}, ${opening} windows`).toBeLessThanOrEqual(4);
        }
      }
    },
  );

  test("T4 no two sounds of the same digits are as long, and no stretch of hiss comes again", () => {
    const lengths = new Set(SOUNDS.map(({ bytes }) => bytes.length));
    expect(lengths.size).toBeGreaterThan(190);
    const [{ bytes } = { bytes: new Uint8Array() }] = SOUNDS;
    const text = Buffer.from(bytes).toString("latin1");
    for (let at = 0; at + 16 < 8000; at += 16) {
      expect(text.indexOf(text.slice(at, at + 16), at + 1), `sample ${at}`).toBe(-1);
    }
  });
});
