-- Why: money also comes in, goes out, waits, is given as a bonus and moves between players and vendors. Here are
-- the accounts, kinds and figures that this needs; 0041 decides games, 0042 everything else.
insert into ledger.account_kind (id, name, mode, floor) values (35, 'bank', 'D', null);

insert into ledger.transfer_kind (id, name) values
  (10, 'deposit'), (11, 'hold'), (12, 'release'), (13, 'withdrawal'), (14, 'to-vendor'), (15, 'from-vendor'),
  (16, 'transfer'), (17, 'bonus-grant'), (18, 'bonus-release'), (19, 'bonus-forfeit'), (20, 'points-issue'),
  (21, 'points-redeem'), (22, 'settlement'), (23, 'reversal');

-- 7 is any movement that no vendor ordered.
alter table ledger.idem drop constraint idem_op_check;
alter table ledger.idem add constraint idem_op_check check (op between 1 and 7);
alter table ledger.idem add column bonus_after bigint;

alter table ledger.transfer drop constraint transfer_check;
alter table ledger.transfer add constraint transfer_check check ((kind in (3, 23)) = (reverses is not null));

-- Whose lock is whose: one row for each player, and row 0 for the house. Whoever moves a player's money holds the
-- player's row first, rows in ascending order, so that nobody waits in a circle and everything of one player is
-- decided one after the other.
create table ledger.player (id bigint primary key) with (fillfactor = 50);
insert into ledger.player (id) values (0);
insert into ledger.player (id) select distinct a.owner_id from ledger.account a where a.owner_kind = 1;

-- Vendors and payment providers own accounts under a number; this is their name for it.
create table ledger.party (
  id bigint generated always as identity primary key,
  owner_kind smallint not null references ledger.owner_kind,
  code text collate "C" not null check (length(code) between 1 and 40),
  unique (owner_kind, code)
);

-- Bonus money is spent after cash, unless the operator turns it round.
alter table ledger.asset add column bonus_first boolean not null default false;

-- Who stands on the other side, found once: the account of games, and the one that grants.
alter table ledger.asset add column house_id bigint, add column issuance_id bigint;
update ledger.asset s set
  house_id = (select a.id from ledger.account a
    where a.owner_kind = 0 and a.owner_id = 0 and a.kind = 10 and a.asset_id = s.id),
  issuance_id = (select a.id from ledger.account a
    where a.owner_kind = 0 and a.owner_id = 0 and a.kind = s.issuance_kind and a.asset_id = s.id);

-- Whether the player has set limits (wallet.play_guard): told by the row that every stake reads anyway.
alter table ledger.account add column guarded boolean not null default false;

-- What of a round's stakes came out of the bonus: its wins go back in that proportion.
alter table wallet.round add column bonus_stake_minor bigint not null default 0
  check (bonus_stake_minor between 0 and stake_minor);

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

-- A player holds money as cash, as a bonus and as what waits to leave.
create or replace function ledger.open_player_accounts(p_player bigint, p_assets text[]) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.player (id) values (p_player) on conflict do nothing;
  insert into ledger.account (owner_kind, owner_id, kind, asset_id, mode, floor)
    select 1, p_player, k.id, a.id, k.mode, k.floor
      from ledger.asset a
      join ledger.account_kind k on k.id = a.player_kind or (a.commodity = 'money' and k.id in (2, 3))
      where a.code = any (p_assets)
      order by a.id, k.id
    on conflict do nothing;
$$;
