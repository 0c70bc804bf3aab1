-- A round of our own games must be found again at whatever moment it was interrupted, and anybody who played
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

-- A player may be given rounds that cost nothing and pay as any other. They are counted where the rounds are, in
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
  stake_minor bigint not null,
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
  free_rounds_id uuid references studio.free_rounds,
  unique (session_id, spin_ref),
  unique (seed_pair_id, nonce),
  check ((state = 'refused') = (refusal is not null)),
  check ((outcome is null) = (payout_minor is null) and (outcome is null) = (staked_at is null)),
  check (state not in ('staked', 'paid') or outcome is not null),
  check (state not in ('staking', 'refused') or outcome is null),
  check ((state in ('staking', 'staked')) = (settled_at is null)),
  constraint free_rounds_cost_nothing
    check (case when free_rounds_id is null then stake_minor > 0 else stake_minor = 0 end)
);
-- An interrupted round is settled before the player's next one begins.
create unique index one_open_round on studio.rounds (player_ref) where state in ('staking', 'staked');
create index rounds_by_session on studio.rounds (session_id, started_at desc);
-- Our own studio is a vendor as well, and is asked what it did in some minutes.
create index rounds_by_start on studio.rounds using brin (started_at) with (pages_per_range = 32);
-- When a player last began a round of a game: the next one must not come too soon after it.
create index rounds_by_player on studio.rounds (player_ref, game, started_at desc);

-- Games that are not slots also take stakes that must be found again at whatever moment they were interrupted.
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
  stake_minor bigint not null,
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
  free_rounds_id uuid references studio.free_rounds,
  unique (session_id, form_ref),
  unique (seed_pair_id, nonce),
  check ((seed_pair_id is null) = (nonce is null)),
  constraint wagers_check1 check ((state = 'refused') = (refusal is not null)),
  constraint wagers_check3 check ((state in ('paid', 'refused', 'returned')) = (settled_at is not null)),
  constraint free_wagers_cost_nothing
    check (case when free_rounds_id is null then stake_minor > 0 else stake_minor = 0 end),
  constraint decided_wagers_have_payouts check (case
    when state in ('paying', 'paid') then payout_minor is not null
    else payout_minor is null or state = 'returned' end)
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

-- A round that many share needs a secret that was fixed before anybody staked. A chain is made backwards, each
-- link the hash of the next, and the last hash is published first: whoever has a link can follow it back to there.
create table studio.chains (
  id uuid primary key,
  game text not null,
  -- Of the first round's link: what was published before.
  terminal text not null check (terminal ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  -- Every so many links one is kept, so that none is far to compute: the first entry is the last link of all.
  spacing integer not null check (spacing > 0),
  kept text[] not null,
  next_index integer not null default 1 check (next_index >= 1),
  created_at timestamptz not null
);
create unique index one_chain_in_use on studio.chains (game) where next_index <= length;

-- A flight, a shoe of cards, dice and a race are one round for everybody who has a stake in it. The row holds
-- where the round stands and its deadlines, so that whichever process has the clock, also after a restart, goes on
-- where the last one was. The link of the chain and the outcome are in it only when it is over.
--
-- betting: stakes are taken · closing: no more, and what was on its way goes back · drawing: the entropy is fixed, and
-- a flight is in the air · settled and cancelled are final.
create table studio.shared_rounds (
  id uuid primary key,
  game text not null,
  number integer not null check (number >= 1),
  math_version integer not null,
  -- The place of its link in a chain: `commit` is the hash of that link and public from the beginning.
  chain_id uuid not null references studio.chains,
  chain_index integer not null check (chain_index >= 1),
  terminal text not null check (terminal ~ '^[0-9a-f]{64}$'),
  commit text not null check (commit ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('betting', 'closing', 'drawing', 'settled', 'cancelled')),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  drawn_at timestamptz,
  -- Until then the outcome is shown; the next round opens after it.
  ends_at timestamptz,
  entropy text check (entropy ~ '^[0-9a-f]{64}$'),
  stakes integer check (stakes >= 0),
  outcome jsonb,
  link text check (link ~ '^[0-9a-f]{64}$'),
  reason text check (length(reason) between 1 and 200),
  -- Everything that was staked in it is paid or given back, and its time is over.
  finished_at timestamptz,
  unique (game, number),
  unique (chain_id, chain_index),
  check ((entropy is null) = (stakes is null)),
  check ((entropy is null) = (drawn_at is null)),
  check (state not in ('drawing', 'settled') or entropy is not null),
  check ((state = 'settled') = (outcome is not null)),
  check ((state in ('settled', 'cancelled')) = (link is not null)),
  check ((state in ('settled', 'cancelled')) = (ends_at is not null)),
  check ((state = 'cancelled') = (reason is not null)),
  check (finished_at is null or ends_at is not null)
);
create unique index one_shared_round_at_a_time on studio.shared_rounds (game)
  where state in ('betting', 'closing', 'drawing');
create index shared_rounds_under_way on studio.shared_rounds (game) where finished_at is null;

-- When somebody was last seen at a game: where nobody is, no round is opened and nothing is written.
create table studio.round_visits (game text primary key, visited_at timestamptz not null);

-- The entropy of a round that many share is a hash of its stakes, and a hash alone asks to be believed. Whoever
-- wants to compute it needs what was hashed: one line for each stake in the order in which they were placed, as it
-- stood when betting closed. A line is a hash itself (stake-list.ts), so it names nobody. A round without stakes has
-- no row: its entropy is the hash of nothing.
create table studio.stake_lists (
  game text not null,
  -- The name by which links know the round: its id, the number of a draw, a match, a card table.
  round text not null,
  entropy text not null,
  lines text[] not null check (cardinality(lines) > 0),
  fixed_at timestamptz not null,
  primary key (game, round),
  check (entropy = encode(sha256(convert_to(array_to_string(lines, E'\n') || E'\n', 'UTF8')), 'hex'))
);
