-- What can be played: vendors, categories and games, and what a player marked or played last.
-- Lobby, launcher and wallet seam read games through the view catalogue.cards, so that all three agree
-- on a game's state and on the category it stands in.
create schema catalogue;

create table catalogue.vendors (
  code text primary key check (code ~ '^[A-Z0-9_-]{1,40}$'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  picture text,
  state text not null default 'open' check (state in ('open', 'maintenance', 'disabled')),
  position integer not null default 0,
  -- A vendor whose games are chosen from a list of its own opens that list where another would open a game.
  is_game text not null default 'GAME' check (is_game in ('GAME', 'VASSALAGE'))
);

-- A vendor of sports listed in sports_vendors has its SPORTS games shown under that category instead.
create table catalogue.categories (
  code text primary key,
  position integer not null unique,
  lists_vendors boolean not null default true,
  sports_vendors text[] not null default '{}'
);

-- Kinds of games inside a category: what the specification calls gameClassify. The codes are each vendor's own words.
create table catalogue.classes (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  position integer not null default 0
);

-- search_text is what fold-search.ts makes of every name of the game and of its vendor.
create table catalogue.games (
  node_id text primary key check (node_id ~ '^[A-Za-z0-9_-]{1,100}$'),
  vendor text not null references catalogue.vendors,
  code text not null check (length(code) between 1 and 100),
  category text not null references catalogue.categories,
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  picture text not null,
  min_bet_minor bigint not null check (min_bet_minor > 0),
  rtp_basis_points integer check (rtp_basis_points between 1 and 10000),
  is_hot boolean not null default false,
  has_trial boolean not null default true,
  popularity integer not null default 0,
  state text not null default 'open' check (state in ('open', 'maintenance', 'disabled')),
  search_text text not null,
  classify text references catalogue.classes,
  -- The words of the game's own names, folded one by one: what a mistyped search is compared with, and what tells a
  -- game that has the name from one whose vendor has it.
  name_words text not null default '',
  unique (vendor, code)
);
create index games_in_category on catalogue.games (category, popularity desc, node_id);

-- The player is a row of another module: its number is kept and no foreign key is drawn across.
create table catalogue.favourites (
  player bigint not null,
  node text not null references catalogue.games,
  added_at timestamptz not null,
  primary key (player, node)
);

create table catalogue.recents (
  player bigint not null,
  node text not null references catalogue.games,
  last_at timestamptz not null,
  primary key (player, node)
);
create index recents_latest on catalogue.recents (player, last_at desc);

-- What can be played changes a few times a day and is read with every page, so each process keeps the whole
-- catalogue and asks only whether it has changed. Here is what it asks, what a list narrows by besides the vendor,
-- and who won lately: kept apart from the ledger, which nobody should have to search for a list that is decoration.
create table catalogue.revision (
  one boolean primary key default true check (one),
  number bigint not null default 1
);

-- Up to where in the ledger the payouts are counted (wallet.payoutsAfter says what the mark means).
create table catalogue.win_mark (
  one boolean primary key default true check (one),
  mark text not null default '0'
);

-- The largest wins of each day and category; what a day has beyond the largest is dropped, and so are old days.
create table catalogue.wins (
  vendor text not null,
  player bigint not null,
  round_ref text not null,
  brand text not null,
  day date not null,
  trial boolean not null,
  category text not null,
  game text not null,
  amount_minor bigint not null,
  at timestamptz not null,
  primary key (vendor, player, round_ref)
);
create index wins_largest on catalogue.wins (brand, trial, amount_minor desc);
create index wins_largest_in_category on catalogue.wins (brand, trial, category, amount_minor desc);

-- What each player was paid in a day, over all games.
create table catalogue.win_sums (
  brand text not null,
  trial boolean not null,
  day date not null,
  player bigint not null,
  paid_minor bigint not null,
  primary key (brand, trial, day, player)
);

-- Players who asked not to be shown, not even masked.
create table catalogue.unlisted (player bigint primary key, since timestamptz not null);

insert into catalogue.categories (code, position, lists_vendors, sports_vendors) values
  ('RNG', 1, true, '{}'),
  ('ELOTT', 2, true, '{}'),
  ('LOTT', 3, true, '{}'),
  ('LIVE', 4, true, '{}'),
  ('SPORTS', 5, true, '{}'),
  ('CRASH', 6, true, '{}'),
  ('FISH', 7, false, '{}'),
  ('PVP', 8, true, '{}'),
  ('ESPORTS', 9, true, '{}'),
  ('COCKFIGHT', 10, true, '{DS88,DIG,WS168}');
insert into catalogue.revision default values;
insert into catalogue.win_mark default values;
