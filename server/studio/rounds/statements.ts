import type { Asset } from "../../core/numbers/money.ts";
import type { Statement } from "../../db/database.ts";
import type { SessionSumsRow } from "../sessions/session-sums.ts";
import type { Json, WagerState } from "../wagers/wager-statements.ts";
import type { RoundChoice, RoundOutcome } from "./outcome.ts";

export const SHARED_ROUND_STATES = ["betting", "closing", "drawing", "settled", "cancelled"] as const;
export type SharedRoundState = (typeof SHARED_ROUND_STATES)[number];

export type SharedRoundRow = {
  id: string;
  game: string;
  number: number;
  mathVersion: number;
  chainId: string;
  chainIndex: number;
  terminal: string;
  commit: string;
  state: SharedRoundState;
  opensAt: Date;
  closesAt: Date;
  drawnAt: Date | null;
  endsAt: Date | null;
  entropy: string | null;
  stakes: number | null;
  /** Of a round that was called off: what it would have been, once betting had closed. */
  outcome: RoundOutcome | null;
  link: string | null;
  reason: string | null;
  finishedAt: Date | null;
};

const COLUMNS = `
  id, game, number, math_version as "mathVersion", chain_id as "chainId", chain_index as "chainIndex", terminal, commit,
  state, opens_at as "opensAt", closes_at as "closesAt", drawn_at as "drawnAt", ends_at as "endsAt", entropy, stakes,
  outcome, link, reason, finished_at as "finishedAt"`;

const round = (name: string, rest: string): Statement<SharedRoundRow> => ({
  name: `studio.${name}`,
  text: `select ${COLUMNS} from studio.shared_rounds ${rest}`,
});

export const SHARED_ROUND = round("shared_round", "where id = $1");
export const SHARED_ROUNDS = round("shared_rounds_of_ids", "where id = any($1::uuid[])");
export const ROUND_OF_NUMBER = round("shared_round_of_number", "where game = $1 and number = $2::int");
export const LATEST_ROUND = round("latest_shared_round", "where game = $1 order by number desc limit 1");
export const ROUNDS_UNDER_WAY = round(
  "shared_rounds_under_way",
  "where finished_at is null order by game, number",
);

/** Stakes, and leaving a flight, share the round; whoever closes, draws or settles it has it alone. */
export const LOCK_ROUND_SHARED = round("lock_round_shared", "where id = $1 for share");
export const LOCK_ROUND = round("lock_round", "where id = $1 for update");

export type RoundHistoryRow = Pick<SharedRoundRow, "id" | "number" | "state" | "outcome">;

export const ROUND_HISTORY: Statement<RoundHistoryRow & Pick<SharedRoundRow, "mathVersion">> = {
  name: "studio.round_history",
  text: `
    select id, number, math_version as "mathVersion", state, outcome from studio.shared_rounds
    where game = $1 and state in ('settled', 'cancelled')
    order by number desc limit $2::int`,
};

/** One more than the last: two that open at once meet at the unique number, and one of them writes nothing. */
export const OPEN_ROUND: Statement<{ id: string }> = {
  name: "studio.open_shared_round",
  text: `
    insert into studio.shared_rounds (id, game, number, math_version, chain_id, chain_index, terminal, commit, state,
      opens_at, closes_at)
    select $1, $2, coalesce(max(number), 0) + 1, $3::int, $4, $5::int, $6, $7, 'betting', $8::timestamptz,
      $9::timestamptz
    from studio.shared_rounds where game = $2
    on conflict do nothing returning id`,
};

export const MARK_CLOSING: Statement<{ id: string }> = {
  name: "studio.mark_round_closing",
  text: `update studio.shared_rounds set state = 'closing' where id = $1 and state = 'betting' returning id`,
};

export const MARK_DRAWING: Statement<{ id: string }> = {
  name: "studio.mark_round_drawing",
  text: `
    update studio.shared_rounds set state = 'drawing', entropy = $2, stakes = $3::int, drawn_at = $4::timestamptz
    where id = $1 and state = 'closing' returning id`,
};

export const MARK_SETTLED: Statement<{ id: string }> = {
  name: "studio.mark_round_settled",
  text: `
    update studio.shared_rounds set state = 'settled', outcome = $2::text::jsonb, link = $3, ends_at = $4::timestamptz
    where id = $1 and state = 'drawing' returning id`,
};

export const MARK_CANCELLED: Statement<{ id: string }> = {
  name: "studio.mark_round_cancelled",
  text: `
    update studio.shared_rounds
    set state = 'cancelled', reason = $2, link = $3, ends_at = $4::timestamptz, outcome = $5::text::jsonb
    where id = $1 and state in ('betting', 'closing', 'drawing') returning id`,
};

export const MARK_FINISHED: Statement<{ id: string }> = {
  name: "studio.mark_round_finished",
  text: `
    update studio.shared_rounds r set finished_at = $2::timestamptz
    where id = $1 and finished_at is null and ends_at <= $2::timestamptz and not exists (
      select from studio.wagers w
      where w.round_ref = r.id::text and w.state in ('staking', 'staked', 'paying', 'returning'))
    returning id`,
};

/** Tells every node that there is something new to read of a game. */
export const TELL_ROUND: Statement<unknown> = {
  name: "studio.tell_round",
  text: `select pg_notify('rounds', $1)::text as told`,
};

type StakeRow = {
  id: string;
  state: WagerState;
  clientSeed: string | null;
  stakeMinor: bigint;
  choice: RoundChoice;
};

/** The stakes of a round in the order in which they were placed. */
export const STAKES_OF_ROUND: Statement<StakeRow> = {
  name: "studio.stakes_of_round",
  text: `
    select id, state, client_seed as "clientSeed", stake_minor as "stakeMinor", choice from studio.wagers
    where round_ref = $1 and state = any($2::text[]) order by placed_at, id`,
};

/** Those that are to leave a flight by themselves and that it has passed by now. */
export const PASSED_CASH_OUTS: Statement<{ id: string; stakeMinor: bigint; auto: number }> = {
  name: "studio.passed_cash_outs",
  text: `
    select id, stake_minor as "stakeMinor", (choice ->> 'auto')::int as auto from studio.wagers
    where round_ref = $1 and state = 'staked' and (choice ->> 'auto')::int <= $2::int order by placed_at, id`,
};

type OwnStakesRow = { many: number; onSpot: bigint };

export const OWN_STAKES: Statement<OwnStakesRow> = {
  name: "studio.own_stakes_of_round",
  text: `
    select count(*)::int as many,
      coalesce(sum(stake_minor) filter (where choice ->> 'spot' is not distinct from $3), 0)::bigint as "onSpot"
    from studio.wagers
    where round_ref = $1 and player_ref = $2 and state not in ('refused', 'returned', 'returning')`,
};

type RoundTotalsRow = { asset: Asset; stakes: number; players: number; stakedMinor: bigint };

export const ROUND_TOTALS: Statement<RoundTotalsRow> = {
  name: "studio.round_totals",
  text: `
    select asset, count(*)::int as stakes, count(distinct player_ref)::int as players,
      sum(stake_minor)::bigint as "stakedMinor"
    from studio.wagers where round_ref = $1 and state in ('staked', 'paying', 'paid') group by asset order by asset`,
};

type PublicStakeRow = {
  playerRef: string;
  asset: Asset;
  stakeMinor: bigint;
  choice: RoundChoice;
  payoutMinor: bigint | null;
  result: Json;
};

/**
 * The largest first. What somebody will do in a flight is nobody else's business: of a choice only the spot is told.
 */
export const PUBLIC_STAKES: Statement<PublicStakeRow> = {
  name: "studio.public_stakes",
  text: `
    select player_ref as "playerRef", asset, stake_minor as "stakeMinor", choice, payout_minor as "payoutMinor", result
    from studio.wagers where round_ref = $1 and state in ('staked', 'paying', 'paid')
    order by stake_minor desc, placed_at, id limit $2::int`,
};

export const SESSION_SUMS: Statement<SessionSumsRow> = {
  name: "studio.session_sums_of_wagers",
  text: `
    select count(*) as played, coalesce(sum(stake_minor), 0)::bigint as "stakedMinor",
      coalesce(sum(payout_minor) filter (where state = 'paid'), 0)::bigint as "paidMinor",
      coalesce(sum(stake_minor) filter (where state <> 'paid'), 0)::bigint as "openMinor"
    from studio.wagers where session_id = $1 and state in ('staked', 'paying', 'paid')`,
};

/** Written at most once in so long, however many look. */
export const VISIT: Statement<unknown> = {
  name: "studio.visit_round_game",
  text: `
    insert into studio.round_visits as v (game, visited_at) values ($1, $2::timestamptz)
    on conflict (game) do update set visited_at = excluded.visited_at where v.visited_at < $3::timestamptz`,
};

export const VISITS: Statement<{ game: string; visitedAt: Date }> = {
  name: "studio.round_visits",
  text: `select game, visited_at as "visitedAt" from studio.round_visits where visited_at > $1::timestamptz`,
};
