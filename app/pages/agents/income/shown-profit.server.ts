import type { ShownFact } from "#app/features/pay/shown-pay.ts";
import type { ShownProfit } from "#app/features/pay/shown-profit.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment, zoneName } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import type { TeamProfit } from "#server/agents/index.ts";
import { periodChoices } from "../asked-days.server.ts";
import type { ProfitFilter } from "./profit-query.server.ts";
import { amountOf } from "./shown-income.server.ts";

const SUMS = ["deposits", "withdrawals", "validStake", "payout", "bonusCost", "net"] as const;

type Asked = { readonly filter: ProfitFilter; readonly isBad: boolean; readonly below: ReadonlySet<bigint> };

/** The figures of a team as they are printed. */
export function shownProfit(
  found: TeamProfit,
  { filter, isBad, below }: Asked,
  speaker: Speaker,
): ShownProfit {
  const { t, language, timeZone } = speaker;
  const { crumbs, rows, total, next, completeTo, playerId } = found;
  const sumsOf = (sums: TeamProfit["total"]) =>
    SUMS.map((name) => [name, amountOf(sums[name], speaker)] as const);
  const asOf = formatMoment(completeTo, language, timeZone);
  const teamOf = (id: bigint) => teamPaths.teamProfit({ ...filter, of: String(id) });
  return {
    title: t("pay.profit.title"),
    action: teamPaths.teamProfit(),
    of: String(playerId),
    crumbs: crumbs.map(({ id, name }) => ({ id: String(id), name, href: teamOf(id) })),
    scope: {
      text: t(filter.whole === "1" ? "partner.team.showDirect" : "partner.team.showWhole"),
      href: teamPaths.teamProfit({ ...filter, whole: filter.whole === "1" ? "" : "1" }),
    },
    own: filter.of === "" ? null : { text: t("pay.profit.own"), href: roundsOf(filter) },
    filters: [
      {
        label: t("pay.profit.period"),
        choices: periodChoices(filter, (days) => teamPaths.teamProfit({ ...filter, ...days }), speaker),
      },
    ],
    days: { from: filter.from, to: filter.to },
    kept: { of: filter.of, whole: filter.whole },
    isBad,
    sums: sumsOf(total).map(([name, value]): ShownFact => ({ name, title: t(`pay.profit.${name}`), value })),
    table: {
      name: "profit",
      title: t("pay.profit.people"),
      columns: [
        { name: "name", title: t("pay.profit.name") },
        ...SUMS.map((name) => ({ name, title: t(`pay.profit.${name}`), kind: "amount" as const })),
      ],
      rows: rows.map(({ id, name, ...sums }) => ({
        id: String(id),
        cells: { name: isolated(name), ...Object.fromEntries(sumsOf(sums)) },
        ...(below.has(id) && { link: { name: "name", href: teamOf(id) } }),
      })),
      text: null,
    },
    csv: teamPaths.teamProfitCsv(filter),
    more: next === null ? null : teamPaths.teamProfit({ ...filter, after: String(next) }),
    asOf: t("pay.profit.asOf", { when: asOf }),
    timeZone: zoneName(language, timeZone),
  };
}

/** The rounds of the person alone, of the same days as far as that many are told of. */
const roundsOf = ({ of, period }: ProfitFilter) => teamPaths.teamBetting({ of, scope: "own", period });
