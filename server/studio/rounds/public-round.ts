import { isId } from "../../core/ids.ts";
import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { asToday } from "./kept-outcome.ts";
import { latestRound } from "./open-round.ts";
import type { RoundOutcome } from "./outcome.ts";
import { leftAt } from "./stakes/cash-out.ts";
import {
  PUBLIC_STAKES,
  ROUND_OF_NUMBER,
  ROUND_TOTALS,
  SHARED_ROUND,
  type SharedRoundRow,
  type SharedRoundState,
} from "./statements.ts";

/** What everybody may know of a round: written as JSON, so times are milliseconds and amounts texts. */
export type PublicRound = {
  readonly id: string;
  readonly game: string;
  /** Of the rules that decided it. */
  readonly version: number;
  readonly number: number;
  readonly state: SharedRoundState;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawnAt: number | null;
  readonly endsAt: number | null;
  readonly commit: string;
  readonly terminal: string;
  readonly place: number;
  /** Fixed when betting closes. */
  readonly entropy: string | null;
  /** Only when the round is over. */
  readonly link: string | null;
  /** Of a round that was called off: what it would have been, once betting had closed. */
  readonly outcome: RoundOutcome | null;
  /** Why it was called off. */
  readonly reason: string | null;
  readonly totals: readonly PublicTotal[];
  readonly stakes: readonly PublicStake[];
};

type PublicTotal = {
  readonly asset: Asset;
  readonly stakes: number;
  readonly players: number;
  readonly staked: string;
};

/** `who` is the end of a number, and so nobody in particular. */
type PublicStake = {
  readonly nth: number;
  readonly who: string;
  readonly asset: Asset;
  readonly stake: string;
  readonly spot: string | null;
  /** What it gave back, once that is decided, and with what it was multiplied, in hundredths. */
  readonly paid: string | null;
  readonly at: number | null;
};

const STAKES_TOLD = 12;

/** The latest round of a game as everybody may see it; null where none was ever opened. */
export async function publicRound(context: Pick<Context, "db">, game: string): Promise<PublicRound | null> {
  const round = await latestRound(context, game);
  return round && publicView(context, round);
}

/** One round as everybody may see it; null where there is none. */
export async function roundOfId(context: Pick<Context, "db">, id: string): Promise<PublicRound | null> {
  const [round] = isId(id) ? await context.db.call(SHARED_ROUND, [id]) : [];
  return round ? publicView(context, round) : null;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** The round of a game that has this number, as its players saw it; null where there is none. */
export async function roundOfNumber(
  context: Pick<Context, "db">,
  game: string,
  number: string,
): Promise<PublicRound | null> {
  const [round] = NUMBER.test(number) ? await context.db.call(ROUND_OF_NUMBER, [game, Number(number)]) : [];
  return round ? publicView(context, round) : null;
}

/** A round as everybody may see it: what decides it only when it is over. */
export async function publicView({ db }: Pick<Context, "db">, round: SharedRoundRow): Promise<PublicRound> {
  const [totals, stakes] = await Promise.all([
    db.call(ROUND_TOTALS, [round.id]),
    db.call(PUBLIC_STAKES, [round.id, STAKES_TOLD]),
  ]);
  const { id, game, number, state, commit, terminal, chainIndex, entropy, link, reason } = round;
  const { outcome } = asToday(round);
  return {
    id,
    game,
    version: round.mathVersion,
    number,
    state,
    opensAt: round.opensAt.getTime(),
    closesAt: round.closesAt.getTime(),
    drawnAt: round.drawnAt?.getTime() ?? null,
    endsAt: round.endsAt?.getTime() ?? null,
    commit,
    terminal,
    place: chainIndex,
    entropy,
    link,
    outcome,
    reason,
    totals: totals.map(({ stakedMinor, ...total }) => ({ ...total, staked: stakedMinor.toString() })),
    stakes: stakes.map(({ playerRef, asset, stakeMinor, choice, payoutMinor, result }, nth) => ({
      nth,
      who: playerRef.slice(-2),
      asset,
      stake: stakeMinor.toString(),
      spot: "spot" in choice ? choice.spot : null,
      paid: payoutMinor?.toString() ?? null,
      at: leftAt(result),
    })),
  };
}
