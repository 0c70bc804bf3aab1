import { expect, test } from "vitest";
import { DAY_MS, later } from "../../core/time.ts";
import { formToken, formTokenHolds } from "./form-token.ts";

const now = new Date("2026-11-21T12:00:00Z");
const session = (nth: number) => `0190f0a2-0000-7000-8000-00000000000${nth}`;
const secret = "a secret of this test";

test("T13 a signed-in player's token holds for that session alone", () => {
  const token = formToken({ secret, family: session(1), now });
  expect(formTokenHolds({ secret, family: session(1), now: later(now, 5 * DAY_MS) }, token)).toBe(true);
  expect(formTokenHolds({ secret, family: session(2), now }, token)).toBe(false);
  expect(formTokenHolds({ secret, family: null, now }, token)).toBe(false);
  expect(formTokenHolds({ secret: "another", family: session(1), now }, token)).toBe(false);
});

test("an anonymous page from yesterday still posts, one from the day before does not", () => {
  const token = formToken({ secret, family: null, now });
  expect(formTokenHolds({ secret, family: null, now: later(now, DAY_MS) }, token)).toBe(true);
  expect(formTokenHolds({ secret, family: null, now: later(now, 2 * DAY_MS) }, token)).toBe(false);
});

test.each(["", "x", "۰".repeat(24), "a".repeat(24), "a".repeat(5000)])("the token %j is refused", (given) => {
  expect(formTokenHolds({ secret, family: null, now }, given)).toBe(false);
});
