-- Why: whoever plays gets back a part of what they stake, and those above a part of what their team stakes, each day.

insert into ledger.account_kind (id, name, mode, floor) values (45, 'rebate-pay', 'D', null);
insert into ledger.transfer_kind (id, name) values (45, 'rebate'), (46, 'rebate-team');

-- The most that the house gives whoever stands below nobody, in hundredths of a percent of what is staked in a product.
create table agents.rate_top (
  brand text not null,
  product text collate "C" not null,
  rate integer not null check (rate between 0 and 1000),
  primary key (brand, product)
);

-- What a player gets in a product, from when until when; the last moment is not part of it. A row that has begun is
-- changed only by its end. Players belong to accounts: their numbers are kept here and no foreign key is drawn across.
create table agents.rate (
  player_id bigint not null,
  product text collate "C" not null,
  since timestamptz not null,
  -- Null while it lasts.
  until timestamptz,
  rate integer not null check (rate between 0 and 1000),
  -- The number of the player above, or the name of an operator.
  set_by text not null,
  set_at timestamptz not null,
  primary key (player_id, product, since),
  check (until > since)
);
create unique index rate_that_lasts on agents.rate (player_id, product) where until is null;

-- What whoever comes by a link begins with, as far as the owner of the link still has as much.
create table agents.link_rate (
  brand text not null,
  code text not null,
  product text collate "C" not null,
  rate integer not null check (rate between 1 and 1000),
  primary key (brand, code, product)
);

-- The days of a brand that are counted. The position is the place in the ledger up to which was.
create table agents.rebate_day (
  brand text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  position bigint not null,
  made_at timestamptz not null,
  primary key (brand, starts_at)
);

-- What one person gets for one day: of their own stakes, or of those of their team. Minor units of real money.
create table agents.rebate (
  id bigint generated always as identity primary key,
  brand text not null,
  starts_at timestamptz not null,
  player_id bigint not null,
  source text not null check (source in ('own', 'team')),
  amount bigint not null check (amount > 0),
  unique (brand, starts_at, player_id, source),
  foreign key (brand, starts_at) references agents.rebate_day
);
create index rebate_of_player on agents.rebate (player_id, id desc);

-- The steps to it. What was staked in a product by way of one directly below (or by the person, whose own number then
-- stands there), at which rate of the person, less the rate of the one below.
create table agents.rebate_line (
  brand text not null,
  starts_at timestamptz not null,
  player_id bigint not null,
  via bigint not null,
  product text collate "C" not null,
  rate integer not null,
  below integer not null check (below between 0 and rate),
  base bigint not null check (base > 0),
  primary key (brand, starts_at, player_id, via, product, rate, below),
  foreign key (brand, starts_at) references agents.rebate_day
);

-- What is not paid yet is owed; what was paid, by which movement.
create table agents.rebate_owed (rebate bigint primary key references agents.rebate);
create table agents.rebate_payment (
  rebate bigint primary key references agents.rebate,
  movement_id bigint not null unique,
  at timestamptz not null
);
