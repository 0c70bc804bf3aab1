import type { RecordColumn } from "#app/components/record-table.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { PlayedPlace } from "#server/catalogue/index.ts";
import { type Asset, formatMoney } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { PersonalProfit, PlaySums } from "#server/wallet/index.ts";
import { addedUp } from "../added-up.ts";
import { type DayBin, inBins } from "./day-bins.ts";
import { type ShownBar, shownBars } from "./shown-bars.ts";

type Played = PersonalProfit["games"][number];

/** How games of the record are called, and where they stand. */
export type Naming = {
  readonly nameOf: (played: Played) => string;
  readonly placeOf: (played: Played) => PlayedPlace;
};

export type ShownTable = {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly RecordColumn[];
  readonly rows: readonly {
    readonly id: string;
    readonly cells: Readonly<Record<string, string>>;
    readonly href: string | null;
  }[];
};

export type ShownProfit = {
  readonly sums: readonly { readonly name: string; readonly title: string; readonly value: string }[];
  readonly chart: { readonly label: string; readonly bars: readonly ShownBar[] } | null;
  readonly tables: readonly ShownTable[];
};

const SUMS = ["stake", "payout", "adjusted", "net", "bonusStake", "bonusBack", "fromBonus"] as const;
/** Left out where it is nothing. */
const RARE: ReadonlySet<string> = new Set(["adjusted", "bonusStake", "bonusBack", "fromBonus"]);

type Asked = { readonly asset: Asset; readonly query: Readonly<Record<string, string>> };

/** Profit and loss as it is printed: sums, a bar for each day or some days, and the sums by what was played. */
export function shownProfit(
  profit: PersonalProfit,
  { nameOf, placeOf }: Naming,
  { asset, query }: Asked,
  speaker: Speaker,
): ShownProfit {
  const { t, language } = speaker;
  const { games, whole, fromBonus } = profit;
  const bins = inBins(profit.days, asset, speaker);
  const all = { ...whole, fromBonus };
  const categoryOf = (one: Played) => {
    const { category } = placeOf(one);
    return category ? t(`site.category.${category}`) : t("profit.other");
  };
  const linked = (one: Played) =>
    paths.bettingRecord({ ...query, asset, vendor: one.vendor, game: one.game });
  const grouped = (by: (one: Played) => string) => groupsOf(games, by, asset);
  return {
    sums: SUMS.filter((name) => !RARE.has(name) || all[name].minor !== 0n).map((name) => ({
      name,
      title: t(`profit.sums.${name}`),
      value: formatMoney(all[name], language),
    })),
    chart: bins.length > 1 ? { label: chartLabel(bins, speaker), bars: shownBars(bins, speaker) } : null,
    tables: [
      tableOf("byCategory", t("profit.category"), grouped(categoryOf), speaker),
      tableOf(
        "byVendor",
        t("profit.vendor"),
        grouped((one) => placeOf(one).vendorName),
        speaker,
      ),
      tableOf(
        "byGame",
        t("profit.game"),
        games.map((one) => ({ name: nameOf(one), href: linked(one), ...one })),
        speaker,
      ),
      tableOf("byDay", t("profit.day"), [...bins].reverse(), speaker),
    ],
  };
}

type Named = PlaySums & { readonly name: string; readonly href?: string };

function groupsOf(games: readonly Played[], by: (one: Played) => string, asset: Asset): Named[] {
  return [...grouping(games, by)]
    .map(([name, some]) => ({ name, ...addedUp(some, asset) }))
    .sort((one, other) => (one.net.minor < other.net.minor ? 1 : -1));
}

function grouping(games: readonly Played[], by: (one: Played) => string): Map<string, Played[]> {
  const groups = new Map<string, Played[]>();
  for (const one of games) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

function tableOf(
  name: "byCategory" | "byVendor" | "byGame" | "byDay",
  title: string,
  rows: readonly Named[],
  { t, language }: Speaker,
): ShownTable {
  const amounts = (["stake", "payout", "net"] as const).map((sum) => ({
    ...{ name: sum, title: t(`profit.sums.${sum}`), kind: "amount" as const },
  }));
  return {
    name,
    title: t(`profit.${name}`),
    columns: [{ name: "what", title }, { name: "rounds", title: t("profit.rounds") }, ...amounts],
    rows: rows.map(({ name: what, href = null, rounds, stake, payout, adjusted, net }, nth) => ({
      id: `${nth}`,
      href,
      cells: {
        what,
        rounds: formatWhole(rounds, language),
        stake: formatMoney(stake, language),
        payout: formatMoney({ ...payout, minor: payout.minor + adjusted.minor }, language),
        net: formatMoney(net, language),
      },
    })),
  };
}

function chartLabel(bins: readonly DayBin[], { t, language }: Speaker): string {
  const sorted = [...bins].sort((one, other) => (one.net.minor < other.net.minor ? -1 : 1));
  const said = (bin: DayBin | undefined) => (bin ? isolated(formatMoney(bin.net, language)) : "");
  return t("profit.chart", { least: said(sorted[0]), most: said(sorted.at(-1)) });
}
