import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { countFigures, type Figures, figuresOf, fingerprintOf } from "./figures.ts";
import { rational } from "./rational.ts";
import { LINE_COUNT } from "./slots/lines.ts";
import { returnToPlayer, stopCombinations } from "./slots/return-to-player.ts";
import { roundFigures } from "./slots/round-figures.ts";
import { spinDistribution } from "./slots/spin-distribution.ts";
import { THEMES } from "./slots/themes.ts";
import { bruteRound } from "./testing/brute-force.ts";
import { SMALL_THEME } from "./testing/small-theme.ts";

const FILE = new URL("./figures.json", import.meta.url);
const published: Record<string, Figures> = JSON.parse(readFileSync(FILE, "utf8"));

test("the mathematics of a published version does not change: a change is a new mathVersion", () => {
  for (const theme of THEMES) {
    const before = published[theme.code];
    if (before?.mathVersion === theme.mathVersion) expect(fingerprintOf(theme)).toBe(before.fingerprint);
  }
});

test("figures.json is what counting every stop of every game gives", async () => {
  const counted = Object.fromEntries(THEMES.map((theme) => [theme.code, countFigures(theme)]));
  await expect(`${JSON.stringify(counted, null, 2)}\n`).toMatchFileSnapshot(FILE.pathname);
}, 120_000);

describe("on short strips, against playing each of all combinations with the engine itself", () => {
  const brute = bruteRound(SMALL_THEME);
  const spins = spinDistribution(SMALL_THEME);
  const round = roundFigures(SMALL_THEME, spins);

  test("every combination is counted once and in the right class", () => {
    expect(spins.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n)).toBe(
      stopCombinations(SMALL_THEME),
    );
    expect(spins).toEqual(brute.spins);
  });

  test("the return to player is the same fraction", () => {
    expect(returnToPlayer(SMALL_THEME)).toEqual(rational(brute.wins, brute.ways * BigInt(LINE_COUNT)));
  });

  test("counting every stop and every way of a round gives it too", () => {
    expect(round.rtp).toEqual(returnToPlayer(SMALL_THEME));
  });

  test("the variance is the same fraction", () => {
    const mean = rational(brute.wins, brute.ways);
    const variance = rational(
      brute.squares * mean.denominator ** 2n - mean.numerator ** 2n * brute.ways,
      brute.ways * mean.denominator ** 2n * BigInt(LINE_COUNT) ** 2n,
    );
    expect(round.variance).toEqual(variance);
  });

  test("no round pays more than the top that is stated, and one pays it, as often as is stated", () => {
    expect(round.topRoundWin).toBe(brute.topRoundWin);
    expect(round.topRoundChance).toEqual(rational(brute.topRoundWays, brute.ways));
  });
});

test("each game pays back between 94 and 97 percent, and all three volatilities are there", () => {
  const all = THEMES.map(figuresOf);
  for (const { rtpBasisPoints } of all) {
    expect(rtpBasisPoints).toBeGreaterThanOrEqual(9400);
    expect(rtpBasisPoints).toBeLessThan(9700);
  }
  expect(new Set(all.map(({ volatility }) => volatility))).toEqual(new Set(["low", "medium", "high"]));
});

test("no two games share strips, pays or return", () => {
  const shared = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
  expect(shared(THEMES.map(({ strips }) => strips))).toBe(THEMES.length);
  expect(shared(THEMES.map(({ linePays }) => linePays))).toBe(THEMES.length);
  expect(shared(THEMES.map(({ freeSpins }) => freeSpins))).toBe(THEMES.length);
  expect(shared(THEMES.map((theme) => figuresOf(theme).rtpNumerator))).toBe(THEMES.length);
});
