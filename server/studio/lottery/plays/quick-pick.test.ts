import { expect, test } from "vitest";
import { LOTTERY_GAMES } from "../lottery-games.ts";
import { linesOf, offeredPicks, range } from "./play-type.ts";
import { quickPicks } from "./quick-pick.ts";

test("a quick pick is on offer in every way to play, differs by its id and not otherwise", () => {
  for (const { plays } of LOTTERY_GAMES)
    for (const play of plays) {
      const ids = range(1, 40).map(String);
      const made = ids.map((id) => quickPicks(play, id));
      for (const picks of made) {
        expect(offeredPicks(play, picks), play.code).toEqual(picks);
        expect(linesOf(play, picks).length).toBeGreaterThan(0);
      }
      expect(quickPicks(play, "1")).toEqual(made[0]);
      expect(new Set(made.map(String)).size).toBeGreaterThan(3);
    }
});
