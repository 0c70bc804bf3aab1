import type { ShownFact, ShownIncome } from "#app/features/pay/shown-pay.ts";
import { inBins } from "#app/features/records/profit/day-bins.ts";
import { type ShownBar, shownBars } from "#app/features/records/profit/shown-bars.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import type { Overview } from "#server/agents/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { type DaysFilter, periodChoices } from "../asked-days.server.ts";
import { GIVEN } from "../records/team-record-query.server.ts";
import { amountOf } from "./shown-income.server.ts";

/** A figure of some time beside that of the time before. */
type ShownFigure = ShownFact & { readonly before: string };

export type ShownFigures = {
  /** Where a search goes. */
  readonly action: string;
  readonly filters: ShownIncome["filters"];
  readonly days: { readonly from: string; readonly to: string };
  readonly isBad: boolean;
  readonly figures: readonly ShownFigure[];
  /** Valid stakes by day; null for a single day. */
  readonly chart: { readonly label: string; readonly bars: readonly ShownBar[] } | null;
  readonly asOf: string;
};

type Figures = {
  readonly days: DaysFilter;
  readonly isBad: boolean;
  readonly found: Overview;
  readonly hasIncome: boolean;
};

/** What a team came to as an agent's first page prints it, each figure with the way to the list that makes it. */
export function shownFigures({ days, isBad, found, hasIncome }: Figures, speaker: Speaker): ShownFigures {
  const { t, language, timeZone } = speaker;
  const hrefOf = (asked: DaysFilter) => teamPaths.figures(asked);
  return {
    action: teamPaths.figures(),
    filters: [{ label: t("pay.profit.period"), choices: periodChoices(days, hrefOf, speaker) }],
    days: { from: days.from, to: days.to },
    isBad,
    figures: [
      ...peopleOf(found, days, speaker),
      ...sumsOf(found, days, speaker),
      ...(hasIncome ? incomeOf(found, speaker) : []),
    ],
    chart: chartOf(found, speaker),
    asOf: t("pay.profit.asOf", { when: formatMoment(found.completeTo, language, timeZone) }),
  };
}

const WHOLE = { whole: "1" } as const;

function peopleOf(
  { came, now, before }: Overview,
  days: DaysFilter,
  { t, language }: Speaker,
): ShownFigure[] {
  const profit = teamPaths.teamProfit({ ...WHOLE, ...days });
  const counts = {
    came: { now: came.now, before: came.before, href: rewardPaths.agentTeam(WHOLE) },
    active: { now: now.active, before: before.active, href: profit },
    firstDeposits: { now: now.firstDeposits, before: before.firstDeposits, href: profit },
  };
  return (["came", "active", "firstDeposits"] as const).map((name) => ({
    name,
    title: t(`pay.overview.${name}`),
    value: formatWhole(counts[name].now, language),
    before: formatWhole(counts[name].before, language),
    href: counts[name].href,
  }));
}

const netOf = (sums: Overview["now"]) => sums.payout + sums.bonusCost - sums.validStake;

function sumsOf({ now, before }: Overview, days: DaysFilter, speaker: Speaker): ShownFigure[] {
  const { t } = speaker;
  const scope = { scope: "whole", ...days };
  const hrefs: Record<string, string> = {
    deposits: teamPaths.transactions({ ...scope, kind: "deposit" }),
    withdrawals: teamPaths.transactions({ ...scope, kind: "withdrawal" }),
    bonusCost: teamPaths.transactions({ ...scope, kind: GIVEN }),
  };
  const rows = (["deposits", "withdrawals", "validStake", "payout", "bonusCost"] as const).map((name) => ({
    name,
    sums: [now[name], before[name]] as const,
  }));
  return [...rows, { name: "net" as const, sums: [netOf(now), netOf(before)] as const }].map(
    ({ name, sums: [one, other] }) => ({
      name,
      title: t(`pay.profit.${name}`),
      value: amountOf(one, speaker),
      before: amountOf(other, speaker),
      href: hrefs[name] ?? teamPaths.teamProfit({ ...WHOLE, ...days }),
    }),
  );
}

function incomeOf({ income }: Overview, speaker: Speaker): ShownFigure[] {
  const { t } = speaker;
  return income.map(({ source, now, before }) => ({
    name: `income-${source}`,
    title: t("pay.overview.income", { kind: t(`pay.sources.${source}`) }),
    value: amountOf(now, speaker),
    before: amountOf(before, speaker),
    href: incomePaths.income({ kind: source }),
  }));
}

function chartOf({ days }: Overview, speaker: Speaker): ShownFigures["chart"] {
  const played = days.map(({ day, validStake }) => {
    const stake = money(validStake, "P");
    const none = money(0n, "P");
    return {
      day,
      rounds: 0,
      stake,
      payout: none,
      adjusted: none,
      net: stake,
      bonusStake: none,
      bonusBack: none,
    };
  });
  const bins = inBins(played, "P", speaker);
  if (bins.length < 2) return null;
  return { label: speaker.t("pay.overview.chart"), bars: shownBars(bins, speaker) };
}
