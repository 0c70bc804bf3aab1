import { FilterChoice, FilterGroup } from "#app/components/fields/filter-group.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { RULES_FILE, recordPath } from "#app/lib/paths/verify-paths.ts";
import type { RecordList } from "#server/studio/index.ts";

export type ShownRecord = {
  readonly list: RecordList;
  readonly counts: Readonly<Record<RecordList | "closed", string>>;
  readonly rows: readonly {
    readonly id: string;
    readonly cells: Readonly<Record<string, string>>;
    /** A hash: all of it, to be compared. */
    readonly code?: string;
    /** Where a round that was called off is computed. */
    readonly href: string | null;
  }[];
  readonly olderHref: string | null;
  readonly newestHref: string | null;
  readonly fileHref: string;
};

const LISTS: readonly RecordList[] = ["off", "back", "chains", "past"];

const COLUMNS = {
  off: ["when", "game", "round", "state", "reason"],
  back: ["when", "game", "round", "funds", "line"],
  chains: ["game", "published", "used", "terminal"],
  past: ["game", "published", "used", "terminal"],
} as const satisfies Record<RecordList, readonly string[]>;

/** What did not end as it was meant to, and what decides the rest: how many of each, and one list of them. */
export function PublicRecord({ list, counts, rows, olderHref, newestHref, fileHref }: ShownRecord) {
  const { t } = useSpeech();
  return (
    <>
      <div className="filters">
        <FilterGroup label={t("games.record.lists")}>
          {LISTS.map((name) => (
            <FilterChoice key={name} to={recordPath({ list: name })} chosen={name === list}>
              {t("games.record.counted", { list: t(`games.record.${name}`), count: counts[name] })}
            </FilterChoice>
          ))}
        </FilterGroup>
      </div>
      <p>{t(`games.record.${list}Text`)}</p>
      {list === "off" && counts.closed ? (
        <p>{t("games.record.offClosed", { count: counts.closed })}</p>
      ) : null}
      {rows.length === 0 ? (
        <p data-testid="record-none">{t(`games.record.${list}None`)}</p>
      ) : (
        <Rows list={list} rows={rows} />
      )}
      <p className="row">
        {newestHref ? <a href={newestHref}>{t("games.record.newest")}</a> : null}
        {olderHref ? <a href={olderHref}>{t("games.record.older")}</a> : null}
      </p>
      <p className="row">
        <a className="button button--quiet" href={fileHref}>
          {t("games.record.file")}
        </a>
        <a href={RULES_FILE}>{t("games.record.how")}</a>
      </p>
    </>
  );
}

function Rows({ list, rows }: Pick<ShownRecord, "list" | "rows">) {
  const { t } = useSpeech();
  return (
    <RecordTable
      caption={t(`games.record.${list}`)}
      columns={COLUMNS[list].map((name) => ({ name, title: t(`games.record.columns.${name}`) }))}
      rows={rows.map(({ id, cells, code, href }) => ({
        id,
        cells: {
          ...cells,
          ...(code ? { terminal: <Hash of={code} />, line: <Hash of={code} /> } : {}),
          round: href ? (
            <a href={href}>
              <bdi>{cells.round}</bdi>
            </a>
          ) : (
            <bdi>{cells.round}</bdi>
          ),
          reason: cells.reason ? <bdi>{cells.reason}</bdi> : null,
        },
      }))}
    />
  );
}

function Hash({ of }: { of: string }) {
  return (
    <code className="hash" dir="ltr">
      {of}
    </code>
  );
}
