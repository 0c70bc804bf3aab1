import type { Asset } from "../core/money.ts";
import type { Statement } from "../db/database.ts";
import type { Short } from "./counted-round.ts";

/** Of whom a bonus is: what gave it. */
export const SOURCES = [
  "promotion",
  "deposit",
  "cashback",
  "mission",
  "raffle",
  "mall",
  "operator",
  "referral",
] as const;
export type BonusSource = (typeof SOURCES)[number];

export const BONUS_STATES = [
  "offered",
  "waiting",
  "active",
  "completed",
  "spent",
  "expired",
  "forfeited",
  "taken-back",
] as const;
export type BonusState = (typeof BONUS_STATES)[number];

export type GrantRow = {
  readonly id: string;
  readonly playerId: bigint;
  readonly key: string;
  readonly source: BonusSource;
  readonly sourceRef: string;
  readonly asset: Asset;
  readonly amountMinor: bigint;
  readonly requiredMinor: bigint;
  readonly terms: unknown;
  readonly state: BonusState;
  readonly countedMinor: bigint;
  readonly keptMinor: bigint;
  readonly movementId: bigint | null;
  readonly givenAt: Date;
  readonly begunAt: Date | null;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly reason: string | null;
};

const GRANT = `id, player_id as "playerId", key, source, source_ref as "sourceRef", asset, amount_minor as "amountMinor",
  required_minor as "requiredMinor", terms, state, counted_minor as "countedMinor", kept_minor as "keptMinor",
  movement_id as "movementId", given_at as "givenAt", begun_at as "begunAt", ends_at as "endsAt", ended_at as "endedAt",
  reason`;

export const HOLD_PLAYER: Statement<never> = {
  name: "bonuses.hold-player",
  text: `
    insert into bonus.player (player_id) values ($1::bigint)
    on conflict (player_id) do update set player_id = excluded.player_id`,
};

export const GRANT_BY_KEY: Statement<GrantRow> = {
  name: "bonuses.grant-by-key",
  text: `select ${GRANT} from bonus.grants where player_id = $1::bigint and key = $2`,
};

export const GRANT_BY_ID: Statement<GrantRow> = {
  name: "bonuses.grant-by-id",
  text: `select ${GRANT} from bonus.grants where player_id = $1::bigint and id = $2::uuid`,
};

export const ANY_GRANT: Statement<GrantRow> = {
  name: "bonuses.any-grant",
  text: `select ${GRANT} from bonus.grants where id = $1::uuid`,
};

export const GRANTS: Statement<GrantRow> = {
  name: "bonuses.grants",
  text: `
    select ${GRANT} from bonus.grants where player_id = $1::bigint
    order by state <> 'active', state <> 'offered', state <> 'waiting', given_at desc, id desc
    limit $2::int offset $3::int`,
};

/** What a player may take now, what ends first before. */
export const OPEN_OFFERS: Statement<GrantRow> = {
  name: "bonuses.open-offers",
  text: `
    select ${GRANT} from bonus.grants
    where player_id = $1::bigint and state = 'offered' and ends_at > $2::timestamptz
    order by ends_at, id limit 50`,
};

export const OFFERS: Statement<{ readonly count: number }> = {
  name: "bonuses.offers",
  text: `
    select count(*)::int as count from bonus.grants
    where player_id = $1::bigint and state = 'offered' and ends_at > $2::timestamptz`,
};

/** What decides what happens next: what is active, the first that waits, and the one that ended last. */
export const STANDING: Statement<GrantRow> = {
  name: "bonuses.standing",
  text: `
    (select ${GRANT} from bonus.grants where player_id = $1::bigint and state = 'active')
    union all
    (select ${GRANT} from bonus.grants where player_id = $1::bigint and state = 'waiting'
      order by given_at, id limit 1)
    union all
    (select ${GRANT} from bonus.grants where player_id = $1::bigint and movement_id is not null and ended_at is not null
      order by ended_at desc, id desc limit 1)`,
};

type MoneyRow = { readonly balance: bigint; readonly isInPlay: boolean };

/** What of bonus money is there, and whether more may come of it (ledger.hold_bonus), at this moment. */
export const BONUS_MONEY: Statement<MoneyRow> = {
  name: "bonuses.money",
  text: `
    select b.balance,
        exists (select 1 from wallet.round r
          where r.player_id = $1::bigint and r.state = 'open' and r.bonus_stake_minor > 0)
        or exists (select 1 from wallet.held_payout h
          where h.player_id = $1::bigint and h.state = 'waiting' and h.bonus_minor > 0) as "isInPlay"
      from ledger.account b
      join ledger.asset s on s.id = b.asset_id and s.code = $2
      where b.owner_kind = 1 and b.owner_id = $1::bigint and b.kind = 2`,
};

/** The same, until the transaction ends. */
export const HOLD_MONEY: Statement<MoneyRow> = {
  name: "bonuses.hold-money",
  text: `select balance, is_in_play as "isInPlay" from ledger.hold_bonus($1::bigint, $2)`,
};

export const INSERT_GRANT: Statement<GrantRow> = {
  name: "bonuses.insert-grant",
  text: `
    insert into bonus.grants (id, player_id, key, source, source_ref, asset, amount_minor, required_minor, terms, state,
      given_at, ends_at)
    values ($1::uuid, $2::bigint, $3, $4, $5, $6, $7::bigint, $8::bigint, $9::jsonb, $10, $11::timestamptz,
      $12::timestamptz)
    returning ${GRANT}`,
};

export const TAKE_OFFER: Statement<GrantRow> = {
  name: "bonuses.take-offer",
  text: `
    update bonus.grants set state = 'waiting', ends_at = null
    where id = $1::uuid and state = 'offered' returning ${GRANT}`,
};

export const BEGIN: Statement<GrantRow> = {
  name: "bonuses.begin",
  text: `
    update bonus.grants set state = 'active', movement_id = $2::bigint, begun_at = $3::timestamptz,
      ends_at = $4::timestamptz
    where id = $1::uuid and state = 'waiting' returning ${GRANT}`,
};

export const END: Statement<GrantRow> = {
  name: "bonuses.end",
  text: `
    update bonus.grants set state = $2, ended_at = $3::timestamptz, reason = $4
    where id = $1::uuid and state in ('offered', 'waiting', 'active') returning ${GRANT}`,
};

export const ADD_KEPT: Statement<never> = {
  name: "bonuses.add-kept",
  text: "update bonus.grants set kept_minor = kept_minor + $2::bigint where id = $1::uuid",
};

export const HOLD_MARK: Statement<{ readonly mark: string }> = {
  name: "bonuses.hold-mark",
  text: "select xid::text as mark from bonus.mark for update",
};

export const SAVE_MARK: Statement<never> = {
  name: "bonuses.save-mark",
  text: "update bonus.mark set xid = $1::text::xid8",
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
        from bonus.grants g join ledger.asset s on s.code = g.asset where g.state = 'active'
    ), touched as materialized (
      select distinct t.player_id, t.round_ref, t.scope as vendor
        from ledger.transfer t join active a on a.player_id = t.player_id
        where t.xid >= $1::text::xid8 and t.xid < $2::text::xid8 and t.round_ref is not null
      union
      select r.player_id, r.round_ref, r.vendor from wallet.round r join active a on a.player_id = r.player_id
        where r.ended_xid >= $1::text::xid8 and r.ended_xid < $2::text::xid8
    )
    select a.id as "grantId", a.player_id as "playerId", a.terms, r.vendor, r.round_ref as "roundId", r.game,
        r.stake_minor as "stakedMinor", r.settled_at as "settledAt"
      from touched
      join wallet.round r
        on r.player_id = touched.player_id and r.round_ref = touched.round_ref and r.vendor = touched.vendor
      join active a on a.player_id = r.player_id and a.asset_id = r.asset_id
      where r.settled_xid >= $1::text::xid8 and r.settled_xid < $2::text::xid8 and r.stake_minor > 0
        and (select min(t.id) from ledger.transfer t
          where t.player_id = r.player_id and t.round_ref = r.round_ref and t.scope = r.vendor) > a.movement_id
      order by a.player_id, r.vendor, r.round_ref`,
};

/** Players of bonuses to whose bonus account something came between two places in the ledger. */
export const MOVED: Statement<{ readonly playerId: bigint }> = {
  name: "bonuses.moved",
  timeoutMs: 60_000,
  text: `
    select distinct t.player_id as "playerId"
      from ledger.transfer t
      join bonus.player k on k.player_id = t.player_id
      join ledger.posting p on p.transfer_id = t.id
      join ledger.account a on a.id in (p.src, p.dst) and a.owner_kind = 1 and a.owner_id = t.player_id and a.kind = 2
      where t.xid >= $1::text::xid8 and t.xid < $2::text::xid8
    union
    select r.player_id from wallet.round r join bonus.player k on k.player_id = r.player_id
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
      insert into bonus.counted (grant_id, vendor, round_ref, game, staked_minor, counted_minor, short, settled_at)
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
      from bonus.counted where grant_id = $1::uuid
      order by settled_at desc, round_ref limit $2::int offset $3::int`,
};

/** Of which bonus a movement is: its key names it. */
export const OF_MOVEMENT: Statement<{ readonly id: string }> = {
  name: "bonuses.of-movement",
  text: `
    select g.id from ledger.transfer t join bonus.grants g
        on g.player_id = t.player_id and g.id::text = split_part(t.key, ':', 2)
      where t.id = $2::bigint and t.player_id = $1::bigint and t.kind in (17, 18, 19) and t.scope = 'house'`,
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
