-- Why: some vendors keep a player's money in a wallet of their own. Money is moved there and back by an order that
-- may be lost on the way in either direction, so the order is written down before it is given, and asked about
-- until the vendor has said how it ended.

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
