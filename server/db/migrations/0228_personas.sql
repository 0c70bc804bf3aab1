-- Why: who wants to be known among players chooses a name and a picture; without them others see a masked name.
create schema personas;

-- Who has ever chosen something. `named_at` is when they had their first name: from then on each other one is a change.
create table personas.persona (
  player_id bigint primary key,
  brand_id text not null references brand.brands,
  nickname text check (length(nickname) between 2 and 48),
  folded text,
  named_at timestamptz,
  changed_at timestamptz,
  -- One of the drawings of the house, or a picture of their own.
  drawing text check (drawing ~ '^[a-z]{2,20}$'),
  picture_id uuid,
  check ((nickname is null) = (folded is null)),
  check (drawing is null or picture_id is null)
);

-- Each name once in a brand, without habits of spelling. One that was left waits before somebody else may have it, and
-- one that an operator took back is nobody's.
create table personas.name (
  brand_id text not null references brand.brands,
  folded text collate "C" not null,
  player_id bigint not null,
  taken_at timestamptz not null,
  left_at timestamptz,
  is_barred boolean not null default false,
  primary key (brand_id, folded)
);
create index name_of_player on personas.name (player_id);

-- Pictures as the house made them anew. Another picture is another row, so what is at an address never changes.
create table personas.picture (
  id uuid primary key,
  player_id bigint not null unique,
  bytes bytea not null,
  set_at timestamptz not null
);

-- Words that no nickname holds, by brand; a star at the end stands for any ending.
create table personas.word (
  brand_id text not null references brand.brands,
  word text not null check (length(word) between 2 and 60),
  primary key (brand_id, word)
);

-- Houses that are open already have nicknames as new ones do.
insert into brand.flags (brand, code, is_on) select code, 'nicknames', true from brand.brands on conflict do nothing;
