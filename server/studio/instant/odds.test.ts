import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { proofCount } from "#tests/setup/proof.ts";
import { type Draw, pf1Draw } from "../fairness/pf1.ts";
import { pick } from "../fairness/pick.ts";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../testing/chi-square.ts";
import type { Json } from "../wagers/wager-statements.ts";
import type { InstantGame } from "./instant-game.ts";
import { instantGameOf, instantGames } from "./instant-games.ts";
import { diceChances, diceTimes } from "./plain/dice.ts";
import { kenoCases, kenoPays } from "./plain/keno.ts";
import { minesDepth, minesTimes } from "./plain/mines.ts";
import { plinkoPays } from "./plain/plinko.ts";
import { SPOT_PAYS, SPOTS } from "./plain/roulette-spots.ts";

/** They have figures and tests of their own. */
const REELS: ReadonlySet<string> = new Set(["ways", "cascade", "hold", "fish"]);

const SERVER_SEED = "5e".repeat(32);
const ROUNDS = proofCount("ROUNDS", 20_000);
const STAKE = 100n;

const drawOf = (code: string, nonce: number) =>
  pf1Draw(code, { serverSeed: SERVER_SEED, clientSeed: "odds", nonce });

function game(code: string): InstantGame {
  const found = instantGameOf(code);
  if (!found) throw new Error(`There is no ${code}`);
  return found;
}

const fieldsOf = (fields: Record<string, string>) => new URLSearchParams(fields);

/** Plays so many rounds of a choice in one step; every payout in hundredths of the stake. */
function payouts(code: string, choice: Json, rounds = ROUNDS): number[] {
  const { play } = game(code);
  return Array.from({ length: rounds }, (_, nonce) => {
    const { payoutMinor } = play({ choice, stakeMinor: STAKE, actions: [], draw: drawOf(code, nonce) });
    return Number(payoutMinor);
  });
}

/** How many deviations the mean of payouts is from what it should be. */
function deviations(paid: readonly number[], expected: number): number {
  const mean = paid.reduce((sum, one) => sum + one, 0) / paid.length;
  const variance = paid.reduce((sum, one) => sum + (one - mean) ** 2, 0) / paid.length;
  return Math.abs(mean - expected) / Math.sqrt(variance / paid.length);
}

describe("what every game publishes", () => {
  for (const { code, figures, stakes } of instantGames().filter(({ family }) => !REELS.has(family))) {
    test(`${code} returns between 96 and 99 percent whatever is chosen`, () => {
      expect(figures.rtpBasisPoints).toBeGreaterThanOrEqual(9_600);
      expect(figures.rtpBestBasisPoints ?? figures.rtpBasisPoints).toBeLessThanOrEqual(9_900);
    });

    test(`${code} takes stakes that lose nothing to rounding`, () => {
      for (const minor of stakes.stepsMinor) expect(minor % 100n).toBe(0n);
    });
  }

  test("no two games have one code", () => {
    const codes = instantGames().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe("dice", () => {
  test("a roll beyond the number wins what its chance says, and the number itself never", () => {
    const { play } = game("dice");
    const rolling = (roll: number) => () => roll;
    const round = (choice: Json, roll: number) =>
      play({ choice, stakeMinor: STAKE, actions: [], draw: rolling(roll) }).payoutMinor;
    expect(round({ side: "under", target: 5_000 }, 4_999)).toBe(198n);
    expect(round({ side: "under", target: 5_000 }, 5_000)).toBe(0n);
    expect(round({ side: "over", target: 4_999 }, 5_000)).toBe(198n);
    expect(round({ side: "over", target: 4_999 }, 4_999)).toBe(0n);
  });

  test("every way to bet has the chance that it is paid for", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("over" as const, "under" as const),
        fc.integer({ min: 0, max: 9_999 }),
        (side, target) => {
          const wins = Array.from({ length: 10_000 }, (_, roll) => roll).filter((roll) =>
            side === "under" ? roll < target : roll > target,
          );
          expect(diceChances({ side, target })).toBe(wins.length);
        },
      ),
      { numRuns: 20 },
    );
    for (const chances of [100, 4_950, 9_500]) {
      const rtp = (chances * diceTimes(chances)) / 10_000;
      expect(rtp).toBeGreaterThan(98);
      expect(rtp).toBeLessThanOrEqual(99);
    }
  });

  test("what is typed in Persian, with a comma or a point is one number", () => {
    for (const target of ["49.5", "49,50", "۴۹٫۵۰"]) {
      expect(game("dice").readChoice(fieldsOf({ side: "over", target }))).toEqual({
        side: "over",
        target: 4_950,
      });
    }
  });

  test("rolls are spread evenly and return what they should", () => {
    const counts = new Array<number>(100).fill(0);
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const roll = Math.floor(drawOf("dice", nonce)(10_000) / 100);
      counts[roll] = (counts[roll] ?? 0) + 1;
    }
    expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
    const paid = payouts("dice", { side: "under", target: 4_950 });
    expect(deviations(paid, 0.495 * 200)).toBeLessThan(3);
  });
});

describe("plinko", () => {
  test("every way of eight steps, walked, returns the published share", () => {
    for (const risk of ["low", "medium", "high"] as const) {
      const { play } = game("plinko");
      const paid = Array.from({ length: 256 }, (_, way) => {
        const steps = [...way.toString(2).padStart(8, "0")].map(Number);
        const draw: Draw = () => steps.shift() ?? 0;
        return Number(play({ choice: { rows: 8, risk }, stakeMinor: STAKE, actions: [], draw }).payoutMinor);
      });
      const share = paid.reduce((sum, one) => sum + one, 0) / 256;
      expect(share).toBeGreaterThanOrEqual(96);
      expect(share).toBeLessThanOrEqual(99);
    }
  });

  test("a ball that goes right k times lies in pocket k, and both sides pay alike", () => {
    const pays = plinkoPays({ rows: 16, risk: "high" });
    expect(pays).toHaveLength(17);
    expect(pays).toEqual([...pays].reverse());
    const steps = [1, 1, 1, 0, 0, 0, 0, 0];
    const { shown } = game("plinko").play({
      choice: { rows: 8, risk: "low" },
      stakeMinor: STAKE,
      actions: [],
      draw: () => steps.shift() ?? 0,
    });
    expect(shown).toMatchObject({ pocket: 3, path: [1, 1, 1, 0, 0, 0, 0, 0] });
  });

  test("left and right come equally often at every row", () => {
    const rights = new Array<number>(12).fill(0);
    for (let nonce = 0; nonce < 5_000; nonce += 1) {
      const draw = drawOf("plinko", nonce);
      for (const row of rights.keys()) rights[row] = (rights[row] ?? 0) + draw(2);
    }
    for (const right of rights) expect(chiSquareScore([right, 5_000 - right])).toBeLessThan(4);
    const paid = payouts("plinko", { rows: 12, risk: "low" });
    expect(deviations(paid, 98.93)).toBeLessThan(3);
  });
});

describe("mines", () => {
  test("the first cells of a shuffle are spread evenly over the field", () => {
    const counts = new Array<number>(25).fill(0);
    for (let nonce = 0; nonce < 10_000; nonce += 1) {
      for (const cell of pick(drawOf("mines", nonce), { count: 5, of: 25 }))
        counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
  });

  test("a shuffle has each thing once, and what comes first depends on no later draw", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (of, nonce) => {
        const all = pick(drawOf("mines", nonce), { count: of, of });
        expect([...all].sort((left, right) => left - right)).toEqual([...all.keys()]);
        const few = Math.ceil(of / 2);
        expect(pick(drawOf("mines", nonce), { count: few, of })).toEqual(all.slice(0, few));
      }),
      { numRuns: 50 },
    );
  });

  test("whoever opens two of five mines' cells comes as far as the payout says", () => {
    const { play } = game("mines");
    let paid = 0;
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const actions = [{ open: 7 }, { open: 18 }, { take: true }];
      const draw = drawOf("mines", nonce);
      paid += Number(play({ choice: { mines: 5 }, stakeMinor: STAKE, actions, draw }).payoutMinor);
    }
    const chance = (20 * 19) / (25 * 24);
    const times = minesTimes(5, 2);
    const deviation = times * Math.sqrt((chance * (1 - chance)) / ROUNDS);
    expect(Math.abs(paid / ROUNDS - chance * times)).toBeLessThan(3 * deviation);
  });

  test("no board pays more than ten thousand times, and a full one ends by itself", () => {
    for (let count = 1; count < 25; count += 1) {
      expect(minesTimes(count, minesDepth(count))).toBeLessThanOrEqual(1_000_000);
    }
    const actions = Array.from({ length: 24 }, (_, nth) => ({ open: nth + 1 }));
    const noMineThere: Draw = () => 0;
    const full = game("mines").play({ choice: { mines: 1 }, stakeMinor: STAKE, actions, draw: noMineThere });
    expect(full.payoutMinor).toBe(BigInt(minesTimes(1, 24)));
  });
});

describe("keno", () => {
  test("the cases of a pick are all draws, and pays are for hits that can be", () => {
    for (let picks = 1; picks <= 10; picks += 1) {
      const cases = kenoPays(picks).map((_, hits) => kenoCases(picks, hits));
      expect(cases.reduce((sum, one) => sum + one, 0n)).toBe(847_660_528n);
    }
  });

  test("every number is drawn equally often, and five picks return what they should", () => {
    const counts = new Array<number>(40).fill(0);
    for (let nonce = 0; nonce < 10_000; nonce += 1) {
      for (const number of pick(drawOf("keno", nonce), { count: 10, of: 40 }))
        counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
    expect(deviations(payouts("keno", { numbers: [4, 11, 23] }), 98.99)).toBeLessThan(3);
  });

  test("a number that is not on the board, none, or more than ten are no choice", () => {
    const { readChoice } = game("keno");
    const picked = (...numbers: string[]) =>
      readChoice(new URLSearchParams(numbers.map((one) => ["number", one])));
    expect(picked("7", "3", "7")).toEqual({ numbers: [3, 7] });
    for (const wrong of [
      [],
      ["0"],
      ["41"],
      ["1.5"],
      ["-1"],
      ["x"],
      [...Array(11).keys()].map((n) => `${n + 1}`),
    ]) {
      expect(picked(...wrong), wrong.join()).toBeNull();
    }
  });
});

describe("roulette", () => {
  test("every place pays so that it returns 36 of 37, and covers neighbours", () => {
    for (const { id, kind, numbers } of SPOTS) expect(SPOT_PAYS[kind] * numbers.length, id).toBe(36);
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(SPOTS.length);
    const count = (kind: string) => SPOTS.filter((spot) => spot.kind === kind).length;
    expect(["straight", "split", "street", "corner", "line"].map(count)).toEqual([37, 60, 14, 23, 11]);
  });

  test("for each of the 37 numbers exactly the places that cover it are paid", () => {
    const chips = Object.fromEntries(SPOTS.map(({ id }) => [id, 100]));
    let paid = 0n;
    for (let number = 0; number < 37; number += 1) {
      const { payoutMinor } = game("roulette").play({
        choice: { chips },
        stakeMinor: BigInt(SPOTS.length) * 100n,
        actions: [],
        draw: () => number,
      });
      paid += payoutMinor ?? 0n;
    }
    expect(paid).toBe(BigInt(SPOTS.length) * 100n * 36n);
  });

  test("numbers come equally often", () => {
    const counts = new Array<number>(37).fill(0);
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const number = drawOf("roulette", nonce)(37);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
  });

  test("chips are read from the cloth and from the pairs, and are whole", () => {
    const { readChoice, stakeOf } = game("roulette");
    const choice = readChoice(fieldsOf({ n17: "۵", red: "10", spot1: "s1x2", amount1: "3", n0: "" }));
    expect(choice).toEqual({ chips: { n17: 500, red: 1000, s1x2: 300 } });
    expect(choice && stakeOf?.(choice)).toBe(1_800n);
    for (const wrong of [
      {},
      { n17: "1.5" },
      { n17: "-5" },
      { spot1: "s1x9", amount1: "1" },
      { red: "99999" },
    ]) {
      expect(readChoice(fieldsOf(wrong as Record<string, string>))).toBeNull();
    }
  });
});
