import type { FreeRoundsChoice } from "#app/components/play/stake-buttons.tsx";
import type { Speech } from "#app/i18n/speech.tsx";
import type { Funds } from "#app/lib/funds.ts";
import type { ShownInstantRound, ShownJson } from "#app/lib/instant-view.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import type { CheckPath, RecordPath } from "#app/lib/paths/verify-paths.ts";
import { roundEndOf } from "#app/lib/round-end.ts";
import { type ShownSums, shownSums } from "#app/lib/shown-sums.ts";
import { localText } from "#server/core/languages.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import type { FreeRounds } from "#server/studio/index.ts";
import type { InstantFamily, InstantSeat, InstantWager } from "#server/studio/instant/index.ts";
import { shownFigures } from "./shown-figures.ts";

type Go = "roll" | "drop" | "start" | "draw" | "spin" | "deal" | "shoot";

/** What the button of a family says. */
const GOES: Readonly<Record<InstantFamily, Go>> = {
  dice: "roll",
  plinko: "drop",
  mines: "start",
  keno: "draw",
  roulette: "spin",
  "video-poker": "deal",
  blackjack: "deal",
  ways: "spin",
  cascade: "spin",
  hold: "spin",
  fish: "shoot",
};

export type ShownInstant = {
  readonly code: string;
  readonly family: InstantFamily;
  readonly name: string;
  readonly asset: Asset;
  /** What this session was opened with; the header may have been switched since. */
  readonly funds: Funds;
  readonly formRef: string;
  readonly action: string;
  readonly go: Go;
  /** How long the house lets it wait between two rounds. */
  readonly cycleMs: number;
  readonly sheet: ShownJson;
  readonly live: ShownJson;
  readonly round: ShownInstantRound | null;
  /** How many actions the open wager has had; null when none is open here. */
  readonly openStep: number | null;
  /** The shown round is not the newest one. */
  readonly earlier: boolean;
  /** Where an open wager with other funds is played to its end. */
  readonly elsewhere: string | null;
  /** Null of a visitor without records, too. */
  readonly record: string | null;
  readonly check: string | null;
  readonly seedsHref: string;
  readonly lobbyHref: string;
  readonly hasStakes: boolean;
  readonly stakes: readonly { readonly minor: string; readonly written: string }[];
  readonly stakeLimits: { readonly least: string; readonly most: string };
  readonly chosenStake: string;
  readonly free: FreeRoundsChoice | null;
  readonly figures: ReturnType<typeof shownFigures>;
  readonly latest: readonly { readonly href: string; readonly staked: string; readonly payout: string }[];
  readonly session: ShownSums;
};

type Facts = {
  seat: InstantSeat;
  speech: Speech;
  formRef: string;
  now: Date;
  free: FreeRounds | null;
  houseCycleMs: number;
  checkPath: CheckPath;
  recordPath: RecordPath;
};

/** Everything that the page of a game shows, written in the visitor's language. */
export function shownInstant(facts: Facts): ShownInstant {
  const { seat, speech, formRef, now, free, houseCycleMs, checkPath, recordPath } = facts;
  const { sessionId, asset, game, open, round, latest } = seat;
  const { language } = speech;
  const { code, vendor, family, stakes } = game;
  const written = (minor: bigint) => formatMoney(money(minor, asset), language);
  const at = (id: string, query: { round?: string } = {}) =>
    playPath({ engine: "instant", sessionId: id, vendor, code }, query);
  const isOpenHere = open !== null && !open.isOver && open.wagerId === round?.wagerId;
  return {
    code,
    family,
    name: localText(game.names, language),
    asset,
    funds: asset === "TRIAL" ? "trial" : "real",
    formRef,
    action: at(sessionId),
    go: GOES[family],
    cycleMs: game.ownCycleMs ?? houseCycleMs,
    sheet: game.sheet,
    live: game.live?.(now) ?? null,
    round: round && shownRound(round, speech),
    openStep: isOpenHere ? round.step : null,
    earlier: isEarlier(seat),
    elsewhere: open && open.stake.asset !== asset ? at(open.sessionId) : null,
    record: round && recordPath(vendor, round.wagerId),
    check: round?.check ? checkPath("instant", round.check) : null,
    seedsHref: paths.seeds(),
    lobbyHref: paths.games(game.category),
    hasStakes: game.stakeOf === undefined,
    stakes: stakes.stepsMinor.map((minor) => ({ minor: minor.toString(), written: written(minor) })),
    stakeLimits: { least: written(stakes.minMinor), most: written(stakes.maxMinor) },
    chosenStake: chosenStake(seat).toString(),
    free: free && {
      value: `${free.freeRoundsId}.${free.lineBet.minor}`,
      left: free.left,
      stake: formatMoney(free.lineBet, language),
    },
    figures: shownFigures(game, asset, speech),
    latest: latest
      .filter(({ isOver }) => isOver)
      .map(({ wagerId, staked, payout }) => ({
        href: at(sessionId, { round: wagerId }),
        staked: formatMoney(staked, language),
        payout: formatMoney(payout ?? money(0n, asset), language),
      })),
    session: shownSums(seat.sums, language),
  };
}

/** The stake of the round on the board, where it can be chosen again. */
function chosenStake({ game, round }: InstantSeat): bigint {
  const { stepsMinor, minMinor } = game.stakes;
  return stepsMinor.find((step) => step === round?.bet.minor) ?? stepsMinor[0] ?? minMinor;
}

/** Something newer was played, or waits to be played to its end. */
function isEarlier({ open, round, latest }: InstantSeat): boolean {
  const newest = open ?? latest[0];
  if (!round || !newest) return false;
  return newest.wagerId !== round.wagerId && newest.placedAt >= round.placedAt;
}

function shownRound(round: InstantWager, { language }: Speech): ShownInstantRound {
  const { wagerId, choice, shown, isOver, bet, staked, payout } = round;
  return {
    wagerId,
    choice,
    shown,
    isOver,
    stakeMinor: bet.minor.toString(),
    staked: formatMoney(staked, language),
    payout: payout && formatMoney(payout, language),
    end: roundEndOf(staked, payout ?? money(0n, staked.asset)),
  };
}
