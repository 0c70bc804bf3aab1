import { expect, test } from "vitest";
import { gameSheet, slotGames } from "./game-sheet.ts";

test("there are eighteen slots with lines in three series of six, under different codes and names", () => {
  const games = slotGames();
  expect(games).toHaveLength(18);
  for (const vendor of ["NARD", "KHATAM", "SIMORGH"]) {
    expect(games.filter((game) => game.vendor === vendor)).toHaveLength(6);
  }
  expect(new Set(games.map(({ code }) => code)).size).toBe(18);
  expect(new Set(games.map(({ names }) => names.fa)).size).toBe(18);
  expect(new Set(games.map(({ names }) => names.en)).size).toBe(18);
});

test("every step of the lobby's smallest-bet filter finds a slot of that bet", () => {
  const smallest = new Set(slotGames().map(({ minLineBetMinor }) => minLineBetMinor));
  expect(smallest).toEqual(new Set([1n, 5n, 10n, 50n, 75n]));
});

test("every symbol of every slot has a Persian and an English name of its own", () => {
  for (const { code } of slotGames()) {
    const names = Object.values(gameSheet(code)?.symbols ?? {});
    expect(new Set(names.map(({ fa }) => fa)).size).toBe(10);
    expect(new Set(names.map(({ en }) => en ?? "")).size).toBe(10);
    for (const { fa } of names) expect(fa).not.toMatch(/[يكى]|[A-Za-z]/);
  }
});

test("a sheet gives pays in line bets and in money, and the return as fraction and percent", () => {
  const sheet = gameSheet("takht-e-nard", { lineBetMinor: 5n, asset: "TRIAL" });
  expect(sheet?.stake).toEqual({ minor: 100n, asset: "TRIAL" });
  const wild = sheet?.paytable.find(({ symbol }) => symbol === "wild");
  expect(wild?.pays.at(-1)).toEqual({ count: 5, lineBets: 1800, amount: { minor: 9000n, asset: "TRIAL" } });
  expect(sheet?.scatterPays[0]).toEqual({ count: 3, lineBets: 40, amount: { minor: 200n, asset: "TRIAL" } });
  const { rtpNumerator = "0", rtpDenominator = "1" } = sheet?.figures ?? {};
  const hundredths = (BigInt(rtpNumerator) * 10_000n) / BigInt(rtpDenominator);
  expect(sheet?.rtpPercent).toBe(`${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, "0")}`);
});

test("a wild that never stands on the first reel is not in the paytable, because alone it pays nothing", () => {
  expect(gameSheet("shah-mat")?.paytable.map(({ symbol }) => symbol)).not.toContain("wild");
});

test("an unknown game has no sheet", () => {
  expect(gameSheet("poker")).toBeNull();
});
