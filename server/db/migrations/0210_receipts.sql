-- Why: that an outcome was fair proves nothing of what was paid for it. Once a day every round that changed becomes a leaf
-- of a tree, every balance a leaf of another, and the root of both is published, so that nothing can be told two ways.
create schema receipt;

-- One closed day. `head` is what was published and signed; it names the head before it by its hash. A day reads the
-- ledger from the place where the one before ended, so each movement is in exactly one.
create table receipt.day (
  day date primary key,
  head text not null,
  signature text not null,
  to_xid xid8 not null,
  receipts int not null check (receipts >= 0),
  closed_at timestamptz not null
);

-- What a round had come to when its day closed. A round that changes later has another leaf in a later day.
create table receipt.leaf (
  day date not null,
  position int not null,
  vendor text collate "C" not null,
  player_id bigint not null,
  round_ref text collate "C" not null,
  game text not null,
  asset text not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  adjusted_minor bigint not null,
  state text not null,
  settled_at timestamptz,
  movements bigint[] not null,
  commitment text,
  primary key (day, position)
);
create index leaf_by_round on receipt.leaf (player_id, round_ref, vendor);

-- What the house owed a player when a day closed. Kept for some weeks, for whoever wants to see it in the sum.
create table receipt.balance (
  day date not null,
  asset text not null,
  position int not null,
  player_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (day, asset, position)
);
create index balance_of_player on receipt.balance (player_id, day);

-- Every level of a tree, the leaves first, one behind the other: a proof reads a few pieces of it.
create table receipt.tree (
  day date not null,
  name text not null,
  leaves int not null,
  nodes bytea not null,
  primary key (day, name)
);
alter table receipt.tree alter column nodes set storage external;
