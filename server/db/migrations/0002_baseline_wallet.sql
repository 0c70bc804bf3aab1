create schema wallet;

-- What a round has come to. It is kept by the same function that moves the money, so it never disagrees with it.
-- stakes_live and payouts_live count what was not rolled back; a promotion's payout is not counted.
create table wallet.round (
  vendor text collate "C" not null,
  player_id bigint not null,
  round_ref text collate "C" not null,
  account_id bigint not null,
  asset_id smallint not null,
  game text not null,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  stakes_live int not null default 0,
  payouts_live int not null default 0,
  state text not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  -- What adjustments brought the player in a round: below zero when they took more than they gave. An adjustment
  -- counts as one of payouts_live as well, because a stake of a round with a result is not taken back.
  adjusted_minor bigint not null default 0,
  -- What of a round's stakes came out of the bonus: its wins go back in that proportion.
  bonus_stake_minor bigint not null default 0
) with (fillfactor = 80);
create index round_by_player on wallet.round (player_id, opened_at desc);
-- The rounds that somebody has to ask about are few among all that ever were.
create index round_open on wallet.round (vendor, opened_at) where state = 'open';
-- A round is found by all three of these, never by going through the rounds of its player: so this index is made last,
-- as that of ledger.idem is.
alter table wallet.round add primary key (player_id, round_ref, vendor);

-- Every adjustment that was decided, with its reason. One that was refused moved nothing and waits for the office.
create table wallet.adjustment (
  vendor text collate "C" not null,
  player_id bigint not null,
  key text collate "C" not null,
  round_ref text collate "C" not null,
  game text not null,
  asset_id smallint not null,
  direction text not null check (direction in ('IN', 'OUT')),
  amount_minor bigint not null check (amount_minor >= 0),
  reason text not null,
  outcome text not null,
  transfer_id bigint,
  at timestamptz not null,
  primary key (vendor, player_id, key),
  check ((outcome = 'OK') = (transfer_id is not null))
);
create index adjustment_refused on wallet.adjustment (vendor, at) where outcome <> 'OK';

-- What a player may not exceed, in force now. Who has no row has no limit. It is read and kept under the player's
-- lock by whatever takes a stake, so it binds every vendor alike.
create table wallet.play_guard (
  player_id bigint not null,
  asset_id smallint not null references ledger.asset,
  stake_max bigint check (stake_max >= 0),
  loss_day bigint check (loss_day >= 0),
  loss_week bigint check (loss_week >= 0),
  loss_month bigint check (loss_month >= 0),
  wager_day bigint check (wager_day >= 0),
  wager_week bigint check (wager_week >= 0),
  wager_month bigint check (wager_month >= 0),
  session_ms bigint check (session_ms > 0),
  paused_until timestamptz,
  time_zone text not null,
  session_began_at timestamptz,
  staked_last_at timestamptz,
  primary key (player_id, asset_id)
);

-- Stakes less returned ones, and payouts with corrections, of a guarded player per day of the guard's time zone.
create table wallet.play_day (
  player_id bigint not null,
  asset_id smallint not null,
  day date not null,
  staked bigint not null,
  won bigint not null,
  primary key (player_id, asset_id, day)
);

-- What was found broken, until an operator closes it. A break that is found again is the same row; one that is
-- found after it was closed is a new one.
create table wallet.alarm (
  id bigint generated always as identity primary key,
  invariant text not null,
  subject text not null,
  freezes boolean not null,
  found_at timestamptz not null,
  found_last_at timestamptz not null,
  times int not null default 1,
  -- One that freezes withdrawals is closed by two people: this is the first.
  approved_at timestamptz,
  approved_by text,
  approved_reason text,
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_reason is null)),
  check ((approved_at is null) = (approved_by is null) and (approved_at is null) = (approved_reason is null)),
  check (closed_at is null or not freezes or (approved_by is not null and approved_by <> closed_by))
);
create unique index alarm_open on wallet.alarm (invariant, subject) where closed_at is null;

-- How far each check has come: the accounts up to account_id and the seals up to seal were looked at, and the
-- movements of transactions below since.
create table wallet.watch (
  name text primary key check (name in ('light', 'whole', 'seals', 'suspense', 'payouts')),
  checked_at timestamptz,
  account_id bigint not null default 0,
  seal bigint not null default 0,
  since xid8 not null default '0'
);

-- From which sum on somebody is told of a payout. An asset without a row is nobody's money.
create table wallet.told_payout (
  asset_id smallint primary key references ledger.asset,
  from_minor bigint not null check (from_minor > 0)
);

insert into wallet.watch (name) values ('light'), ('whole'), ('seals'), ('suspense');
insert into wallet.watch (name, since) values ('payouts', pg_snapshot_xmin(pg_current_snapshot()));
insert into wallet.told_payout (asset_id, from_minor)
  select s.id, 100000000 from ledger.asset s where s.commodity = 'money';
