-- Why: the games of a foreign vendor come from the vendor itself. One that it offers no longer is put away and not
-- deleted, because its rounds are read for years; a category that we have no word for waits for an operator; pictures
-- are ours from the moment they are fetched, so that no page of ours asks another host for one.

alter table catalogue.vendors drop constraint vendors_code_check;
alter table catalogue.vendors add constraint vendors_code_check check (code ~ '^[A-Za-z0-9_-]{1,40}$');

-- has_demo: its vendor shows it to whoever has no account. picture_from: where the vendor keeps the picture.
alter table catalogue.games
  add column has_demo boolean not null default false,
  add column put_away_at timestamptz,
  add column picture_from text;

create table catalogue.pictures (
  name text primary key check (name ~ '^[0-9a-f]{40}\.webp$'),
  bytes bytea not null check (length(bytes) between 1 and 400000),
  made_at timestamptz not null
);

-- What a vendor calls one of our categories, as an operator said it.
create table catalogue.category_words (
  vendor text not null,
  word text not null check (length(word) between 1 and 100),
  category text not null references catalogue.categories,
  primary key (vendor, word)
);

-- Games that wait until somebody says where they belong.
create table catalogue.waiting_games (
  vendor text not null,
  code text not null,
  name text not null,
  word text not null,
  since timestamptz not null,
  primary key (vendor, code)
);

-- A game of a foreign vendor that a player has opened: the page that it is played on. It holds no token.
create table vendors.opened_game (
  id uuid primary key,
  player_id bigint not null,
  vendor text not null,
  game text not null,
  asset text not null,
  opened_at timestamptz not null
);
create index opened_game_by_player on vendors.opened_game (player_id, opened_at desc);
