-- Why: a vendor and we each remember what was played, and where the two differ somebody must see it and decide. And
-- a round that nobody ended is asked about, again and again while the vendor gives no answer.

-- What the ledger says of each order of a vendor, by the vendor's own number for it. An order that was refused has
-- no transfer and no time. The amount is what it moved, out of whichever of the player's accounts.
create view wallet.vendor_order as
  select i.scope as vendor, i.player_id, case i.op when 1 then 'debit' when 2 then 'credit' else 'adjust' end as kind,
      i.key as tx_id, i.outcome, t.id as transfer_id, t.round_ref, t.game, t.at, s.code as currency,
      coalesce((select sum(p.amount) from ledger.posting p where p.transfer_id = t.id), 0)::bigint as amount_minor,
      (select a.direction from wallet.adjustment a
        where i.op = 5 and a.vendor = i.scope and a.player_id = i.player_id and a.key = i.key) as direction,
      exists (select 1 from ledger.transfer back where back.reverses = t.id) as is_reversed
    from ledger.idem i
    left join ledger.transfer t
      on t.id = i.transfer_id and t.scope = i.scope and t.player_id = i.player_id and t.key = i.key
    left join wallet.round r
      on r.vendor = t.scope and r.player_id = t.player_id and r.round_ref = t.round_ref
    left join ledger.asset s on s.id = r.asset_id
    where i.op in (1, 2, 5);

-- Transfers are written in the order of their time, so an index of a few pages finds some minutes of them.
create index transfer_by_time on ledger.transfer using brin (at) with (pages_per_range = 32);

-- Every difference that was ever found, each of them once: the same facts found again are the same row. What is
-- null on one side is not known there.
create table vendors.difference (
  id bigint generated always as identity primary key,
  vendor text not null,
  player_ref text not null,
  operation text not null check (operation in ('debit', 'credit', 'adjust')),
  tx_id text not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'amount', 'state')),
  round_ref text not null,
  game text not null,
  currency text not null,
  theirs_minor bigint,
  theirs_state text,
  ours_minor bigint,
  ours_state text,
  happened_at timestamptz not null,
  -- What else the vendor said of a payout, so that it can be booked word for word as the vendor's.
  payout_kind text check (payout_kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')),
  bet_tx_id text,
  ends_round boolean not null default false,
  state text not null default 'open' check (state in ('open', 'repaired', 'dismissed')),
  found_at timestamptz not null,
  -- When the vendor was last asked about it. What it does not know is taken back only soon after it said so.
  asked_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  reason text,
  check ((state = 'open') = (settled_at is null) and (state = 'open') = (settled_by is null)),
  check ((state = 'dismissed') = (reason is not null)),
  unique nulls not distinct
    (vendor, player_ref, operation, tx_id, kind, currency, theirs_minor, theirs_state, ours_minor, ours_state)
);
create index difference_open on vendors.difference (vendor, id) where state = 'open';

-- Up to which moment a vendor's memory has been compared with ours.
create table vendors.reconciled (vendor text primary key, until timestamptz not null);

-- Open rounds that the vendor was asked about and that are still open here.
create table vendors.round_question (
  vendor text not null,
  player_id bigint not null,
  round_ref text not null,
  asked int not null check (asked > 0),
  last_answer text not null,
  ask_again_at timestamptz not null,
  primary key (vendor, player_id, round_ref)
);

-- Our own studio is a vendor as well, and is asked what it did in some minutes.
create index rounds_by_start on studio.rounds using brin (started_at) with (pages_per_range = 32);
