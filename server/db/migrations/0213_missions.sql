-- Why: what a house promises for play has to be counted once, whatever falls over meanwhile, and be paid once.
create schema mission;

insert into ledger.transfer_kind (id, name) values (121, 'mission-prize');

-- One mission as it was set: of what is written here nothing changes but its state and how many rewards were promised.
create table mission.missions (
  id uuid primary key,
  brand text not null references brand.brands,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  titles jsonb not null,
  repeats text not null check (repeats in ('once', 'daily', 'weekly')),
  -- It begins for a player once they claimed this one, which is there once.
  after_id uuid references mission.missions,
  counts text not null check (counts in ('stakes', 'rounds', 'deposits', 'days')),
  category text,
  vendor text,
  game text,
  -- Minor units of stakes or deposits; or how many rounds, or days in a row.
  target bigint not null check (target > 0),
  reward jsonb not null,
  claim_days int not null check (claim_days between 1 and 365),
  -- How many rewards there are in all, and how many of them were reached.
  budget int check (budget > 0),
  promised int not null default 0 check (promised >= 0),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  is_on boolean not null default true,
  position int not null default 0,
  unique (brand, code),
  check (budget is null or promised <= budget),
  check ((vendor is null) = (game is null))
);
create index missions_that_go_on on mission.missions (until_at) where is_on;

-- How far a player is in one period of a mission: the day or week of the brand that it begins with, or that of the
-- mission's beginning. done: the target is reached and the reward is promised.
create table mission.progress (
  mission_id uuid not null references mission.missions,
  player_id bigint not null,
  period date not null,
  ends_at timestamptz not null,
  claim_until timestamptz not null,
  counted bigint not null default 0 check (counted >= 0),
  state text not null default 'open' check (state in ('open', 'done', 'claimed')),
  claimed_at timestamptz,
  movement_id bigint,
  bonus_id uuid,
  primary key (mission_id, player_id, period),
  check ((claimed_at is null) = (state <> 'claimed'))
);
create index progress_of_player on mission.progress (player_id, ends_at desc, mission_id);
create index progress_to_claim on mission.progress (player_id, claim_until) where state = 'done';
create index progress_by_movement on mission.progress (movement_id) where movement_id is not null;

-- What was staked on each day, for missions of days in a row.
create table mission.days (
  mission_id uuid not null references mission.missions,
  player_id bigint not null,
  period date not null,
  day date not null,
  staked_minor bigint not null check (staked_minor >= 0),
  primary key (mission_id, player_id, period, day)
);

create table mission.mark (one boolean primary key default true check (one), xid xid8 not null default '0');
insert into mission.mark default values;
