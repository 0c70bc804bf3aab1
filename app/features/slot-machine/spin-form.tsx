import { FieldErrors } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { type FreeRoundsChoice, StakeButtons } from "#app/components/play/stake-buttons.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { useJustChanged } from "#app/lib/stake-pace.ts";

/** A bet per line on offer, with the whole stake that it makes. */
export type LineBetChoice = { readonly minor: string; readonly lineBet: string; readonly stake: string };

type SpinFormProps = {
  action: string;
  /** Made by the server for this form: sent twice, it plays once. */
  spinId: string;
  choices: readonly LineBetChoice[];
  chosen: string;
  lines: number;
  free: FreeRoundsChoice | null;
  /** How long the house lets the game wait between two rounds. */
  cycleMs: number;
  answer: FormAnswer | undefined;
};

/** The bet and the button. Every spin is this form's post. */
export function SpinForm({ action, spinId, choices, chosen, lines, free, cycleMs, answer }: SpinFormProps) {
  const { t } = useSpeech();
  const isEarly = useJustChanged(spinId, cycleMs);
  return (
    <PostForm id="spin" edition={spinId} action={action} answer={answer} className="spin-form">
      <input type="hidden" name="spinId" value={spinId} />
      <LineBets choices={choices} chosen={answer?.values.lineBet ?? chosen} lines={lines} answer={answer} />
      <StakeButtons go={t("play.spin")} free={free} isEarly={isEarly} />
    </PostForm>
  );
}

type LineBetsProps = Pick<SpinFormProps, "choices" | "chosen" | "lines" | "answer">;

function LineBets({ choices, chosen, lines, answer }: LineBetsProps) {
  const { t } = useSpeech();
  const hint = t("play.lineBetHint", { lines });
  const parts = useFieldParts({ name: "lineBet", hint, answer });
  return (
    <fieldset className="bets" id={parts.id} {...parts.described}>
      <legend className="field__label">{t("play.lineBet")}</legend>
      <FieldErrors parts={parts} />
      <div className="bets__choices">
        {choices.map(({ minor, lineBet, stake }) => (
          <label key={minor} className="choice">
            <input type="radio" name="lineBet" value={minor} defaultChecked={minor === chosen} />
            <span className="bets__amount">
              <bdi>{lineBet}</bdi>
              <span className="bets__stake">
                <bdi>{t("play.stakeOf", { stake })}</bdi>
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="field__hint" id={parts.hintId}>
        {hint}
      </p>
    </fieldset>
  );
}
