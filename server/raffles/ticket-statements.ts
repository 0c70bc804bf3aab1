import { MOVE, moves, OWNER } from "../core/ledger-kinds.ts";
import type { Statement } from "../db/database.ts";

export const SALT_BYTES = 16;

/** `edge` is where the ledger ends for now: nothing is ever added below it. */
export const HOLD_MARK: Statement<{
  readonly mark: string;
  readonly edge: string;
  readonly isAnyOpen: boolean;
}> = {
  name: "raffles.hold-mark",
  text: `
    select xid::text as mark, pg_snapshot_xmin(pg_current_snapshot())::text as edge,
      exists (select from raffle.raffles where state = 'published') as "isAnyOpen"
    from raffle.marks for update`,
};

export const SAVE_MARK: Statement<never> = {
  name: "raffles.save-mark",
  text: "update raffle.marks set xid = $1::text::xid8",
};

/** What one player staked at one game, or paid in, less what was taken back of it: it may be below zero. */
export type EarnedRow = {
  readonly raffleId: string;
  readonly category: string | null;
  readonly playerId: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly netMinor: bigint;
};

/**
 * What came to raffles between $1 and $2: stakes of own cash (kind 1) or deposits (kind 10), and what took them back.
 * A stake counts by its own time, so that one from before the opening takes nothing away when it is given back.
 */
export const EARNED: Statement<EarnedRow> = {
  name: "raffles.earned",
  timeoutMs: 60_000,
  text: `
    with going as materialized (select * from raffle.raffles where state = 'published'),
    moved as (
      select t.id, t.player_id, coalesce(o.kind, t.kind) as kind, coalesce(o.at, t.at) as at,
          coalesce(o.scope, t.scope) as vendor, coalesce(o.game, t.game, '') as game
        from ledger.transfers t left join ledger.transfers o on o.id = t.reverses
        where t.xid >= $1::text::xid8 and t.xid < $2::text::xid8 and coalesce(o.kind, t.kind) in (${moves("stake", "deposit")})
    )
    select r.id as "raffleId", r.category, m.player_id as "playerId", m.vendor, m.game,
        sum(case when (p.src = a.id) = (m.kind = ${MOVE.stake}) then p.amount else -p.amount end)::int8 as "netMinor"
      from moved m
      join accounts.players one on one.id = m.player_id
      join going r on r.brand_id = one.brand_id and m.at >= r.opens_at and m.at < r.closes_at
        and m.kind = case r.source when 'stakes' then 1 else 10 end
      join ledger.postings p on p.transfer_id = m.id
      join ledger.accounts a on a.id in (p.src, p.dst) and a.owner_kind = ${OWNER.player} and a.owner_id = m.player_id
      join ledger.assets s on s.id = a.asset_id and s.code = $3 and s.player_kind = a.kind
      group by 1, 2, 3, 4, 5
      order by 1, 3, 4, 5`,
};

/** What is taken back never takes away more than counted: the rest was of somebody who got nothing for it. */
export const ADD_CREDIT: Statement<never> = {
  name: "raffles.add-credit",
  text: `
    insert into raffle.entries as kept (raffle_id, player_id, salt, credit_minor)
    select raffle_id, player_id, salt, greatest(0, net)
      from unnest($1::uuid[], $2::bigint[], $3::text[], $4::bigint[]) as said (raffle_id, player_id, salt, net)
      where net > 0 or exists (
        select from raffle.entries e where e.raffle_id = said.raffle_id and e.player_id = said.player_id)
    on conflict (raffle_id, player_id) do update set credit_minor = greatest(0, kept.credit_minor +
      (select said.net from unnest($1::uuid[], $2::bigint[], $4::bigint[]) as said (raffle_id, player_id, net)
        where said.raffle_id = kept.raffle_id and said.player_id = kept.player_id))`,
};

/** Until the transaction ends, nobody else numbers tickets of these. Always before anything of entries is written. */
export const HOLD_RAFFLES: Statement<never> = {
  name: "raffles.hold-some",
  text: "select from raffle.raffles where id = any($1::uuid[]) order by id for update",
};

/** Tickets as a gift, with the next numbers; nothing where the player would have more than the raffle allows. */
export const GIVE_TICKETS: Statement<{ readonly first: bigint }> = {
  name: "raffles.give-tickets",
  text: `
    with entry as (
      insert into raffle.entries as kept (raffle_id, player_id, salt, credit_minor, tickets, gifted)
        select id, $2::bigint, $3, 0, $4::int, $4::int from raffle.raffles
          where id = $1::uuid and $4::int <= most_tickets
      on conflict (raffle_id, player_id) do update
        set tickets = kept.tickets + excluded.tickets, gifted = kept.gifted + excluded.gifted
        where kept.tickets + excluded.tickets <= (select most_tickets from raffle.raffles where id = $1::uuid)
      returning raffle_id
    ), numbered as (
      update raffle.raffles r set tickets = r.tickets + $4::int from entry where r.id = entry.raffle_id
        returning r.id, r.tickets - $4::int + 1 as first
    )
    insert into raffle.blocks (raffle_id, first, many, player_id, given_at, promotion, gift_key)
      select id, first, $4::int, $2::bigint, $7::timestamptz, $5, $6 from numbered
      returning first`,
};

/** The next numbers for whoever has come to more tickets, in the order of the players' numbers. */
export const NUMBER_TICKETS: Statement<never> = {
  name: "raffles.number-tickets",
  text: `
    with due as (
      select e.raffle_id, e.player_id, r.tickets as before,
          least(r.most_tickets, e.gifted + e.credit_minor / r.per_ticket_minor)::int - e.tickets as many
        from raffle.entries e join raffle.raffles r on r.id = e.raffle_id and r.state = 'published'
        where (e.raffle_id, e.player_id) in (select * from unnest($1::uuid[], $2::bigint[]))
          and least(r.most_tickets, e.gifted + e.credit_minor / r.per_ticket_minor) > e.tickets
    ), placed as (
      select raffle_id, player_id, many,
          before + sum(many) over (partition by raffle_id order by player_id) - many + 1 as first
        from due
    ), given as (
      update raffle.entries e set tickets = e.tickets + p.many from placed p
        where p.raffle_id = e.raffle_id and p.player_id = e.player_id
    ), numbered as (
      insert into raffle.blocks (raffle_id, first, many, player_id, given_at)
        select raffle_id, first, many, player_id, $3::timestamptz from placed
    )
    update raffle.raffles r set tickets = r.tickets + more.many
      from (select raffle_id, sum(many) as many from placed group by raffle_id) as more
      where more.raffle_id = r.id`,
};

/** Tickets whose stakes were given back are taken back, the latest first; one that was a gift is not. */
export const TAKE_BACK: Statement<never> = {
  name: "raffles.take-back",
  text: `
    update raffle.entries e
      set taken_back = greatest(0, e.tickets - least(r.most_tickets, e.gifted + e.credit_minor / r.per_ticket_minor))
      from raffle.raffles r where r.id = e.raffle_id and r.id = $1::uuid`,
};

export type BlockRow = {
  readonly playerId: bigint;
  readonly salt: string;
  readonly many: number;
  /** Of these, how many at the end were taken back. */
  readonly takenBack: number;
};

export const BLOCKS: Statement<BlockRow> = {
  name: "raffles.blocks",
  timeoutMs: 60_000,
  text: `
    select b.player_id as "playerId", e.salt, b.many,
        greatest(0, least(b.many, e.taken_back - (sum(b.many) over later - b.many)))::int as "takenBack"
      from raffle.blocks b join raffle.entries e on e.raffle_id = b.raffle_id and e.player_id = b.player_id
      where b.raffle_id = $1::uuid
      window later as (partition by b.player_id order by b.gift_key is not null, b.first desc)
      order by b.first`,
};

export type OwnBlock = {
  readonly first: bigint;
  readonly many: number;
  readonly givenAt: Date;
  /** The promotion whose gift it is; null where stakes or deposits brought it. */
  readonly promotion: string | null;
};

export const OWN_BLOCKS: Statement<OwnBlock> = {
  name: "raffles.own-blocks",
  text: `
    select first, many, given_at as "givenAt", promotion from raffle.blocks
    where raffle_id = $1::uuid and player_id = $2::bigint order by first desc limit $3::int offset $4::int`,
};

export type EntryRow = {
  readonly raffleId: string;
  readonly salt: string;
  readonly creditMinor: bigint;
  readonly tickets: number;
  readonly takenBack: number;
};

export const ENTRIES_OF: Statement<EntryRow> = {
  name: "raffles.entries-of",
  text: `
    select raffle_id as "raffleId", salt, credit_minor as "creditMinor", tickets, taken_back as "takenBack"
    from raffle.entries where player_id = $1::bigint and raffle_id = any($2::uuid[])`,
};

/** Everybody who has a ticket of a raffle. */
export const PLAYERS_WITH_TICKETS: Statement<{ readonly playerId: bigint }> = {
  name: "raffles.players-with-tickets",
  text: `
    select player_id as "playerId" from raffle.entries where raffle_id = $1::uuid and tickets > 0 order by player_id`,
};
