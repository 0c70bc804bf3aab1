import { describe, expect, test } from "vitest";
import { DECK } from "../../fairness/cards.ts";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../../testing/chi-square.ts";
import { countedRounds, drawnRounds } from "../../testing/drawn-rounds.ts";
import { baccaratWinner, bankerDraws, handPoints } from "./baccarat.ts";
import { baccaratWays } from "./baccarat-odds.ts";
import { shoeOf } from "./cards.ts";
import { oddsOf } from "./odds.ts";

describe("the shoe", () => {
  test.each([1, 2])("of version %i gives every card of eight decks once, whatever is drawn", (version) => {
    const next = shoeOf(version, (below) => below - 1 - (below % 3 === 0 ? Math.floor(below / 2) : 0));
    const counts = Array.from({ length: DECK }, () => 0);
    for (let nth = 0; nth < 8 * DECK; nth += 1) {
      const card = next();
      counts[card] = (counts[card] ?? 0) + 1;
    }
    expect(counts).toEqual(Array.from({ length: DECK }, () => 8));
  });

  test("its first cards are equally likely (99 percent)", () => {
    const counts = countedRounds("dragon-tiger", DECK, ({ dragon }) => dragon);
    expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
  });
});

describe("baccarat", () => {
  test("the banker draws by the table of punto banco", () => {
    const draws = [0, 1, 2, 3, 4, 5, 6, 7].map((points) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(points, third)).join(""),
    );
    const all = "0123456789";
    expect(draws).toEqual([all, all, all, "012345679", "234567", "4567", "67", ""]);
    expect([5, 6].map((points) => bankerDraws(points, null))).toEqual([true, false]);
  });

  test("of all ways to lay six cards from eight decks as many win as the literature says", () => {
    expect(baccaratWays()).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
  });

  test.each([
    ["player", 9876],
    ["banker", 9894],
    ["tie", 8564],
    ["player-pair", 8963],
    ["banker-pair", 8963],
  ])("%s returns %i hundredths of a percent", (spot, basisPoints) => {
    expect(oddsOf("baccarat", 1).find((odds) => odds.spot === spot)?.returnBasisPoints).toBe(basisPoints);
  });

  test("hands of drawn rounds win as often as they should (99 percent)", () => {
    const ways = baccaratWays();
    const all = ways.player + ways.banker + ways.tie;
    const winners = ["player", "banker", "tie"] as const;
    const counts = countedRounds("baccarat", 3, (outcome) => winners.indexOf(baccaratWinner(outcome)));
    expect(
      chiSquareScore(
        counts,
        winners.map((winner) => ways[winner] / all),
      ),
    ).toBeLessThan(CHI_SQUARE_99_PERCENT);
  });

  test("every drawn hand has two or three cards, and a natural has no third", () => {
    for (const { outcome } of drawnRounds("baccarat")) {
      if (outcome.kind !== "baccarat") throw new Error("another game");
      const { player, banker } = outcome;
      for (const hand of [player, banker]) expect([2, 3]).toContain(hand.length);
      const isNatural = [player, banker].some((hand) => handPoints(hand.slice(0, 2)) >= 8);
      if (isNatural && player.length + banker.length > 4) throw new Error("a third card after a natural");
    }
  });
});

describe("dragon and tiger", () => {
  test.each([
    ["dragon", 9626],
    ["tiger", 9626],
    ["tie", 8963],
    ["suited-tie", 8602],
  ])("%s returns %i hundredths of a percent", (spot, basisPoints) => {
    expect(oddsOf("dragon-tiger", 1).find((odds) => odds.spot === spot)?.returnBasisPoints).toBe(basisPoints);
  });
});
