import { describe, expect, test } from "vitest";
import { playRound } from "../slots/slot-engine.ts";
import { THEMES } from "../slots/themes.ts";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../testing/chi-square.ts";
import { commitOf, drawFrom, isClientSeed, type Pf1Seeds, pf1Block, pf1Draw } from "./pf1.ts";
import vectors from "./pf1-vectors.json" with { type: "json" };

const SERVER_SEED = "5c".repeat(32);

function seeds(nonce: number): Pf1Seeds {
  return { serverSeed: SERVER_SEED, clientSeed: "chi-square", nonce };
}

describe.each(vectors)("the published vector of $game", ({ game, commit, blocks, draws, ...inputs }) => {
  test("gives the same commitment, blocks and draws", () => {
    expect(commitOf(inputs.serverSeed)).toBe(commit);
    expect(blocks.map((_, index) => pf1Block(game, inputs, index).toString("hex"))).toEqual(blocks);
    const draw = pf1Draw(game, inputs);
    expect(draws.map(({ below }) => draw(below))).toEqual(draws.map(({ drawn }) => drawn));
  });
});

test("int(n) passes over the words that would favour small numbers", () => {
  const words = [2 ** 32 - 1, 9, 2 ** 32 - 6, 2 ** 32 - 7];
  const draw = drawFrom(() => words.shift() ?? 0);
  expect([draw(10), draw(10)]).toEqual([9, 9]);
  expect(words).toEqual([]);
});

test("int(n) refuses what is not a range of whole numbers", () => {
  const draw = drawFrom(() => 0);
  for (const below of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => draw(below)).toThrow();
});

test.each([2, 3, 6, 10, 37, 52, 100, 257])("int(%i) is even at 99 percent", (below) => {
  const counts = Array.from({ length: below }, () => 0);
  const draw = pf1Draw("chi-square", seeds(below));
  for (let drawn = 0; drawn < 1000 * below; drawn += 1) {
    const number = draw(below);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
});

test.each(THEMES.slice(0, 3))("every stop of every reel of $code comes as often, at 99 percent", (theme) => {
  const counts = theme.strips.map(({ length }) => Array.from({ length }, () => 0));
  for (let nonce = 0; nonce < 12_000; nonce += 1) {
    const stops = playRound(theme, pf1Draw(theme.code, seeds(nonce))).spins[0]?.stops ?? [];
    stops.forEach((stop, reel) => {
      const reelCounts = counts[reel] ?? [];
      reelCounts[stop] = (reelCounts[stop] ?? 0) + 1;
    });
  }
  for (const reel of counts) expect(chiSquareScore(reel)).toBeLessThan(CHI_SQUARE_99_PERCENT);
});

test("neighbouring stops do not hang together: pairs of reels 1 and 2 are even at 99 percent", () => {
  const draw = pf1Draw("pairs", seeds(1));
  const counts = Array.from({ length: 36 }, () => 0);
  for (let pair = 0; pair < 36_000; pair += 1) {
    const cell = draw(6) * 6 + draw(6);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
});

test("a client seed cannot pass for another field of the message", () => {
  expect(isClientSeed("a-Z_09")).toBe(true);
  expect(isClientSeed("x".repeat(64))).toBe(true);
  for (const bad of ["", "a|1", "a b", "بذر", "a\n", "x".repeat(65)]) expect(isClientSeed(bad)).toBe(false);
  const inputs = { serverSeed: SERVER_SEED, clientSeed: "a|1", nonce: 0 };
  expect(() => pf1Draw("crown", inputs)).toThrow();
});

test("a server seed that is not 64 hexadecimal digits is not used", () => {
  for (const serverSeed of ["", "0".repeat(63), "G".repeat(64)]) {
    expect(() => pf1Draw("crown", { serverSeed, clientSeed: "a", nonce: 0 })).toThrow();
  }
});
