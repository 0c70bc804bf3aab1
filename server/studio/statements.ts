import type { Asset } from "../core/numbers/money.ts";
import type { Statement } from "../db/database.ts";
import type { SessionSumsRow } from "./sessions/session-sums.ts";
import type { RoundOutcome } from "./slots/slot-engine.ts";
import type { StudioVendor } from "./slots/theme.ts";
import {
  markingRefused,
  markingReturned,
  SEAT_AND_SEEDS_COLUMNS,
  type SeedFacts,
  type StakeRow,
} from "./wagers/stake-statements.ts";
import type { WagerState } from "./wagers/wager-statements.ts";

export type RoundState = "staking" | "staked" | "paid" | "refused" | "returned";

export type SessionRow = {
  id: string;
  playerRef: string;
  vendor: StudioVendor;
  game: string;
  asset: Asset;
  walletToken: string;
  openedAt: Date;
};

const SESSION_COLUMNS = `
  s.id, s.player_ref as "playerRef", s.vendor, s.game, s.asset, s.wallet_token as "walletToken",
  s.opened_at as "openedAt"`;

/** A session that is opened now: whose games these are the vendor says. */
export type NewSession = Omit<SessionRow, "vendor"> & { readonly vendor: string };

export const ENTER_SESSION: Statement<never> = {
  name: "studio.enter_session",
  text: `
    insert into studio.sessions (id, player_ref, vendor, game, asset, wallet_token, opened_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (wallet_token) do nothing`,
};

export const SESSIONS: Statement<SessionRow> = {
  name: "studio.sessions",
  text: `select ${SESSION_COLUMNS} from studio.sessions s where s.id = any($1::uuid[])`,
};

export const SESSION_OF_TOKEN: Statement<SessionRow> = {
  name: "studio.session_of_token",
  text: `select ${SESSION_COLUMNS} from studio.sessions s where s.wallet_token = $1`,
};

/** What was really staked: refused and returned stakes are not. */
export const SESSION_TOTALS: Statement<SessionSumsRow> = {
  name: "studio.session_totals",
  text: `
    select count(*) as played,
      coalesce(sum(stake_minor), 0)::bigint as "stakedMinor",
      coalesce(sum(payout_minor) filter (where state = 'paid'), 0)::bigint as "paidMinor",
      coalesce(sum(stake_minor) filter (where state <> 'paid'), 0)::bigint as "openMinor"
    from studio.rounds where session_id = $1 and state in ('staked', 'paid')`,
};

export type RoundRow = StakeRow &
  SeedFacts & {
    lineBetMinor: bigint;
    stakeTx: string;
    payoutTx: string;
    state: RoundState;
    outcome: RoundOutcome | null;
    startedAt: Date;
  };

const ROUNDS = `
  select r.id, r.session_id as "sessionId", r.player_ref as "playerRef", r.seed_pair_id as "seedPairId", r.nonce,
    s.vendor, r.game, r.math_version as "mathVersion", r.asset, r.line_bet_minor as "lineBetMinor",
    r.stake_minor as "stakeMinor", r.free_rounds_id as "freeRoundsId", r.stake_tx as "stakeTx",
    r.payout_tx as "payoutTx", r.state, r.refusal, r.outcome, r.payout_minor as "payoutMinor",
    r.balance_minor as "balanceMinor", r.started_at as "startedAt", r.settled_at as "settledAt",
    p.client_seed as "clientSeed", ${SEAT_AND_SEEDS_COLUMNS}
  from studio.rounds r
  join studio.sessions s on s.id = r.session_id
  join studio.seed_pairs p on p.id = r.seed_pair_id`;

export const ROUND: Statement<RoundRow> = {
  name: "studio.round",
  text: `${ROUNDS} where r.id = $1`,
};

export const ROUNDS_OF_IDS: Statement<RoundRow> = {
  name: "studio.rounds_of_ids",
  text: `${ROUNDS} where r.id = any($1::uuid[])`,
};

export const OPEN_ROUND: Statement<{ id: string }> = {
  name: "studio.open_round",
  text: `select id from studio.rounds where player_ref = $1 and state in ('staking', 'staked')`,
};

/** What a pair still has to decide, of whatever engine: its seed is not shown before. */
export const OPEN_OF_PAIR: Statement<{ id: string }> = {
  name: "studio.open_of_pair",
  text: `
    select id from studio.rounds where player_ref = $1 and state in ('staking', 'staked')
    union all
    select id from studio.wagers
    where seed_pair_id = $2 and state in ('staking', 'staked', 'paying', 'returning')
    limit 1`,
};

export const OPEN_ROUNDS: Statement<{ id: string }> = {
  name: "studio.open_rounds",
  text: `select id from studio.rounds where state in ('staking', 'staked') order by started_at, id`,
};

/** A round in one line, for lists. */
export type RoundLine = {
  roundId: string;
  sessionId: string;
  nonce: number;
  game: string;
  asset: Asset;
  state: RoundState | WagerState;
  stakeMinor: bigint;
  payoutMinor: bigint | null;
  startedAt: Date;
};

const ROUND_LINES = `
  select id as "roundId", session_id as "sessionId", nonce, game, asset, state, stake_minor as "stakeMinor", payout_minor as "payoutMinor",
    started_at as "startedAt"
  from studio.rounds`;

export const SESSION_ROUNDS: Statement<RoundLine> = {
  name: "studio.session_rounds",
  text: `${ROUND_LINES} where session_id = $1 order by started_at desc, id desc limit $2`,
};

export const PAIR_ROUNDS: Statement<RoundLine> = {
  name: "studio.pair_rounds",
  text: `
    ${ROUND_LINES} where seed_pair_id = $1 and nonce >= $2::int and nonce < $3::int
    union all
    select id, session_id, nonce, game, asset, state, stake_minor, payout_minor, placed_at from studio.wagers
    where seed_pair_id = $1 and nonce >= $2::int and nonce < $3::int
    order by nonce desc`,
};

export const MARK_STAKED: Statement<{ id: string }> = {
  name: "studio.mark_staked",
  text: `
    update studio.rounds r
    set state = 'staked', outcome = d.outcome, payout_minor = d.payout, balance_minor = d.balance, staked_at = d.at
    from jsonb_to_recordset($1) as d (id uuid, outcome jsonb, payout bigint, balance bigint, at timestamptz)
    where r.id = d.id and r.state = 'staking' returning r.id`,
};

export const MARK_REFUSED = markingRefused({ table: "rounds", name: "studio.mark_refused" });

export const MARK_PAID: Statement<{ id: string }> = {
  name: "studio.mark_paid",
  text: `
    update studio.rounds r set state = 'paid', balance_minor = d.balance, settled_at = d.at
    from jsonb_to_recordset($1) as d (id uuid, balance bigint, at timestamptz)
    where r.id = d.id and r.state = 'staked' returning r.id`,
};

export const MARK_RETURNED = markingReturned({ table: "rounds", name: "studio.mark_returned" }, [
  "staking",
  "staked",
]);
