import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { PayFacts } from "./pay-facts.tsx";
import { PayFilters } from "./pay-filters.tsx";
import { PayTable } from "./pay-table.tsx";
import type { ShownIncome } from "./shown-pay.ts";

/** What an agent is paid: sums of what was asked for, what is owed, day by day, and each bill and rebate. */
export function IncomePage({ shown }: { shown: ShownIncome }) {
  const { t } = useSpeech();
  const { title, filters, sums, table, csv, csvHint, older, days, debts, estimate, timeZone } = shown;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("pay.intro")}</p>
      {estimate ? <PayTable table={estimate} /> : null}
      <h2>{t("pay.earned")}</h2>
      <PayFilters filters={filters} />
      <PayFacts name="income-sums" facts={sums} />
      {debts ? <PayTable table={debts} /> : null}
      {days ? <PayTable table={days} /> : null}
      {table.rows.length === 0 ? (
        <EmptyState picture="/brand/empty-record.svg" title={t("pay.none")} text={t("pay.noneText")} />
      ) : (
        <PayTable table={table} />
      )}
      {table.rows.length === 0 ? null : (
        <p>
          <a href={csv} download data-testid="income-csv">
            {t("pay.download")}
          </a>{" "}
          <span className="quiet">{csvHint}</span>
        </p>
      )}
      {older === null ? null : (
        <p>
          <a className="button" href={older} rel="next">
            {t("pay.older")}
          </a>
        </p>
      )}
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}
