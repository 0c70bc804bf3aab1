import type { MouseEvent } from "react";
import { Button } from "#app/components/button.tsx";
import { FieldErrors } from "#app/components/field-frame.tsx";
import { useFieldParts } from "#app/components/form-scope.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import type { ShownInstant } from "./shown-instant.ts";

type BetPanelProps = { game: ShownInstant; answer: FormAnswer | undefined; isHeld: boolean };

/** The stake and the button. With script the button waits until the last round has been seen. */
export function BetPanel({ game, answer, isHeld }: BetPanelProps) {
  const { t } = useSpeech();
  function wait(event: MouseEvent) {
    if (isHeld) event.preventDefault();
  }
  return (
    <>
      {game.hasStakes ? <Stakes game={game} answer={answer} /> : null}
      <Button
        kind="primary"
        className={isHeld ? "spin-form__button instant__waiting" : "spin-form__button"}
        aria-disabled={isHeld}
        onClick={wait}
      >
        {t(`instant.go.${game.go}`)}
      </Button>
      {game.free ? (
        <p>
          <Button kind="quiet" name="free" value={game.free.value} onClick={wait}>
            {t("play.freeRounds.play", { stake: game.free.stake })}
          </Button>{" "}
          <span className="quiet">{t("play.freeRounds.left", { count: game.free.left })}</span>
        </p>
      ) : null}
    </>
  );
}

function Stakes({ game, answer }: Omit<BetPanelProps, "isHeld">) {
  const { t } = useSpeech();
  const parts = useFieldParts({ name: "stake", hint: game.figures.stakes, answer });
  const chosen = answer?.values.stake ?? game.chosenStake;
  return (
    <fieldset className="bets" id={parts.id} {...parts.described}>
      <legend className="field__label">{t("instant.page.stake")}</legend>
      <FieldErrors parts={parts} />
      <div className="bets__choices instant__choices instant__stakes">
        {game.stakes.map(({ minor, written }) => (
          <label key={minor} className="bets__choice">
            <input type="radio" name="stake" value={minor} defaultChecked={minor === chosen} />
            <span className="bets__amount instant__option">
              <bdi>{written}</bdi>
            </span>
          </label>
        ))}
      </div>
      <p className="field__hint" id={parts.hintId}>
        {t("instant.page.stakeHint", game.stakeLimits)}
      </p>
    </fieldset>
  );
}
