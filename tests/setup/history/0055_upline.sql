-- Why: a player may stand below another one, and a brand may let money go from the one below to the one above.
-- What goes is gone at once, so a brand says how much may go.

-- Nobody stands below themselves; set-upline.ts keeps longer circles out.
alter table accounts.players add column upline bigint references accounts.players;
alter table accounts.players add constraint upline_is_another check (upline <> id);
create index players_below on accounts.players (upline) where upline is not null;

-- In minor units of the brand's asset: one transfer at least and at most, and all of a day of the brand's zone.
alter table brand.brands add column upline_min_minor bigint not null default 1000;
alter table brand.brands add column upline_max_minor bigint not null default 1000000;
alter table brand.brands add column upline_day_minor bigint not null default 2000000;
alter table brand.brands add constraint upline_bounds
  check (upline_min_minor between 1 and upline_max_minor and upline_max_minor <= upline_day_minor);

create schema transfers;

-- Whoever sends holds their row first, so that the sum of a day is counted by one transfer after the other.
create table transfers.sender (player_id bigint primary key);

-- Every transfer that was made. Kept, never changed.
create table transfers.upline_transfer (
  id uuid primary key,
  player_id bigint not null,
  upline_id bigint not null,
  key text collate "C" not null check (length(key) between 1 and 100),
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  movement_id bigint not null,
  at timestamptz not null,
  unique (player_id, key),
  check (player_id <> upline_id)
);
create index upline_transfer_by_day on transfers.upline_transfer (player_id, at desc);
