import { Link } from "@remix-run/react";
import { Amount } from "#app/components/amount.tsx";
import type { RecordColumn, RecordRow } from "#app/components/record-table.tsx";
import { type Speaker, useSpeech } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { changedQuery } from "#app/lib/paths/query.ts";
import type { PlayedChoices } from "#server/catalogue/index.ts";
import type { Language } from "#server/core/languages.ts";
import type { Asset } from "#server/core/numbers/money.ts";
import type { Round, RoundTotals } from "#server/wallet/index.ts";
import { RecordDownload } from "./files/record-download.tsx";
import { DAYS_DROPPED, periodFilter } from "./period-filter.ts";
import { type BettingRecordFilter, ROUND_ASSETS, ROUND_STATES } from "./record-choices.ts";
import { RecordPage, type RecordPlace } from "./record-page.tsx";
import { RecordSearch } from "./record-search.tsx";
import { RoundSums, type ShownSums, shownSums } from "./round-sums.tsx";

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
  filter: BettingRecordFilter;
  /** What the game is called that alone is shown; "" when all are. */
  onlyGame: string;
  /** What the form lets one choose among. */
  choices: Omit<PlayedChoices, "inCategory">;
  /** The days that were typed and are none: `from`, `to`. */
  badDays: readonly string[];
  /** How many rounds a file has at most. */
  listedMax: number;
  rounds: readonly ShownRound[];
  totals: readonly ShownTotals[];
};

/** Every round of a player, with what they came to. */
export function BettingRecord(props: BettingRecordProps) {
  const { place, filter, onlyGame, choices, badDays, listedMax, rounds, totals } = props;
  const { t } = useSpeech();
  const { period, state, ...searched } = filter;
  const states = ROUND_STATES.map(
    (value) => [value, value ? t(`member.bettingRecord.states.${value}`) : t("member.filters.all")] as const,
  );
  return (
    <RecordPage
      place={place}
      intro={t("member.bettingRecord.intro")}
      empty={{ title: t("member.bettingRecord.empty"), text: t("member.bettingRecord.emptyText") }}
      filters={[
        { ...periodFilter(t, period), drops: DAYS_DROPPED },
        { name: "state", label: t("member.filters.state"), chosen: state, choices: states },
      ]}
      search={{ query: searched, form: <RoundSearch {...{ filter, onlyGame, choices, badDays }} /> }}
      pathOf={paths.bettingRecord}
      columns={columns(t)}
      rows={rounds.map((round) => rowOf(round, t))}
    >
      {totals.map((sums) => (
        <Totals key={sums.asset} {...sums} />
      ))}
      {rounds.length > 0 ? (
        <RecordDownload href={memberPaths.bettingRecordCsv(filter)} listedMax={listedMax} />
      ) : null}
    </RecordPage>
  );
}

function RoundSearch({
  filter,
  onlyGame,
  choices,
  badDays,
}: Pick<BettingRecordProps, "filter" | "onlyGame" | "choices" | "badDays">) {
  const { t } = useSpeech();
  const { asset, category, vendor, game, from, to, ...kept } = filter;
  const assets = ROUND_ASSETS.map(
    (value) => [value, value ? t(`transfers.record.assets.${value}`) : t("member.filters.all")] as const,
  );
  const categories = ["" as const, ...choices.categories].map(
    (value) => [value, value ? t(`site.category.${value}`) : t("member.filters.all")] as const,
  );
  const named = (some: PlayedChoices["games"]) => [
    ["", t("member.filters.all")] as const,
    ...some.map(({ code, name }) => [code, name] as const),
  ];
  return (
    <>
      {onlyGame === "" ? null : (
        <p data-testid="only-game">
          {t("member.bettingRecord.onlyGame", { game: onlyGame })}{" "}
          <Link to={paths.bettingRecord(changedQuery(filter, { vendor: "", game: "" }))}>
            {t("member.bettingRecord.allGames")}
          </Link>
        </p>
      )}
      <RecordSearch
        action={paths.bettingRecord()}
        days={{ from, to }}
        badDays={badDays}
        selects={[
          {
            name: "category",
            label: t("member.bettingRecord.category"),
            chosen: category,
            choices: categories,
          },
          {
            name: "vendor",
            label: t("member.bettingRecord.vendor"),
            chosen: vendor,
            choices: named(choices.vendors),
          },
          ...(vendor === ""
            ? []
            : [
                {
                  name: "game",
                  label: t("member.bettingRecord.game"),
                  chosen: game,
                  choices: named(choices.games),
                },
              ]),
          { name: "asset", label: t("transfers.record.asset"), chosen: asset, choices: assets },
        ]}
        kept={kept}
      />
    </>
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

function rowOf({ id, href, game, when, state, stake, net, ...round }: ShownRound, t: Translate): RecordRow {
  return {
    id,
    cells: {
      when,
      game,
      stake: <Amount value={stake} />,
      payout: <PaidOut {...round} />,
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

/** What came back, and below it what its vendor corrected: the difference in the next column counts both. */
function PaidOut({ payout, adjusted }: Pick<ShownRound, "payout" | "adjusted">) {
  const { t } = useSpeech();
  return (
    <>
      <Amount value={payout} />
      {adjusted === "" ? null : (
        <small className="quiet" data-testid="adjusted">
          {" "}
          {t("member.bettingRecord.adjusted")} <Amount value={adjusted} />
        </small>
      )}
    </>
  );
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
