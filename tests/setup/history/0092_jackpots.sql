-- Why: a jackpot that is shown is money that is there. What it takes of each stake stands in an account of the ledger,
-- and what it pays leaves that account, which can never go below nothing.
insert into ledger.account_kind (id, name, mode, floor) values (36, 'jackpot', 'I', 0);
insert into ledger.transfer_kind (id, name) values (24, 'jackpot-in'), (25, 'jackpot-win');

create schema jackpots;

-- The house has one pool. Without an open one the counter on the page of slots is an illustration.
create table jackpots.pool (
  one boolean primary key default true check (one),
  state text not null default 'closed' check (state in ('open', 'closed')),
  -- Of each stake of real money, in hundredths of a percent.
  rate_basis_points integer not null default 50 check (rate_basis_points between 1 and 500),
  -- A stake of one minor unit wins once in so many.
  one_in_minor bigint not null default 20000000 check (one_in_minor between 1000 and 4294967295),
  -- Up to where the ledger has been read, and what has not made a whole minor unit yet, in ten-thousandths.
  mark xid8 not null default '0',
  carry bigint not null default 0
);
insert into jackpots.pool default values;

-- One draw for each part of the ledger that has stakes in it. Its link is committed to before they are made.
create table jackpots.draw (
  id uuid primary key,
  state text not null check (state in ('open', 'drawn')),
  chain_id uuid not null,
  chain_index integer not null,
  terminal text not null,
  commitment text not null,
  entropy text,
  link text,
  -- Each stake as the ledger tells it: a name that only its player can recognise, and its minor units.
  tickets jsonb not null default '[]',
  contributed_minor bigint not null default 0,
  one_in_minor bigint,
  winner_id bigint,
  won_minor bigint check (won_minor > 0),
  opened_at timestamptz not null,
  drawn_at timestamptz,
  check ((state = 'drawn') = (link is not null)),
  check ((winner_id is null) = (won_minor is null))
);
create unique index one_open_draw on jackpots.draw ((true)) where state = 'open';
create index draws_won on jackpots.draw (drawn_at desc) where winner_id is not null;
