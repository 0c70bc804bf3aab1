import type { Asset } from "../../core/numbers/money.ts";
import { done } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import type { RoundState } from "../statements.ts";
import { findRound } from "../store.ts";
import type { StudioRoundState, StudioTransaction } from "./vendor-words.ts";
import { wagerState, wagerTransactions } from "./wager-records.ts";

type PlayedRound = {
  id: string;
  playerRef: string;
  game: string;
  asset: Asset;
  state: RoundState;
  stakeMinor: bigint;
  stakeTx: string;
  payoutTx: string;
  payoutMinor: bigint | null;
  stakedAt: Date | null;
  settledAt: Date | null;
  isFree: boolean;
};

/** Rounds end within seconds, or when the process that was interrupted is back: the index on the start finds them. */
const ROUND_MAX_MS = DAY_MS;

const PLAYED: Statement<PlayedRound> = {
  name: "studio.played_rounds",
  text: `
    select r.id, r.player_ref as "playerRef", r.game, r.asset, r.state, r.stake_minor as "stakeMinor",
      r.stake_tx as "stakeTx", r.payout_tx as "payoutTx", r.payout_minor as "payoutMinor",
      r.staked_at as "stakedAt", r.settled_at as "settledAt",
      r.free_rounds_id is not null as "isFree"
    from studio.rounds r join studio.sessions s on s.id = r.session_id
    where s.vendor = $1 and r.started_at >= $2 and r.started_at < $4 and r.staked_at is not null
      and (r.settled_at is null or r.settled_at >= $3)
    order by r.started_at, r.id`,
};

const STATES: Record<RoundState, StudioRoundState> = {
  staking: "open",
  staked: "open",
  paid: "closed",
  refused: "void",
  returned: "void",
};

/**
 * What one series of the studio answers as a vendor of wallet v1, in this process. It always answers, and never
 * with more than it has written down itself.
 */
export function studioVendorSide(context: Context, series: string) {
  return {
    async roundState({ player, round }: { player: string; game: string; round: string }) {
      const found = await findRound(context.db, round);
      const isTheirs = found?.playerRef === player && found.vendor === series;
      if (found && isTheirs) return done(STATES[found.state]);
      const wager = await wagerState(context, { vendor: series, player, round });
      return done(wager ?? ("unknown" satisfies StudioRoundState));
    },
    /** All of every round that was under way then: an interrupted one was written down later than it was paid. */
    async transactions({ from, to }: { from: Date; to: Date }) {
      const rounds = await context.db.call(PLAYED, [series, later(from, -ROUND_MAX_MS), from, to]);
      const wagers = await wagerTransactions(context, { vendor: series, from, to });
      return done([...rounds.flatMap(transactionsOf), ...wagers]);
    },
  };
}

function transactionsOf(round: PlayedRound): StudioTransaction[] {
  const { id, playerRef: player, game, asset: currency, stakedAt, settledAt, payoutMinor } = round;
  if (!stakedAt) return [];
  const where = { player, game, round: id, currency };
  const state = round.state === "returned" ? "rolled-back" : "done";
  const stake = {
    ...where,
    kind: "debit",
    txId: round.stakeTx,
    amountMinor: round.stakeMinor,
    state,
  } as const;
  if (round.state !== "paid" || payoutMinor === null || !settledAt) return [{ ...stake, at: stakedAt }];
  const payout = {
    ...where,
    kind: "credit",
    txId: round.payoutTx,
    amountMinor: payoutMinor,
    state: "done",
    at: settledAt,
    creditKind: round.isFree ? "FREE_ROUND" : "WIN",
    ...(round.isFree ? {} : { betTxId: round.stakeTx }),
    endRound: true,
  } as const;
  return [{ ...stake, at: stakedAt }, payout];
}
