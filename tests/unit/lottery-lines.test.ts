import fc from "fast-check";
import { expect, test } from "vitest";
import { countLines } from "#app/features/lottery/count-lines.ts";
import { countedIn, numbersIn } from "#app/features/lottery/counted.ts";
import { LOTTERY_GAMES, quickPicks, ticketOf } from "#server/studio/lottery/index.ts";

const PLAYS = LOTTERY_GAMES.flatMap((game) => game.plays.map((play) => ({ game, play })));

test("the browser counts the lines that the server makes, whatever is marked", () => {
  const marks = fc.array(fc.uniqueArray(fc.nat(), { maxLength: 6 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(fc.constantFrom(...PLAYS), marks, ({ game, play }, marked) => {
      const quick = quickPicks(play, marked.join());
      const picks = play.groups.map(({ values, most }, group) => {
        const more = (marked[group] ?? []).map((nth) => values[nth % values.length] ?? 0);
        return [...new Set([...(quick[group] ?? []), ...more])].slice(0, most);
      });
      const ticket = ticketOf(game, { playType: play.code, picks, unitMinor: game.unitsMinor[0], times: 1 });
      const lines = countLines(play.combine, picks);
      if (typeof ticket !== "string") expect(lines, play.code).toBe(ticket.lines.length);
      else if (ticket === "picksNotOffered") expect(lines).toBe(0);
    }),
    { numRuns: 400 },
  );
});

test("what was typed is read in every script, each number once", () => {
  expect(numbersIn(["۰۰۷ ۱۲۳, 999", "007"])).toEqual([7, 123, 999]);
  expect(numbersIn(["", "x", "-3.5"])).toEqual([3, 5]);
});

test("the total is the stake on a line, so many times, on every line", () => {
  const group = { name: "p0", label: "", hint: "", values: null, isSides: false, columns: null };
  const prize = { name: "hit", times: "", chance: "", hundredths: 9500 };
  const form = new FormData();
  form.set("p0", "07 12 99");
  form.set("unit", "100");
  form.set("times", "۴");
  const board = { groups: [group], combine: "each", prizes: [prize], asset: "P" } as const;
  expect(countedIn(form, board, "en")).toEqual({
    lines: 3,
    stakeMinor: "1200",
    stake: "12.00\u00a0P",
    top: null,
    pays: ["380.00\u00a0P"],
  });
  form.set("times", "x");
  expect(countedIn(form, board, "en")?.stakeMinor).toBe("0");
});
