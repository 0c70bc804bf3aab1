import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { Quoted } from "./quoted.ts";
import type { ShownMethod, ShownPreset } from "./shown-method.ts";

type AmountFieldsProps = {
  method: ShownMethod;
  /** What the amount is called where it ends up: on the balance, or at the payee. */
  arrivesLabel: string;
  quoted: Quoted | null;
  answer: FormAnswer | undefined;
};

/** Amounts to pick, a line to type another, and where there is a fee a button that asks what arrives of it. */
export function AmountFields({ method, arrivesLabel, quoted, answer }: AmountFieldsProps) {
  const { t } = useSpeech();
  const { presets, hint, isFree } = method;
  return (
    <>
      {presets.length > 0 ? (
        <PresetAmounts
          presets={presets}
          arrivesLabel={arrivesLabel}
          chosen={answer?.values.preset ?? quoted?.given.preset}
        />
      ) : null}
      <Field
        name="amount"
        label={t(presets.length > 0 ? "cashier.amount.other" : "cashier.amount.label")}
        hint={hint}
        answer={answer}
        defaultValue={quoted?.given.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      {quoted?.arrives ? (
        <p className="arrives" role="status">
          {arrivesLabel} <Amount value={quoted.arrives} />
        </p>
      ) : null}
      {isFree ? null : (
        <Button kind="quiet" name="quote" value="1">
          {t("cashier.amount.quote")}
        </Button>
      )}
    </>
  );
}

type PresetAmountsProps = {
  presets: readonly ShownPreset[];
  arrivesLabel: string;
  chosen: string | undefined;
};

function PresetAmounts({ presets, arrivesLabel, chosen }: PresetAmountsProps) {
  const { t } = useSpeech();
  return (
    <fieldset className="field bets">
      <legend className="field__label">{t("cashier.amount.label")}</legend>
      <div className="bets__choices presets">
        {presets.map(({ value, amount, arrives }) => (
          <label key={value} className="choice">
            <input type="radio" name="preset" value={value} defaultChecked={value === chosen} />
            <span className="bets__amount">
              <bdi>{amount}</bdi>
              {arrives ? (
                <span className="bets__stake">
                  {arrivesLabel} <bdi>{arrives}</bdi>
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
