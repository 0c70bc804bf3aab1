-- Why: what a player stakes of real money is remembered: it raises a level, and it earns points that buy things. And
-- somebody who would like to bring players writes to the house and is answered.
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

create schema points;

create table points.config (
  brand text primary key,
  -- One point for so much of real stakes, in minor units of the brand's asset, in these categories of games.
  earn_stake_minor bigint not null check (earn_stake_minor > 0),
  earn_categories text[] not null check (cardinality(earn_categories) > 0),
  -- So many points are so much money. Whole multiples alone are converted, so nothing is ever rounded.
  convert_points bigint not null check (convert_points > 0),
  convert_minor bigint not null check (convert_minor > 0),
  convert_min_points bigint not null check (convert_min_points > 0 and convert_min_points % convert_points = 0)
);

-- What was staked and has not made a whole point yet, in hundredths of minor units because levels earn faster; below
-- nought where more was given back. Points that were earned wait in owed_points until the ledger has them. Whoever
-- spends a player's points, or gives what is owed, holds the player's row first.
create table points.player (
  player_id bigint primary key,
  credit bigint not null default 0,
  owed_points bigint not null default 0 check (owed_points >= 0),
  earned_points bigint not null default 0 check (earned_points >= 0)
);
create index player_owed on points.player (player_id) where owed_points > 0;

create table points.mark (one boolean primary key default true check (one), xid xid8 not null default '0');
insert into points.mark default values;

-- What points are given for. Without a stock there is always another one.
create table points.reward (
  brand text not null,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  pays text not null check (pays in ('money', 'bonus')),
  cost_points bigint not null check (cost_points > 0),
  amount_minor bigint not null check (amount_minor > 0),
  stock int check (stock >= 0),
  position int not null default 0,
  is_on boolean not null default true,
  primary key (brand, id)
);

-- Every exchange of points that was made, named as it was then. Without a reward it was turned into money.
create table points.redemption (
  id uuid primary key,
  player_id bigint not null,
  key text collate "C" not null check (length(key) between 1 and 100),
  reward text,
  names jsonb,
  pays text not null check (pays in ('money', 'bonus')),
  points bigint not null check (points > 0),
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  movement_id bigint not null,
  at timestamptz not null,
  unique (player_id, key),
  check ((reward is null) = (names is null))
);
create index redemption_of_player on points.redemption (player_id, at desc, id desc);

create function points.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'points.% is only ever added to', tg_table_name;
end $$;
create trigger redemption_stays before update or delete or truncate on points.redemption
  for each statement execute function points.refuse_change();

create schema agents;

-- Who would like to be a partner, in their own words, and what was decided. player_id is the account that the
-- applicant was signed in with: nobody names an account that is not theirs.
create table agents.application (
  reference text primary key check (reference ~ '^A-[0-9A-HJKMNP-TV-Z]{8}$'),
  brand text not null,
  name text not null check (length(name) between 1 and 200),
  channel text not null check (channel in ('telegram', 'whatsapp', 'email', 'phone', 'other')),
  contact text not null check (length(contact) between 1 and 200),
  -- The contact in one spelling: two spellings of one are one.
  folded_contact text not null check (length(folded_contact) between 1 and 200),
  country text check (length(country) between 1 and 100),
  message text not null check (length(message) between 1 and 4000),
  language text not null check (language in ('fa', 'en', 'zh', 'id', 'th', 'vi')),
  player_id bigint,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused')),
  decided_at timestamptz,
  decided_by text check (length(decided_by) between 1 and 100),
  reason text check (length(reason) between 1 and 1000),
  check ((state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create unique index application_open_per_contact on agents.application (brand, folded_contact) where state = 'open';
create unique index application_open_per_player on agents.application (player_id) where state = 'open';
create index application_by_state on agents.application (state, at desc);
