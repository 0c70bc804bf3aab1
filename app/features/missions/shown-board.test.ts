import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translator } from "#app/i18n/translate.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { money } from "#server/core/numbers/money.ts";
import type { Board, BoardPeriod, OwnPrize } from "#server/missions/index.ts";
import { shownOwnPrize, shownStandings } from "./shown-board.ts";

function speakerOf(language: Language) {
  const texts = JSON.parse(readFileSync(`locales/${language}/missions.json`, "utf8"));
  return { language, t: translator(language, { missions: texts }), timeZone: "Asia/Tehran" };
}

const board = { ranks: "rounds", prizes: [{ pays: "cash", amount: money(50_00n, "P") }] } as unknown as Board;
const line = { playerId: 1n, player: "sara", avatar: null, score: 3n, missed: null };
const standings = [
  { ...line, place: 1, isOwn: false, prize: null, isPaid: false },
  { ...line, place: 2, isOwn: true, prize: 1, isPaid: false },
];
const found = { own: { place: 2 }, period: { isClosed: true }, standings } as unknown as BoardPeriod;
const pause = { kind: "timeOut", until: new Date("2026-03-22T12:00:00Z") } as const;

const cellOf = (prize: OwnPrize | null, language: Language) =>
  shownStandings(board, { standings: found.standings, prize }, () => "", speakerOf(language))[1]?.prize;

test("M12 a prize that is not given yet is not shown as though it were, in every language", () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const given = cellOf("given", language) ?? "";
    for (const prize of ["waits", "afterBreak", "never"] as const) {
      const said = shownOwnPrize(found, { prize, pause }, speakerOf(language));
      expect(said).toMatch(/\S/);
      expect(said).not.toMatch(/missions\.|\{\{/);
      expect(cellOf(prize, language)).not.toBe(given);
    }
    expect(shownOwnPrize(found, { prize: "given", pause: null }, speakerOf(language))).toBeNull();
  }
  expect(cellOf("afterBreak", "en")).toMatch(/50\.00.P. in cash, not given yet \(the prize of place 1: /);
  expect(shownOwnPrize(found, { prize: "afterBreak", pause }, speakerOf("fa"))).toContain("۲ فروردین");
});
