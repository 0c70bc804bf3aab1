-- Why: a payout above a sum that the operator sets for its vendor waits for a person. The vendor is told that it was
-- taken, because it was won and its round has to end; what it brought lies on the player's hold account meanwhile.
insert into ledger.transfer_kind (id, name) values
  (26, 'payout-held'), (27, 'payout-released'), (28, 'payout-refused'), (29, 'refusal-undone');

-- From which sum on a vendor's payouts wait. A vendor without a row is paid at once.
create table wallet.checked_payout (
  vendor text collate "C",
  asset_id smallint references ledger.asset,
  from_minor bigint not null check (from_minor > 0),
  primary key (vendor, asset_id)
);

-- A payout or a correction that waited, and what somebody decided. cash_minor and bonus_minor are what waits of it, or
-- what was decided about: what the vendor took back is no more in them.
create table wallet.held_payout (
  id bigint generated always as identity primary key,
  transfer_id bigint not null unique,
  vendor text collate "C" not null,
  player_id bigint not null,
  round_ref text collate "C" not null,
  game text not null,
  asset_id smallint not null references ledger.asset,
  paid_minor bigint not null check (paid_minor > 0),
  cash_minor bigint not null check (cash_minor >= 0),
  bonus_minor bigint not null check (bonus_minor >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'released', 'refused', 'taken-back')),
  held_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_by is null) = (reason is null)),
  check (state not in ('released', 'refused') or decided_by is not null)
);
create index held_payout_waiting on wallet.held_payout (id) where state = 'waiting';
create index held_payout_by_player on wallet.held_payout (player_id, held_at desc);
