-- Why: a house that matches deposits says by which rule, how much in all, and gives each once, also after a stop.

-- A bonus that a deposit brings: so many percent of it up to the most, offered for some days, as long as the budget lasts.
create table bonus.match (
  brand text not null,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  percent int not null check (percent between 1 and 500),
  least_minor bigint not null check (least_minor > 0),
  most_minor bigint not null check (most_minor > 0),
  once text not null check (once in ('first', 'daily', 'every')),
  terms text not null,
  offer_days int not null check (offer_days between 1 and 90),
  budget_minor bigint check (budget_minor > 0),
  given_minor bigint not null default 0 check (given_minor >= 0),
  from_at timestamptz not null,
  until_at timestamptz check (until_at > from_at),
  is_on boolean not null default true,
  primary key (brand, code),
  check (budget_minor is null or given_minor <= budget_minor)
);

-- Up to where the ledger was read for deposits. Those of before a first rule bring nothing.
create table bonus.match_mark (one boolean primary key default true check (one), xid xid8 not null default '0');
insert into bonus.match_mark default values;
