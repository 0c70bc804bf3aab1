-- Why: what a promotion asks and gives was a text that people read. Here it is a rule that the house carries out, with
-- a budget that two claims at once cannot pass.
create schema offer;

-- One rule of one promotion. `conditions` is what an operator's form said, `text` the same in CEL, which is what judges
-- (server/offers/condition.ts, server/offers/judge.ts). Sums are minor units of `unit`.
create table offer.offers (
  brand text not null references brand.brands,
  promotion text not null check (promotion ~ '^[A-Za-z0-9_-]{1,60}$'),
  kind text not null check (kind in ('claim', 'cashback')),
  conditions jsonb not null check (jsonb_typeof(conditions) = 'array'),
  text text not null check (length(text) between 1 and 2000),
  gift jsonb not null,
  unit text not null check (unit in ('P', 'PTS')),
  once text not null check (once in ('once', 'daily', 'weekly', 'yearly', 'deposit')),
  budget_minor bigint check (budget_minor > 0),
  day_budget_minor bigint check (day_budget_minor > 0),
  given_minor bigint not null default 0 check (given_minor >= 0),
  -- What was given on the last day of the brand on which something was.
  day date,
  day_given_minor bigint not null default 0 check (day_given_minor >= 0),
  from_at timestamptz not null,
  until_at timestamptz check (until_at > from_at),
  is_on boolean not null default true,
  primary key (brand, promotion),
  check (budget_minor is null or given_minor <= budget_minor),
  check (kind = 'claim' or once = 'weekly')
);

-- What was given, once for each player, promotion and period; a later edition of the rule changes nothing of it.
create table offer.claims (
  player_id bigint not null,
  promotion text not null,
  period text collate "C" not null,
  brand text not null,
  what text not null check (what in ('cash', 'points', 'bonus', 'rounds')),
  unit text not null,
  -- All in all: of rounds what they are worth together.
  minor bigint not null check (minor > 0),
  claimed_at timestamptz not null,
  movement_id bigint,
  bonus_id uuid,
  primary key (player_id, promotion, period)
);
create index claims_by_movement on offer.claims (movement_id) where movement_id is not null;
create index claims_of_promotion on offer.claims (promotion, claimed_at desc);
