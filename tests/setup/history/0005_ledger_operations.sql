-- Why: a vendor also ends rounds, corrects results and gives several orders that stand or fall together. Here is
-- what those orders are kept in; 0006 decides them.
insert into ledger.transfer_kind values (5, 'adjustment');

-- 5 is an adjustment, 6 the end of a round. The end of a round has no number of its own: its key is the round.
alter table ledger.idem drop constraint idem_op_check;
alter table ledger.idem add constraint idem_op_check check (op between 1 and 6);

-- Which limit refused a stake: part of the answer, so kept with it.
alter table ledger.idem add column limit_name text;
alter type ledger.command add attribute limit_name text, add attribute direction text, add attribute reason text;
alter type ledger.verdict add attribute limit_name text;

-- What adjustments brought the player in a round: below zero when they took more than they gave. An adjustment
-- counts as one of payouts_live as well, because a stake of a round with a result is not taken back.
alter table wallet.round add column adjusted_minor bigint not null default 0;

-- The rounds that somebody has to ask about are few among all that ever were.
create index round_open on wallet.round (vendor, opened_at) where state = 'open';

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
