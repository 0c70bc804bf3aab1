import { expect, test } from "vitest";
import { isSelectionKey, type MarketType, outcomeBy } from "./market.ts";

function ends(
  type: MarketType,
  line: number | null,
  key: string,
  home: number,
  away: number,
  offered: string[] = [],
) {
  return outcomeBy({ type, lineQuarters: line }, { key, offered, score: { home, away } });
}

test.each([
  ["1x2", null, "home", 2, 1, "won"],
  ["1x2", null, "draw", 1, 1, "won"],
  ["1x2", null, "away", 1, 1, "lost"],
  ["double-chance", null, "home-draw", 1, 1, "won"],
  ["double-chance", null, "draw-away", 2, 1, "lost"],
  ["both-score", null, "yes", 1, 1, "won"],
  ["both-score", null, "no", 3, 0, "won"],
  ["winner", null, "home", 2, 1, "won"],
  ["winner", null, "away", 1, 1, "push"],
  ["total", 10, "over", 2, 1, "won"],
  ["total", 10, "under", 2, 1, "lost"],
  ["total", 12, "over", 2, 1, "push"],
  ["total", 12, "under", 2, 1, "push"],
  ["total", 9, "over", 1, 1, "half-lost"],
  ["total", 9, "under", 1, 1, "half-won"],
  ["total", 11, "over", 2, 1, "half-won"],
  ["total", 11, "under", 2, 1, "half-lost"],
  ["handicap", -4, "home", 2, 1, "push"],
  ["handicap", -4, "away", 2, 1, "push"],
  ["handicap", -4, "home", 3, 1, "won"],
  ["handicap", -2, "home", 1, 1, "lost"],
  ["handicap", -1, "home", 1, 1, "half-lost"],
  ["handicap", -1, "away", 1, 1, "half-won"],
  ["handicap", 0, "home", 0, 0, "push"],
  ["handicap", 6, "home", 90, 91, "won"],
] as const)("%s %s %s at %i-%i is %s", (type, line, key, home, away, outcome) => {
  expect(ends(type, line, key, home, away)).toBe(outcome);
});

test("a correct score that nobody named is the other one", () => {
  const offered = ["0-0", "1-0", "other"];
  expect(ends("correct-score", null, "1-0", 1, 0, offered)).toBe("won");
  expect(ends("correct-score", null, "other", 1, 0, offered)).toBe("lost");
  expect(ends("correct-score", null, "other", 4, 2, offered)).toBe("won");
});

test("the winner among many is decided by no score", () => {
  expect(ends("winner", null, "rakhsh", 1, 0)).toBeNull();
});

test("a market has the selections of its type and no others", () => {
  expect(isSelectionKey("1x2", "draw")).toBe(true);
  expect(isSelectionKey("winner", "draw-of-luck")).toBe(true);
  expect(isSelectionKey("total", "home")).toBe(false);
  expect(isSelectionKey("correct-score", "2-1")).toBe(true);
  expect(isSelectionKey("correct-score", "2:1")).toBe(false);
});
