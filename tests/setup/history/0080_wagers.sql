-- Why: games that are not slots also take stakes that must be found again at whatever moment they were interrupted.
-- One table holds them all, whatever decides them: a draw of the player's own seeds, a round that many share, a match,
-- a table. The wager is written before its stake is asked for, and what decides it is written before it is paid.
--
-- staking: the stake is asked for and may be taken · staked: it is taken · paying: it is decided and the payout is
-- owed · returning: the stake is to be given back. paid, refused (no stake was taken) and returned are final.
create table studio.wagers (
  id uuid primary key,
  session_id uuid not null references studio.sessions,
  player_ref text not null,
  vendor text not null,
  game text not null,
  asset text not null,
  math_version integer not null,
  -- Chosen by the form: the same form sent twice is one wager, also where each time a seat of its own was opened.
  form_ref text not null check (length(form_ref) between 1 and 100),
  -- What decides it: a shared round, a draw, a match. Its own id where nothing is shared.
  round_ref text not null check (length(round_ref) between 1 and 100),
  stake_minor bigint not null check (stake_minor > 0),
  choice jsonb not null,
  -- The player's own seeds and the number among them, where they decide; of a shared round only the player's part.
  seed_pair_id uuid references studio.seed_pairs,
  nonce integer check (nonce >= 0),
  client_seed text,
  state text not null check (state in ('staking', 'staked', 'paying', 'paid', 'refused', 'returning', 'returned')),
  refusal text,
  -- What has happened since the stake, for games that are played in steps.
  progress jsonb,
  result jsonb,
  payout_minor bigint check (payout_minor >= 0),
  balance_minor bigint,
  placed_at timestamptz not null,
  staked_at timestamptz,
  settled_at timestamptz,
  unique (session_id, form_ref),
  unique (seed_pair_id, nonce),
  check ((seed_pair_id is null) = (nonce is null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((state in ('paying', 'paid')) = (payout_minor is not null)),
  check ((state in ('paid', 'refused', 'returned')) = (settled_at is not null))
);
-- A form whose stake was refused may be placed again from a fresh seat: the old seat's token may have been why.
create unique index one_wager_of_a_form on studio.wagers (player_ref, game, form_ref) where state <> 'refused';
create index wagers_by_round on studio.wagers (round_ref, placed_at, id);
create index wagers_by_session on studio.wagers (session_id, placed_at desc);
create index wagers_by_player on studio.wagers (player_ref, placed_at desc);
create index wagers_by_time on studio.wagers (vendor, placed_at);
create index wagers_under_way on studio.wagers (state, placed_at)
  where state in ('staking', 'staked', 'paying', 'returning');

-- What is staked on top while it is played: a double, a split, an insurance. Paid with the wager it belongs to.
create table studio.raises (
  wager_id uuid not null references studio.wagers,
  nth integer not null check (nth >= 1),
  form_ref text not null,
  amount_minor bigint not null check (amount_minor > 0),
  action jsonb not null,
  state text not null check (state in ('staking', 'staked', 'refused')),
  asked_at timestamptz not null,
  primary key (wager_id, nth),
  unique (wager_id, form_ref)
);

-- A result that was found wrong after it was paid: the difference, up or down.
create table studio.corrections (
  wager_id uuid not null references studio.wagers,
  nth integer not null check (nth >= 1),
  payout_minor bigint not null check (payout_minor >= 0),
  change_minor bigint not null check (change_minor <> 0),
  result jsonb not null,
  reason text not null check (length(reason) between 1 and 200),
  state text not null check (state in ('sending', 'done', 'refused')),
  made_at timestamptz not null,
  primary key (wager_id, nth)
);

create trigger wagers_stay before delete or truncate on studio.wagers
  for each statement execute function studio.refuse_change();
create trigger wager_facts_stay before update on studio.wagers for each row
  when (old.settled_at is not null
    or (old.payout_minor is not null and (new.payout_minor, new.result) is distinct from (old.payout_minor, old.result))
    or (new.session_id, new.player_ref, new.form_ref, new.round_ref, new.game, new.math_version, new.stake_minor,
        new.choice, new.seed_pair_id, new.nonce, new.client_seed, new.asset)
      is distinct from (old.session_id, old.player_ref, old.form_ref, old.round_ref, old.game, old.math_version,
        old.stake_minor, old.choice, old.seed_pair_id, old.nonce, old.client_seed, old.asset))
  execute function studio.refuse_change();
