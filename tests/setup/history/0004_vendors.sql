-- Why: a game vendor proves who plays with a token that we gave to one player for one game, and what it sent us
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
create index exchange_by_round on vendors.exchange (vendor, player_id, round_ref) where round_ref is not null;
create index exchange_by_time on vendors.exchange (vendor, at);
