import { EmptyState } from "#app/components/empty-state.tsx";
import { Pages } from "#app/components/pages.tsx";
import { PayFacts } from "#app/features/pay/pay-facts.tsx";
import { PayFilters } from "#app/features/pay/pay-filters.tsx";
import { PayTable } from "#app/features/pay/pay-table.tsx";
import { TeamLine } from "#app/features/pay/team-line.tsx";
import { RecordSearch } from "#app/features/records/record-search.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { withQuery } from "#app/lib/paths/paths.ts";
import type { ShownTeamRecord } from "./shown-team-record.ts";

/** A record of a team: whose it is, what is asked for, what all of it comes to, and a page of it. */
export function TeamRecordPage({ shown }: { shown: ShownTeamRecord }) {
  const { t } = useSpeech();
  const { title, intro, of, crumbs, filters, selects, path, query, bad, timeZone } = shown;
  const { from = "", to = "", ...others } = query;
  const searched = new Set(selects.map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(others).filter(([name]) => !searched.has(name)));
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{intro}</p>
      <TeamLine crumbs={crumbs} of={of} />
      <PayFilters filters={filters} />
      {bad === null ? null : <p role="alert">{bad}</p>}
      <RecordSearch action={path} days={{ from, to }} badDays={[]} selects={selects} kept={kept} />
      {bad === null ? <Found shown={shown} /> : null}
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}

function Found({ shown: { sums, table, empty, csv, place, path, query } }: { shown: ShownTeamRecord }) {
  const { t } = useSpeech();
  if (table.rows.length === 0) return <EmptyState picture="/brand/empty-record.svg" {...empty} />;
  return (
    <>
      <h2>{t("pay.profit.sums")}</h2>
      <PayFacts name="team-sums" facts={sums} />
      <PayTable table={table} />
      <Pages {...place} hrefOf={(pageNo) => withQuery(path, { ...query, pageNo: String(pageNo) })} />
      <p>
        <a href={csv} download data-testid="team-csv">
          {t("pay.profit.download")}
        </a>
      </p>
    </>
  );
}
