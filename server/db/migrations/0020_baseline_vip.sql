-- What a player stakes of real money is remembered: it raises a level, and it earns points that buy things.
--
-- Brands, players and the ledger's numbers are other modules': they are kept here and no foreign key is drawn across.
create schema vip;

-- Rank 0 is where everybody begins. A level is reached by what was staked ever.
create table vip.level (
  brand text not null,
  rank smallint not null check (rank between 0 and 99),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  -- Stakes of real money, in minor units of the brand's asset.
  staked_minor bigint not null check (staked_minor >= 0),
  -- How many points a stake earns here, in hundredths of what it earns at rank 0.
  points_percent smallint not null default 100 check (points_percent between 100 and 1000),
  -- Given once, when the level is reached. Nought is no reward.
  reward_points bigint not null default 0 check (reward_points >= 0),
  -- Lines in the six languages.
  privileges jsonb not null default '[]' check (jsonb_typeof(privileges) = 'array'),
  primary key (brand, rank),
  unique (brand, staked_minor),
  check (rank > 0 or (staked_minor = 0 and reward_points = 0))
);

-- What each player has staked, less what was given back. A level never falls, also when something is given back.
create table vip.player (
  player_id bigint primary key,
  brand text not null,
  staked_minor bigint not null default 0,
  rank smallint not null default 0 check (rank >= 0)
);

-- Every level that somebody has reached. movement_id is the ledger's: the reward has been given.
create table vip.level_up (
  player_id bigint not null references vip.player,
  rank smallint not null check (rank > 0),
  reached_at timestamptz not null,
  reward_points bigint not null check (reward_points >= 0),
  movement_id bigint,
  primary key (player_id, rank)
);
create index level_up_owed on vip.level_up (player_id, rank) where reward_points > 0 and movement_id is null;

-- Up to which transaction the ledger has been read (server/wallet/stakes-after.ts). Transaction numbers restart after
-- a dump is restored.
create table vip.mark (one boolean primary key default true check (one), xid xid8 not null default '0');

insert into vip.mark default values;
