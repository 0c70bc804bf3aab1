-- A draw is a round that many share for minutes or days. Betting ends at a moment that is known before, what
-- decides it is fixed there, and what came out is never changed: a result that was entered wrong is corrected beside
-- it, by two people, and both stay readable.
create table studio.lottery_schedules (
  game text primary key,
  -- The zone of its wall clock: a draw at nine is at nine in summer and in winter.
  time_zone text not null,
  -- Of a lottery by the calendar; 1 is Sunday. Empty where draws follow each other every few minutes.
  days integer[] not null check (days <@ array[1, 2, 3, 4, 5, 6, 7]),
  draw_time text check (draw_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- chain: drawn by a link of the game's chain. operator: entered by one operator and confirmed by another.
  results_by text not null check (results_by in ('chain', 'operator')),
  is_open boolean not null default true
);

create table studio.draws (
  id uuid primary key,
  game text not null,
  -- As people call it: 20261122-031. Unique in its game for ever, and part of what a draw is computed from.
  number text not null check (number ~ '^\d{8}(-[a-z0-9]{1,12})?$'),
  -- Of a lottery with several: whose draw it is.
  province text,
  state text not null
    check (state in ('scheduled', 'open', 'locked', 'proposed', 'drawn', 'settled', 'cancelled')),
  results_by text not null check (results_by in ('chain', 'operator')),
  opens_at timestamptz not null,
  locks_at timestamptz not null,
  draws_at timestamptz not null,
  -- The place in the chain is taken when it opens. The link is written when it is drawn, and public from then on.
  chain_id uuid references studio.chains,
  chain_index integer,
  terminal text,
  commitment text,
  entropy text check (entropy ~ '^[0-9a-f]{64}$'),
  link text check (link ~ '^[0-9a-f]{64}$'),
  numbers jsonb,
  proposed_by text,
  proposed_at timestamptz,
  confirmed_by text,
  drawn_at timestamptz,
  -- When every stake on it was decided or, of a cancelled one, given back.
  settled_at timestamptz,
  why_cancelled text check (length(why_cancelled) between 1 and 500),
  unique (game, number),
  check (opens_at <= locks_at and locks_at <= draws_at),
  check (confirmed_by is null or confirmed_by <> proposed_by),
  check (state not in ('locked', 'proposed', 'drawn', 'settled') or entropy is not null),
  check (state not in ('proposed', 'drawn', 'settled') or numbers is not null),
  check (results_by = 'operator' or state not in ('drawn', 'settled') or link is not null),
  check (results_by = 'chain' or state not in ('drawn', 'settled') or confirmed_by is not null),
  check ((state = 'cancelled') = (why_cancelled is not null)),
  check (settled_at is null or state in ('settled', 'cancelled'))
);
create index draws_under_way on studio.draws (state, draws_at) where settled_at is null;
create index draws_by_game on studio.draws (game, draws_at desc);

-- What each line of a wager would take from the house: so long as a draw is not settled, this keeps any one outcome
-- from costing more than the house is good for. It is working material and goes when the draw is settled.
create table studio.draw_lines (
  draw_id uuid not null references studio.draws,
  asset text not null,
  line text not null,
  wager_id uuid not null references studio.wagers,
  payout_minor bigint not null check (payout_minor > 0),
  primary key (draw_id, asset, line, wager_id)
);

-- A result that was confirmed and then found wrong. What wagers pay differently is in studio.corrections.
create table studio.draw_corrections (
  draw_id uuid not null references studio.draws,
  nth integer not null check (nth >= 1),
  state text not null check (state in ('proposed', 'confirmed', 'done', 'dropped')),
  numbers jsonb not null,
  reason text not null check (length(reason) between 1 and 200),
  proposed_by text not null,
  proposed_at timestamptz not null,
  confirmed_by text,
  done_at timestamptz,
  primary key (draw_id, nth),
  check (confirmed_by is null or confirmed_by <> proposed_by),
  check ((state in ('confirmed', 'done')) = (confirmed_by is not null))
);
create unique index one_correction_under_way on studio.draw_corrections (draw_id)
  where state in ('proposed', 'confirmed');
