import { Amount } from "#app/components/amount.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { RecordRow } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { RecordDownload } from "./files/record-download.tsx";
import { DAYS_DROPPED, periodFilter } from "./period-filter.ts";
import { type AccountRecordFilter, MOVEMENT_ASSETS, MOVEMENT_KINDS } from "./record-choices.ts";
import { RecordPage, type RecordPlace } from "./record-page.tsx";
import { RecordSearch } from "./record-search.tsx";
import type { ShownMovement } from "./shown-movement.ts";

type AccountRecordProps = {
  place: RecordPlace;
  filter: AccountRecordFilter;
  /** The days that were typed and are none: `from`, `to`. */
  badDays: readonly string[];
  /** How many rows are listed at most, and whether older ones were left out. */
  listedMax: number;
  isCut: boolean;
  movements: readonly ShownMovement[];
};

/** Every change of a player's accounts, with the balance of that account after each. */
export function AccountRecord(props: AccountRecordProps) {
  const { place, filter, badDays, listedMax, isCut, movements } = props;
  const { t } = useSpeech();
  const { period, ...searched } = filter;
  return (
    <RecordPage
      place={place}
      intro={t("member.accountRecord.intro")}
      empty={{ title: t("member.accountRecord.empty"), text: t("member.accountRecord.emptyText") }}
      filters={[{ ...periodFilter(t, period), drops: DAYS_DROPPED }]}
      search={{ query: searched, form: <AccountSearch filter={filter} badDays={badDays} /> }}
      pathOf={paths.accountRecord}
      columns={[
        { name: "when", title: t("member.accountRecord.when") },
        { name: "kind", title: t("member.accountRecord.kind") },
        { name: "account", title: t("transfers.record.account") },
        { name: "game", title: t("member.accountRecord.game") },
        { name: "amount", title: t("member.accountRecord.amount"), kind: "amount" },
        { name: "after", title: t("member.accountRecord.after"), kind: "amount" },
        { name: "reference", title: t("member.accountRecord.reference") },
      ]}
      rows={movements.map(rowOf)}
    >
      {isCut ? <Notice kind="info">{t("transfers.record.cut", { count: listedMax })}</Notice> : null}
      {movements.length > 0 ? (
        <RecordDownload href={memberPaths.accountRecordCsv(filter)} listedMax={listedMax} />
      ) : null}
    </RecordPage>
  );
}

function AccountSearch({ filter, badDays }: Pick<AccountRecordProps, "filter" | "badDays">) {
  const { t } = useSpeech();
  const { kind, asset, period, ...days } = filter;
  const all = t("member.filters.all");
  const kinds = MOVEMENT_KINDS.map(
    (value) => [value, value ? t(`member.accountRecord.kinds.${value}`) : all] as const,
  );
  const assets = MOVEMENT_ASSETS.map(
    (value) => [value, value ? t(`transfers.record.assets.${value}`) : all] as const,
  );
  return (
    <RecordSearch
      action={paths.accountRecord()}
      days={days}
      badDays={badDays}
      selects={[
        { name: "kind", label: t("member.filters.kind"), chosen: kind, choices: kinds },
        { name: "asset", label: t("transfers.record.asset"), chosen: asset, choices: assets },
      ]}
      kept={{ period }}
    />
  );
}

function rowOf({
  id,
  reference,
  href,
  bill,
  when,
  kind,
  reward,
  account,
  game,
  amount,
  after,
}: ShownMovement): RecordRow {
  return {
    id,
    cells: {
      when,
      kind: (
        <span data-testid="movement-kind">
          {bill ? <a href={bill}>{kind}</a> : kind}
          {reward ? <bdi className="field__hint"> {reward}</bdi> : null}
        </span>
      ),
      account,
      game,
      amount: (
        <a href={href}>
          <Amount value={amount} />
        </a>
      ),
      after: (
        <span data-testid="movement-after">
          <Amount value={after} />
        </span>
      ),
      reference: (
        <a href={href} data-testid="movement">
          <bdi>{reference}</bdi>
        </a>
      ),
    },
  };
}
