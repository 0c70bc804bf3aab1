import { OWNER } from "../core/ledger-kinds.ts";
import type { Statement } from "../db/database.ts";
import { LOCKS } from "../db/locks.ts";

export type DayRow = {
  /** `2026-11-26` */
  readonly day: string;
  readonly head: string;
  readonly signature: string;
  readonly toXid: string;
  readonly receipts: number;
};

const DAY_COLUMNS = `day::text, head, signature, to_xid::text as "toXid", receipts`;

/** Two processes that close a day together come one behind the other. */
export const LOCK: Statement<never> = {
  name: "receipts.lock",
  text: `select pg_advisory_xact_lock(${LOCKS.receipts})`,
};

export const LAST_DAY: Statement<DayRow> = {
  name: "receipts.last-day",
  text: `select ${DAY_COLUMNS} from receipt.days order by receipt.days.day desc limit 1`,
};

export const DAYS: Statement<DayRow> = {
  name: "receipts.days",
  text: `select ${DAY_COLUMNS} from receipt.days
    where $1::date is null or receipt.days.day < $1::date order by receipt.days.day desc limit $2`,
};

/** Below the oldest transaction that still runs nothing is ever added to the ledger. */
export const EDGE: Statement<{ readonly xid: string }> = {
  name: "receipts.edge",
  text: "select pg_snapshot_xmin(pg_current_snapshot())::text as xid",
};

/** Every round in which something moved between two places of the ledger and that is over, as it stands now. */
export const ADD_LEAVES: Statement<never> = {
  name: "receipts.add-leaves",
  timeoutMs: 300_000,
  text: `
    with touched as (
      select t.player_id, t.round_ref, t.scope as vendor from ledger.transfers t
        where t.xid >= $2::text::xid8 and t.xid < $3::text::xid8 and t.round_ref is not null
      union
      select r.player_id, r.round_ref, r.vendor from wallet.rounds r
        where r.ended_xid >= $2::text::xid8 and r.ended_xid < $3::text::xid8
    )
    insert into receipt.leaves (day, position, vendor, player_id, round_ref, game, asset, stake_minor, payout_minor,
        adjusted_minor, state, settled_at, movements, commitment)
    select $1::date, row_number() over (order by r.player_id, r.round_ref, r.vendor) - 1,
        r.vendor, r.player_id, r.round_ref, r.game, s.code, r.stake_minor, r.payout_minor, r.adjusted_minor, r.state,
        r.settled_at,
        array(select t.id from ledger.transfers t
          where t.player_id = r.player_id and t.round_ref = r.round_ref and t.scope = r.vendor order by t.id),
        studio.commitment_of(r.round_ref)
      from touched
      join wallet.rounds r
        on r.player_id = touched.player_id and r.round_ref = touched.round_ref and r.vendor = touched.vendor
      join ledger.assets s on s.id = r.asset_id
      where r.state <> 'open'`,
};

export type LeafRow = {
  readonly day: string;
  readonly position: number;
  readonly vendor: string;
  readonly playerId: bigint;
  readonly roundId: string;
  readonly game: string;
  readonly asset: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly adjustedMinor: bigint;
  readonly state: string;
  readonly settledAt: Date | null;
  readonly movements: readonly string[];
  readonly commitment: string | null;
};

const LEAF_COLUMNS = `day::text, position, vendor, player_id as "playerId", round_ref as "roundId", game, asset,
  stake_minor as "stakeMinor", payout_minor as "payoutMinor", adjusted_minor as "adjustedMinor", state,
  settled_at as "settledAt", movements::text[] as movements, commitment`;

export const LEAVES: Statement<LeafRow> = {
  name: "receipts.leaves",
  text: `select ${LEAF_COLUMNS} from receipt.leaves
    where day = $1::date and position >= $2 order by position limit $3`,
};

/** The newest receipt of a round. */
export const LEAF_OF: Statement<LeafRow> = {
  name: "receipts.leaf-of",
  text: `select ${LEAF_COLUMNS} from receipt.leaves
    where player_id = $1 and vendor = $2 and round_ref = $3 order by receipt.leaves.day desc limit 1`,
};

/** A round as its receipt would say it now; none while it is open. */
export const ROUND_NOW: Statement<Omit<LeafRow, "day" | "position">> = {
  name: "receipts.round-now",
  text: `
    select r.vendor, r.player_id as "playerId", r.round_ref as "roundId", r.game, s.code as asset,
        r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor", r.adjusted_minor as "adjustedMinor", r.state,
        r.settled_at as "settledAt",
        array(select t.id::text from ledger.transfers t
          where t.player_id = r.player_id and t.round_ref = r.round_ref and t.scope = r.vendor order by t.id) as movements,
        studio.commitment_of(r.round_ref) as commitment
      from wallet.rounds r join ledger.assets s on s.id = r.asset_id
      where r.player_id = $1 and r.vendor = $2 and r.round_ref = $3 and r.state <> 'open'`,
};

export type BalanceRow = {
  readonly asset: string;
  readonly playerId: bigint;
  readonly amountMinor: bigint;
};

/** What every player is owed now: own money, bonuses, and what is set aside. */
export const OWED_NOW: Statement<BalanceRow> = {
  name: "receipts.owed-now",
  timeoutMs: 120_000,
  text: `
    select s.code as asset, a.owner_id as "playerId", sum(a.balance)::bigint as "amountMinor"
      from ledger.accounts a join ledger.assets s on s.id = a.asset_id and s.commodity = 'money'
      where a.owner_kind = ${OWNER.player} group by s.code, a.owner_id having sum(a.balance) > 0`,
};

export const ADD_BALANCES: Statement<never> = {
  name: "receipts.add-balances",
  text: `
    insert into receipt.balances (day, asset, position, player_id, amount_minor)
    select $1::date, $2, position, player_id, amount
      from unnest($3::int[], $4::bigint[], $5::bigint[]) as new (position, player_id, amount)`,
};

export const BALANCES_OF: Statement<BalanceRow & { readonly day: string; readonly position: number }> = {
  name: "receipts.balances-of",
  text: `select day::text, asset, position, player_id as "playerId", amount_minor as "amountMinor"
    from receipt.balances where player_id = $1 and day = $2::date order by asset`,
};

export const FORGET_BALANCES: Statement<never> = {
  name: "receipts.forget-balances",
  text: `with gone as (delete from receipt.balances where day < $1::date - 35)
    delete from receipt.trees where day < $1::date - 35 and name <> 'receipts'`,
};

export const ADD_TREE: Statement<never> = {
  name: "receipts.add-tree",
  text: "insert into receipt.trees (day, name, leaves, nodes) values ($1::date, $2, $3, decode($4, 'base64'))",
};

export const TREE_SIZE: Statement<{ readonly leaves: number }> = {
  name: "receipts.tree-size",
  text: "select leaves from receipt.trees where day = $1::date and name = $2",
};

/** Some nodes of a tree, in the order in which they were asked for, each of $4 bytes. */
export const NODES: Statement<{ readonly nodes: string[] }> = {
  name: "receipts.nodes",
  text: `
    select array(select encode(substring(t.nodes from u.at * $4 + 1 for $4), 'hex')
        from unnest($3::int[]) with ordinality as u (at, nth) order by u.nth) as nodes
      from receipt.trees t where t.day = $1::date and t.name = $2`,
};

export const DAY: Statement<DayRow> = {
  name: "receipts.day",
  text: `select ${DAY_COLUMNS} from receipt.days where receipt.days.day = $1::date`,
};

export const ADD_DAY: Statement<never> = {
  name: "receipts.add-day",
  text: `insert into receipt.days (day, head, signature, to_xid, receipts, closed_at)
    values ($1::date, $2, $3, $4::text::xid8, $5, $6)`,
};
