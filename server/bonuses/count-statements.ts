import { ACCOUNT, OWNER } from "../core/ledger-kinds.ts";
import type { Statement } from "../db/database.ts";
import type { Short } from "./counted-round.ts";

export const HOLD_MARK: Statement<{ readonly mark: string }> = {
  name: "bonuses.hold-mark",
  text: "select xid::text as mark from bonus.marks for update",
};

export const SAVE_MARK: Statement<never> = {
  name: "bonuses.save-mark",
  text: "update bonus.marks set xid = $1::text::xid8",
};

export type PlayedRow = {
  readonly grantId: string;
  readonly playerId: bigint;
  readonly terms: unknown;
  readonly vendor: string;
  readonly roundId: string;
  readonly game: string;
  readonly stakedMinor: bigint;
  readonly settledAt: Date;
};

/**
 * Rounds that were over for the first time between $1 and $2, of players with an active bonus, and that began after it
 * was given: of one player's movements the later has the higher number.
 */
export const PLAYED: Statement<PlayedRow> = {
  name: "bonuses.played",
  timeoutMs: 60_000,
  text: `
    with active as materialized (
      select g.id, g.player_id, g.movement_id, g.terms, s.id as asset_id
        from bonus.grants g join ledger.assets s on s.code = g.asset where g.state = 'active'
    ), touched as materialized (
      select distinct t.player_id, t.round_ref, t.scope as vendor
        from ledger.transfers t join active a on a.player_id = t.player_id
        where t.xid >= $1::text::xid8 and t.xid < $2::text::xid8 and t.round_ref is not null
      union
      select r.player_id, r.round_ref, r.vendor from wallet.rounds r join active a on a.player_id = r.player_id
        where r.ended_xid >= $1::text::xid8 and r.ended_xid < $2::text::xid8
    )
    select a.id as "grantId", a.player_id as "playerId", a.terms, r.vendor, r.round_ref as "roundId", r.game,
        r.stake_minor as "stakedMinor", r.settled_at as "settledAt"
      from touched
      join wallet.rounds r
        on r.player_id = touched.player_id and r.round_ref = touched.round_ref and r.vendor = touched.vendor
      join active a on a.player_id = r.player_id and a.asset_id = r.asset_id
      where r.settled_xid >= $1::text::xid8 and r.settled_xid < $2::text::xid8 and r.stake_minor > 0
        and (select min(t.id) from ledger.transfers t
          where t.player_id = r.player_id and t.round_ref = r.round_ref and t.scope = r.vendor) > a.movement_id
      order by a.player_id, r.vendor, r.round_ref`,
};

/** Players of bonuses to whose bonus account something came between two places in the ledger. */
export const MOVED: Statement<{ readonly playerId: bigint }> = {
  name: "bonuses.moved",
  timeoutMs: 60_000,
  text: `
    select distinct t.player_id as "playerId"
      from ledger.transfers t
      join bonus.players k on k.player_id = t.player_id
      join ledger.postings p on p.transfer_id = t.id
      join ledger.accounts a on a.id in (p.src, p.dst) and a.owner_kind = ${OWNER.player} and a.owner_id = t.player_id and a.kind = ${ACCOUNT.bonus}
      where t.xid >= $1::text::xid8 and t.xid < $2::text::xid8
    union
    select r.player_id from wallet.rounds r join bonus.players k on k.player_id = r.player_id
      where r.ended_xid >= $1::text::xid8 and r.ended_xid < $2::text::xid8 and r.bonus_stake_minor > 0
    order by 1`,
};

export type CountedRow = {
  readonly vendor: string;
  readonly roundId: string;
  readonly game: string;
  readonly stakedMinor: bigint;
  readonly countedMinor: bigint;
  readonly short: Short | null;
  readonly settledAt: Date;
};

/** A round that was counted before stays as it is, and adds nothing. */
export const ADD_COUNTED: Statement<never> = {
  name: "bonuses.add-counted",
  text: `
    with added as (
      insert into bonus.counted_rounds (grant_id, vendor, round_ref, game, staked_minor, counted_minor, short, settled_at)
      select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
        $8::timestamptz[])
      on conflict do nothing
      returning grant_id, counted_minor
    )
    update bonus.grants g set counted_minor = g.counted_minor + sums.counted
      from (select grant_id, sum(counted_minor)::bigint as counted from added group by grant_id) sums
      where g.id = sums.grant_id`,
};

export const COUNTED: Statement<CountedRow> = {
  name: "bonuses.counted",
  text: `
    select vendor, round_ref as "roundId", game, staked_minor as "stakedMinor", counted_minor as "countedMinor", short,
        settled_at as "settledAt"
      from bonus.counted_rounds where grant_id = $1::uuid
      order by settled_at desc, round_ref limit $2::int offset $3::bigint`,
};

/** Players of whom the clock has something to decide: a time that is over, or one that waits and nothing is active. */
export const DUE: Statement<{ readonly playerId: bigint }> = {
  name: "bonuses.due",
  text: `
    select player_id as "playerId" from bonus.grants
      where state in ('offered', 'active') and ends_at <= $1::timestamptz and player_id > $2::bigint
    union
    select w.player_id from bonus.grants w
      where w.state = 'waiting' and w.player_id > $2::bigint
        and not exists (select 1 from bonus.grants a where a.player_id = w.player_id and a.state = 'active')
    order by 1 limit $3::int`,
};

export const LAPSED_OFFERS: Statement<{ readonly id: string }> = {
  name: "bonuses.lapsed-offers",
  text: `
    update bonus.grants set state = 'expired', ended_at = $2::timestamptz
    where player_id = $1::bigint and state = 'offered' and ends_at <= $2::timestamptz returning id`,
};
