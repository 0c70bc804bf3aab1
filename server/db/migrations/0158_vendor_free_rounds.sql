-- Why: rounds that cost nothing were given by our own games alone. A foreign vendor is told of a gift until it answers;
-- what it plays under the gift's number is counted here, so that it pays no more of them than were given.
create table vendors.free_rounds (
  id uuid primary key,
  player_id bigint not null,
  vendor text not null,
  game text not null,
  asset text not null,
  stake_minor bigint not null check (stake_minor > 0),
  granted integer not null check (granted between 1 and 1000),
  used integer not null default 0 check (used between 0 and granted),
  -- What it was given for: the same again is the same grant.
  grant_key text not null check (length(grant_key) between 1 and 100),
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  state text not null default 'granting' check (state in ('granting', 'granted', 'refused', 'ending', 'ended')),
  ended_by text check (ended_by in ('operator', 'clock')),
  -- When its vendor is told next, and how often it was in vain.
  tell_at timestamptz,
  tries integer not null default 0,
  unique (player_id, grant_key),
  check ((state in ('ending', 'ended')) = (ended_by is not null)),
  check ((state in ('granting', 'ending')) = (tell_at is not null))
);
create index free_rounds_told on vendors.free_rounds (tell_at) where tell_at is not null;
create index free_rounds_end on vendors.free_rounds (expires_at) where state in ('granting', 'granted');

-- The stakes that took one, by the vendor's number: the same again takes none, also when it was undone since.
create table vendors.free_round_stake (
  tx_id text collate "C" not null,
  grant_id uuid not null references vendors.free_rounds,
  is_undone boolean not null default false,
  primary key (tx_id, grant_id)
);
