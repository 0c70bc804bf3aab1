-- Why: who did most in a day, a week or a month is asked for by everybody who plays, and what it brings is paid once.

-- One board as it was set: of what is written here nothing changes but its end, which may come earlier.
create table mission.boards (
  id uuid primary key,
  brand text not null references brand.brands,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  titles jsonb not null,
  repeats text not null check (repeats in ('once', 'daily', 'weekly', 'monthly')),
  ranks text not null check (ranks in ('stakes', 'rounds', 'multiple')),
  category text,
  -- Rounds of less are not compared by what they paid.
  least_minor bigint not null default 0 check (least_minor >= 0),
  prizes jsonb not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  position int not null default 0,
  unique (brand, code)
);

create table mission.board_periods (
  board_id uuid not null references mission.boards,
  period date not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  primary key (board_id, period)
);
create index periods_that_close on mission.board_periods (ends_at) where closed_at is null;

-- Minor units that were staked, rounds that were played, or hundredths of the best multiple; and when that was reached.
create table mission.scores (
  board_id uuid not null,
  period date not null,
  player_id bigint not null,
  score bigint not null check (score >= 0),
  reached_at timestamptz not null,
  primary key (board_id, period, player_id),
  foreign key (board_id, period) references mission.board_periods
);
create index scores_in_order on mission.scores (board_id, period, score desc, reached_at, player_id);

-- The places that bring a prize, written when a period is closed.
create table mission.placed (
  board_id uuid not null,
  period date not null,
  place int not null check (place > 0),
  player_id bigint not null,
  score bigint not null,
  paid_at timestamptz,
  movement_id bigint,
  bonus_id uuid,
  primary key (board_id, period, place),
  unique (board_id, period, player_id),
  foreign key (board_id, period) references mission.board_periods
);
create index placed_unpaid on mission.placed (board_id, period, place) where paid_at is null;
create index placed_by_movement on mission.placed (movement_id) where movement_id is not null;
