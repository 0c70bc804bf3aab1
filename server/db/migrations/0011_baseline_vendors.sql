-- A game vendor proves who plays with a token that we gave to one player for one game, and what it sent us
-- must be found again when a round is disputed.
create schema vendors;

-- Only the hash of a token is kept. A token that was never used ends early; a used one, with the session of play.
create table vendors.launch (
  token_hash bytea primary key,
  player_id bigint not null,
  vendor text not null,
  game text not null,
  asset text not null,
  language text not null,
  issued_at timestamptz not null,
  first_use_until timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz,
  check (issued_at < first_use_until and first_use_until <= expires_at)
);
create index launch_by_player on vendors.launch (player_id) where ended_at is null;
-- Whose money is told where the number that is undone was never heard of: the game that was launched last says it.
create index launch_latest on vendors.launch (player_id, vendor, issued_at desc);

-- Both sides of every call, secrets and tokens taken out. Kept, never changed.
create table vendors.exchange (
  id bigint generated always as identity primary key,
  vendor text not null,
  command text not null,
  player_id bigint,
  round_ref text,
  tx_id text,
  code text not null,
  status smallint not null,
  request text not null,
  answer text not null,
  took_ms int not null,
  at timestamptz not null
);
create index exchange_by_time on vendors.exchange (vendor, at);
create index exchange_by_round on vendors.exchange (player_id, round_ref, vendor) where round_ref is not null;
-- A vendor may undo a stake without saying in which round it was. Who looks for what was said about a round finds such a
-- call by its number, which the ledger knows the round of.
create index exchange_without_round on vendors.exchange (player_id, tx_id, vendor)
  where round_ref is null and tx_id is not null;

-- Each time that a vendor failed too often and was put into maintenance, and what it had done until then.
create table vendors.maintenance (
  id bigint generated always as identity primary key,
  vendor text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  calls int not null,
  failures int not null,
  check (began_at < ends_at and failures between 1 and calls)
);
create index maintenance_by_time on vendors.maintenance (began_at);

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

-- Some vendors keep a player's money in a wallet of their own. Money is moved there and back by an order that may be lost
-- on the way in either direction, so the order is written down before it is given, and asked about until the vendor has
-- said how it ended.
--
-- The id is the txId that the vendor knows. The key is the player's: the same one again is the same order.
-- While an order is open, due_at says when it is asked about next; whoever takes it moves that moment first, so
-- that two processes do not ask at once. What is final is never changed again.
create table vendors.fund_transfer (
  id uuid primary key,
  player_id bigint not null,
  key text collate "C" not null check (length(key) between 1 and 100),
  vendor text not null,
  direction text not null check (direction in ('to-vendor', 'from-vendor')),
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'sending' check (state in ('sending', 'unknown', 'done', 'refused')),
  tries int not null default 0 check (tries >= 0),
  due_at timestamptz,
  -- The last movement in the ledger that belongs to it.
  movement_id bigint,
  began_at timestamptz not null,
  settled_at timestamptz,
  unique (player_id, key),
  check ((state in ('done', 'refused')) = (settled_at is not null)),
  check ((due_at is null) = (settled_at is not null))
);
create index fund_transfer_due on vendors.fund_transfer (due_at) where due_at is not null;
create index fund_transfer_by_player on vendors.fund_transfer (player_id, began_at desc);

-- What the vendor said, each time that it was asked; or, where it says nothing for hours, what an operator read in
-- the vendor's own books. Kept, never changed.
create table vendors.fund_transfer_answer (
  id bigint generated always as identity primary key,
  fund_transfer uuid not null references vendors.fund_transfer,
  asked text not null check (asked in ('order', 'status', 'operator')),
  answer text not null,
  at timestamptz not null
);
create index fund_transfer_answer_of on vendors.fund_transfer_answer (fund_transfer, id);
