import { Form } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { FormScope } from "#app/components/fields/form-scope.ts";
import { SelectField } from "#app/components/fields/select-field.tsx";
import "#app/components/play/opens.css";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { SearchedDays } from "./record-choices.ts";
import type { RecordFilter } from "./record-filters.tsx";

type RecordSearchProps = {
  action: string;
  days: Pick<SearchedDays, "from" | "to">;
  badDays: readonly string[];
  selects: readonly RecordFilter[];
  /** What else the address holds and a search keeps. */
  kept: Readonly<Record<string, string>>;
};

/**
 * Selects and days of a record. What is asked for is in the address, so it works as a link does. It is open where
 * something is asked for: otherwise the record itself would begin below a small window.
 */
export function RecordSearch({ action, days, badDays, selects, kept }: RecordSearchProps) {
  const { t } = useSpeech();
  const errors = Object.fromEntries(badDays.map((name) => [name, [t("transfers.record.badDay")]]));
  const answer: FormAnswer = { values: { ...days }, errors };
  const chosen = selects.map((select) => select.chosen);
  const isAsked = [...chosen, days.from, days.to].some((value) => value !== "") || badDays.length > 0;
  return (
    <FormScope.Provider value="record">
      <details className="opens record-search" open={isAsked}>
        <summary>{t("member.filters.search")}</summary>
        <Form
          key={JSON.stringify([kept, chosen, days])}
          method="get"
          action={action}
          className="panel record-search__form"
        >
          {Object.entries(kept).map(([name, value]) =>
            value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          {selects.map((select) => (
            <SelectField
              key={select.name}
              name={select.name}
              label={select.label}
              defaultValue={select.chosen}
              options={select.choices.map(([value, text]) => ({ value, text }))}
            />
          ))}
          <Day name="from" answer={answer} />
          <Day name="to" answer={answer} />
          <Button kind="quiet">{t("transfers.record.show")}</Button>
        </Form>
      </details>
    </FormScope.Provider>
  );
}

function Day({ name, answer }: { name: "from" | "to"; answer: FormAnswer }) {
  const { t } = useSpeech();
  return (
    <Field
      name={name}
      label={t(`transfers.record.${name}`)}
      hint={t("transfers.record.dayHint")}
      answer={answer}
      autoComplete="off"
      maxLength={20}
      dir="ltr"
    />
  );
}
