import { describe, expect, test } from "vitest";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../testing/chi-square.ts";
import { nextInChain, sharedDraw } from "./chain.ts";
import { commitOf, type Draw, pf1Draw } from "./pf1.ts";

/**
 * The battery that a laboratory runs on a generator, each test at 99 percent on both sources of draws: the player's own
 * seeds and a chain's links. The seeds are fixed, so a failure is a change of the generator and not a bad day.
 */
const BOTH_SIDES_99_PERCENT = 2.576;
const WORD = 2 ** 16;

const SOURCES: readonly (readonly [string, (nth: number) => Draw])[] = [
  [
    "a player's own seeds",
    (nth) => pf1Draw("battery", { serverSeed: "c4".repeat(32), clientSeed: "laboratory", nonce: nth }),
  ],
  [
    "a chain's links",
    (nth) =>
      sharedDraw("battery", {
        link: nextInChain(`${nth}`.padStart(64, "7")),
        round: `round-${nth}`,
        entropy: "e3".repeat(32),
      }),
  ],
];

describe.each(SOURCES)("draws of %s", (_source, drawsOf) => {
  const many = (count: number, below: number, nth = 0) => {
    const draw = drawsOf(nth);
    return Array.from({ length: count }, () => draw(below));
  };

  test("have as many ones as noughts in every bit", () => {
    const counts = Array.from({ length: 16 }, () => 0);
    const drawn = many(40_000, WORD);
    for (const word of drawn)
      for (let bit = 0; bit < 16; bit += 1) counts[bit] = (counts[bit] ?? 0) + ((word >> bit) & 1);
    for (const ones of counts) {
      // Of sixteen bits one may well be outside of its own 99 percent: the bound is that of all together.
      expect(Math.abs(ones - drawn.length / 2) / Math.sqrt(drawn.length / 4)).toBeLessThan(3.42);
    }
  });

  test("rise and fall in runs as long as chance has them", () => {
    const drawn = many(20_001, WORD);
    const above = drawn.map((word) => word >= WORD / 2);
    const ups = above.filter(Boolean).length;
    const downs = above.length - ups;
    const runs = 1 + above.filter((side, nth) => nth > 0 && side !== above[nth - 1]).length;
    const mean = 1 + (2 * ups * downs) / (ups + downs);
    const deviation = Math.sqrt(((mean - 1) * (mean - 2)) / (ups + downs - 1));
    expect(Math.abs(runs - mean) / deviation).toBeLessThan(BOTH_SIDES_99_PERCENT);
  });

  test.each([1, 2, 3, 7])("say nothing about the draw %i places on", (lag) => {
    const drawn = many(20_000, WORD).map((word) => word / WORD - 0.5);
    const products = drawn.slice(lag).map((value, nth) => value * (drawn[nth] ?? 0));
    const sum = products.reduce((total, value) => total + value, 0);
    // The product of two even numbers around nought has the variance 1/144.
    expect(Math.abs(sum) / Math.sqrt(products.length / 144)).toBeLessThan(BOTH_SIDES_99_PERCENT);
  });

  test("fill a collection of ten as late as chance does", () => {
    const draw = drawsOf(3);
    const lengths = Array.from({ length: 4000 }, () => {
      const seen = new Set<number>();
      let length = 0;
      for (; seen.size < 10; length += 1) seen.add(draw(10));
      return length;
    });
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    // The collector's mean is 10 (1 + 1/2 + … + 1/10), the variance of one collection 125.69.
    expect(Math.abs(mean - 29.2897) / Math.sqrt(125.69 / lengths.length)).toBeLessThan(BOTH_SIDES_99_PERCENT);
  });

  test("meet each other as often as birthdays do", () => {
    const year = 2 ** 24;
    let meetings = 0;
    for (let nth = 0; nth < 60; nth += 1) {
      const days = many(2000, year, 100 + nth);
      meetings += days.length - new Set(days).size;
    }
    const expected = (60 * ((2000 * 1999) / 2)) / year;
    expect(Math.abs(meetings - expected) / Math.sqrt(expected)).toBeLessThan(BOTH_SIDES_99_PERCENT);
  });

  test("of neighbouring rounds have nothing to do with each other", () => {
    const cells = Array.from({ length: 64 }, () => 0);
    for (let nth = 0; nth < 16_000; nth += 1) {
      const cell = drawsOf(nth)(8) * 8 + drawsOf(nth + 1)(8);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    expect(chiSquareScore(cells)).toBeLessThan(CHI_SQUARE_99_PERCENT);
  });
});

describe("what is public before a round does not tell its outcome", () => {
  /** Of 400 outcomes below 100 about four agree by chance, and more than eleven once in a thousand times. */
  const AGREEING_MAX = 11;
  const secrets = Array.from({ length: 400 }, (_, nth) => nextInChain(nth.toString(16).padStart(64, "0")));

  test("neither the commitment of a player's pair", () => {
    const inputs = { clientSeed: "known", nonce: 0 };
    const agreeing = secrets.filter((serverSeed) => {
      const guessed = pf1Draw("crown", { ...inputs, serverSeed: commitOf(serverSeed) });
      return guessed(100) === pf1Draw("crown", { ...inputs, serverSeed })(100);
    });
    expect(agreeing.length).toBeLessThanOrEqual(AGREEING_MAX);
  });

  test("nor the link that was shown after the round before, with the entropy of this one", () => {
    const round = { round: "next", entropy: "ab".repeat(32) };
    const agreeing = secrets.filter((link) => {
      const guessed = sharedDraw("crash", { ...round, link: nextInChain(link) });
      return guessed(100) === sharedDraw("crash", { ...round, link })(100);
    });
    expect(agreeing.length).toBeLessThanOrEqual(AGREEING_MAX);
  });

  test("nor the secret link itself, without the entropy that betting fixes", () => {
    const agreeing = secrets.filter((link) => {
      const guessed = sharedDraw("crash", { link, round: "next", entropy: "00".repeat(32) });
      return guessed(100) === sharedDraw("crash", { link, round: "next", entropy: nextInChain(link) })(100);
    });
    expect(agreeing.length).toBeLessThanOrEqual(AGREEING_MAX);
  });
});
