import type { ReactNode } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Pages } from "#app/components/pages.tsx";
import { type RecordColumn, type RecordRow, RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { changedQuery } from "#app/lib/paths/query.ts";
import { type RecordFilter, RecordFilters } from "./record-filters.tsx";

/** What every record of a player has: where one is in it, and in which zone its times are. */
export type RecordPlace = {
  readonly title: string;
  readonly pageNo: number;
  readonly totalPages: number;
  readonly timeZone: string;
};

type RecordPageProps = {
  place: RecordPlace;
  intro: string;
  empty: { title: string; text: string };
  filters: readonly RecordFilter[];
  /** What else the address of this record holds: kept by its pages, and dropped by a filter that says so. */
  search?: { readonly query: Readonly<Record<string, string>>; readonly form: ReactNode };
  pathOf: (query: Record<string, string>) => string;
  columns: readonly RecordColumn[];
  rows: readonly RecordRow[];
  children?: ReactNode;
};

/** A record of a player: filters as links, a table or the reason why there is none, pages. */
export function RecordPage({
  place,
  intro,
  empty,
  filters,
  search,
  pathOf,
  columns,
  rows,
  children,
}: RecordPageProps) {
  const { t } = useSpeech();
  const chosen = Object.fromEntries(filters.map((filter) => [filter.name, filter.chosen]));
  const query = { ...search?.query, ...chosen };
  return (
    <div className="page">
      <h1>{place.title}</h1>
      <p className="page__intro">{intro}</p>
      <RecordFilters
        filters={filters}
        hrefOf={(name, value, drops = {}) => pathOf(changedQuery(query, { ...drops, [name]: value }))}
      />
      {search?.form}
      {rows.length === 0 ? (
        <EmptyState picture="/brand/empty-record.svg" {...empty} />
      ) : (
        <RecordTable caption={place.title} columns={columns} rows={rows} />
      )}
      {children}
      <Pages
        pageNo={place.pageNo}
        totalPages={place.totalPages}
        hrefOf={(pageNo) => pathOf(changedQuery(query, { pageNo: String(pageNo) }))}
      />
      <p className="quiet">{t("member.timeZone", { zone: place.timeZone })}</p>
    </div>
  );
}
