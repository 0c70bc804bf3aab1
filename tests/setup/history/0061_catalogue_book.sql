-- Why: what can be played changes a few times a day and is read with every page, so each process keeps the whole
-- catalogue and asks only whether it has changed. Here is what it asks, what a list narrows by besides the vendor,
-- and who won lately: kept apart from the ledger, which nobody should have to search for a list that is decoration.

create table catalogue.revision (
  one boolean primary key default true check (one),
  number bigint not null default 1
);
insert into catalogue.revision default values;

create function catalogue.count_change() returns trigger language plpgsql as $$
begin
  update catalogue.revision set number = number + 1;
  return null;
end $$;

-- Kinds of games inside a category: what the specification calls gameClassify. The codes are each vendor's own words.
create table catalogue.classes (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,40}$'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  position integer not null default 0
);

alter table catalogue.games add column classify text references catalogue.classes;

-- The words of the game's own names, folded one by one: what a mistyped search is compared with, and what tells a
-- game that has the name from one whose vendor has it.
alter table catalogue.games add column name_words text not null default '';

-- A vendor whose games are chosen from a list of its own opens that list where another would open a game.
alter table catalogue.vendors add column is_game text not null default 'GAME'
  check (is_game in ('GAME', 'VASSALAGE'));

create trigger vendors_change after insert or update or delete or truncate on catalogue.vendors
  for each statement execute function catalogue.count_change();
create trigger games_change after insert or update or delete or truncate on catalogue.games
  for each statement execute function catalogue.count_change();
create trigger categories_change after insert or update or delete or truncate on catalogue.categories
  for each statement execute function catalogue.count_change();
create trigger classes_change after insert or update or delete or truncate on catalogue.classes
  for each statement execute function catalogue.count_change();

create or replace view catalogue.cards as
select
  game.node_id, game.vendor, game.code, coalesce(split.code, game.category) as category,
  game.names, game.picture, game.min_bet_minor, game.rtp_basis_points,
  game.is_hot, game.has_trial, game.popularity, game.search_text,
  vendor.names as vendor_names, vendor.position as vendor_position,
  case
    when 'disabled' in (game.state, vendor.state) then 'disabled'
    when 'maintenance' in (game.state, vendor.state) then 'maintenance'
    else 'open'
  end as state,
  game.classify, game.name_words, vendor.is_game as vendor_is_game
from catalogue.games game
join catalogue.vendors vendor on vendor.code = game.vendor
left join catalogue.categories split
  on game.category = 'SPORTS' and game.vendor = any (split.sports_vendors);

-- Up to where in the ledger the payouts are counted (wallet.payoutsAfter says what the mark means).
create table catalogue.win_mark (
  one boolean primary key default true check (one),
  mark text not null default '0'
);
insert into catalogue.win_mark default values;

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
create table catalogue.unlisted (
  player bigint primary key,
  since timestamptz not null
);
