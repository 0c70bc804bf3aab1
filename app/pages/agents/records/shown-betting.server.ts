import type { ShownFact, ShownTable } from "#app/features/pay/shown-pay.ts";
import type { RecordFilter } from "#app/features/records/record-filters.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import type { PlayedSums } from "#server/agents/index.ts";
import type { PlayedChoices } from "#server/catalogue/index.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { productName } from "../shown-terms.server.ts";
import type { BettingFound, SumsRow } from "./betting-found.server.ts";
import type { ListedRound } from "./listed-rounds.server.ts";
import type { ShownTeamRecord } from "./shown-team-record.ts";
import { teamRecordFrame } from "./team-record-frame.server.ts";
import { BETTING_BY, type BettingFilter } from "./team-record-query.server.ts";

const AMOUNTS = ["stake", "payout", "net"] as const;

type Betting = {
  readonly filter: BettingFilter;
  readonly isBad: boolean;
  readonly found: BettingFound;
  readonly choices: PlayedChoices;
};

/** The rounds of a team, or what they come to, as they are printed. */
export function shownBetting({ found, choices, ...asked }: Betting, speaker: Speaker): ShownTeamRecord {
  const { t } = speaker;
  const { filter } = asked;
  const frame = teamRecordFrame({ ...asked, found, pathOf: teamPaths.teamBetting }, speaker);
  const by = BETTING_BY.map((one) => ({
    text: t(`pay.betting.bys.${one || "rounds"}`),
    href: teamPaths.teamBetting({ ...filter, by: one }),
    isChosen: one === filter.by,
  }));
  return {
    ...frame,
    title: t("pay.betting.title"),
    intro: t("pay.betting.intro"),
    filters: [...frame.filters, { label: t("pay.betting.by"), choices: by }],
    selects: selectsOf(filter, choices, speaker),
    sums: factsOf(found.sums, speaker),
    table: found.rounds ? roundsTable(found.rounds, speaker) : sumsTable(filter, found.groups ?? [], speaker),
    empty: { title: t("pay.betting.none"), text: t("pay.betting.noneText") },
    csv: teamPaths.teamBettingCsv(filter),
    place: { pageNo: found.page, totalPages: found.pageCount },
  };
}

function factsOf({ rounds, ...sums }: PlayedSums, { t, language }: Speaker): ShownFact[] {
  const corrected = sums.adjusted.minor === 0n ? [] : (["adjusted"] as const);
  const amounts = (["stake", "payout", ...corrected, "net"] as const).map((name) => ({
    name,
    title: t(`member.bettingRecord.${name}`),
    value: formatMoney(sums[name], language),
  }));
  const inPlay = { name: "open", title: t("pay.betting.open"), value: formatMoney(sums.open, language) };
  return [
    { name: "rounds", title: t("pay.betting.rounds"), value: formatWhole(rounds, language) },
    ...amounts,
    ...(sums.open.minor === 0n ? [] : [inPlay]),
  ];
}

function selectsOf({ category, vendor, game }: BettingFilter, choices: PlayedChoices, speaker: Speaker) {
  const { t } = speaker;
  const all = ["", t("member.filters.all")] as const;
  const named = (some: PlayedChoices["games"]) => [
    all,
    ...some.map(({ code, name }) => [code, name] as const),
  ];
  const categories = choices.categories.map((one) => [one, productName(one, speaker)] as const);
  const selects: RecordFilter[] = [
    { name: "category", label: t("pay.betting.product"), chosen: category, choices: [all, ...categories] },
    { name: "vendor", label: t("pay.betting.vendor"), chosen: vendor, choices: named(choices.vendors) },
  ];
  if (vendor !== "") {
    selects.push({ name: "game", label: t("pay.betting.game"), chosen: game, choices: named(choices.games) });
  }
  return selects;
}

function amountColumns({ t }: Speaker) {
  return AMOUNTS.map((name) => ({
    name,
    title: t(`member.bettingRecord.${name}`),
    kind: "amount" as const,
  }));
}

const amountCells = (sums: Pick<PlayedSums, (typeof AMOUNTS)[number]>, { language }: Speaker) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, formatMoney(sums[name], language)]));

function roundsTable(rounds: readonly ListedRound[], speaker: Speaker): ShownTable {
  const { t, language, timeZone } = speaker;
  return {
    name: "team-rounds",
    title: t("pay.betting.bys.rounds"),
    columns: [
      { name: "when", title: t("member.bettingRecord.when") },
      { name: "person", title: t("pay.betting.person") },
      { name: "game", title: t("pay.betting.game") },
      ...amountColumns(speaker),
      { name: "state", title: t("member.bettingRecord.state") },
    ],
    rows: rounds.map((round) => ({
      id: `${round.playerId} ${round.vendor} ${round.roundId}`,
      cells: {
        when: formatMoment(round.openedAt, language, timeZone),
        person: isolated(round.name),
        game: round.gameName,
        ...amountCells(round, speaker),
        // What is in play has brought nothing yet, and lost nothing.
        ...(round.state === "open" ? { net: "" } : {}),
        state: t(`member.bettingRecord.states.${round.state}`),
      },
      link: {
        name: "when",
        href: teamPaths.teamRound(String(round.playerId), round.vendor, round.roundId),
      },
    })),
    text: null,
  };
}

function sumsTable(filter: BettingFilter, groups: readonly SumsRow[], speaker: Speaker): ShownTable {
  const { t, language } = speaker;
  const by = filter.by || "person";
  const hasOpen = groups.some(({ open }) => open.minor !== 0n);
  return {
    name: `team-by-${by}`,
    title: t(`pay.betting.bys.${by}`),
    columns: [
      { name: "name", title: t(`pay.betting.${by}`) },
      { name: "rounds", title: t("pay.betting.rounds") },
      ...amountColumns(speaker),
      ...(hasOpen ? [{ name: "open", title: t("pay.betting.open"), kind: "amount" as const }] : []),
    ],
    rows: groups.map((group) => ({
      id: group.id,
      cells: {
        name: isolated(group.name),
        rounds: formatWhole(group.rounds, language),
        ...amountCells(group, speaker),
        open: group.open.minor === 0n ? "" : formatMoney(group.open, language),
      },
      ...(group.leadsTo && {
        link: { name: "name", href: teamPaths.teamBetting({ ...filter, ...group.leadsTo }) },
      }),
    })),
    text: null,
  };
}
