import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RoundEndLine } from "#app/components/play/round-end-line.tsx";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import { translator } from "#app/i18n/translate.ts";

const texts = { play: JSON.parse(readFileSync("locales/en/play.json", "utf8")) };
const speech = { language: "en", t: translator("en", texts) } as const;

const shown = (won?: string) =>
  renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <RoundEndLine end="win" staked="1.00" payout="5.00" won={won} />
    </SpeechProvider>,
  );

test("A04 a win in somebody else's round is said of them, and in one's own of oneself", () => {
  expect(shown()).toContain("You won");
  expect(shown("The player won")).toContain("The player won <bdi>5.00");
  expect(shown("The player won")).not.toContain("You won");
});
