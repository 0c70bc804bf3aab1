import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { ShownTermsForm, TermsAnswer } from "./shown-terms-form.ts";
import { type ShownSignature, SignatureFields } from "./signature-fields.tsx";

/** As many tiers as terms may have. */
const ROWS_MAX = 6;

type TermsFormProps = {
  form: ShownTermsForm;
  signature: ShownSignature;
  /** Whether it may be kept without being sent. */
  canKeep: boolean;
  answer: TermsAnswer | undefined;
};

/** Terms as one types them. One more tier is a press that keeps what was typed. */
export function TermsForm({ form, signature, canKeep, answer }: TermsFormProps) {
  const { t } = useSpeech();
  const { children, values, issuers, carry, weights } = form;
  const typed = { answer, autoComplete: "off", inputMode: "decimal" } as const;
  const rows = rowsOf(form, answer);
  return (
    <PostForm id="terms" answer={answer} className="panel cashier-form stack">
      <input type="hidden" name="rows" value={rows} />
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" name="press" value="send" hidden tabIndex={-1} />
      {children ? (
        <SelectField
          name="child"
          label={t("contracts.form.child")}
          answer={answer}
          options={children}
          defaultValue={values.child}
        />
      ) : null}
      {Array.from({ length: rows }, (_, nth) => nth + 1).map((nth) => (
        <Tier key={nth} nth={nth} values={values} answer={answer} />
      ))}
      <p className="field__hint">{t("contracts.form.moreHint")}</p>
      {rows < ROWS_MAX ? (
        <Button kind="quiet" name="press" value="more">
          {t("contracts.form.more")}
        </Button>
      ) : null}
      <Applies form={form} answer={answer} />
      {carry === null ? null : (
        <p className="field__hint">
          <b>{t("contracts.terms.carry")}</b>: {carry}
        </p>
      )}
      <SelectField
        name="issuer"
        label={t("contracts.terms.issuer")}
        answer={answer}
        options={issuers}
        defaultValue={values.issuer}
      />
      <Field {...typed} name="least" label={t("contracts.form.least")} defaultValue={values.least} />
      <Field {...typed} name="cap" label={t("contracts.form.cap")} defaultValue={values.cap} />
      {weights.map(({ name, label }) => (
        <Field {...typed} key={name} name={name} label={label} defaultValue={values[name]} />
      ))}
      <SignatureFields signature={signature} answer={answer} />
      <div className="row">
        <Button kind="primary" name="press" value="send">
          {t("contracts.form.send")}
        </Button>
        <Button kind="quiet" name="press" value="preview">
          {t("contracts.preview.see")}
        </Button>
        {canKeep ? (
          <Button kind="quiet" name="press" value="keep">
            {t("contracts.form.keep")}
          </Button>
        ) : null}
      </div>
    </PostForm>
  );
}

/** Whether the tier that is reached pays for all, or each for its part; with an example of what stands in the fields. */
function Applies({ form: { applies, values }, answer }: Pick<TermsFormProps, "form" | "answer">) {
  const { t } = useSpeech();
  const exampleOf = (value: string, first: string) => (answer ? answer.examples?.[value] : first);
  return (
    <fieldset className="field">
      <legend>{t("contracts.terms.apply")}</legend>
      {applies.map(({ value, text, example }) => (
        <div key={value}>
          <label className="check">
            <input
              className="check__box"
              type="radio"
              name="apply"
              value={value}
              defaultChecked={(answer?.values.apply ?? values.apply) === value}
            />
            <span className="check__label">{text}</span>
          </label>
          <p className="field__hint">{exampleOf(value, example)}</p>
        </div>
      ))}
    </fieldset>
  );
}

/** As many rows as were posted, and one more where that was pressed. */
function rowsOf(form: ShownTermsForm, answer: FormAnswer | undefined): number {
  const posted = Number(answer?.values.rows ?? form.rows);
  const rows = posted + (answer?.values.press === "more" ? 1 : 0);
  return Math.min(ROWS_MAX, Math.max(1, Number.isInteger(rows) ? rows : 1));
}

type TierProps = { nth: number; values: ShownTermsForm["values"]; answer: FormAnswer | undefined };

function Tier({ nth, values, answer }: TierProps) {
  const { t, language } = useSpeech();
  const typed = { answer, autoComplete: "off", inputMode: "decimal" } as const;
  const number = formatWhole(nth, language);
  return (
    <fieldset className="field tier">
      <legend className="visually-hidden">{t("contracts.terms.tier", { nth: number })}</legend>
      <Field
        {...typed}
        name={`from${nth}`}
        label={t("contracts.form.from", { nth: number })}
        defaultValue={values[`from${nth}`]}
      />
      <Field
        {...typed}
        name={`people${nth}`}
        label={t("contracts.form.people")}
        defaultValue={values[`people${nth}`]}
      />
      <Field
        {...typed}
        name={`rate${nth}`}
        label={t("contracts.form.rate")}
        defaultValue={values[`rate${nth}`]}
      />
    </fieldset>
  );
}
