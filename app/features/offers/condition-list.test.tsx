import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import { translator } from "#app/i18n/translate.ts";
import type { Condition } from "#server/offers/index.ts";
import { ConditionList } from "./condition-list.tsx";
import { shownCondition } from "./shown-condition.ts";

const offers = JSON.parse(readFileSync("locales/en/offers.json", "utf8"));
const speech = { language: "en", t: translator("en", { offers }), timeZone: "UTC" } as const;
const names = { gameOf: () => "Dice", levelOf: () => "Jade" };

function shown(...conditions: Condition[]): string {
  const judged = conditions.map((condition) => ({ condition, isMet: true, has: 5n }));
  return renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <ConditionList conditions={judged.map((one) => shownCondition(one, names, speech))} />
    </SpeechProvider>,
  );
}

test("P01 what counts is said of what is asked: of rounds only where rounds count, of deposits where they do", () => {
  const { deposit, deposits, rounds } = offers.counts;
  const one = shown({ is: "deposit", least: 50_00n });
  expect(one).toContain(deposit);
  expect(one).not.toContain(rounds);
  const both = shown(
    { is: "deposited", within: "week", least: 1n },
    { is: "staked", within: "week", product: null, least: 1n },
  );
  expect(both).toContain(deposits);
  expect(both).toContain(rounds);
  expect(shown({ is: "level", least: 2 })).not.toContain('class="quiet"');
});
