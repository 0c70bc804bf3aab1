-- Why: a round of our own games must be found again at whatever moment it was interrupted, and anybody who played
-- it must be able to check it. So the round is written before the stake is asked for, with the number that decides
-- it; and the seed that decides it is committed to before the player chooses the other one.
create schema studio;

-- One opened game of one player. Every stake is asked for with the wallet's token, so it is kept as it came.
create table studio.sessions (
  id uuid primary key,
  player_ref text not null check (length(player_ref) between 1 and 100),
  vendor text not null,
  game text not null,
  asset text not null,
  wallet_token text not null unique,
  opened_at timestamptz not null
);
create index sessions_by_player on studio.sessions (player_ref, opened_at desc);

-- A pair begins as the next one: its server seed is fixed and its commitment shown, and no client seed is known.
-- With the player's client seed it becomes the active one. Once its server seed is revealed it decides nothing more.
create table studio.seed_pairs (
  id uuid primary key,
  player_ref text not null,
  state text not null check (state in ('next', 'active', 'revealed')),
  server_seed text not null unique check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment = encode(sha256(convert_to(server_seed, 'UTF8')), 'hex')),
  client_seed text check (client_seed ~ '^[A-Za-z0-9._-]{1,64}$'),
  next_nonce integer not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  activated_at timestamptz,
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null) and (state = 'next') = (activated_at is null)),
  check ((state = 'revealed') = (revealed_at is not null)),
  check (state <> 'next' or next_nonce = 0)
);
create unique index one_next_pair on studio.seed_pairs (player_ref) where state = 'next';
create unique index one_active_pair on studio.seed_pairs (player_ref) where state = 'active';
create index pairs_by_player on studio.seed_pairs (player_ref, activated_at desc);

-- staking: the stake is asked for and may be taken · staked: it is taken and the outcome is fixed · paid: settled.
-- refused: no stake was taken · returned: the wallet gave the stake back. The last three are final.
create table studio.rounds (
  id uuid primary key,
  session_id uuid not null references studio.sessions,
  player_ref text not null,
  spin_ref text not null check (length(spin_ref) between 1 and 100),
  seed_pair_id uuid not null references studio.seed_pairs,
  nonce integer not null check (nonce >= 0),
  game text not null,
  math_version integer not null,
  asset text not null,
  line_bet_minor bigint not null check (line_bet_minor > 0),
  stake_minor bigint not null check (stake_minor > 0),
  stake_tx text not null unique,
  payout_tx text not null unique,
  state text not null check (state in ('staking', 'staked', 'paid', 'refused', 'returned')),
  refusal text,
  outcome jsonb,
  payout_minor bigint check (payout_minor >= 0),
  balance_minor bigint,
  started_at timestamptz not null,
  staked_at timestamptz,
  settled_at timestamptz,
  unique (session_id, spin_ref),
  unique (seed_pair_id, nonce),
  check ((state = 'refused') = (refusal is not null)),
  check ((outcome is null) = (payout_minor is null) and (outcome is null) = (staked_at is null)),
  check (state not in ('staked', 'paid') or outcome is not null),
  check (state not in ('staking', 'refused') or outcome is null),
  check ((state in ('staking', 'staked')) = (settled_at is null))
);
-- An interrupted round is settled before the player's next one begins.
create unique index one_open_round on studio.rounds (player_ref) where state in ('staking', 'staked');
create index rounds_by_session on studio.rounds (session_id, started_at desc);

-- What decides a round is written once. Only its way to the end may still be told.
create function studio.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a fact of studio.% does not change', tg_table_name;
end $$;
create trigger rounds_stay before delete or truncate on studio.rounds
  for each statement execute function studio.refuse_change();
create trigger pairs_stay before delete or truncate on studio.seed_pairs
  for each statement execute function studio.refuse_change();
create trigger round_facts_stay before update on studio.rounds for each row
  when (old.settled_at is not null
    or (old.outcome is not null and (new.outcome, new.payout_minor) is distinct from (old.outcome, old.payout_minor))
    or (new.session_id, new.spin_ref, new.seed_pair_id, new.nonce, new.game, new.math_version, new.line_bet_minor,
        new.stake_minor, new.stake_tx, new.payout_tx)
      is distinct from (old.session_id, old.spin_ref, old.seed_pair_id, old.nonce, old.game, old.math_version,
        old.line_bet_minor, old.stake_minor, old.stake_tx, old.payout_tx))
  execute function studio.refuse_change();
create trigger pair_facts_stay before update on studio.seed_pairs for each row
  when (old.revealed_at is not null
    or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
    or (new.player_ref, new.server_seed, new.commitment)
      is distinct from (old.player_ref, old.server_seed, old.commitment)
    or new.next_nonce < old.next_nonce)
  execute function studio.refuse_change();
