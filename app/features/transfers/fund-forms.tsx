import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownWallet } from "./shown-wallets.ts";

type MoveFormProps = {
  wallets: readonly ShownWallet[];
  orderKey: string;
  answer: FormAnswer | undefined;
};

/** Moves an amount from one wallet to another. */
export function MoveForm({ wallets, orderKey, answer }: MoveFormProps) {
  const { t } = useSpeech();
  const options = wallets.map(({ code, name, balance }) => ({
    value: code,
    text: balance === null ? name : `${name} · ${balance}`,
  }));
  const [main, first] = options;
  return (
    <PostForm id="move" edition={orderKey} answer={answer} className="panel cashier-form">
      <input type="hidden" name="task" value="move" />
      <input type="hidden" name="key" value={orderKey} />
      <h2>{t("transfers.fund.moveTitle")}</h2>
      <SelectField
        name="from"
        label={t("transfers.fund.from")}
        options={options}
        defaultValue={main?.value}
        answer={answer}
      />
      <SelectField
        name="to"
        label={t("transfers.fund.to")}
        options={options}
        defaultValue={first?.value}
        answer={answer}
      />
      <Field
        name="amount"
        label={t("transfers.fund.amount")}
        hint={t("transfers.fund.amountHint")}
        answer={answer}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      <Button kind="primary">{t("transfers.fund.move")}</Button>
    </PostForm>
  );
}

/** Brings everything back into the main wallet. */
export function CollectForm({ orderKey }: { orderKey: string }) {
  const { t } = useSpeech();
  return (
    <PostForm id="collect" edition={orderKey} className="panel cashier-form stack">
      <input type="hidden" name="task" value="collect" />
      <input type="hidden" name="key" value={orderKey} />
      <h2>{t("transfers.fund.collectTitle")}</h2>
      <p>{t("transfers.fund.collectText")}</p>
      <Button kind="quiet">{t("transfers.fund.collect")}</Button>
    </PostForm>
  );
}
