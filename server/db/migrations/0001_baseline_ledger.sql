-- A balance is only ever the sum of recorded movements. A movement is one row "from, to, amount", so what
-- leaves one account arrives at another by construction, and nothing here is ever changed or deleted but the
-- cached balances and the answers kept per command. Only the functions of the ledger write to these tables.
--
-- PostgreSQL reads the text of every CHECK of a table anew for each statement that writes to it, and a foreign key locks
-- the row of the house for each movement of everybody. So what is written with each movement has neither: the functions
-- found the accounts that they name, and ledger.broken_invariants() counts again what no row is asked (I13 and I16).
create schema ledger;

-- Inline accounts (I) are locked and settled by each movement. Deferred accounts (D) take part in so many
-- movements that a lock would make everybody wait: their balance is folded in later, by ledger.rollup().
create table ledger.account_kind (
  id smallint primary key,
  name text not null unique,
  mode text not null check (mode in ('I', 'D')),
  floor bigint
);

-- The same assets as in server/core/money.ts. player_kind is the account in which a player holds the asset;
-- issuance_kind is the account that it is granted from, and without one nobody can grant it.
create table ledger.asset (
  id smallint primary key,
  code text not null unique,
  scale smallint not null check (scale between 0 and 8),
  commodity text not null check (commodity in ('money', 'points', 'trial')),
  player_kind smallint not null references ledger.account_kind,
  issuance_kind smallint references ledger.account_kind,
  -- Bonus money is spent after cash, unless the operator turns it round.
  bonus_first boolean not null default false,
  -- Who stands on the other side, found once: the account of games, and the one that grants.
  house_id bigint,
  issuance_id bigint
);

create table ledger.owner_kind (id smallint primary key, name text not null unique);

create table ledger.account (
  id bigint generated always as identity primary key,
  owner_kind smallint not null references ledger.owner_kind,
  owner_id bigint not null,
  kind smallint not null references ledger.account_kind,
  asset_id smallint not null references ledger.asset,
  mode text not null,
  floor bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  frozen boolean not null default false,
  opened_at timestamptz not null default clock_timestamp(),
  -- Whether the player has set limits (wallet.play_guard): told by the row that every stake reads anyway.
  guarded boolean not null default false,
  unique (owner_kind, owner_id, kind, asset_id),
  constraint floor_holds check (balance >= floor)
) with (fillfactor = 70);

create table ledger.transfer_kind (id smallint primary key, name text not null unique);

-- Numbers have gaps, because a movement that fails has already taken one.
create sequence ledger.transfer_id as bigint;

create table ledger.transfer (
  id bigint primary key default nextval('ledger.transfer_id'),
  kind smallint not null,
  reverses bigint,
  scope text collate "C" not null,
  player_id bigint not null,
  key text collate "C" not null,
  round_ref text collate "C",
  game text,
  ref_key text collate "C",
  payout_kind text,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null
);
create unique index transfer_reversed_once on ledger.transfer (reverses) where reverses is not null;
create index transfer_by_xid on ledger.transfer (xid);
-- All that is neither a stake (1) nor a payout (2) is little, and is found without going through a life of play.
create index transfer_rare on ledger.transfer (player_id, kind, id) where kind > 2;
-- Deposits, withdrawals, settlements and what was taken back: all that meets a payment provider. There is no other way
-- to an account of a provider than through these, because the entries of deferred accounts are in no index.
create index transfer_of_providers on ledger.transfer (id) where kind in (10, 13, 22, 23);
-- Transfers are written in the order of their time, so an index of a few pages finds some minutes of them.
create index transfer_by_time on ledger.transfer using brin (at) with (pages_per_range = 32);
create index transfer_by_round on ledger.transfer (player_id, round_ref, scope) where round_ref is not null;

-- The balance and version after are written for inline accounts only. A player's accounts are looked up in both
-- directions, the house's never: its side of each movement needs no entry.
create table ledger.posting (
  transfer_id bigint not null,
  line smallint not null,
  src bigint not null,
  dst bigint not null,
  asset_id smallint not null,
  amount bigint not null,
  src_after bigint,
  dst_after bigint,
  src_version bigint,
  dst_version bigint,
  primary key (transfer_id, line)
);
-- What one player's account had from another's, or one of a player's accounts from the next: both have a balance of the
-- moment, which no account of a game has.
create index posting_between_own on ledger.posting (dst, transfer_id)
  where src_after is not null and dst_after is not null;
create index posting_by_src on ledger.posting (src, transfer_id) where src_after is not null;
create index posting_by_dst on ledger.posting (dst, transfer_id) where dst_after is not null;

-- One row per command, kept for ever: its key, what it said (hash), how it ended, and the answer that was given.
-- An outcome of null is a command in progress and never outlives its transaction. A row without a hash is a
-- tombstone: the command was rolled back before it arrived.
create table ledger.idem (
  scope text collate "C" not null,
  player_id bigint not null,
  op smallint not null,
  key text collate "C" not null,
  hash bytea,
  outcome text,
  transfer_id bigint,
  account_id bigint,
  balance_after bigint,
  version_after bigint,
  dup_seen int not null default 0,
  at timestamptz not null default clock_timestamp(),
  -- Which limit refused a stake: part of the answer, so kept with it.
  limit_name text,
  bonus_after bigint
) with (fillfactor = 85);
-- An answer that was never given. Nothing is in this index as long as nothing is wrong, so it costs nothing.
create index idem_unanswered on ledger.idem (at) where outcome is null;
-- The player's number tells nearly all rows apart, and comparing it is one step: so it stands before the scope, which
-- many share. Made last, because of two indexes that seem to cost the same PostgreSQL takes the one that was made last.
alter table ledger.idem add primary key (player_id, key, op, scope);

-- Up to which transaction the deferred balances are folded in. Transaction numbers restart after a dump is
-- restored: fold to the end before dumping, and set the mark back afterwards.
create table ledger.rollup_mark (
  one boolean primary key default true check (one),
 xid xid8 not null default '0'
);

-- Whose lock is whose: one row for each player, and row 0 for the house. Whoever moves a player's money holds the
-- player's row first, rows in ascending order, so that nobody waits in a circle and everything of one player is
-- decided one after the other.
create table ledger.player (id bigint primary key) with (fillfactor = 50);

-- Vendors and payment providers own accounts under a number; this is their name for it.
create table ledger.party (
  id bigint generated always as identity primary key,
  owner_kind smallint not null references ledger.owner_kind,
  code text collate "C" not null check (length(code) between 1 and 40),
  unique (owner_kind, code)
);

-- Whoever changes a row behind the ledger's back is found out.
--
-- Each seal covers the movements of finished transactions from one transaction number up to the next, without a
-- gap: the one before it ends where it begins. A number below which everything has ended is the only safe bound, as
-- in ledger.rollup(). Transaction numbers restart after a dump is restored: docs/retention.md says what to do then.
create table ledger.seal (
  seq bigint primary key check (seq > 0),
  from_xid xid8 not null,
  to_xid xid8 not null check (to_xid > from_xid),
  transfers int not null check (transfers > 0),
  merkle bytea not null check (length(merkle) = 32),
  prev bytea not null check (length(prev) = 32),
  root bytea not null check (length(root) = 32),
  at timestamptz not null default clock_timestamp()
);

-- A command as it is said: all text, because nothing of it is believed yet.
create type ledger.command as (
  op text, scope text, player text, key text, asset text, amount text, round text, game text, ref text, kind text,
  "endsRound" text, refusal text, at text, extra text
);

create type ledger.answer as (
  outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint, replayed boolean,
  limit_name text
);

-- What a player has of one asset. version is that of the account; both accounts' versions together are the wallet's,
-- which grows with every movement of either.
create type ledger.purse as (
  asset text, asset_id smallint, account_id bigint, balance bigint, version bigint, frozen boolean, guarded boolean,
  bonus_id bigint, bonus bigint, bonus_version bigint, bonus_first boolean, house_id bigint, issuance_id bigint
);

-- A stake or a payout about which there is nothing to say: it is new and will be accepted, it moves cash alone, and
-- no limit of its player has to be counted. Of many commands nearly all are so, and together they cost less than half
-- of what they cost one by one. balance and version are those of the account after it.
create type ledger.plain as (
  n int, op smallint, scope text, player_id bigint, key text, hash bytea, amount bigint, round_ref text, game text,
  ref_key text, payout_kind text, ends_round boolean, at timestamptz, asset text, asset_id smallint, account_id bigint,
  house_id bigint, balance bigint, version bigint, bonus bigint, bonus_version bigint, transfer_id bigint
);

insert into ledger.account_kind (id, name, mode, floor) values
  (1, 'cash', 'I', 0), (2, 'bonus', 'I', 0), (3, 'hold', 'I', 0), (4, 'points', 'I', 0), (5, 'trial', 'I', 0),
  (10, 'house', 'D', null), (11, 'vendor', 'D', null), (12, 'agent', 'I', 0),
  (20, 'suspense-deposit', 'D', null), (21, 'suspense-withdrawal', 'D', null),
  (30, 'promo-expense', 'D', null), (31, 'points-issuance', 'D', null), (32, 'fees', 'D', null),
  (33, 'rounding', 'D', null), (34, 'trial-issuance', 'D', null), (35, 'bank', 'D', null), (36, 'jackpot', 'I', 0);

insert into ledger.asset (id, code, scale, commodity, player_kind, issuance_kind) values
  (1, 'P', 2, 'money', 1, null), (2, 'PTS', 0, 'points', 4, 31), (3, 'TRIAL', 2, 'trial', 5, 34);
insert into ledger.owner_kind values (0, 'house'), (1, 'player'), (2, 'vendor'), (3, 'agent'), (4, 'provider');
insert into ledger.transfer_kind (id, name) values
  (1, 'stake'), (2, 'payout'), (3, 'rollback'), (4, 'grant'), (5, 'adjustment'),
  (10, 'deposit'), (11, 'hold'), (12, 'release'), (13, 'withdrawal'), (14, 'to-vendor'), (15, 'from-vendor'),
  (16, 'transfer'), (17, 'bonus-grant'), (18, 'bonus-release'), (19, 'bonus-forfeit'), (20, 'points-issue'),
  (21, 'points-redeem'), (22, 'settlement'), (23, 'reversal'), (24, 'jackpot-in'), (25, 'jackpot-win');

-- The accounts of the house: one of games for each asset, and the one that it is granted from.
insert into ledger.account (owner_kind, owner_id, kind, asset_id, mode, floor)
  select 0, 0, k.id, a.id, k.mode, k.floor
    from ledger.asset a join ledger.account_kind k on k.id in (10, a.issuance_kind);
update ledger.asset s set
  house_id = (select a.id from ledger.account a
    where a.owner_kind = 0 and a.owner_id = 0 and a.kind = 10 and a.asset_id = s.id),
  issuance_id = (select a.id from ledger.account a
    where a.owner_kind = 0 and a.owner_id = 0 and a.kind = s.issuance_kind and a.asset_id = s.id);
insert into ledger.player (id) values (0);
insert into ledger.rollup_mark default values;
