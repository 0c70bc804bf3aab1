import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { FLIGHT_TOP, multiplierAt } from "../../core/flight.ts";
import { type Rational, wholeUnits } from "../rational.ts";
import { BACCARAT_SPOTS, baccaratWinner, bankerDraws, handPoints } from "./baccarat.ts";
import { baccaratWays } from "./baccarat-odds.ts";
import { CARDS, shoe } from "./cards.ts";
import { crashPays, flightMs, pointOf, reaching } from "./crash.ts";
import { DERBY_SPOTS, derbyChance, strengthOf } from "./derby.ts";
import { cashOutReturn, oddsOf, returnOf } from "./odds.ts";
import { drawOutcome, payoutOf, paysOf, type RoundKind, type RoundOutcome, SPOTS } from "./outcome.ts";
import { ROUND_GAMES } from "./round-games.ts";
import { SIC_BO_SPOTS } from "./sic-bo.ts";

const DRAWN = 20_000;
/** The 99 percent point of a normal distribution, on one side. */
const Z_99 = 2.326;

const share = ({ numerator, denominator }: Rational) => Number((numerator * 10n ** 9n) / denominator) / 1e9;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Pearson's statistic of counts against their shares, as standard deviations above its mean (Wilson and Hilferty). */
function score(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const statistic = counts.reduce((sum, count, nth) => {
    const expected = total * (shares[nth] ?? 0);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** The first outcomes of a chain of links that nobody chose; always the same, so a test does not fail by chance. */
function* outcomes(kind: RoundKind): Generator<{ outcome: RoundOutcome; number: number }> {
  const game = ROUND_GAMES.find((known) => known.kind === kind)?.code ?? "";
  for (let number = 1; number <= DRAWN; number += 1) {
    const seeds = { link: hashOf(`link ${number}`), round: `round-${number}`, entropy: hashOf(`e${number}`) };
    yield { outcome: drawOutcome({ kind, game, number, seeds }), number };
  }
}

function counted(kind: RoundKind, classes: number, classOf: (outcome: never, number: number) => number) {
  const counts = Array.from({ length: classes }, () => 0);
  for (const { outcome, number } of outcomes(kind)) {
    const index = classOf(outcome as never, number);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

describe("crash", () => {
  test("the point follows the published formula at its corners", () => {
    expect(pointOf(0n)).toBe(100);
    expect(pointOf(2n ** 51n)).toBe(194);
    expect(pointOf(2n ** 52n - 1n)).toBe(FLIGHT_TOP);
  });

  test("every cash-out returns 97 percent to the last of 2^52 cases, and none returns more", () => {
    for (const at of [101, 150, 194, 200, 333, 1_000, 9_999, FLIGHT_TOP]) {
      const { numerator, denominator } = cashOutReturn(at);
      expect(numerator * 100n).toBeLessThanOrEqual(denominator * 97n);
      expect(wholeUnits(cashOutReturn(at), 1_000_000n)).toBeGreaterThanOrEqual(969_999n);
    }
  });

  test("the cases that reach a multiplier are those that the formula gives it", () => {
    for (const at of [101, 250, 1_234, 50_000]) {
      const least = 2n ** 52n - reaching(at);
      expect(pointOf(least)).toBeGreaterThanOrEqual(at);
      expect(pointOf(least - 1n)).toBeLessThan(at);
    }
  });

  test("a flight lasts until it would show more than its point; one of 1.00 never takes off", () => {
    expect(flightMs(100)).toBe(0);
    for (const point of [101, 157, 200, 4_321]) {
      expect(multiplierAt(flightMs(point) - 1)).toBe(point);
      expect(multiplierAt(flightMs(point))).toBeGreaterThan(point);
    }
    expect(multiplierAt(flightMs(FLIGHT_TOP))).toBe(FLIGHT_TOP);
  });

  test("who leaves exactly at the point is paid, and at the top everybody is", () => {
    expect([crashPays(200, 200), crashPays(199, 200), crashPays(200, null)]).toEqual([200, 0, 0]);
    expect(crashPays(FLIGHT_TOP, null)).toBe(FLIGHT_TOP);
  });

  test("points of drawn rounds are distributed as they should be (99 percent)", () => {
    const bounds = [101, 110, 125, 150, 194, 300, 500, 1_000, 2_500];
    const reach = [1, ...bounds.map((at) => Number(reaching(at)) / 2 ** 52), 0];
    const shares = bounds.concat(0).map((_, nth) => (reach[nth] ?? 0) - (reach[nth + 1] ?? 0));
    const counts = counted("crash", shares.length, ({ point }: { point: number }) => {
      const above = bounds.findIndex((at) => point < at);
      return above === -1 ? bounds.length : above;
    });
    expect(score(counts, shares)).toBeLessThan(Z_99);
  });
});

describe("baccarat", () => {
  test("the banker draws by the table of punto banco", () => {
    const draws = [0, 1, 2, 3, 4, 5, 6, 7].map((points) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(points, third)).join(""),
    );
    const all = "0123456789";
    expect(draws).toEqual([all, all, all, "012345679", "234567", "4567", "67", ""]);
    expect([5, 6].map((points) => bankerDraws(points, null))).toEqual([true, false]);
  });

  test("of all ways to lay six cards from eight decks as many win as the literature says", () => {
    expect(baccaratWays()).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
  });

  test.each([
    ["player", 9876],
    ["banker", 9894],
    ["tie", 8564],
    ["player-pair", 8963],
    ["banker-pair", 8963],
  ])("%s returns %i hundredths of a percent", (spot, basisPoints) => {
    expect(oddsOf("baccarat", 1).find((odds) => odds.spot === spot)?.returnBasisPoints).toBe(basisPoints);
  });

  test("hands of drawn rounds win as often as they should (99 percent)", () => {
    const ways = baccaratWays();
    const all = ways.player + ways.banker + ways.tie;
    const winners = ["player", "banker", "tie"] as const;
    const counts = counted("baccarat", 3, (outcome) => winners.indexOf(baccaratWinner(outcome)));
    expect(
      score(
        counts,
        winners.map((winner) => ways[winner] / all),
      ),
    ).toBeLessThan(Z_99);
  });

  test("every drawn hand has two or three cards, and a natural has no third", () => {
    for (const { outcome } of outcomes("baccarat")) {
      if (outcome.kind !== "baccarat") throw new Error("another game");
      const { player, banker } = outcome;
      for (const hand of [player, banker]) expect([2, 3]).toContain(hand.length);
      const isNatural = [player, banker].some((hand) => handPoints(hand.slice(0, 2)) >= 8);
      if (isNatural && player.length + banker.length > 4) throw new Error("a third card after a natural");
    }
  });
});

describe("the shoe", () => {
  test("gives every card of eight decks once, whatever is drawn", () => {
    const next = shoe((below) => below - 1 - (below % 3 === 0 ? Math.floor(below / 2) : 0));
    const counts = Array.from({ length: CARDS }, () => 0);
    for (let nth = 0; nth < 8 * CARDS; nth += 1) {
      const card = next();
      counts[card] = (counts[card] ?? 0) + 1;
    }
    expect(counts).toEqual(Array.from({ length: CARDS }, () => 8));
  });

  test("its first cards are equally likely (99 percent)", () => {
    const counts = counted("dragon-tiger", CARDS, ({ dragon }: { dragon: number }) => dragon);
    expect(
      score(
        counts,
        counts.map(() => 1 / CARDS),
      ),
    ).toBeLessThan(Z_99);
  });
});

describe("dragon and tiger", () => {
  test.each([
    ["dragon", 9626],
    ["tiger", 9626],
    ["tie", 8963],
    ["suited-tie", 8602],
  ])("%s returns %i hundredths of a percent", (spot, basisPoints) => {
    expect(oddsOf("dragon-tiger", 1).find((odds) => odds.spot === spot)?.returnBasisPoints).toBe(basisPoints);
  });
});

describe("sic bo", () => {
  test.each([
    ["big", 9722],
    ["odd", 9722],
    ["any-triple", 8888],
    ["triple-3", 8842],
    ["double-6", 8888],
    ["pair-1-2", 9722],
    ["face-4", 9629],
    ["total-4", 8472],
    ["total-9", 9259],
    ["total-10", 8750],
  ])("%s returns %i hundredths of a percent", (spot, basisPoints) => {
    expect(oddsOf("sic-bo", 1).find((odds) => odds.spot === spot)?.returnBasisPoints).toBe(basisPoints);
  });

  test("names no spot twice, and each can win and returns at least 75 percent", () => {
    expect(new Set(SIC_BO_SPOTS).size).toBe(SIC_BO_SPOTS.length);
    for (const { prices, returnBasisPoints } of oddsOf("sic-bo", 1)) {
      expect(prices.length).toBeGreaterThan(0);
      expect(returnBasisPoints).toBeGreaterThanOrEqual(7500);
    }
  });

  test("each of the 216 rolls is equally likely (99 percent)", () => {
    const counts = counted("sic-bo", 216, ({ dice: [a = 1, b = 1, c = 1] }: { dice: number[] }) => {
      return (a - 1) * 36 + (b - 1) * 6 + (c - 1);
    });
    expect(
      score(
        counts,
        counts.map(() => 1 / 216),
      ),
    ).toBeLessThan(Z_99);
  });
});

describe("the derby", () => {
  test("chances of winning and of every first two add up to one, in each kind of race", () => {
    for (let race = 1; race <= 6; race += 1) {
      const sum = (prefix: string) =>
        DERBY_SPOTS.filter((spot) => spot.startsWith(prefix)).reduce(
          (all, spot) => all + share(derbyChance(spot, race)),
          0,
        );
      expect(sum("win")).toBeCloseTo(1, 6);
      expect(sum("exacta")).toBeCloseTo(1, 6);
      expect(sum("place")).toBeCloseTo(2, 6);
    }
  });

  test("every spot of every race returns what its price was made for, rounded down", () => {
    for (let race = 1; race <= 6; race += 1) {
      for (const { spot, returnBasisPoints, prices } of oddsOf("derby", race)) {
        const wanted = spot.startsWith("exacta") ? 9300 : 9500;
        const step = Math.ceil(wanted / (prices[0] ?? 1));
        expect(returnBasisPoints).toBeLessThanOrEqual(wanted);
        expect(returnBasisPoints, `${spot} in race ${race}`).toBeGreaterThanOrEqual(wanted - 2 * step);
      }
    }
  });

  test("who comes in first is drawn by strength, and so is who comes second (99 percent)", () => {
    const strengths = [30, 22, 18, 13, 10, 7];
    const byStrength = (outcome: { order: number[] }, number: number, place: number) =>
      strengths.indexOf(strengthOf(outcome.order[place] ?? 0, number));
    const first = counted("derby", 6, (outcome, number) => byStrength(outcome, number, 0));
    expect(
      score(
        first,
        strengths.map((strength) => strength / 100),
      ),
    ).toBeLessThan(Z_99);
    const second = counted("derby", 6, (outcome, number) => byStrength(outcome, number, 1));
    const runnerUp = strengths.map((own, nth) =>
      strengths.reduce(
        (sum, other, at) => (at === nth ? sum : sum + ((other / 100) * own) / (100 - other)),
        0,
      ),
    );
    expect(score(second, runnerUp)).toBeLessThan(Z_99);
  });
});

describe("every table", () => {
  const tables: readonly RoundKind[] = ["baccarat", "dragon-tiger", "sic-bo", "derby"];

  test.each(tables)("%s: what drawn rounds give back is what was counted (99 percent)", (kind) => {
    for (const spot of SPOTS[kind].filter((_, nth) => nth < 4)) {
      let sum = 0;
      let squares = 0;
      let wanted = 0;
      const returns = [0, 1, 2, 3, 4, 5].map((race) => share(returnOf(kind, spot, race)));
      for (const { outcome, number } of outcomes(kind)) {
        const pays = paysOf(outcome, { spot }, number) / 100;
        sum += pays;
        squares += pays ** 2;
        wanted += returns[number % 6] ?? 0;
      }
      const variance = squares / DRAWN - (sum / DRAWN) ** 2;
      const away = Math.abs(sum - wanted) / Math.sqrt(variance * DRAWN);
      expect(away, spot).toBeLessThan(2.576);
    }
  });

  test("a spot of another table is no spot", () => {
    expect(() => paysOf({ kind: "sic-bo", dice: [1, 2, 3] }, { spot: "banker" }, 1)).toThrow("banker");
    expect(BACCARAT_SPOTS).toHaveLength(5);
  });

  test("a payout is whole minor units, rounded down", () => {
    expect(payoutOf(101n, 195)).toBe(196n);
  });

  test("what the catalogue says of a game's return is the return of its main spot", () => {
    const mains: Record<string, string> = {
      baccarat: "banker",
      "dragon-tiger": "dragon",
      "sic-bo": "small",
    };
    for (const { kind, rtpBasisPoints } of ROUND_GAMES) {
      if (kind === "crash") expect(rtpBasisPoints).toBe(9700);
      else if (kind === "derby")
        expect(rtpBasisPoints).toBe(
          Math.min(
            ...[1, 2, 3, 4, 5, 6].map((runner) =>
              Number(wholeUnits(returnOf(kind, `win-${runner}`, 1), 10_000n)),
            ),
          ),
        );
      else
        expect(oddsOf(kind, 1).find(({ spot }) => spot === mains[kind])?.returnBasisPoints).toBe(
          rtpBasisPoints,
        );
    }
  });
});
