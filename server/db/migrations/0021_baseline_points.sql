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

insert into points.mark default values;
