-- Why: a bonus has terms of its own from the day it was given, and becomes cash by play that is counted, not by a
-- person who remembers.
create schema bonus;

-- What a bonus of this name is given by. What was given keeps the terms that it was given with.
create table bonus.terms (
  brand text not null,
  name text not null check (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  terms jsonb not null,
  changed_at timestamptz not null,
  primary key (brand, name)
);

-- One row for each player who was ever given a bonus. Whoever decides about a player's bonuses holds it first, before
-- anything of the ledger.
create table bonus.player (player_id bigint primary key);

-- One bonus. Its money lies in the player's bonus account while it is active, and one is active at a time: so what lies
-- there is its own. required_minor is to be staked, counted_minor was; kept_minor became cash.
create table bonus.grants (
  id uuid primary key,
  player_id bigint not null references bonus.player,
  key text collate "C" not null check (length(key) between 1 and 100),
  source text not null check (source in ('promotion', 'deposit', 'cashback', 'mission', 'raffle', 'mall', 'operator',
    'referral')),
  source_ref text not null,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  required_minor bigint not null check (required_minor >= 0),
  terms jsonb not null,
  state text not null check (state in ('offered', 'waiting', 'active', 'completed', 'spent', 'expired', 'forfeited',
    'taken-back')),
  counted_minor bigint not null default 0 check (counted_minor >= 0),
  kept_minor bigint not null default 0 check (kept_minor >= 0),
  movement_id bigint,
  given_at timestamptz not null,
  begun_at timestamptz,
  -- By when an offer has to be taken; once it is active, by when it has to be played through.
  ends_at timestamptz,
  ended_at timestamptz,
  reason text,
  unique (player_id, key),
  check (state in ('offered', 'waiting') or (ended_at is null) = (state = 'active')),
  check (state <> 'active' or (movement_id is not null and begun_at is not null and ends_at is not null))
);
create unique index grants_one_active on bonus.grants (player_id) where state = 'active';
create index grants_of_player on bonus.grants (player_id, given_at desc, id desc);
create index grants_that_end on bonus.grants (ends_at) where state in ('offered', 'active');
create index grants_that_wait on bonus.grants (player_id) where state = 'waiting';

-- Each round that was over while a bonus was active, and what it counted for: a round counts once.
create table bonus.counted (
  grant_id uuid not null references bonus.grants,
  vendor text collate "C" not null,
  round_ref text collate "C" not null,
  game text not null,
  staked_minor bigint not null,
  counted_minor bigint not null check (counted_minor >= 0),
  -- Why it counted for less than was staked.
  short text check (short in ('game', 'weight', 'most')),
  settled_at timestamptz not null,
  primary key (grant_id, vendor, round_ref)
);
create index counted_latest on bonus.counted (grant_id, settled_at desc, round_ref);

create table bonus.mark (one boolean primary key default true check (one), xid xid8 not null default '0');
insert into bonus.mark default values;
