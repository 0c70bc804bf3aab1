import { expect, test } from "vitest";
import { faceFromAce, faceFromTwo } from "./card-faces.ts";

test("a card has its face in either order of the ranks", () => {
  expect([0, 8, 12, 13, 25, 51].map(faceFromTwo)).toEqual(["2S", "TS", "AS", "2H", "AH", "AC"]);
  expect([0, 1, 9, 12, 13, 51].map(faceFromAce)).toEqual(["AS", "2S", "TS", "KS", "AH", "KC"]);
});

test("each order names all fifty-two cards once", () => {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  expect(new Set(cards.map(faceFromTwo)).size).toBe(52);
  expect(new Set(cards.map(faceFromAce))).toEqual(new Set(cards.map(faceFromTwo)));
});
