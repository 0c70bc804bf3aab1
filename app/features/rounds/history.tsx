import { useSpeech } from "#app/i18n/speech.tsx";
import { roundCheckPath } from "#app/lib/paths/verify-paths.ts";
import type { RoundOutcome } from "#server/studio/rounds/index.ts";
import { winnerOf } from "./boards/card-board.tsx";
import type { ShownTable } from "./shown-table.ts";
import { numberText, runnerName, timesText } from "./written.ts";

/** The last outcomes, the latest last as beads are threaded; each says in letters what its colour says, and leads to its check. */
export function History({ history }: Pick<ShownTable, "history">) {
  const { t } = useSpeech();
  const beads = [...history].reverse();
  return (
    <section className="history" aria-labelledby="history-title">
      <h2 id="history-title">{t("rounds.history.title")}</h2>
      {beads.length === 0 ? <p className="quiet">{t("rounds.history.none")}</p> : null}
      <ol className="history__beads">
        {beads.map((round) => (
          <Bead key={round.number} {...round} />
        ))}
      </ol>
    </section>
  );
}

function Bead({ id, number, state, outcome }: ShownTable["history"][number]) {
  const speech = useSpeech();
  const { t, language } = speech;
  const isOff = state === "cancelled";
  const [look, text] = outcome ? beadOf(outcome, speech) : ["off", ""];
  const written = typeof text === "string" ? text : numberText(text, language);
  const named = (
    <span className="visually-hidden">{`${t("rounds.round", { number: numberText(number, language) })}: `}</span>
  );
  return (
    <li className={`bead bead--${isOff ? "off" : look}`}>
      {isOff ? t("rounds.history.calledOff") : null}
      {outcome ? (
        <a href={roundCheckPath(id)}>
          {named}
          {written}
        </a>
      ) : (
        named
      )}
    </li>
  );
}

type Told = ReturnType<typeof useSpeech>;

function beadOf(outcome: RoundOutcome, speech: Told): readonly [look: string, text: string | number] {
  switch (outcome.kind) {
    case "crash":
      return [crashLook(outcome.point), timesText(outcome.point, speech.language)];
    case "baccarat":
    case "dragon-tiger": {
      const winner = winnerOf(outcome);
      return [winner, winner === "tie" ? speech.t("rounds.cards.tie") : speech.t(`rounds.cards.${winner}`)];
    }
    case "sic-bo": {
      const total = outcome.dice.reduce((sum, die) => sum + die, 0);
      if (new Set(outcome.dice).size === 1)
        return ["tie", `${numberText(total, speech.language)} ${speech.t("rounds.dice.triple")}`];
      return [total <= 10 ? "player" : "banker", total];
    }
    case "derby":
      return [`runner-${outcome.order[0] ?? 1}`, runnerName(outcome.order[0] ?? 1, speech)];
  }
}

function crashLook(point: number): string {
  if (point < 200) return "low";
  return point < 1_000 ? "middle" : "high";
}
