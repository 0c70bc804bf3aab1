import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Rational, rational } from "../../rational.ts";
import { type Drawn, drawNumbers, prizesOf } from "../draws/draw-kind.ts";
import { playTypeOf } from "../lottery-game.ts";
import { LOTTERY_GAMES, lotteryGameOf } from "../lottery-games.ts";
import { hundredthsWon } from "../ticket.ts";
import {
  chosen,
  type Line,
  linesOf,
  offeredPicks,
  type Picks,
  type PlayType,
  range,
  returnBasisPoints,
  returnOf,
} from "./play-type.ts";

function playOf(game: string, code: string): PlayType {
  const found = lotteryGameOf(game);
  const play = found && playTypeOf(found, code);
  if (!play) throw new Error(`No ${code} in ${game}`);
  return play;
}

/** What a stake of one on a line gets back on average, over outcomes that are equally likely. */
function counted(play: PlayType, line: Line, outcomes: readonly Drawn[]): Rational {
  const won = outcomes.reduce((total, drawn) => total + play.pays(line, drawn), 0);
  return rational(BigInt(won), 100n * BigInt(outcomes.length));
}

/** Every order of so many of these. */
function orders(of: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return of.flatMap((first) =>
    orders(
      of.filter((one) => one !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  );
}

const written = (outcomes: readonly number[][]): Drawn[] => outcomes.map((numbers) => numbers.map(String));

const THREE_DIGITS: Drawn[] = range(0, 999).map((number) => [...String(number).padStart(3, "0")]);
const FIVE_OF_ELEVEN = written(orders(range(1, 11), 5));
const FIRST_FIVE = written(orders(range(1, 10), 5));
const LAST_FIVE = FIRST_FIVE.map((runners) => [...Array<string>(5).fill("-"), ...runners]);

describe("the published return is what counting every outcome gives", () => {
  test.each([
    ["straight", [3, 0, 3]],
    ["group3", [4, 9]],
    ["group6", [0, 5, 9]],
    ["sum", [0, 0]],
    ["sum", [0, 1]],
    ["sum", [0, 2]],
    ["sum", [0, 3]],
    ["single", [0, 7]],
    ["single", [2, 0]],
  ] as const)("three digits, %s %j", (code, line) => {
    const play = playOf("tas-dah", code);
    expect(counted(play, line, THREE_DIGITS)).toEqual(returnOf(play));
  });

  test.each([
    ["any1", [11]],
    ["any2", [1, 11]],
    ["any3", [2, 3, 5]],
    ["any4", [2, 3, 5, 7]],
    ["any5", [2, 3, 5, 7, 11]],
    ["front1", [11]],
    ["front2", [10, 1]],
    ["front3", [1, 2, 3]],
  ] as const)("five of eleven, %s %j", (code, line) => {
    const play = playOf("yazdah", code);
    expect(counted(play, line, FIVE_OF_ELEVEN)).toEqual(returnOf(play));
  });

  test.each(range(0, 9))("the race, place %i", (place) => {
    const play = playOf("chapar", "place");
    expect(counted(play, [place, 10], place < 5 ? FIRST_FIVE : LAST_FIVE)).toEqual(returnOf(play));
  });

  test.each([
    ["first2", [10, 1]],
    ["first3", [1, 10, 9]],
  ] as const)("the race, %s", (code, line) => {
    const play = playOf("chapar", code);
    expect(counted(play, line, FIRST_FIVE)).toEqual(returnOf(play));
  });

  test("the race, the sum of the first two: each side has its own return, and the least one is told", () => {
    const play = playOf("chapar", "sum2");
    const returns = range(0, 3).map((side) => counted(play, [0, side], FIRST_FIVE));
    expect(returns).toEqual([rational(24n, 25n), rational(43n, 45n), rational(43n, 45n), rational(24n, 25n)]);
    expect(returnBasisPoints(play)).toBe(9555);
  });

  test("six of forty-five, by every one of its 8,145,060 tickets", () => {
    const ways = matchesOfEveryTicket();
    expect(ways.reduce((sum, count) => sum + count, 0)).toBe(8_145_060);
    const play = playOf("bakht-e-melli", "ticket");
    const total = ways.reduce((sum, count, right) => {
      const drawn = [...range(1, right), ...range(40, 45).slice(0, 6 - right)].map(String);
      return sum + BigInt(count) * BigInt(play.pays(range(1, 6), drawn));
    }, 0n);
    expect(rational(total, 100n * 8_145_060n)).toEqual(returnOf(play));
    for (const code of ["system7", "system8", "system9", "system10"])
      expect(returnOf(playOf("bakht-e-melli", code))).toEqual(returnOf(play));
  });

  test.each(["xo-so-bac", "xo-so-nam"])("%s, number by number of its table", (code) => {
    const game = lotteryGameOf(code);
    if (game?.draw.kind !== "table") throw new Error("no table");
    const places = prizesOf(game.draw.rows);
    for (const [play, line] of [
      ["lo2", [0, 7]],
      ["lo3", [0, 42]],
    ] as const) {
      const type = playOf(code, play);
      const byPlace = places.map(({ digits }) => counted(type, line, everyNumber(digits)));
      const sum = byPlace.reduce(
        (total, one) =>
          rational(
            total.numerator * one.denominator + one.numerator * total.denominator,
            total.denominator * one.denominator,
          ),
        rational(0n, 1n),
      );
      expect(sum).toEqual(returnOf(type));
    }
    const special = everyNumber(places[0]?.digits ?? 0);
    for (const [play, line] of [
      ["deTail", [0, 0]],
      ["three", [0, 999]],
    ] as const)
      expect(counted(playOf(code, play), line, special)).toEqual(returnOf(playOf(code, play)));
    const head = code === "xo-so-bac" ? special : everyNumber(2);
    expect(counted(playOf(code, "deHead"), [0, 31], head)).toEqual(returnOf(playOf(code, "deHead")));
  });
});

const numbersOf = new Map<number, Drawn[]>();

/** Every number of so many digits, as if it were all that came out. */
function everyNumber(digits: number): Drawn[] {
  const known = numbersOf.get(digits);
  if (known) return known;
  const made = range(0, 10 ** digits - 1).map((number) => [String(number).padStart(digits, "0")]);
  numbersOf.set(digits, made);
  return made;
}

/** How many of all sets of six of 45 have so many of the numbers 1 to 6. */
function matchesOfEveryTicket(): number[] {
  const ways = [0, 0, 0, 0, 0, 0, 0];
  for (let a = 1; a <= 40; a += 1)
    for (let b = a + 1; b <= 41; b += 1)
      for (let c = b + 1; c <= 42; c += 1) countLastThree(c, low(a) + low(b) + low(c), ways);
  return ways;
}

const low = (ball: number) => (ball <= 6 ? 1 : 0);

function countLastThree(after: number, before: number, ways: number[]): void {
  for (let d = after + 1; d <= 43; d += 1)
    for (let e = d + 1; e <= 44; e += 1)
      for (let f = e + 1; f <= 45; f += 1) {
        const right = before + low(d) + low(e) + low(f);
        ways[right] = (ways[right] ?? 0) + 1;
      }
}

describe("lines", () => {
  test("marks become lines as a person would write them down", () => {
    const lines = (game: string, code: string, picks: Picks) =>
      linesOf(playOf(game, code), picks).map((line) => line.join(""));
    expect(lines("tas-dah", "straight", [[1], [2, 3], [4]])).toEqual(["124", "134"]);
    expect(lines("tas-dah", "group3", [[1, 2, 3]])).toEqual(["12", "13", "21", "23", "31", "32"]);
    expect(lines("tas-dah", "group6", [[1, 2, 3, 4]])).toEqual(["123", "124", "134", "234"]);
    expect(lines("tas-dah", "single", [[1], [], [2, 3]])).toEqual(["01", "22", "23"]);
    expect(
      lines("chapar", "first2", [
        [1, 2],
        [1, 2],
      ]),
    ).toEqual(["12", "21"]);
    const full = linesOf(playOf("bakht-e-melli", "system10"), [range(1, 10)]);
    expect([full.length, new Set(full.map(String)).size]).toEqual([210, 210]);
    expect(linesOf(playOf("tas-dah", "straight"), [range(0, 9), range(0, 9), range(0, 9)]).length).toBe(1000);
  });

  test("marks that are not on offer make no ticket", () => {
    const straight = playOf("tas-dah", "straight");
    for (const picks of [
      [],
      [[1], [2]],
      [[1], [2], []],
      [[1], [2], [10]],
      [[1], [2], [-1]],
      [[1], [2], [1.5]],
    ])
      expect(offeredPicks(straight, picks)).toBeNull();
    expect(offeredPicks(playOf("tas-dah", "single"), [[], [], []])).toBeNull();
    expect(offeredPicks(playOf("bakht-e-melli", "system7"), [range(1, 6)])).toBeNull();
    expect(offeredPicks(straight, [[3, 1, 3], [2], [2]])).toEqual([[1, 3], [2], [2]]);
  });

  test("no outcome of three digits pays more than the ticket says, and one pays just that", () => {
    const marks = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(marks, marks, marks, (one, two, three) => {
        for (const play of lotteryGameOf("tas-dah")?.plays ?? []) {
          const given = play.groups.length === 3 ? [one, two, three] : [one];
          const picks = offeredPicks(play, play.code === "sum" ? [[0, 2, 3]] : given);
          if (!picks) throw new Error("not on offer");
          const lines = linesOf(play, picks);
          const most = THREE_DIGITS.map((drawn) => hundredthsWon(play, lines, drawn));
          expect(Math.max(...most)).toBe(play.top(picks));
        }
      }),
      { numRuns: 10 },
    );
  });

  test("a system wins what its lines win, and at the most what it says", () => {
    const play = playOf("bakht-e-melli", "system9");
    const lines = linesOf(play, [range(1, 9)]);
    const all = hundredthsWon(play, lines, ["1", "2", "3", "4", "5", "6"]);
    expect(all).toBe(play.top([range(1, 9)]));
    const five = hundredthsWon(play, lines, ["1", "2", "3", "4", "5", "45"]);
    // Of 84 lines four have all five, 30 have four of them, and 40 have three.
    expect(five).toBe(4 * 600_000 + 30 * 15_000 + 40 * 1200);
  });

  test("five of eleven: the most is won when as many as can be are among the five", () => {
    const play = playOf("yazdah", "any3");
    const picks = [range(1, 7)];
    const lines = linesOf(play, picks);
    const most = FIVE_OF_ELEVEN.filter((_, nth) => nth % 97 === 0).map((drawn) =>
      hundredthsWon(play, lines, drawn),
    );
    expect(hundredthsWon(play, lines, ["1", "2", "3", "4", "5"])).toBe(play.top(picks));
    expect(Math.max(...most)).toBeLessThanOrEqual(play.top(picks));
  });
});

test("every stake on offer makes payouts of whole minor units", () => {
  for (const { plays, unitsMinor, code } of LOTTERY_GAMES)
    for (const play of plays)
      for (const { hundredths } of play.prizes)
        for (const unit of unitsMinor)
          expect((unit * BigInt(hundredths)) % 100n, `${code} ${play.code}`).toBe(0n);
});

test("every way to play returns at least 88 and at most 98 percent", () => {
  for (const { plays, code } of LOTTERY_GAMES)
    for (const play of plays) {
      const basisPoints = returnBasisPoints(play);
      expect(basisPoints, `${code} ${play.code}`).toBeGreaterThanOrEqual(8800);
      expect(basisPoints, `${code} ${play.code}`).toBeLessThanOrEqual(9800);
    }
});

test.each([1, 2])(
  "what version %i draws has its form, and every ball comes as often as the others",
  (version) => {
    const seen = new Map<string, number>();
    for (let nth = 0; nth < 4500; nth += 1) {
      let word = nth;
      const drawn = drawNumbers({ kind: "balls", of: 45, count: 6, sorted: true }, version, (below) => {
        word = (word * 48_271 + 11) % 2_147_483_647;
        return word % below;
      });
      expect(drawn.map(Number)).toEqual([...drawn].map(Number).sort((one, other) => one - other));
      expect(new Set(drawn).size).toBe(6);
      for (const ball of drawn) seen.set(ball, (seen.get(ball) ?? 0) + 1);
    }
    expect(seen.size).toBe(45);
    for (const times of seen.values()) expect(Math.abs(times - 600)).toBeLessThan(120);
    const table = lotteryGameOf("xo-so-nam")?.draw;
    const numbers = table ? drawNumbers(table, version, (below) => below - 1) : [];
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([18, "999999", "99"]);
    expect(chosen([1, 2, 3], 2)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  },
);
