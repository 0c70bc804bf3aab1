import { expect, test } from "vitest";
import { FAMILIES } from "#app/features/fairness/game-families.tsx";
import { gameFiles } from "#server/studio/verify/index.ts";

test("G11 the page of fairness tells of every game once", () => {
  const told = Object.values(FAMILIES).flatMap((part) => part.flatMap(({ families }) => families));
  expect(new Set(told).size).toBe(told.length);
  expect(new Set(gameFiles().map(({ family }) => family))).toEqual(new Set(told));
});
