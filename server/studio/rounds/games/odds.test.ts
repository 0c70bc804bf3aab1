import { expect, test } from "vitest";
import { wholeUnits } from "../../rational.ts";
import { asNumber } from "../../testing/as-number.ts";
import { DRAWN, drawnRounds } from "../../testing/drawn-rounds.ts";
import { payoutOf, paysOf, type RoundKind, SPOTS } from "../outcome.ts";
import { BACCARAT_SPOTS } from "./baccarat.ts";
import { oddsOf, returnOf } from "./odds.ts";
import { ROUND_GAMES } from "./round-games.ts";

const tables: readonly RoundKind[] = ["baccarat", "dragon-tiger", "sic-bo", "derby"];

test.each(tables)("%s: what drawn rounds give back is what was counted (99 percent)", (kind) => {
  for (const spot of SPOTS[kind].filter((_, nth) => nth < 4)) {
    let sum = 0;
    let squares = 0;
    let wanted = 0;
    const returns = [0, 1, 2, 3, 4, 5].map((race) => asNumber(returnOf(kind, spot, race)));
    for (const { outcome, number } of drawnRounds(kind)) {
      const pays = paysOf(outcome, { spot }, number) / 100;
      sum += pays;
      squares += pays ** 2;
      wanted += returns[number % 6] ?? 0;
    }
    const variance = squares / DRAWN - (sum / DRAWN) ** 2;
    const away = Math.abs(sum - wanted) / Math.sqrt(variance * DRAWN);
    expect(away, spot).toBeLessThan(2.576);
  }
});

test("a spot of another table is no spot", () => {
  expect(() => paysOf({ kind: "sic-bo", dice: [1, 2, 3] }, { spot: "banker" }, 1)).toThrow("banker");
  expect(BACCARAT_SPOTS).toHaveLength(5);
});

test("a payout is whole minor units, rounded down", () => {
  expect(payoutOf(101n, 195)).toBe(196n);
});

test("what the catalogue says of a game's return is the return of its main spot", () => {
  const mains: Record<string, string> = {
    baccarat: "banker",
    "dragon-tiger": "dragon",
    "sic-bo": "small",
  };
  for (const { kind, rtpBasisPoints } of ROUND_GAMES) {
    if (kind === "crash") expect(rtpBasisPoints).toBe(9700);
    else if (kind === "derby")
      expect(rtpBasisPoints).toBe(
        Math.min(
          ...[1, 2, 3, 4, 5, 6].map((runner) =>
            Number(wholeUnits(returnOf(kind, `win-${runner}`, 1), 10_000n)),
          ),
        ),
      );
    else
      expect(oddsOf(kind, 1).find(({ spot }) => spot === mains[kind])?.returnBasisPoints).toBe(
        rtpBasisPoints,
      );
  }
});
