-- What can be played: vendors, categories and games, and what a player marked or played last.
-- Lobby, launcher and wallet seam read games through the view catalogue.cards, so that all three agree
-- on a game's state and on the category it stands in.

create schema catalogue;

create table catalogue.vendors (
  code text primary key check (code ~ '^[A-Z0-9_-]{1,40}$'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  picture text,
  state text not null default 'open' check (state in ('open', 'maintenance', 'disabled')),
  position integer not null default 0
);

-- A vendor of sports listed in sports_vendors has its SPORTS games shown under that category instead.
create table catalogue.categories (
  code text primary key,
  position integer not null unique,
  lists_vendors boolean not null default true,
  sports_vendors text[] not null default '{}'
);

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

-- A game is never better off than its vendor.
create view catalogue.cards as
select
  game.node_id, game.vendor, game.code, coalesce(split.code, game.category) as category,
  game.names, game.picture, game.min_bet_minor, game.rtp_basis_points,
  game.is_hot, game.has_trial, game.popularity, game.search_text,
  vendor.names as vendor_names, vendor.position as vendor_position,
  case
    when 'disabled' in (game.state, vendor.state) then 'disabled'
    when 'maintenance' in (game.state, vendor.state) then 'maintenance'
    else 'open'
  end as state
from catalogue.games game
join catalogue.vendors vendor on vendor.code = game.vendor
left join catalogue.categories split
  on game.category = 'SPORTS' and game.vendor = any (split.sports_vendors);
