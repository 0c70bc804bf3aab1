import type { Statement } from "../../db/database.ts";
import {
  markingRefused,
  markingReturned,
  SEAT_AND_SEEDS_COLUMNS,
  type SeedFacts,
  type StakeRow,
} from "./stake-statements.ts";

export const WAGER_STATES = [
  "staking",
  "staked",
  "paying",
  "paid",
  "refused",
  "returning",
  "returned",
] as const;
export type WagerState = (typeof WAGER_STATES)[number];

/** What JSON holds; each game reads its own. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A wager as it is kept. */
export type WagerRow = StakeRow & { [Fact in keyof SeedFacts]: SeedFacts[Fact] | null } & {
  formRef: string;
  /** What decides it where it is shared; else its own id. */
  roundRef: string;
  /** What was staked beside the first stake. */
  raisedMinor: bigint;
  choice: Json;
  state: WagerState;
  progress: Json;
  result: Json;
  /** What corrections have made of the payout; null without one. */
  correctedMinor: bigint | null;
  /** What the payout is counted on: the first stake, or what a free round is worth. */
  betMinor: bigint;
  placedAt: Date;
  stakedAt: Date | null;
};

export const WAGER_COLUMNS = `
    w.id, w.session_id as "sessionId", w.player_ref as "playerRef", w.vendor, w.game, w.asset,
    w.math_version as "mathVersion", w.form_ref as "formRef", w.round_ref as "roundRef",
    w.stake_minor as "stakeMinor",
    coalesce((select sum(r.amount_minor) from studio.raises r where r.wager_id = w.id and r.state = 'staked'), 0)::bigint
      as "raisedMinor",
    w.choice, w.seed_pair_id as "seedPairId", w.nonce, w.client_seed as "clientSeed", w.state, w.refusal, w.progress,
    w.result, case when w.state <> 'returned' then w.payout_minor end as "payoutMinor",
    (select c.payout_minor from studio.corrections c
      where c.wager_id = w.id and c.state <> 'refused' order by c.nth desc limit 1) as "correctedMinor",
    w.free_rounds_id as "freeRoundsId", coalesce(f.line_bet_minor, w.stake_minor) as "betMinor",
    w.balance_minor as "balanceMinor", w.placed_at as "placedAt", w.staked_at as "stakedAt",
    w.settled_at as "settledAt", ${SEAT_AND_SEEDS_COLUMNS}`;

const SEAT_AND_SEEDS = `
  join studio.sessions s on s.id = w.session_id
  left join studio.seed_pairs p on p.id = w.seed_pair_id
  left join studio.free_rounds f on f.id = w.free_rounds_id`;

export const WAGERS_FROM = `from studio.wagers w ${SEAT_AND_SEEDS}`;

const select = (where: string) => `select ${WAGER_COLUMNS} ${WAGERS_FROM} ${where}`;

export const WAGER: Statement<WagerRow> = { name: "studio.wager", text: select("where w.id = $1") };

export const WAGERS: Statement<WagerRow> = {
  name: "studio.wagers",
  text: select("where w.id = any($1::uuid[]) order by w.placed_at, w.id"),
};

/** Of this seat, or of another one of the player in the game where its stake was not refused. */
export const WAGER_OF_FORM: Statement<WagerRow> = {
  name: "studio.wager_of_form",
  text: select(`
    where (w.player_ref, w.game) = (select f.player_ref, f.game from studio.sessions f where f.id = $1)
      and w.form_ref = $2 and (w.session_id = $1 or w.state <> 'refused')
    order by w.state = 'refused' limit 1`),
};

export const WAGERS_OF_ROUND: Statement<WagerRow> = {
  name: "studio.wagers_of_round",
  text: select("where w.round_ref = $1 order by w.placed_at, w.id"),
};

/** The latest first. `$3` is how many. */
export const WAGERS_OF_SESSION: Statement<WagerRow> = {
  name: "studio.wagers_of_session",
  text: select(
    "where w.session_id = $1 and w.player_ref = $2 order by w.placed_at desc, w.id desc limit $3::int",
  ),
};

/** The player's open wager in a game: what has to be played to its end before another one begins. */
export const OPEN_WAGER: Statement<WagerRow> = {
  name: "studio.open_wager",
  text: select(`
    where w.player_ref = $1 and w.game = $2 and w.state in ('staking', 'staked', 'paying', 'returning')
    order by w.placed_at, w.id limit 1`),
};

/** Without those that are staked in one of the games of `$2`. */
export const WAGERS_UNDER_WAY: Statement<WagerRow> = {
  name: "studio.wagers_under_way",
  text: select(`
    where w.state in ('staking', 'staked', 'paying', 'returning') and w.placed_at < $1::timestamptz
      and not (w.state = 'staked' and w.game = any($2::text[]))
    order by w.placed_at, w.id`),
};

/** Answers what it wrote; nothing where the form is known or the session is not the player's. */
export const INSERT_WAGER: Statement<WagerRow> = {
  name: "studio.insert_wager",
  text: `
    with w as (
      insert into studio.wagers (id, session_id, player_ref, vendor, game, asset, math_version, form_ref, round_ref,
        stake_minor, choice, seed_pair_id, nonce, client_seed, state, placed_at)
      select $1, s.id, s.player_ref, s.vendor, s.game, s.asset, $3::int, $4, $5, $6::bigint, $7::text::jsonb, $8::uuid,
        $9::int, $10, 'staking', $11::timestamptz
      from studio.sessions s where s.id = $2 and s.player_ref = $12
      on conflict do nothing
      returning *
    )
    select ${WAGER_COLUMNS} from w ${SEAT_AND_SEEDS}`,
};

export const MARK_WAGERS_STAKED: Statement<{ id: string }> = {
  name: "studio.mark_wager_staked",
  text: `
    update studio.wagers w set state = d.state, balance_minor = d.balance, staked_at = d.at
    from jsonb_to_recordset($1) as d (id uuid, state text, balance bigint, at timestamptz)
    where w.id = d.id and w.state = 'staking' returning w.id`,
};

export const MARK_WAGER_REFUSED = markingRefused({ table: "wagers", name: "studio.mark_wager_refused" });

/** What is decided of many at once; of those that are staked and nobody decided before. */
export const DECIDE_WAGERS: Statement<{ id: string }> = {
  name: "studio.decide_wagers",
  text: `
    update studio.wagers w set state = 'paying', payout_minor = d.payout, result = d.result::jsonb
    from unnest($1::uuid[], $2::bigint[], $3::text[]) as d (id, payout, result)
    where w.id = d.id and w.state = 'staked' returning w.id`,
};

export const MARK_WAGERS_RETURNING: Statement<{ id: string }> = {
  name: "studio.mark_wagers_returning",
  text: `
    update studio.wagers set state = 'returning'
    where id = any($1::uuid[]) and state in ('staking', 'staked') returning id`,
};

export const MARK_WAGERS_PAID: Statement<{ id: string }> = {
  name: "studio.mark_wagers_paid",
  text: `
    update studio.wagers w set state = 'paid', balance_minor = coalesce(d.balance, w.balance_minor), settled_at = d.at
    from jsonb_to_recordset($1) as d (id uuid, balance bigint, at timestamptz)
    where w.id = d.id and w.state = 'paying' returning w.id`,
};

export const MARK_WAGER_RETURNED = markingReturned({ table: "wagers", name: "studio.mark_wager_returned" }, [
  "staking",
  "staked",
  "returning",
]);

/** Of one that is decided: its stake was given back before it was paid. */
export const MARK_DECIDED_RETURNED = markingReturned(
  { table: "wagers", name: "studio.mark_decided_returned" },
  ["paying"],
);

/** A step of a game that is played in steps; only from the step that was seen before. */
export const MARK_WAGER_PROGRESS: Statement<{ id: string }> = {
  name: "studio.mark_wager_progress",
  text: `
    update studio.wagers set progress = $2::text::jsonb
    where id = $1 and state = 'staked' and progress is not distinct from $3::text::jsonb returning id`,
};

export const LOCK_WAGER: Statement<{ id: string }> = {
  name: "studio.lock_wager",
  text: `select id from studio.wagers where id = $1 for no key update`,
};

export type RaiseRow = {
  nth: number;
  formRef: string;
  amountMinor: bigint;
  action: Json;
  state: "staking" | "staked" | "refused";
};

export const RAISES: Statement<RaiseRow> = {
  name: "studio.raises",
  text: `
    select nth, form_ref as "formRef", amount_minor as "amountMinor", action, state
    from studio.raises where wager_id = $1 order by nth`,
};

export const INSERT_RAISE: Statement<{ nth: number }> = {
  name: "studio.insert_raise",
  text: `
    insert into studio.raises (wager_id, nth, form_ref, amount_minor, action, state, asked_at)
    select $1, 1 + count(*), $2, $3::bigint, $4::text::jsonb, 'staking', $5::timestamptz
    from studio.raises where wager_id = $1
    on conflict (wager_id, form_ref) do nothing returning nth`,
};

export const MARK_RAISE: Statement<unknown> = {
  name: "studio.mark_raise",
  text: `update studio.raises set state = $3 where wager_id = $1 and nth = $2::int and state = 'staking'`,
};

export type CorrectionRow = {
  wagerId: string;
  nth: number;
  payoutMinor: bigint;
  changeMinor: bigint;
  result: Json;
  reason: string;
  state: "sending" | "done" | "refused";
  madeAt: Date;
};

const CORRECTION_COLUMNS = `
  wager_id as "wagerId", nth, payout_minor as "payoutMinor", change_minor as "changeMinor", result, reason, state,
  made_at as "madeAt"`;

export const CORRECTIONS: Statement<CorrectionRow> = {
  name: "studio.corrections",
  text: `select ${CORRECTION_COLUMNS} from studio.corrections where wager_id = any($1::uuid[]) order by wager_id, nth`,
};

export const CORRECTIONS_UNDER_WAY: Statement<CorrectionRow> = {
  name: "studio.corrections_under_way",
  text: `select ${CORRECTION_COLUMNS} from studio.corrections where state = 'sending' order by made_at, wager_id, nth`,
};

/**
 * The difference to what the wager pays now, where there is one; not while another one is being sent, or when the last
 * one is the same and was refused. The wager is locked by whoever asks.
 */
export const INSERT_CORRECTION: Statement<CorrectionRow> = {
  name: "studio.insert_correction",
  text: `
    insert into studio.corrections (wager_id, nth, payout_minor, change_minor, result, reason, state, made_at)
    select w.id, coalesce(last.nth, 0) + 1, $2::bigint, $2::bigint - coalesce(last.payout_minor, w.payout_minor),
      $3::text::jsonb, $4, 'sending', $5::timestamptz
    from studio.wagers w
    left join lateral (
      select (select max(nth) from studio.corrections where wager_id = w.id) as nth,
        (select payout_minor from studio.corrections where wager_id = w.id and state <> 'refused'
          order by nth desc limit 1) as payout_minor
    ) last on true
    where w.id = $1 and w.state = 'paid' and $2::bigint <> coalesce(last.payout_minor, w.payout_minor)
      and not exists (select from studio.corrections k
        where k.wager_id = w.id and (k.state = 'sending' or k.nth = last.nth and k.state = 'refused'
          and (k.payout_minor, k.result, k.reason) = ($2::bigint, $3::text::jsonb, $4)))
    returning ${CORRECTION_COLUMNS}`,
};

export const MARK_CORRECTION: Statement<unknown> = {
  name: "studio.mark_correction",
  text: `
    update studio.corrections set state = $3 where wager_id = $1 and nth = $2::int and state = 'sending'`,
};
