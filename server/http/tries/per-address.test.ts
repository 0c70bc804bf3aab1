import { expect, test } from "vitest";
import { HOUR_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { perAddress, takePicture, takeSound } from "./per-address.ts";
import { takeQuestion } from "./question-tries.ts";

let now = new Date("2026-03-21T12:00:00Z");

/** A site of its own. */
const site = () => ({ now: () => now }) as Context;

test("an address asks so often and no more, until its window is over", () => {
  const context = site();
  const take = perAddress({ tries: 2, windowMs: HOUR_MS });
  const isTaken = (address: string) => take(context, address).ok;
  expect([1, 2, 3].map(() => isTaken("203.0.113.7"))).toEqual([true, true, false]);
  expect(take(context, "203.0.113.7")).toEqual({
    ok: false,
    refusal: { reason: "tooMany", retryAt: later(now, HOUR_MS) },
  });
  expect(isTaken("203.0.113.8")).toBe(true);
  expect(take(site(), "203.0.113.7").ok).toBe(true);
  now = later(now, HOUR_MS);
  expect(isTaken("203.0.113.7")).toBe(true);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8::1", "2001:db8:0:0:5::7", true],
  ["2001:DB8:1:2::1", "2001:db8:1:2::2", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
])("%s and %s count together: %s", (first, second, isOne) => {
  const context = site();
  const take = perAddress({ tries: 1, windowMs: HOUR_MS });
  take(context, first);
  expect(take(context, second).ok).toBe(!isOne);
});

test("T4 an address gets few sounds, and its pictures do not pay for them", () => {
  const context = site();
  const address = "203.0.113.9";
  const taken = Array.from({ length: 13 }, () => takeSound(context, address).ok);
  expect(taken.lastIndexOf(true)).toBe(11);
  expect(taken.at(-1)).toBe(false);
  expect(takePicture(context, address).ok).toBe(true);
  expect(takeSound(context, "198.51.100.7").ok).toBe(true);
});

test("M16 a member's questions count for them, and those of guests and trial accounts for their address", () => {
  const context = site();
  const address = "203.0.113.10";
  const asked = (player: { id: bigint; accountType: 0 | 4 } | null, times: number) =>
    Array.from({ length: times }, () => takeQuestion(context, { address, player }).ok).filter(Boolean).length;
  expect(asked({ id: 1n, accountType: 0 }, 11)).toBe(10);
  expect(asked({ id: 2n, accountType: 0 }, 3)).toBe(3);
  expect(asked(null, 6) + asked({ id: 3n, accountType: 4 }, 6)).toBe(10);
  const others = Array.from({ length: 6 }, (_, nth) => asked({ id: BigInt(nth + 10), accountType: 0 }, 10));
  expect(others.reduce((sum, many) => sum + many, 0)).toBe(60 - 13);
});
