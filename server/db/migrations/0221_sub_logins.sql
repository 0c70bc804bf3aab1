-- Why: a partner or an agent has people at work who see and do a part of it, each under a name of their own.

-- A login of type 41 or 42 with what its owner lets it do. It has no wallet and stands in no line.
create table agents.sub_login (
  player bigint primary key,
  owner bigint not null,
  rights text[] not null check (rights <@ '{team,accounts,contracts,income,money}'::text[]),
  made_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  check (player <> owner),
  check ((ended_at is null) = (ended_by is null))
);
create index sub_login_of_owner on agents.sub_login (owner, player);

-- What a sub-login asked the house to do in its owner's name. It is written before it is tried, so that nothing which
-- was done is without it; the outcome is null until it is known.
create table agents.sub_login_deed (
  id bigint generated always as identity primary key,
  player bigint not null,
  deed text not null check (length(deed) <= 60),
  place text not null check (length(place) <= 200),
  address text not null check (length(address) <= 64),
  at timestamptz not null,
  outcome text check (outcome in ('done', 'refused', 'nothing', 'failed'))
);
create index sub_login_deed_of on agents.sub_login_deed (player, id desc);
