import { EmptyState } from "#app/components/empty-state.tsx";
import { PayFacts } from "#app/features/pay/pay-facts.tsx";
import { PayFilters } from "#app/features/pay/pay-filters.tsx";
import { PayTable } from "#app/features/pay/pay-table.tsx";
import type { ShownProfit } from "#app/features/pay/shown-profit.ts";
import { TeamLine } from "#app/features/pay/team-line.tsx";
import { RecordSearch } from "#app/features/records/record-search.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

/** What each of a team came to: the sum of all, and each person, whose name opens the team below them. */
export function ProfitPage({ shown }: { shown: ShownProfit }) {
  const { t } = useSpeech();
  const { title, of, crumbs, scope, own, filters, days, kept, isBad, timeZone } = shown;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("pay.profit.intro")}</p>
      <TeamLine crumbs={crumbs} of={of} />
      <p>
        <a href={scope.href}>{scope.text}</a>
      </p>
      {own ? (
        <p>
          <a href={own.href} data-testid="own-rounds">
            {own.text}
          </a>
        </p>
      ) : null}
      <PayFilters filters={filters} />
      {isBad ? <p role="alert">{t("pay.profit.badRange")}</p> : null}
      <RecordSearch action={shown.action} days={days} badDays={[]} selects={[]} kept={kept} />
      {isBad ? null : <Figures shown={shown} />}
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}

function Figures({ shown: { sums, asOf, table, csv, more } }: { shown: ShownProfit }) {
  const { t } = useSpeech();
  return (
    <>
      <h2>{t("pay.profit.sums")}</h2>
      <PayFacts name="profit-sums" facts={sums} />
      <p className="quiet" data-testid="profit-as-of">
        {asOf}
      </p>
      {table.rows.length === 0 ? (
        <EmptyState
          picture="/brand/empty-record.svg"
          title={t("pay.profit.none")}
          text={t("pay.profit.noneText")}
        />
      ) : (
        <>
          <PayTable table={table} />
          <p>
            <a href={csv} download data-testid="profit-csv">
              {t("pay.profit.download")}
            </a>
          </p>
        </>
      )}
      {more === null ? null : (
        <p>
          <a className="button" href={more} rel="next">
            {t("pay.profit.more")}
          </a>
        </p>
      )}
    </>
  );
}
