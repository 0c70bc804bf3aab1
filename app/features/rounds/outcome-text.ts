import type { Speech } from "#app/i18n/speech.tsx";
import { FLIGHT_TOP } from "#server/core/flight.ts";
import type { RoundOutcome } from "#server/studio/rounds/index.ts";
import { winnerOf } from "./boards/card-board.tsx";
import { runnerName, timesText } from "./written.ts";

/** How a round ended, in a few words. */
export function outcomeText(outcome: RoundOutcome, speech: Speech): string {
  const { t, language } = speech;
  switch (outcome.kind) {
    case "crash": {
      const at = timesText(outcome.point, language);
      return outcome.point >= FLIGHT_TOP
        ? t("rounds.crash.landed", { at })
        : t("rounds.crash.crashed", { at });
    }
    case "baccarat":
    case "dragon-tiger": {
      const winner = winnerOf(outcome);
      return winner === "tie"
        ? t("rounds.cards.tie")
        : t("rounds.cards.won", { side: t(`rounds.cards.${winner}`) });
    }
    case "sic-bo": {
      const [one = 1, two = 1, three = 1] = outcome.dice;
      return t("rounds.dice.shown", { one, two, three, total: one + two + three });
    }
    case "derby": {
      const [first = 1, second = 2] = outcome.order;
      return t("rounds.derby.finish", {
        first: runnerName(first, speech),
        second: runnerName(second, speech),
      });
    }
  }
}
