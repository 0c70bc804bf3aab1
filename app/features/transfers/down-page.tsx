import { Fragment } from "react";
import { Amount } from "#app/components/amount.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";
import { NeedPassword, SendingFields } from "./sending-fields.tsx";
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
      {signature.hasPassword ? null : <NeedPassword />}
      {signature.hasPassword && !down.closed ? (
        <PostForm
          key={down.latest[0]?.id}
          id="down"
          edition={signature.key}
          answer={answer}
          className="panel cashier-form"
        >
          <SendingFields orderKey={signature.key} codeField={signature.codeField} answer={answer} />
        </PostForm>
      ) : null}
      <Latest latest={down.latest} />
    </>
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
