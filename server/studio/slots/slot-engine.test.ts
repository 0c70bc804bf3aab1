import { describe, expect, test } from "vitest";
import { proofCount, tell } from "#tests/setup/proof.ts";
import { drawFrom } from "../fairness/pf1.ts";
import { figuresOf } from "../figures.ts";
import { SMALL_THEME } from "../testing/small-theme.ts";
import { LINE_COUNT, LINES } from "./lines.ts";
import { gridAt, lineWin, playRound } from "./slot-engine.ts";
import { ROWS, type SymbolId } from "./theme.ts";
import { THEMES } from "./themes.ts";

const on = (text: string) => text.split(" ") as SymbolId[];

test("there are twenty different lines and each stays on the grid", () => {
  expect(LINE_COUNT).toBe(20);
  expect(new Set(LINES.map((line) => line.join())).size).toBe(20);
  expect(LINES.flat().every((row) => row >= 0 && row < ROWS)).toBe(true);
});

describe("a line", () => {
  test.each([
    ["h1 h1 h1 l1 h1", { symbol: "h1", count: 3, win: 2 }],
    ["h1 wild h1 wild l2", { symbol: "h1", count: 4, win: 10 }],
    ["wild wild l1 l1 l1", { symbol: "l1", count: 5, win: 20 }],
    ["wild wild wild l1 l2", { symbol: "l1", count: 4, win: 5 }],
    ["wild wild wild wild l1", { symbol: "l1", count: 5, win: 20 }],
    ["wild wild wild wild wild", { symbol: "wild", count: 5, win: 100 }],
    ["wild wild wild scatter h1", { symbol: "wild", count: 3, win: 4 }],
  ])("%s pays its best run", (symbols, paid) => {
    expect(lineWin(SMALL_THEME, on(symbols))).toEqual(paid);
  });

  test("pays the wilds alone where they are worth more than what they stand for", () => {
    const dearWilds = { ...SMALL_THEME, linePays: { ...SMALL_THEME.linePays, wild: [9, 50, 100] as const } };
    expect(lineWin(dearWilds, on("wild wild wild l1 l2"))).toEqual({ symbol: "wild", count: 3, win: 9 });
  });

  test.each(["h1 h1 l1 h1 h1", "l1 h1 h1 h1 h1", "wild wild scatter h1 h1", "scatter scatter scatter h1 h1"])(
    "%s pays nothing",
    (symbols) => expect(lineWin(SMALL_THEME, on(symbols))).toBeNull(),
  );
});

test("a strip goes round: the window of the last stop ends with the first symbols", () => {
  expect(gridAt(SMALL_THEME, [5, 0, 0, 0, 0]).map((row) => row[0])).toEqual(["l1", "scatter", "h1"]);
});

/** Draws that give these stops and then only stops without three scatters. */
function stopsFirst(...stops: number[]) {
  const calm = [1, 3, 1, 3, 1];
  let drawn = 0;
  return () => {
    const next = stops[drawn] ?? calm[drawn % calm.length] ?? 0;
    drawn += 1;
    return next;
  };
}

test("scatters pay on the total stake and win free spins that are multiplied", () => {
  const { spins, win } = playRound(SMALL_THEME, stopsFirst(0, 2, 4, 3, 1));
  expect(spins[0]).toMatchObject({
    scatters: 3,
    scatterWin: 20,
    awardedSpins: 1,
    free: false,
    multiplier: 1,
  });
  expect(spins[1]).toMatchObject({ free: true, multiplier: 3, awardedSpins: 0 });
  expect(spins).toHaveLength(2);
  expect(win).toBe(spins.reduce((sum, spin) => sum + spin.win, 0));
});

test("free spins win free spins until the limit of the round and not one more", () => {
  const everScatters = () => 0;
  const theme = { ...SMALL_THEME, strips: SMALL_THEME.strips.map(() => on("scatter l1 l2 h1")) as never };
  const { spins } = playRound(theme, everScatters);
  expect(spins).toHaveLength(1 + theme.freeSpins.limit);
  expect(spins.map(({ awardedSpins }) => awardedSpins)).toEqual([2, 0, 0]);
});

describe.each(THEMES)("$code", (theme) => {
  test("keeps the rules of a sound theme", () => {
    for (const strip of theme.strips) {
      const places = strip.flatMap((symbol, place) => (symbol === "scatter" ? [place] : []));
      expect(places.length).toBeGreaterThan(0);
      const gaps = places.map(
        (place, index) => (places[index + 1] ?? (places[0] ?? 0) + strip.length) - place,
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(ROWS);
    }
    expect(theme.linePays.wild !== undefined).toBe(theme.strips[0].includes("wild"));
    for (const [three, four, five] of Object.values(theme.linePays)) {
      expect(0 < three && three < four && four < five).toBe(true);
    }
    const minimums: readonly bigint[] = [1n, 5n, 10n, 50n, 75n];
    expect(minimums).toContain(theme.lineBetsMinor[0]);
    expect([...theme.lineBetsMinor].sort((left, right) => (left < right ? -1 : 1))).toEqual(
      theme.lineBetsMinor,
    );
  });

  test("pays over many rounds what its exact return says, within three deviations", () => {
    const rounds = proofCount("ROUNDS", 20_000);
    const draw = drawFrom(wordsOfSeed(theme.code));
    let wins = 0;
    for (let round = 0; round < rounds; round += 1) wins += playRound(theme, draw).win;
    const { rtpNumerator, rtpDenominator, deviationHundredths } = figuresOf(theme);
    const rtp = Number((BigInt(rtpNumerator) * 10n ** 12n) / BigInt(rtpDenominator)) / 1e12;
    const deviations = (wins / rounds / LINE_COUNT - rtp) / (deviationHundredths / 100 / Math.sqrt(rounds));
    if (rounds > 20_000) tell({ returns: theme.code, rounds, rtp, deviations });
    expect(Math.abs(deviations)).toBeLessThan(3);
  }, 3_600_000);
});

/** A quick source of words for simulations, the same at each run: xorshift128 from the letters of a name. */
function wordsOfSeed(name: string): () => number {
  const state = Uint32Array.from([0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]);
  const next = () => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const mixed = a ^ (a << 11);
    state.set([b, c, d, d ^ (d >>> 19) ^ mixed ^ (mixed >>> 8)]);
    return state[3] ?? 0;
  };
  for (const letter of name) {
    state[0] = (state[0] ?? 0) ^ (letter.codePointAt(0) ?? 0);
    for (let turn = 0; turn < 16; turn += 1) next();
  }
  return next;
}
