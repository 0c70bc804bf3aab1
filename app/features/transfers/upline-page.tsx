import { Amount } from "#app/components/amount.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";
import { NeedPassword, SendingFields } from "./sending-fields.tsx";
import type { ShownUpline } from "./shown-upline.ts";

type UplinePageProps = {
  title: string;
  upline: ShownUpline;
  hasPassword: boolean;
  /** The code of the player's app, where two-step sign-in is on. */
  codeField: ShownCodeField | null;
  /** Made by the server for this form: sent twice, it is one transfer. */
  orderKey: string;
  answer: FormAnswer | undefined;
};

/**
 * Sending money to the player above: to whom, for what, how much is left, and the form, which begins anew with
 * each transfer, so that no password is left standing in it.
 */
export function UplinePage({ title, upline, hasPassword, codeField, orderKey, answer }: UplinePageProps) {
  const { t } = useSpeech();
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page__intro">{t("transfers.upline.intro")}</p>
      {upline.sent ? <Notice kind="good">{upline.sent}</Notice> : null}
      {upline.closed ? <Notice kind="warning">{upline.closed}</Notice> : null}
      <Facts upline={upline} />
      {hasPassword ? null : <NeedPassword />}
      {hasPassword && !upline.closed ? (
        <PostForm
          key={upline.latest[0]?.id}
          id="upline"
          edition={orderKey}
          answer={answer}
          className="panel cashier-form"
        >
          <input type="hidden" name="uplineMark" value={upline.mark} />
          <SendingFields {...{ orderKey, codeField, answer }} />
        </PostForm>
      ) : null}
      <Latest latest={upline.latest} />
    </div>
  );
}

function Facts({ upline }: { upline: ShownUpline }) {
  const { t } = useSpeech();
  return (
    <dl className="facts">
      <dt>{t("transfers.upline.to")}</dt>
      <dd>
        <bdi data-testid="upline">{upline.name}</bdi>
      </dd>
      <dt>{t("transfers.upline.balance")}</dt>
      <dd>
        <Amount value={upline.balance} />
      </dd>
      <dt>{t("transfers.upline.cost")}</dt>
      <dd>{t("transfers.upline.free")}</dd>
      <dt>{t("transfers.upline.bounds")}</dt>
      <dd>{upline.range}</dd>
      <dt>{t("transfers.upline.leftToday")}</dt>
      <dd>
        <Amount value={upline.leftToday} />
      </dd>
    </dl>
  );
}

function Latest({ latest }: { latest: ShownUpline["latest"] }) {
  const { t } = useSpeech();
  return (
    <section>
      <h2>{t("transfers.upline.recent")}</h2>
      {latest.length === 0 ? (
        <p className="quiet">{t("transfers.upline.none")}</p>
      ) : (
        <RecordTable
          caption={t("transfers.upline.recent")}
          columns={[
            { name: "when", title: t("transfers.upline.when") },
            { name: "amount", title: t("transfers.upline.amount"), kind: "amount" },
          ]}
          rows={latest.map(({ id, when, amount, lines }) => ({
            id,
            cells: {
              when,
              amount: (
                <a href={lines} aria-label={`${amount}: ${t("transfers.upline.lines")}`}>
                  <Amount value={amount} />
                </a>
              ),
            },
          }))}
        />
      )}
    </section>
  );
}
