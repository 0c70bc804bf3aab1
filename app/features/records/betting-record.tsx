import { Amount } from "#app/components/amount.tsx";
import type { RecordColumn, RecordRow } from "#app/components/record-table.tsx";
import { type Speaker, useSpeech } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths.ts";
import type { Language } from "#server/core/languages.ts";
import type { Asset } from "#server/core/money.ts";
import type { Round, RoundTotals } from "#server/wallet/index.ts";
import { periodFilter } from "./period-filter.ts";
import { RecordPage, type RecordPlace } from "./record-page.tsx";
import { RoundSums, type ShownSums, shownSums } from "./round-sums.tsx";

export const ROUND_STATES = ["", "open", "closed", "rolled-back"] as const;

type ShownRound = ShownSums & {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  readonly when: string;
  readonly state: string;
};
type ShownTotals = ShownSums & { readonly asset: Asset; readonly rounds: number };

/** A round as the record prints it. Called by the loader, because a browser's calendar may differ. */
export function shownRound(round: Round, game: string, { language, t, timeZone }: Speaker): ShownRound {
  return {
    id: `${round.vendor} ${round.roundId}`,
    href: paths.roundRecord(round.vendor, round.roundId),
    game,
    when: formatMoment(round.openedAt, language, timeZone),
    state: t(`member.bettingRecord.states.${round.state}`),
    ...shownSums(round, language),
  };
}

export function shownTotals({ asset, rounds, ...sums }: RoundTotals, language: Language): ShownTotals {
  return { asset, rounds, ...shownSums(sums, language) };
}

type BettingRecordProps = {
  place: RecordPlace;
  state: string;
  period: string;
  rounds: readonly ShownRound[];
  totals: readonly ShownTotals[];
};

/** Every round of a player, with what they came to. */
export function BettingRecord({ place, state, period, rounds, totals }: BettingRecordProps) {
  const { t } = useSpeech();
  const states = ROUND_STATES.map(
    (value) => [value, value ? t(`member.bettingRecord.states.${value}`) : t("member.filters.all")] as const,
  );
  return (
    <RecordPage
      place={place}
      intro={t("member.bettingRecord.intro")}
      empty={{ title: t("member.bettingRecord.empty"), text: t("member.bettingRecord.emptyText") }}
      filters={[
        periodFilter(t, period),
        { name: "state", label: t("member.filters.state"), chosen: state, choices: states },
      ]}
      pathOf={paths.bettingRecord}
      columns={columns(t)}
      rows={rounds.map((round) => rowOf(round, t))}
    >
      {totals.map((sums) => (
        <Totals key={sums.asset} {...sums} />
      ))}
    </RecordPage>
  );
}

function columns(t: Translate): RecordColumn[] {
  const amounts = (["stake", "payout", "net"] as const).map((name) => ({
    name,
    title: t(`member.bettingRecord.${name}`),
    kind: "amount" as const,
  }));
  return [
    { name: "when", title: t("member.bettingRecord.when") },
    { name: "game", title: t("member.bettingRecord.game") },
    ...amounts,
    { name: "state", title: t("member.bettingRecord.state") },
    { name: "detail", title: t("member.bettingRecord.round") },
  ];
}

function rowOf({ id, href, game, when, state, stake, payout, net }: ShownRound, t: Translate): RecordRow {
  return {
    id,
    cells: {
      when,
      game,
      stake: <Amount value={stake} />,
      payout: <Amount value={payout} />,
      net: <Amount value={net} />,
      state,
      detail: (
        <a href={href} data-testid="round">
          {t("member.bettingRecord.detail")}
        </a>
      ),
    },
  };
}

function Totals({ rounds, ...sums }: ShownTotals) {
  const { t } = useSpeech();
  return (
    <dl className="totals">
      <dt>{t("member.bettingRecord.totals")}</dt>
      <dd>{t("member.bettingRecord.count", { count: rounds })}</dd>
      <RoundSums {...sums} />
    </dl>
  );
}
