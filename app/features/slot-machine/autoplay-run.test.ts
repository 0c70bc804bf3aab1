import { expect, test } from "vitest";
import { type AutoplayRun, afterSpin, mayStake } from "./autoplay-run.ts";

const RUN: AutoplayRun = { of: 10, left: 3, mostLost: 100n, enoughWon: 50n, lost: 0n };
const LOST = { stake: 20n, payout: 0n, hasFreeSpins: false };

test("each spin is one less, and what was lost is stakes less payouts", () => {
  const once = afterSpin(RUN, LOST);
  expect(once).toEqual({ ...RUN, left: 2, lost: 20n });
  expect(afterSpin(once as AutoplayRun, { ...LOST, payout: 45n })).toEqual({ ...RUN, left: 1, lost: -5n });
});

test("the last of them ends them", () => {
  expect(afterSpin({ ...RUN, left: 1 }, LOST)).toBe("done");
});

test("a win of so much ends them, and one minor unit less does not", () => {
  expect(afterSpin(RUN, { ...LOST, payout: 50n })).toBe("win");
  expect(afterSpin(RUN, { ...LOST, payout: 49n })).toMatchObject({ left: 2 });
});

test("free spins end them, whatever they paid", () => {
  expect(afterSpin(RUN, { ...LOST, hasFreeSpins: true })).toBe("freeSpins");
  expect(afterSpin(RUN, { ...LOST, payout: 500n, hasFreeSpins: true })).toBe("freeSpins");
});

test("no stake is placed that could lose more than was allowed", () => {
  expect(mayStake({ ...RUN, lost: 80n }, 20n)).toBe(true);
  expect(mayStake({ ...RUN, lost: 81n }, 20n)).toBe(false);
  expect(mayStake({ ...RUN, lost: -50n }, 150n)).toBe(true);
});
