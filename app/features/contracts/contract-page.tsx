import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { BillPreview, type ShownPreview } from "./bill-preview.tsx";
import type { ShownContract } from "./shown-contract.ts";
import { type ShownSignature, SignatureFields } from "./signature-fields.tsx";
import { TermsSheet } from "./terms-sheet.tsx";

type ContractPageProps = {
  title: string;
  shown: ShownContract;
  /** What the terms that wait for an answer would have paid; null where none wait. */
  preview: ShownPreview | null;
  signature: ShownSignature;
  answer: FormAnswer | undefined;
};

/** One contract: how it stands, what is asked for beside what holds, the answer, and every version of it. */
export function ContractPage({ title, shown, preview, signature, answer }: ContractPageProps) {
  const { t } = useSpeech();
  const { waiting, looked, difference } = shown;
  return (
    <>
      <h1>{title}</h1>
      <dl className="facts" data-testid="contract">
        {shown.facts.flatMap(({ name, title: term, value }) => [
          <dt key={`${name} term`}>{term}</dt>,
          <dd key={name} data-testid={`contract-${name}`}>
            {value}
          </dd>,
        ])}
      </dl>
      {waiting ? <Notice kind={waiting.isForReader ? "info" : "plain"}>{waiting.text}</Notice> : null}
      {difference ? <Differences {...difference} /> : null}
      <section className="stack">
        <h2>{looked.title}</h2>
        <TermsSheet terms={looked.terms} />
      </section>
      {preview ? <BillPreview {...preview} /> : null}
      <Actions shown={shown} signature={signature} answer={answer} />
      <History history={shown.history} />
      <p>
        <a href={shown.back}>{t("contracts.contract.back")}</a>
      </p>
    </>
  );
}

function Differences({ before, after, changes }: NonNullable<ShownContract["difference"]>) {
  const { t } = useSpeech();
  const columns = [
    { name: "title", title: t("contracts.terms.what") },
    { name: "before", title: before },
    { name: "after", title: after },
  ];
  const rows = changes.map(({ name, title, before: from, after: to, isChanged }) => ({
    id: name,
    cells: { title, before: from, after: isChanged ? <strong>{to}</strong> : to },
  }));
  return (
    <section className="stack" data-testid="differences">
      <h2>{t("contracts.contract.differences")}</h2>
      <RecordTable caption={t("contracts.contract.differences")} columns={columns} rows={rows} />
    </section>
  );
}

type ActionsProps = Pick<ContractPageProps, "shown" | "signature" | "answer">;

function Actions({ shown, signature, answer }: ActionsProps) {
  const { t } = useSpeech();
  const { waiting, change, canEnd, newest } = shown;
  if (!waiting?.isForReader && !canEnd) return null;
  return (
    <PostForm id="contract" answer={answer} className="panel cashier-form">
      <input type="hidden" name="version" value={newest} />
      <SignatureFields signature={signature} answer={answer} />
      {canEnd ? <p className="quiet">{t("contracts.contract.endHint")}</p> : null}
      <div className="row">
        {waiting?.isForReader ? (
          <>
            <Button kind="primary" name="intent" value="agree">
              {t(waiting.isEnd ? "contracts.contract.agreeEnd" : "contracts.contract.agree")}
            </Button>
            <Button kind="quiet" name="intent" value="deny">
              {t("contracts.contract.deny")}
            </Button>
          </>
        ) : (
          <>
            {change ? (
              <a className="button" href={change}>
                {t("contracts.contract.change")}
              </a>
            ) : null}
            <Button kind="danger" name="intent" value="end">
              {t("contracts.contract.end")}
            </Button>
          </>
        )}
      </div>
    </PostForm>
  );
}

const COLUMNS = ["version", "proposed", "answer", "until"] as const;

function History({ history }: { history: ShownContract["history"] }) {
  const { t } = useSpeech();
  const columns = COLUMNS.map((name) => ({ name, title: t(`contracts.contract.columns.${name}`) }));
  const rows = history.map(({ id, href, ...cells }) => ({
    id,
    cells: { ...cells, version: <a href={href}>{cells.version}</a> },
  }));
  return (
    <section className="stack" data-testid="versions">
      <h2>{t("contracts.contract.history")}</h2>
      <RecordTable caption={t("contracts.contract.history")} columns={columns} rows={rows} />
    </section>
  );
}
