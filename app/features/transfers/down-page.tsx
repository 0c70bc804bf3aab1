import { Fragment } from "react";
import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { FactorCodeField } from "#app/components/factor-code-field.tsx";
import { Field } from "#app/components/field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { rewardPaths } from "#app/lib/reward-paths.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";
import type { ShownDown } from "./shown-down.ts";

type DownPageProps = {
  title: string;
  down: ShownDown;
  signature: { hasPassword: boolean; codeField: ShownCodeField | null; key: string };
  answer: FormAnswer | undefined;
};

/** Sending money to somebody directly below: how much may go, and the form, which begins anew with each transfer. */
export function DownPage({ title, down, signature, answer }: DownPageProps) {
  const { t } = useSpeech();
  const facts = [
    ["balance", down.balance],
    ["bounds", down.range],
    ["leftToday", down.leftToday],
  ] as const;
  return (
    <>
      <p>
        <a href={rewardPaths.agentTeam()}>{t("transfers.down.back")}</a>
      </p>
      <h1>{title}</h1>
      <p className="page__intro">{t("transfers.down.intro")}</p>
      {down.sent ? <Notice kind="good">{down.sent}</Notice> : null}
      {down.closed ? <Notice kind="warning">{down.closed}</Notice> : null}
      <dl className="facts">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{t(`transfers.upline.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      {signature.hasPassword ? null : <Notice kind="info">{t("transfers.upline.needPassword")}</Notice>}
      {signature.hasPassword && !down.closed ? (
        <SendForm key={down.latest[0]?.id} signature={signature} answer={answer} />
      ) : null}
      <Latest latest={down.latest} />
    </>
  );
}

function SendForm({ signature: { codeField, key }, answer }: Pick<DownPageProps, "signature" | "answer">) {
  const { t } = useSpeech();
  // A code is taken again for the order that it was given for, so after a slip the order stays the same one.
  const isSame = answer && codeField && !answer.errors[""];
  return (
    <PostForm id="down" edition={key} answer={answer} className="panel cashier-form">
      <input type="hidden" name="key" value={(isSame && answer.values.key) || key} />
      <Field
        name="amount"
        label={t("transfers.upline.amount")}
        answer={answer}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      <PasswordField
        name="paymentPassword"
        label={t("transfers.upline.paymentPassword")}
        answer={answer}
        required
        autoComplete="off"
      />
      {codeField ? <FactorCodeField {...codeField} answer={answer} /> : null}
      <Checkbox name="confirmed" label={t("transfers.upline.confirm")} answer={answer} />
      <Button kind="primary">{t("transfers.upline.send")}</Button>
    </PostForm>
  );
}

function Latest({ latest }: Pick<ShownDown, "latest">) {
  const { t } = useSpeech();
  const title = t("transfers.upline.recent");
  return (
    <section>
      <h2>{title}</h2>
      {latest.length === 0 ? (
        <p className="quiet">{t("transfers.upline.none")}</p>
      ) : (
        <RecordTable
          caption={title}
          columns={[
            { name: "when", title: t("transfers.upline.when") },
            { name: "amount", title: t("transfers.upline.amount"), kind: "amount" },
          ]}
          rows={latest.map(({ id, when, amount }) => ({
            id,
            cells: { when, amount: <Amount value={amount} /> },
          }))}
        />
      )}
    </section>
  );
}
