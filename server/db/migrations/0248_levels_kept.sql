-- Why: a brand may say that a level has to be kept. What somebody stakes in a month or a quarter keeps it; else they fall
-- one level at its end, once for each period however often the clock runs.

-- A brand without a row takes no level from anybody.
create table vip.keeping_rules (
  brand_id text primary key,
  period text not null check (period in ('month', 'quarter')),
  -- The first period that is judged is the first that begins from here on.
  since timestamptz not null
);

alter table vip.levels
  -- Valid stakes within one period that keep it; null where it is kept whatever is staked.
  add column keep_minor bigint check (keep_minor > 0),
  add constraint level_first_is_kept check (rank > 0 or keep_minor is null);

alter table vip.players
  -- What of the stakes no longer counts towards levels: after a fall the way goes on from where the lower level begins.
  add column lowered_minor bigint not null default 0 check (lowered_minor >= 0);

-- Each time that somebody came to a level, also to one that was lost before. What rose before this was written is not in it.
create table vip.rises (
  player_id bigint not null references vip.players,
  rank smallint not null check (rank > 0),
  risen_at timestamptz not null,
  primary key (player_id, rank, risen_at)
);

-- One row for each period of a brand, by its first day.
create table vip.periods (
  brand_id text not null,
  first_day date not null,
  -- When those who would fall were told, and when it was judged.
  warned_at timestamptz,
  closed_at timestamptz,
  primary key (brand_id, first_day)
);

create table vip.falls (
  player_id bigint not null references vip.players,
  first_day date not null,
  from_rank smallint not null check (from_rank > to_rank),
  to_rank smallint not null check (to_rank >= 0),
  -- What was staked in the period, and what would have kept the level.
  staked_minor bigint not null,
  keep_minor bigint not null check (keep_minor > staked_minor),
  fell_at timestamptz not null,
  primary key (player_id, first_day)
);
