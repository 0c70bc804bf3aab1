-- Why: a week that was paid for twice, or never, is worse than no cashback. Each week of each cashback is closed once, in
-- their order, after everything in it was counted.
create table offer.weeks (
  brand text not null,
  promotion text not null,
  -- The first day of it, by the clock of the brand.
  week date not null,
  players int not null check (players >= 0),
  given_minor bigint not null check (given_minor >= 0),
  -- How many went without because a budget did not reach.
  short int not null check (short >= 0),
  closed_at timestamptz not null,
  primary key (brand, promotion, week)
);
