import { Fragment } from "react";
import { Amount } from "#app/components/amount.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { changedQuery } from "#app/lib/paths/query.ts";
import { DAYS_DROPPED, periodFilter } from "../period-filter.ts";
import type { SearchedDays } from "../record-choices.ts";
import { RecordFilters } from "../record-filters.tsx";
import { RecordSearch } from "../record-search.tsx";
import { ProfitChart } from "./profit-chart.tsx";
import type { ShownProfit, ShownTable } from "./shown-profit.ts";

type ProfitPageProps = ShownProfit & {
  title: string;
  filter: SearchedDays;
  badDays: readonly string[];
  timeZone: string;
};

/** What a player's rounds came to in a time, by kind of game, vendor, game and day (M08). */
export function ProfitPage({ title, filter, badDays, sums, chart, tables, timeZone }: ProfitPageProps) {
  const { t } = useSpeech();
  const { period, from, to } = filter;
  const isEmpty = tables.every(({ rows }) => rows.length === 0);
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page__intro">{t("profit.intro")}</p>
      <RecordFilters
        filters={[{ ...periodFilter(t, period), drops: DAYS_DROPPED }]}
        hrefOf={(name, value, drops = {}) =>
          memberPaths.profit(changedQuery({ period, from, to }, { ...drops, [name]: value }))
        }
      />
      <RecordSearch
        action={memberPaths.profit()}
        days={{ from, to }}
        badDays={badDays}
        selects={[]}
        kept={{}}
      />
      {isEmpty ? (
        <EmptyState picture="/brand/empty-record.svg" title={t("profit.none")} text={t("profit.noneText")} />
      ) : (
        <>
          <dl className="totals" data-testid="profit-sums">
            {sums.map(({ name, title: what, value }) => (
              <Fragment key={name}>
                <dt>{what}</dt>
                <dd data-testid={`profit-${name}`}>
                  <Amount value={value} />
                </dd>
              </Fragment>
            ))}
          </dl>
          {chart ? <ProfitChart {...chart} /> : null}
          {tables.map((table) => (
            <Sums key={table.name} {...table} />
          ))}
          <p>
            <a
              href={memberPaths.profit(changedQuery({ period, from, to }, {}), ".csv")}
              download
              data-testid="profit-csv"
            >
              {t("profit.download")}
            </a>
          </p>
        </>
      )}
      <p className="quiet">
        {t("profit.twoYears")} {t("member.timeZone", { zone: timeZone })}
      </p>
      <p>
        <a href={memberPaths.limits()}>{t("profit.limits")}</a>
      </p>
    </div>
  );
}

function Sums({ name, title, columns, rows }: ShownTable) {
  return (
    <section className="stack" data-testid={name}>
      <h2>{title}</h2>
      <RecordTable
        caption={title}
        columns={columns}
        rows={rows.map(({ id, cells: { what, ...amounts }, href }) => ({
          id,
          cells: {
            what: href ? <a href={href}>{what}</a> : what,
            ...Object.fromEntries(
              Object.entries(amounts).map(([column, value]) => [
                column,
                <Amount key={column} value={value} />,
              ]),
            ),
          },
        }))}
      />
    </section>
  );
}
