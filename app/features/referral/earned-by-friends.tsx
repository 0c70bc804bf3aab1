import { Amount } from "#app/components/amount.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { type RecordColumn, RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownEarnings } from "./shown-referral.ts";

/** What friends have brought, in all and one by one. */
export function EarnedByFriends({ paid, waiting, rows, next }: ShownEarnings) {
  const { t } = useSpeech();
  const title = t("referral.earned.title");
  const columns: RecordColumn[] = [
    { name: "at", title: t("referral.earned.at") },
    { name: "name", title: t("referral.earned.name") },
    { name: "kind", title: t("referral.earned.for") },
    { name: "amount", title: t("referral.earned.amount"), kind: "amount" },
    { name: "state", title: t("referral.earned.state") },
  ];
  return (
    <section className="stack" data-testid="earned">
      <h2>{title}</h2>
      <dl className="totals">
        <dt>{t("referral.earned.paid")}</dt>
        <dd data-testid="earned-paid">
          <Amount value={paid} />
        </dd>
        <dt>{t("referral.earned.waiting")}</dt>
        <dd data-testid="earned-waiting">
          <Amount value={waiting} />
        </dd>
      </dl>
      {rows.length === 0 ? (
        <EmptyState title={t("referral.earned.none")} />
      ) : (
        <RecordTable
          caption={title}
          columns={columns}
          rows={rows.map(({ id, name, amount, ...row }) => ({
            id,
            cells: { ...row, name: <bdi>{name}</bdi>, amount: <Amount value={amount} /> },
          }))}
        />
      )}
      {next ? (
        <p>
          <a className="button" href={next} rel="next">
            {t("referral.earned.more")}
          </a>
        </p>
      ) : null}
    </section>
  );
}
