-- Why: the book of sports takes stakes at prices on what happens elsewhere, and in the studio's own leagues. What was
-- on offer, at which price and when, and what became of it must be found again for every stake. Stakes themselves are
-- wagers (0080); here is what they are on.
create table studio.book_events (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,59}$'),
  -- The code of the game in the catalogue: one for each sport.
  game text not null,
  source text not null check (source in ('feed', 'virtual')),
  league text not null check (length(league) between 1 and 80),
  league_names jsonb not null,
  home jsonb not null,
  -- Absent where more than two take part: then the market names them.
  away jsonb,
  starts_at timestamptz not null,
  state text not null check (state in ('scheduled', 'suspended', 'live', 'closed', 'finished', 'void')),
  -- Of the last news that was taken: older news changes nothing. Facts and results come apart.
  sequence bigint not null check (sequence >= 0),
  result_sequence bigint not null default 0 check (result_sequence >= 0),
  -- As far as it is known; final when the event is finished.
  score jsonb,
  -- How often it was decided, and which of these decisions has reached every stake.
  decided_version integer not null default 0,
  settled_version integer not null default 0,
  decided_reason text check (length(decided_reason) between 1 and 200),
  -- The most that one selection of it may cost the house; the book's own limit where it is null.
  liability_minor bigint check (liability_minor >= 0),
  -- Of a match that the studio plays: its link of the chain, what the stakes add to it, and what came of it.
  chain_id uuid references studio.chains,
  chain_index integer,
  entropy text check (entropy ~ '^[0-9a-f]{64}$'),
  outcome jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (settled_version <= decided_version),
  check ((outcome is null) or (entropy is not null))
);
create index book_events_by_time on studio.book_events (game, starts_at);
create index book_events_open on studio.book_events (starts_at)
  where state in ('scheduled', 'suspended', 'live', 'closed');
create index book_events_unsettled on studio.book_events (id) where settled_version < decided_version;

create table studio.book_markets (
  id text primary key,
  event_id text not null references studio.book_events on delete cascade,
  type text not null check (type in ('1x2', 'double-chance', 'total', 'handicap', 'both-score', 'correct-score', 'winner')),
  -- In quarters of a goal or point: 10 is 2.5. Of a handicap it is what the first side is given.
  line_quarters integer,
  state text not null check (state in ('open', 'suspended', 'closed', 'void')),
  sequence bigint not null default 0,
  position integer not null,
  check ((line_quarters is not null) = (type in ('total', 'handicap')))
);
create index book_markets_by_event on studio.book_markets (event_id, position);

create table studio.book_selections (
  id text primary key,
  market_id text not null references studio.book_markets on delete cascade,
  key text not null check (length(key) between 1 and 40),
  -- Where the key does not say who: one of many.
  names jsonb,
  -- In hundredths, the stake included: 185 is 1.85.
  price integer not null check (price between 101 and 10000000),
  state text not null check (state in ('open', 'suspended')),
  sequence bigint not null default 0,
  position integer not null,
  outcome text check (outcome ~ '^(won|lost|push|void|half-won|half-lost|won/[2-9])$')
);
create index book_selections_by_market on studio.book_selections (market_id, position);

-- Every price that was ever shown.
create table studio.book_prices (
  selection_id text not null references studio.book_selections on delete cascade,
  at timestamptz not null,
  sequence bigint not null,
  price integer not null,
  primary key (selection_id, sequence)
);

-- What a wager is on, one row for each of its legs. The price that it was taken at stands in the wager.
create table studio.book_legs (
  wager_id uuid not null references studio.wagers,
  nth integer not null check (nth >= 1),
  event_id text not null references studio.book_events,
  selection_id text not null references studio.book_selections,
  -- What the house may lose on the wager in all.
  liability_minor bigint not null check (liability_minor >= 0),
  primary key (wager_id, nth),
  unique (wager_id, selection_id)
);
create index book_legs_by_event on studio.book_legs (event_id);
create index book_legs_by_selection on studio.book_legs (selection_id);

-- A stake keeps all that it is on: what nobody staked on may go.
create trigger book_legs_stay before update or delete or truncate on studio.book_legs
  for each statement execute function studio.refuse_change();
create trigger book_prices_keep before update or truncate on studio.book_prices
  for each statement execute function studio.refuse_change();
create trigger book_event_facts_stay before update on studio.book_events for each row
  when ((old.chain_id is not null
      and (new.chain_id, new.chain_index) is distinct from (old.chain_id, old.chain_index))
    or (old.entropy is not null and new.entropy is distinct from old.entropy)
    or (old.outcome is not null and new.outcome is distinct from old.outcome)
    or (new.id, new.game, new.source) is distinct from (old.id, old.game, old.source))
  execute function studio.refuse_change();
