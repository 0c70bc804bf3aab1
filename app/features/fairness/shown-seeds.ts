import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { dayOf } from "#server/core/days.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { RoundLine, SeedPairView, SeedsView } from "#server/studio/index.ts";

type ShownPair = Pick<
  SeedPairView,
  "pairId" | "commit" | "clientSeed" | "clientBy" | "serverSeed" | "rounds" | "refusedRounds"
>;

type ShownStake = {
  readonly roundId: string;
  readonly game: string;
  /** Where it says how it was decided. */
  readonly href: string | null;
  readonly nonce: number;
  readonly state: RoundLine["state"];
  readonly when: string;
  readonly stake: string;
  readonly payout: string;
};

export type ShownSeeds = {
  readonly active: ShownPair & {
    readonly nextNonce: number;
    readonly stakes: readonly ShownStake[];
    readonly page: number;
    readonly pageCount: number;
  };
  readonly nextCommit: string;
  /** With the days of its use in the betting record; null of a visitor without records. */
  readonly previous: readonly (ShownPair & { readonly recordHref: string | null })[];
};

/** What a stake's game is called, and where the stake is to be looked at again. */
export type StakePlace = (line: RoundLine) => { readonly game: string; readonly href: string | null };

type Place = Pick<Speaker, "language" | "timeZone"> & {
  readonly placeOf: StakePlace;
  readonly hasRecords: boolean;
};

/** A player's seeds as their page prints them. */
export function shownSeeds({ active, nextCommit, previous }: SeedsView, place: Place): ShownSeeds {
  const { nextNonce, page, pageCount } = active;
  const stakes = active.stakes.map((line) => shownStake(line, place));
  return {
    active: { ...shownPair(active), nextNonce, stakes, page, pageCount },
    nextCommit,
    previous: previous.map((pair) => ({ ...shownPair(pair), recordHref: recordOf(pair, place) })),
  };
}

function shownPair({
  pairId,
  commit,
  clientSeed,
  clientBy,
  serverSeed,
  rounds,
  refusedRounds,
}: SeedPairView): ShownPair {
  return { pairId, commit, clientSeed, clientBy, serverSeed, rounds, refusedRounds };
}

function recordOf({ activatedAt, revealedAt }: SeedPairView, { timeZone, hasRecords }: Place): string | null {
  if (!hasRecords || !activatedAt || !revealedAt) return null;
  return paths.bettingRecord({ from: dayOf(activatedAt, timeZone), to: dayOf(revealedAt, timeZone) });
}

function shownStake(line: RoundLine, { language, timeZone, placeOf }: Place): ShownStake {
  const { roundId, nonce, state } = line;
  return {
    roundId,
    ...placeOf(line),
    nonce,
    state,
    when: formatMoment(line.startedAt, language, timeZone),
    stake: formatMoney(money(line.stakeMinor, line.asset), language),
    payout: line.payoutMinor === null ? "" : formatMoney(money(line.payoutMinor, line.asset), language),
  };
}
