-- What the house says to everybody: banners, notices and help. Each text is one row with its languages
-- side by side, so a page in any language is one read.
create schema content;

-- Hosts that a banner may lead to. A banner whose host is not here is shown and leads nowhere.
create table content.link_hosts (host text primary key check (host ~ '^[a-z0-9.-]+$'));

create table content.banners (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,60}$'),
  group_name text not null check (group_name in (
    'w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_cockfight',
    'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_register', 'w_login', 'w_forget')),
  titles jsonb not null check (jsonb_typeof(titles -> 'fa') = 'string'),
  texts jsonb not null check (jsonb_typeof(texts -> 'fa') = 'string'),
  alts jsonb not null check (jsonb_typeof(alts -> 'fa') = 'string'),
  picture text not null,
  linkage_type text check (linkage_type in ('PATH', 'URL')),
  linkage_target text,
  position integer not null default 0,
  from_at timestamptz,
  until_at timestamptz,
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  audience text not null default 'everybody' check (audience in ('everybody', 'guests', 'members')),
  -- Marks a text that the program put here and nobody has changed since: at a start with newer texts such a row is
  -- replaced. Null: the row is the operator's. Whether and when a text is shown is the operator's in any case.
  seeded text,
  check ((linkage_type is null) = (linkage_target is null)),
  check (until_at > from_at)
);

-- Types: B runs in the bar, H stands first in it, PR is about a promotion, PL about the player's account,
-- PU opens by itself.
create table content.notices (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,60}$'),
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  titles jsonb not null check (jsonb_typeof(titles -> 'fa') = 'string'),
  bodies jsonb not null check (jsonb_typeof(bodies -> 'fa') = 'string'),
  position integer not null default 0,
  from_at timestamptz not null,
  until_at timestamptz,
  audience text not null default 'everybody' check (audience in ('everybody', 'guests', 'members')),
  -- How a notice reaches people: B is the board of the site, which is all that its pages ask for.
  execution text not null default 'B' check (execution ~ '^[A-Z]{1,4}$'),
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  seeded text,
  check (until_at > from_at),
  constraint player_notices_are_for_members check (type <> 'PL' or audience = 'members')
);

-- Bodies are HTML; version is there for a text that people agree to.
create table content.help_articles (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  titles jsonb not null check (jsonb_typeof(titles -> 'fa') = 'string'),
  bodies jsonb not null check (jsonb_typeof(bodies -> 'fa') = 'string'),
  version text,
  position integer not null default 0,
  group_name text not null default 'start' check (group_name in (
    'start', 'account', 'money', 'games', 'care', 'promotions', 'partner', 'rules')),
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  seeded text
);

-- Every text that the terms of use ever had, because an account keeps which version it agreed to.
create table content.terms_versions (
  id bigint generated always as identity primary key,
  version text not null,
  titles jsonb not null,
  bodies jsonb not null,
  since timestamptz not null default now()
);
