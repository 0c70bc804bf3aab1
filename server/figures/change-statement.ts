import { ACCOUNT, MOVE, moves } from "../core/ledger-kinds.ts";
import type { Statement } from "../db/database.ts";
import { BROUGHT, COUNTED, REFUSALS } from "./counted-moves.ts";

/** What is summed of one player in one bucket, real money in minor units. */
export const FIGURES = [
  "validStake",
  "payout",
  "bonusGiven",
  "bonusReleased",
  "deposits",
  "withdrawals",
  "fees",
] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Record<Figure, bigint>>;

/** By how much a bucket grew (below zero: shrank) between two places in the ledger. */
export type Change = Figures & {
  readonly playerId: bigint;
  readonly at: Date;
  readonly assetId: number;
  readonly vendor: string;
  readonly game: string;
};

/** The length of a bucket; they begin at the full hours of UTC. */
export const BUCKET_MS = 5 * 60_000;

/** What a movement is about when it takes back another, or keeps it from its player: that other one. */
const ABOUT = `
  left join wallet.held_payouts h
    on t.kind in (${REFUSALS}) and h.id = case when t.kind in (${REFUSALS}) then split_part(t.key, '-', 2)::bigint end
  left join ledger.transfers o on o.id = coalesce(t.reverses, h.transfer_id)`;

/** Paid without a stake: what the house gives away, and no result of a round. */
const IS_FREE = "coalesce(o.payout_kind, t.payout_kind, 'WIN') not in ('WIN', 'JACKPOT')";

/**
 * Rounds between $1 and $2: those that something moved in, and those that were ended without a movement. One counts
 * from when it was settled first, with all its movements up to a place: what it counted for at $1 is taken off. The
 * first line of a movement is its cash, the second its bonus; what a vendor pays itself is not the house's.
 */
const ROUNDS = `
  touched as materialized (
    select t.player_id, t.round_ref, t.scope as vendor from ledger.transfers t
      where t.xid >= $1::xid8 and t.xid < $2::xid8 and t.round_ref is not null
    union
    select r.player_id, r.round_ref, r.vendor from wallet.rounds r
      where r.ended_xid >= $1::xid8 and r.ended_xid < $2::xid8
  ), settled as materialized (
    select r.player_id, r.round_ref, r.vendor, r.game, r.asset_id, r.settled_at, s.house_id,
        r.settled_xid < $1::xid8 as was_settled
      from touched
      join wallet.rounds r
        on r.player_id = touched.player_id and r.round_ref = touched.round_ref and r.vendor = touched.vendor
      join ledger.assets s on s.id = r.asset_id and s.commodity = 'money'
      where r.settled_xid < $2::xid8
  ), moved as (
    select r.*, t.xid, coalesce(o.kind, t.kind) = ${MOVE.stake} as is_stake,
        case when p.src = r.house_id then p.amount else -p.amount end as given
      from settled r
      join ledger.transfers t
        on t.player_id = r.player_id and t.round_ref = r.round_ref and t.scope = r.vendor and t.xid < $2::xid8
      ${ABOUT}
      join ledger.postings p on p.transfer_id = t.id and p.line = 1 and r.house_id in (p.src, p.dst)
      where not ${IS_FREE}
  ), counted as (
    select player_id, asset_id, vendor, game, settled_at,
        ${countedText("")},
        ${countedText("filter (where was_settled and xid < $1::xid8)", "_before")}
      from moved group by player_id, asset_id, vendor, game, settled_at, round_ref
  )`;

function countedText(filter: string, suffix = ""): string {
  const sum = (amount: string, those: string) =>
    `coalesce(sum(case when ${those} then ${amount} end) ${filter}, 0)`;
  return `${sum("-given", "is_stake")} as staked${suffix}, ${sum("given", "not is_stake")} as paid${suffix}`;
}

/** A player who gets back what was staked has neither won nor lost: such a round counts for nothing. */
const NOT_EVEN = "case when staked <> paid then 1 else 0 end";
const NOT_EVEN_BEFORE = "case when staked_before <> paid_before then 1 else 0 end";

/** Movements between $1 and $2 that are of no round's result, each at the moment of what it takes back. */
const MOVEMENTS = `
  free as (
    select t.player_id, p.asset_id, t.scope as vendor, coalesce(o.game, t.game) as game, coalesce(o.at, t.at) as at,
        case when p.src = s.house_id then p.amount else -p.amount end as released
      from ledger.transfers t
      ${ABOUT}
      join ledger.postings p on p.transfer_id = t.id and p.line = 1
      join ledger.assets s on s.id = p.asset_id and s.commodity = 'money' and s.house_id in (p.src, p.dst)
      where t.xid >= $1::xid8 and t.xid < $2::xid8 and t.round_ref is not null and ${IS_FREE}
  ), flow as (
    select t.player_id, p.asset_id, coalesce(o.kind, t.kind) as kind, coalesce(o.at, t.at) as at,
        case when t.reverses is null then p.amount else -p.amount end as amount, src.kind as source, dst.kind as target
      from ledger.transfers t
      left join ledger.transfers o on o.id = t.reverses
      join ledger.postings p on p.transfer_id = t.id
      join ledger.assets s on s.id = p.asset_id and s.commodity = 'money'
      join ledger.accounts src on src.id = case when t.reverses is null then p.src else p.dst end
      join ledger.accounts dst on dst.id = case when t.reverses is null then p.dst else p.src end
      where t.xid >= $1::xid8 and t.xid < $2::xid8 and coalesce(o.kind, t.kind) in (${COUNTED})
  )`;

/** By how much each bucket changed between two places in the ledger, as whole transactions: the same whenever it is asked. */
export const CHANGES: Statement<Change> = {
  name: "figures.changes",
  timeoutMs: 60_000,
  text: `
    with ${ROUNDS}, ${MOVEMENTS}, changed as (
      select player_id, asset_id, vendor, game, settled_at as at,
          staked * ${NOT_EVEN} - staked_before * ${NOT_EVEN_BEFORE} as valid_stake,
          paid * ${NOT_EVEN} - paid_before * ${NOT_EVEN_BEFORE} as payout,
          0 as bonus_given, 0 as bonus_released, 0 as deposits, 0 as withdrawals, 0 as fees
        from counted
      union all
      select player_id, asset_id, vendor, game, at, 0, 0, 0, released, 0, 0, 0 from free
      union all
      select player_id, asset_id, '', '', at, 0, 0,
          case kind when ${MOVE["bonus-grant"]} then amount when ${MOVE["bonus-forfeit"]} then -amount else 0 end,
          case when kind = ${MOVE["bonus-release"]} or (kind in (${BROUGHT}) and target = ${ACCOUNT.cash}) then amount else 0 end,
          case when kind = ${MOVE.deposit} and source = ${ACCOUNT["suspense-deposit"]} then amount else 0 end,
          case when kind = ${MOVE.withdrawal} then amount else 0 end,
          case when kind in (${moves("deposit", "withdrawal")}) and target = ${ACCOUNT.fees} then amount else 0 end
        from flow
    ), summed as (
      select player_id, date_bin('5 minutes', at, '2000-01-01 00:00:00Z') as at, asset_id, vendor, game,
          sum(valid_stake)::int8 as valid_stake, sum(payout)::int8 as payout, sum(bonus_given)::int8 as bonus_given,
          sum(bonus_released)::int8 as bonus_released, sum(deposits)::int8 as deposits,
          sum(withdrawals)::int8 as withdrawals, sum(fees)::int8 as fees
        from changed group by 1, 2, 3, 4, 5
    )
    select player_id as "playerId", at, asset_id as "assetId", vendor, game, valid_stake as "validStake", payout,
        bonus_given as "bonusGiven", bonus_released as "bonusReleased", deposits, withdrawals, fees
      from summed
      where (valid_stake, payout, bonus_given, bonus_released, deposits, withdrawals, fees) <> (0, 0, 0, 0, 0, 0, 0)
      order by player_id, at, vendor, game`,
};
