import { FieldErrors } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { StakeButtons } from "#app/components/play/stake-buttons.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownInstant } from "./shown-instant.ts";

type BetPanelProps = { game: ShownInstant; answer: FormAnswer | undefined; isEarly: boolean };

/** The stake and the button. */
export function BetPanel({ game, answer, isEarly }: BetPanelProps) {
  const { t } = useSpeech();
  return (
    <>
      {game.hasStakes ? <Stakes game={game} answer={answer} /> : null}
      <StakeButtons go={t(`instant.go.${game.go}`)} free={game.free} isEarly={isEarly} />
    </>
  );
}

function Stakes({ game, answer }: Omit<BetPanelProps, "isEarly">) {
  const { t } = useSpeech();
  const parts = useFieldParts({ name: "stake", hint: game.figures.stakes, answer });
  const chosen = answer?.values.stake ?? game.chosenStake;
  return (
    <fieldset className="bets" id={parts.id} {...parts.described}>
      <legend className="field__label">{t("instant.page.stake")}</legend>
      <FieldErrors parts={parts} />
      <div className="bets__choices instant__choices instant__stakes">
        {game.stakes.map(({ minor, written }) => (
          <label key={minor} className="choice">
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
