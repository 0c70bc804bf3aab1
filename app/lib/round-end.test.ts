import { expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { roundEndOf } from "./round-end.ts";

const end = (staked: bigint, payout: bigint) => roundEndOf(money(staked, "TRIAL"), money(payout, "TRIAL"));

test("only more than was staked is a win", () => {
  expect(end(20_00n, 0n)).toBe("nothing");
  expect(end(20_00n, 1n)).toBe("back");
  expect(end(20_00n, 20_00n)).toBe("back");
  expect(end(20_00n, 20_01n)).toBe("win");
});

test("ten times the stake is a great win, and nothing is one that cost nothing", () => {
  expect(end(20_00n, 199_99n)).toBe("win");
  expect(end(20_00n, 200_00n)).toBe("great");
  expect(end(0n, 500_00n)).toBe("win");
});
