import { MOVE, moves } from "../core/ledger-kinds.ts";
import type { Statement } from "../db/database.ts";
import type { Change } from "./change-statement.ts";
import { COUNTED, REFUSALS } from "./counted-moves.ts";

/** Every line of every movement of a round that was settled in a period, as plain as it stands in the ledger. */
export type RoundLine = {
  readonly playerId: bigint;
  readonly roundRef: string;
  readonly vendor: string;
  readonly game: string;
  readonly assetId: number;
  readonly settledAt: Date;
  /** Null for a round in which nothing was moved. */
  readonly transferId: bigint | null;
  readonly kind: string | null;
  readonly payoutKind: string | null;
  /** The movement that it takes back or keeps from its player. */
  readonly aboutId: bigint | null;
  readonly line: number | null;
  readonly amount: bigint | null;
  readonly fromGames: boolean;
  readonly toGames: boolean;
};

/** Rounds settled in `[$1, $2)` by a transaction before $3, after one of them. */
export const ROUND_LINES: Statement<RoundLine> = {
  name: "figures.round-lines",
  timeoutMs: 120_000,
  text: `
    with page as (
      select r.* from wallet.rounds r join ledger.assets s on s.id = r.asset_id and s.commodity = 'money'
        where r.settled_at >= $1::timestamptz and r.settled_at < $2::timestamptz and r.settled_xid < $3::text::xid8
          and ($8::bigint[] is null or r.player_id = any ($8::bigint[]))
          and (r.player_id, r.round_ref, r.vendor) > ($4::bigint, $5::text collate "C", $6::text collate "C")
        order by r.player_id, r.round_ref, r.vendor limit $7::int
    )
    select r.player_id as "playerId", r.round_ref as "roundRef", r.vendor, r.game, r.asset_id as "assetId",
        r.settled_at as "settledAt", t.id as "transferId", k.name as kind, t.payout_kind as "payoutKind",
        coalesce(t.reverses, h.transfer_id) as "aboutId", p.line, p.amount,
        coalesce(p.src = s.house_id, false) as "fromGames", coalesce(p.dst = s.house_id, false) as "toGames"
      from page r
      join ledger.assets s on s.id = r.asset_id
      left join ledger.transfers t on t.player_id = r.player_id and t.round_ref = r.round_ref and t.scope = r.vendor
        and t.xid < $3::text::xid8
      left join ledger.transfer_kinds k on k.id = t.kind
      left join wallet.held_payouts h
        on t.kind in (${REFUSALS}) and h.id = case when t.kind in (${REFUSALS}) then split_part(t.key, '-', 2)::bigint end
      left join ledger.postings p on p.transfer_id = t.id
      order by r.player_id, r.round_ref, r.vendor, t.id, p.line`,
};

/** Every line of what is of no round's result and happened in a period, as it stands in the ledger. */
export type FlowLine = {
  readonly playerId: bigint;
  readonly assetId: number;
  readonly vendor: string;
  readonly game: string;
  readonly at: Date;
  readonly kind: string;
  readonly payoutKind: string | null;
  readonly line: number;
  readonly amount: bigint;
  readonly from: string;
  readonly to: string;
  /** What of it was taken back or kept from its player, by movements before the same place. */
  readonly takenBack: bigint;
};

export const FLOW_LINES: Statement<FlowLine> = {
  name: "figures.flow-lines",
  timeoutMs: 120_000,
  text: `
    select t.player_id as "playerId", p.asset_id as "assetId", t.scope as vendor, coalesce(t.game, '') as game, t.at,
        k.name as kind, t.payout_kind as "payoutKind", p.line, p.amount, src.name as "from", dst.name as "to",
        coalesce((select sum(case when back.dst = p.src then back.amount else -back.amount end)
          from ledger.transfers later
          left join wallet.held_payouts h on later.kind in (${REFUSALS})
            and h.id = case when later.kind in (${REFUSALS}) then split_part(later.key, '-', 2)::bigint end
          join ledger.postings back on back.transfer_id = later.id and back.line = p.line
            and p.src in (back.src, back.dst)
          where later.player_id = t.player_id and later.xid < $3::text::xid8 and later.kind in (${moves("rollback", "reversal")}, ${REFUSALS})
            and t.id = coalesce(later.reverses, h.transfer_id)), 0)::int8 as "takenBack"
      from ledger.transfers t
      join ledger.transfer_kinds k on k.id = t.kind
      join ledger.postings p on p.transfer_id = t.id
      join ledger.assets s on s.id = p.asset_id and s.commodity = 'money'
      join ledger.accounts a on a.id = p.src join ledger.account_kinds src on src.id = a.kind
      join ledger.accounts b on b.id = p.dst join ledger.account_kinds dst on dst.id = b.kind
      where t.at >= $1::timestamptz and t.at < $2::timestamptz and t.xid < $3::text::xid8
        and (t.kind in (${COUNTED}) or (t.kind = ${MOVE.payout} and t.payout_kind not in ('WIN', 'JACKPOT')))
      order by t.id, p.line`,
};

export type Kept = Omit<Change, "game"> & { readonly product: string };

/** What is kept of a period. A bucket that came to nothing is none. */
export const KEPT: Statement<Kept> = {
  name: "figures.kept",
  timeoutMs: 120_000,
  text: `
    select player_id as "playerId", at, asset_id as "assetId", product, vendor, valid_stake as "validStake", payout,
        bonus_given as "bonusGiven", bonus_released as "bonusReleased", deposits, withdrawals, fees
      from figures.buckets
      where at >= $1::timestamptz and at < $2::timestamptz
        and (valid_stake, payout, bonus_given, bonus_released, deposits, withdrawals, fees) <> (0, 0, 0, 0, 0, 0, 0)
      order by player_id, at, asset_id, product, vendor`,
};
