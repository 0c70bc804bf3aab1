import { Form } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/field.tsx";
import { FormScope } from "#app/components/form-scope.ts";
import { SelectField } from "#app/components/select-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { paths } from "#app/lib/paths.ts";
import { type AccountRecordFilter, MOVEMENT_ASSETS, MOVEMENT_KINDS } from "./record-choices.ts";

type AccountSearchProps = { filter: AccountRecordFilter; badDays: readonly string[] };

/** Kind, money and days of the account record. What is asked for is in the address, so it works as a link does. */
export function AccountSearch({ filter, badDays }: AccountSearchProps) {
  const { t } = useSpeech();
  const { kind, asset, period, from, to } = filter;
  const errors = Object.fromEntries(badDays.map((name) => [name, [t("transfers.record.badDay")]]));
  const answer: FormAnswer = { values: { from, to }, errors };
  const all = t("member.filters.all");
  return (
    <FormScope.Provider value="record">
      <Form
        key={JSON.stringify(filter)}
        method="get"
        action={paths.accountRecord()}
        className="panel record-search"
      >
        <input type="hidden" name="period" value={period} />
        <SelectField
          name="kind"
          label={t("member.filters.kind")}
          defaultValue={kind}
          options={MOVEMENT_KINDS.map((value) => ({
            value,
            text: value ? t(`member.accountRecord.kinds.${value}`) : all,
          }))}
        />
        <SelectField
          name="asset"
          label={t("transfers.record.asset")}
          defaultValue={asset}
          options={MOVEMENT_ASSETS.map((value) => ({
            value,
            text: value ? t(`transfers.record.assets.${value}`) : all,
          }))}
        />
        <Day name="from" answer={answer} />
        <Day name="to" answer={answer} />
        <Button kind="quiet">{t("transfers.record.show")}</Button>
      </Form>
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
