-- Why: what people staked, won, paid in and took out is asked for by person, product, vendor and time, and bills are
-- made of it. Counted anew for each question it would take a life of play to read.

-- When a round was settled for the first time, and by which transaction: what a later reading counts as settled before.
-- ended_xid is that of a round that was ended without any movement, which no reading of movements would find.
alter table wallet.round
  add column settled_at timestamptz, add column settled_xid xid8, add column ended_xid xid8;
update wallet.round set settled_at = closed_at, settled_xid = '0' where state = 'closed' and closed_at is not null;
create index round_ended on wallet.round (ended_xid) where ended_xid is not null;

-- A team as it was at some time is asked for, not only the one that stands now.
create index lines_ever on team.lines (ancestor, descendant);

create schema figures;

-- The product of a game as it was when the game was first counted. It stays, so that what was billed by product can be
-- computed again after the game was moved in the catalogue.
create table figures.game (
  vendor text collate "C",
  game text collate "C",
  product text not null,
  primary key (vendor, game)
);

-- What one player came to in the five minutes that begin at `at`, real money alone and in minor units: of rounds by the
-- moment when they were settled, of everything else by the moment of its movement. What is of no game has neither
-- product nor vendor. Players and assets are other modules': their numbers are kept and no foreign key is drawn across.
create table figures.bucket (
  player_id bigint not null,
  at timestamptz not null check (date_bin('5 minutes', at, '2000-01-01 00:00:00Z') = at),
  asset_id smallint not null,
  product text collate "C" not null,
  vendor text collate "C" not null,
  valid_stake bigint not null default 0,
  payout bigint not null default 0,
  bonus_given bigint not null default 0,
  bonus_released bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  fees bigint not null default 0,
  primary key (player_id, at, asset_id, product, vendor)
);
create index bucket_by_time on figures.bucket (at, player_id);

-- What changed in a bucket that was said to be complete. The position is the mark of the reading that found it: whoever
-- has read buckets up to a mark owes or is owed what stands here above it.
create table figures.correction (
  id bigint generated always as identity primary key,
  position bigint not null,
  player_id bigint not null,
  at timestamptz not null,
  asset_id smallint not null,
  product text collate "C" not null,
  vendor text collate "C" not null,
  what text not null check (what in
    ('validStake', 'payout', 'bonusGiven', 'bonusReleased', 'deposits', 'withdrawals', 'fees')),
  difference bigint not null check (difference <> 0)
);
create index correction_by_position on figures.correction (position);
create index correction_by_player on figures.correction (player_id, at);

-- Up to which transaction the ledger has been read, and up to which moment buckets are complete.
create table figures.mark (
  one boolean primary key default true check (one),
  xid xid8 not null default '0',
  complete_to timestamptz not null default 'epoch'
);
insert into figures.mark default values;
