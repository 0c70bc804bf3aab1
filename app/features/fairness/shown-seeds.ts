import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
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
  readonly active: ShownPair & { readonly nextNonce: number; readonly stakes: readonly ShownStake[] };
  readonly nextCommit: string;
  readonly previous: readonly ShownPair[];
};

/** What a stake's game is called, and where the stake is to be looked at again. */
export type StakePlace = (line: RoundLine) => { readonly game: string; readonly href: string | null };

type Place = Pick<Speaker, "language" | "timeZone"> & { readonly placeOf: StakePlace };

/** A player's seeds as their page prints them. */
export function shownSeeds({ active, nextCommit, previous }: SeedsView, place: Place): ShownSeeds {
  const { latest, nextNonce } = active;
  return {
    active: { ...shownPair(active), nextNonce, stakes: latest.map((line) => shownStake(line, place)) },
    nextCommit,
    previous: previous.map(shownPair),
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
