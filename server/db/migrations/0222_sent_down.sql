-- Why: an agent may give of their own money to somebody directly below, where the brand allows it.
insert into ledger.transfer_kind (id, name) values (122, 'sent-down');

-- How much may go down: at least and at most in one transfer, and in a day. Without a row nothing does.
create table transfers.down_bounds (
  brand text primary key,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  day_minor bigint not null,
  check (min_minor <= max_minor and max_minor <= day_minor)
);

-- Every transfer that was made, with the sub-login that made it in its owner's name. Kept, never changed.
create table transfers.down_transfer (
  id uuid primary key,
  player_id bigint not null,
  child_id bigint not null,
  sub_login text,
  key text collate "C" not null check (length(key) between 1 and 100),
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  movement_id bigint not null,
  at timestamptz not null,
  unique (player_id, key),
  check (player_id <> child_id)
);
create index down_transfer_by_day on transfers.down_transfer (player_id, at desc);
