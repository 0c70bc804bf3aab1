-- Why: a player may be given rounds that cost nothing and pay as any other. They are counted where the rounds are, in
-- the transaction that begins one, so each is played once.
create table studio.free_rounds (
  id uuid primary key,
  player_ref text not null check (length(player_ref) between 1 and 100),
  vendor text not null,
  game text not null,
  asset text not null,
  line_bet_minor bigint not null check (line_bet_minor > 0),
  granted integer not null check (granted between 1 and 1000),
  used integer not null default 0 check (used between 0 and granted),
  -- What it was given for: the same again is the same grant.
  grant_key text not null check (length(grant_key) between 1 and 100),
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  unique (player_ref, grant_key)
);
create index free_rounds_left on studio.free_rounds (player_ref, game) where used < granted;

alter table studio.rounds add column free_rounds_id uuid references studio.free_rounds;
alter table studio.rounds drop constraint rounds_stake_minor_check;
alter table studio.rounds add constraint free_rounds_cost_nothing
  check (case when free_rounds_id is null then stake_minor > 0 else stake_minor = 0 end);
create trigger round_grant_stays before update on studio.rounds for each row
  when (new.free_rounds_id is distinct from old.free_rounds_id)
  execute function studio.refuse_change();
