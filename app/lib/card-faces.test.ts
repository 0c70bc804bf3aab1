import { expect, test } from "vitest";
import { faceFromTwo } from "./card-faces.ts";

test("a card has its face", () => {
  expect([0, 8, 12, 13, 25, 51].map(faceFromTwo)).toEqual(["2S", "TS", "AS", "2H", "AH", "AC"]);
});

test("all fifty-two cards have a name of their own", () => {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  expect(new Set(cards.map(faceFromTwo)).size).toBe(52);
});
