import { expect, test } from "vitest";
import { commitOfLink, entropyOfLines, nextInChain, sharedDraw } from "../../fairness/chain.ts";
import { asNumber } from "../../testing/as-number.ts";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../../testing/chi-square.ts";
import { verifyBook } from "../verify.ts";
import { virtualEventId } from "./virtual-clock.ts";
import { fixturesOf, SEASON_ROUNDS, VIRTUAL_GAMES } from "./virtual-league.ts";
import { GOALS, GOALS_OUT_OF, playVirtual, scoreChances, sumOf } from "./virtual-model.ts";
import { lowestReturn, virtualMarkets } from "./virtual-prices.ts";

const LINK = "5f".repeat(32);

test.each(VIRTUAL_GAMES)("in a season of %s everybody meets everybody at home and away", (game) => {
  const pairs = Array.from({ length: SEASON_ROUNDS }, (_, round) => fixturesOf(game, round));
  const met = pairs.flat().map(({ home, away }) => `${home.code}-${away.code}`);
  expect(new Set(met).size).toBe(8 * 7);
  for (const round of pairs) expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(8);
});

test("the chances of every match come to one, and every row of goals to its sum", () => {
  for (const row of GOALS) expect(row.reduce((sum, weight) => sum + weight, 0)).toBe(GOALS_OUT_OF);
  for (const game of VIRTUAL_GAMES) {
    for (let round = 0; round < SEASON_ROUNDS; round += 1) {
      for (const fixture of fixturesOf(game, round)) {
        const all = sumOf(scoreChances(game, fixture).map(({ chance }) => chance));
        expect(all).toEqual({ numerator: 1n, denominator: 1n });
      }
    }
  }
});

test("every price gives back what is published, at least 94 and at most 96 of a hundred", () => {
  for (const game of VIRTUAL_GAMES) {
    expect(lowestReturn(game)).toBeGreaterThanOrEqual(9_400);
    for (const fixture of fixturesOf(game, 3)) {
      for (const { type, lineQuarters, selections } of virtualMarkets(game, fixture)) {
        for (const { price, gives } of selections) {
          expect(price).toBeGreaterThanOrEqual(101);
          const most = type === "handicap" && lineQuarters !== null ? 9_700n : 9_500n;
          expect((gives.numerator * 10_000n) / gives.denominator).toBeLessThanOrEqual(most);
        }
      }
    }
  }
});

test.each(VIRTUAL_GAMES)("matches of %s end as their chances say, at 99 percent", (game) => {
  const [fixture] = fixturesOf(game, 1);
  if (!fixture) throw new Error("There is no match");
  const matches = 20_000;
  const seen = new Map<string, number>();
  for (let nth = 0; nth < matches; nth += 1) {
    const round = `trial-${nth}`;
    const { score, moments } = playVirtual(
      game,
      fixture,
      sharedDraw(game, { link: LINK, round, entropy: entropyOfLines([]) }),
    );
    expect(moments).toHaveLength(score.home + score.away);
    const name = `${score.home}-${score.away}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const chances = scoreChances(game, fixture).map(({ score, chance }) => ({
    name: `${score.home}-${score.away}`,
    expected: asNumber(chance),
  }));
  const common = chances.filter(({ expected }) => expected * matches >= 20);
  const counted = common.map(({ name, expected }) => ({ count: seen.get(name) ?? 0, expected }));
  const rest = {
    count: matches - counted.reduce((sum, { count }) => sum + count, 0),
    expected: 1 - counted.reduce((sum, { expected }) => sum + expected, 0),
  };
  const cells = rest.expected * matches >= 5 ? [...counted, rest] : counted;
  const score = chiSquareScore(
    cells.map(({ count }) => count),
    cells.map(({ expected }) => expected),
  );
  expect(score).toBeLessThan(CHI_SQUARE_99_PERCENT);
});

test("anybody can play a match again from what its page shows", () => {
  const round = virtualEventId("virtual-league", 7, 2);
  const entropy = entropyOfLines(["a:b"]);
  const query = new URLSearchParams({ engine: "book", round, link: LINK, entropy, index: "2" });
  const verified = verifyBook(query);
  expect(verified?.lines[0]).toEqual(["Commitment: SHA-256 of `commit|` and the link", commitOfLink(LINK)]);
  expect(verified?.lines.at(1)?.[1]).toBe(nextInChain(nextInChain(LINK)));
  query.set("market", "1x2");
  query.set("selection", "home");
  expect(verifyBook(query)?.lines.map(([name]) => name)).toContain("Payout of one unit");
  expect(verifyBook(new URLSearchParams({ round, link: LINK }))).toBeNull();
  expect(verifyBook(new URLSearchParams({ round: "x", link: LINK, entropy }))).toBeNull();
});
