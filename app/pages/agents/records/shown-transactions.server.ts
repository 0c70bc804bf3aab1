import { TEAM_MOVEMENT_KINDS } from "#app/features/records/record-choices.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import type { MovedSums, TeamMovement, TeamPage } from "#server/agents/index.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { ShownTeamRecord } from "./shown-team-record.ts";
import { teamRecordFrame } from "./team-record-frame.server.ts";
import { GIVEN, type TransactionsFilter } from "./team-record-query.server.ts";

type Transactions = {
  readonly filter: TransactionsFilter;
  readonly isBad: boolean;
  readonly found: TeamPage<TeamMovement> & { readonly sums: MovedSums };
  /** Those of them who stand below still, and whose pages are to be opened. */
  readonly below: ReadonlySet<bigint>;
};

/** What moved in the accounts of a team as it is printed. */
export function shownTransactions(
  { found, below, ...asked }: Transactions,
  speaker: Speaker,
): ShownTeamRecord {
  const { t, language } = speaker;
  const { filter } = asked;
  const { rows, came, left } = found.sums;
  const all = ["", t("member.filters.all")] as const;
  const kinds = TEAM_MOVEMENT_KINDS.map((kind) => [kind, t(`member.accountRecord.kinds.${kind}`)] as const);
  const given = [GIVEN, t("pay.transactions.given")] as const;
  return {
    ...teamRecordFrame({ ...asked, found, pathOf: teamPaths.transactions }, speaker),
    title: t("pay.transactions.title"),
    intro: t("pay.transactions.intro"),
    selects: [
      { name: "kind", label: t("member.filters.kind"), chosen: filter.kind, choices: [all, ...kinds, given] },
    ],
    sums: [
      {
        name: "rows",
        title: t("pay.transactions.title"),
        value: t("pay.transactions.rows", { count: formatWhole(rows, language) }),
      },
      { name: "came", title: t("pay.transactions.came"), value: formatMoney(came, language) },
      { name: "left", title: t("pay.transactions.left"), value: formatMoney(left, language) },
    ],
    table: tableOf(found.rows, below, speaker),
    empty: { title: t("pay.transactions.none"), text: t("pay.transactions.noneText") },
    csv: teamPaths.transactionsCsv(filter),
    place: { pageNo: found.page, totalPages: found.pageCount },
  };
}

function tableOf(
  rows: readonly TeamMovement[],
  below: ReadonlySet<bigint>,
  { t, language, timeZone }: Speaker,
) {
  return {
    name: "team-movements",
    title: t("pay.transactions.title"),
    columns: [
      { name: "when", title: t("member.accountRecord.when") },
      { name: "person", title: t("pay.betting.person") },
      { name: "kind", title: t("member.accountRecord.kind") },
      { name: "account", title: t("transfers.record.account") },
      { name: "amount", title: t("member.accountRecord.amount"), kind: "amount" as const },
      { name: "after", title: t("member.accountRecord.after"), kind: "amount" as const },
      { name: "reference", title: t("member.accountRecord.reference") },
    ],
    rows: rows.map(({ at, name, kind, account, amount, balanceAfter, transferId, playerId }, nth) => ({
      id: `${transferId} ${nth}`,
      cells: {
        when: formatMoment(at, language, timeZone),
        person: isolated(name),
        kind: t(`member.accountRecord.kinds.${kind}`),
        account: t(`pay.transactions.accounts.${account}`),
        amount: formatMoney(amount, language),
        after: formatMoney(balanceAfter, language),
        reference: digitsIn(String(transferId), language),
      },
      ...(below.has(playerId) && {
        link: {
          name: "person",
          href: teamPaths.transactions({ of: String(playerId), scope: "own", period: "month" }),
        },
      }),
    })),
    text: null,
  };
}
