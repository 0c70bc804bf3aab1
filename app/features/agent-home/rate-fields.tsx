import { Field } from "#app/components/fields/field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

export type ShownRateField = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
};

/** One field for each product in which a rate can be given. */
export function RateFields({
  fields,
  answer,
}: {
  fields: readonly ShownRateField[];
  answer: FormAnswer | undefined;
}) {
  return fields.map(({ name, label, hint, value }) => (
    <Field
      key={name}
      name={name}
      label={label}
      hint={hint}
      answer={answer}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  ));
}

/** The same for somebody who is yet to come; nothing where there is nothing to give. */
export function BeginningRates({
  fields,
  answer,
}: {
  fields: readonly ShownRateField[];
  answer: FormAnswer | undefined;
}) {
  const { t } = useSpeech();
  if (fields.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{t("partner.rates.begin")}</legend>
      <p className="field__hint">{t("partner.rates.beginHint")}</p>
      <div className="stack">
        <RateFields fields={fields} answer={answer} />
      </div>
    </fieldset>
  );
}
