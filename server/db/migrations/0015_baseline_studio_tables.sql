-- People play cards against each other for a pot. A table is opened with a secret whose fingerprint everybody
-- sees, fills its seats, takes every stake at once, and is played by moves. The moves are all that is kept of a match:
-- with the secret and the players' seeds they give every moment of it again.
--
-- open: seats are free · staking: it is full and the stakes are asked for · playing · over: somebody won and the
-- stakes are decided · void: it was called off and every stake goes back.
create table studio.tables (
  id uuid primary key,
  vendor text not null,
  game text not null,
  asset text not null,
  math_version integer not null,
  buy_in_minor bigint not null check (buy_in_minor > 0),
  state text not null check (state in ('open', 'staking', 'playing', 'over', 'void')),
  -- Not of a chain: tables are played side by side, and one link would tell the next table's.
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Of the stakes in their order, when the last one is taken.
  entropy text,
  -- Counts whatever a page would show otherwise.
  version integer not null default 0,
  -- When the turn began that somebody has now, and when the clock plays it.
  turn_at timestamptz,
  deadline timestamptz,
  -- Somebody at the table wants the house to take what is free.
  house_asked boolean not null default false,
  -- Why it is void.
  why text,
  winner integer check (winner in (0, 1)),
  ended_by text check (ended_by in ('score', 'forfeit', 'away')),
  opened_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state in ('over', 'void')) = (ended_at is not null)),
  check ((state = 'void') = (why is not null)),
  check ((state = 'over') = (winner is not null)),
  check ((winner is null) = (ended_by is null)),
  check (state not in ('playing', 'over') or (entropy is not null and started_at is not null)),
  check (state <> 'playing' or (turn_at is not null and deadline is not null)),
  check (not house_asked or asset = 'TRIAL')
);
create index tables_to_join on studio.tables (game, asset, buy_in_minor, opened_at) where state = 'open';
create index tables_under_way on studio.tables (state, deadline) where state in ('open', 'staking', 'playing');
create index tables_by_time on studio.tables (game, asset, opened_at desc);
-- What is still to be given back of tables that were called off is looked for by the clock.
create index tables_called_off on studio.tables (ended_at) where state = 'void';

-- Who sits: a player, or the house, which has no account and stakes nothing.
create table studio.table_seats (
  table_id uuid not null references studio.tables,
  -- In the order of sitting down; `place` is where one plays, drawn by lot when the match begins.
  seat integer not null check (seat between 0 and 3),
  place integer check (place between 0 and 3),
  player_ref text,
  session_id uuid references studio.sessions,
  wager_id uuid references studio.wagers,
  game text not null,
  asset text not null,
  -- A hash of the network that the player came from, so that nobody plays with themselves for money.
  place_ref text,
  sat_at timestamptz not null,
  -- Who waits and does not look any more loses the seat.
  seen_at timestamptz not null,
  is_active boolean not null default true,
  primary key (table_id, seat),
  unique (table_id, place),
  unique (table_id, player_ref),
  check ((player_ref is null) = (session_id is null)),
  check (player_ref is not null or asset = 'TRIAL')
);
-- Who plays a match plays it to its end before sitting down at another one of that game.
create unique index one_table_at_a_time on studio.table_seats (player_ref, game, asset) where is_active;
create index seats_by_player on studio.table_seats (player_ref, sat_at desc);
create index seats_by_wager on studio.table_seats (wager_id) where wager_id is not null;

create table studio.table_moves (
  table_id uuid not null references studio.tables,
  nth integer not null check (nth >= 1),
  place integer not null check (place between 0 and 3),
  act text not null check (length(act) between 1 and 100),
  made_by text not null check (made_by in ('player', 'clock', 'house')),
  made_at timestamptz not null,
  primary key (table_id, nth)
);
