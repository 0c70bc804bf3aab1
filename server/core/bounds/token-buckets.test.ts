import { beforeEach, expect, test } from "vitest";
import { openTokenBuckets } from "./token-buckets.ts";

const SIZE = { holds: 3, refillMs: 1000 };

let nowMs: number;
const now = () => nowMs;

beforeEach(() => {
  nowMs = 1_800_000_000_000;
});

test("a bucket gives what it holds, and then one for each refill", () => {
  const buckets = openTokenBuckets(now, SIZE);
  const taken = () => Array.from({ length: 5 }, () => buckets.take("a"));
  expect(taken()).toEqual([true, true, true, false, false]);
  expect(buckets.take("b")).toBe(true);

  nowMs += 999;
  expect(buckets.take("a")).toBe(false);
  nowMs += 1;
  expect(taken()).toEqual([true, false, false, false, false]);
});

test("what is refused costs nothing: a bucket fills up while it is asked in vain", () => {
  const buckets = openTokenBuckets(now, SIZE);
  for (let nth = 0; nth < 100; nth += 1) buckets.take("a");
  nowMs += 10_000;
  expect([1, 2, 3, 4].map(() => buckets.take("a"))).toEqual([true, true, true, false]);
});

test("memory is bounded: of too many, the one that was used longest ago counts as full", () => {
  const buckets = openTokenBuckets(now, { holds: 1, refillMs: 1000 }, 2);
  expect(["a", "b", "a", "b"].map(buckets.take)).toEqual([true, true, false, false]);
  expect(buckets.take("c")).toBe(true);
  expect(["b", "c"].map(buckets.take)).toEqual([false, false]);
  expect(buckets.take("a")).toBe(true);
});
