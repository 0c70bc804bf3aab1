import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownContracts } from "./shown-contracts.ts";
import { TermsSheet } from "./terms-sheet.tsx";

type ContractsPageProps = { title: string; shown: ShownContracts; isKept: boolean };

const COLUMNS = ["other", "side", "state", "made"] as const;

/** One kind of contract: what holds for oneself, what waits for an answer, what is kept, and all there is. */
export function ContractsPage({ title, shown, isKept }: ContractsPageProps) {
  const { t } = useSpeech();
  const { own, propose } = shown;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("contracts.intro")}</p>
      {isKept ? <Notice kind="good">{t("contracts.kept")}</Notice> : null}
      <Links
        title={t("contracts.inbox")}
        none={t("contracts.inboxNone")}
        links={shown.inbox}
        testId="inbox"
      />
      <section className="stack" data-testid="own-contract">
        <h2>{t("contracts.own")}</h2>
        {own ? <TermsSheet terms={own.terms} /> : <p className="quiet">{t("contracts.noOwn")}</p>}
      </section>
      {propose ? (
        <p>
          <a className="button button--primary" href={propose}>
            {t("contracts.propose")}
          </a>
        </p>
      ) : null}
      {shown.drafts.length === 0 ? null : (
        <Links title={t("contracts.drafts")} none="" links={shown.drafts} testId="drafts" />
      )}
      <All rows={shown.rows} />
    </>
  );
}

type LinksProps = {
  title: string;
  none: string;
  links: ShownContracts["inbox"];
  testId: string;
};

function Links({ title, none, links, testId }: LinksProps) {
  return (
    <section className="stack" data-testid={testId}>
      <h2>{title}</h2>
      {links.length === 0 ? <p className="quiet">{none}</p> : null}
      <ul>
        {links.map(({ id, text, href }) => (
          <li key={id}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function All({ rows }: { rows: ShownContracts["rows"] }) {
  const { t } = useSpeech();
  const columns = COLUMNS.map((name) => ({ name, title: t(`contracts.columns.${name}`) }));
  const linked = rows.map(({ id, href, ...cells }) => ({
    id,
    cells: {
      ...cells,
      other: (
        <a href={href}>
          <bdi>{cells.other}</bdi>
        </a>
      ),
    },
  }));
  return (
    <section className="stack" data-testid="contracts">
      <h2>{t("contracts.all")}</h2>
      {rows.length === 0 ? (
        <EmptyState title={t("contracts.allNone")} />
      ) : (
        <RecordTable caption={t("contracts.all")} columns={columns} rows={linked} />
      )}
    </section>
  );
}
