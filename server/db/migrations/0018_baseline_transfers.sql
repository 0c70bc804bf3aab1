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
