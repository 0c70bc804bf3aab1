-- Why: a balance is only ever the sum of recorded movements. A movement is one row "from, to, amount", so what
-- leaves one account arrives at another by construction, and nothing here is ever changed or deleted but the
-- cached balances and the answers kept per command. Only the functions of 0002 and 0003 write to these tables.
create schema ledger;
create schema wallet;

-- Inline accounts (I) are locked and settled by each movement. Deferred accounts (D) take part in so many
-- movements that a lock would make everybody wait: their balance is folded in later, by ledger.rollup().
create table ledger.account_kind (
  id smallint primary key,
  name text not null unique,
  mode text not null check (mode in ('I', 'D')),
  floor bigint
);

insert into ledger.account_kind (id, name, mode, floor) values
  (1, 'cash', 'I', 0), (2, 'bonus', 'I', 0), (3, 'hold', 'I', 0), (4, 'points', 'I', 0), (5, 'trial', 'I', 0),
  (10, 'house', 'D', null), (11, 'vendor', 'D', null), (12, 'agent', 'I', 0),
  (20, 'suspense-deposit', 'D', null), (21, 'suspense-withdrawal', 'D', null),
  (30, 'promo-expense', 'D', null), (31, 'points-issuance', 'D', null), (32, 'fees', 'D', null),
  (33, 'rounding', 'D', null), (34, 'trial-issuance', 'D', null);

-- The same assets as in server/core/money.ts. player_kind is the account in which a player holds the asset;
-- issuance_kind is the account that it is granted from, and without one nobody can grant it.
create table ledger.asset (
  id smallint primary key,
  code text not null unique,
  scale smallint not null check (scale between 0 and 8),
  commodity text not null check (commodity in ('money', 'points', 'trial')),
  player_kind smallint not null references ledger.account_kind,
  issuance_kind smallint references ledger.account_kind
);

insert into ledger.asset (id, code, scale, commodity, player_kind, issuance_kind) values
  (1, 'P', 2, 'money', 1, null), (2, 'PTS', 0, 'points', 4, 31), (3, 'TRIAL', 2, 'trial', 5, 34);

create table ledger.owner_kind (id smallint primary key, name text not null unique);
insert into ledger.owner_kind values (0, 'house'), (1, 'player'), (2, 'vendor'), (3, 'agent'), (4, 'provider');

create table ledger.account (
  id bigint generated always as identity primary key,
  owner_kind smallint not null references ledger.owner_kind,
  owner_id bigint not null,
  kind smallint not null references ledger.account_kind,
  asset_id smallint not null references ledger.asset,
  mode text not null check (mode in ('I', 'D')),
  floor bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  frozen boolean not null default false,
  opened_at timestamptz not null default clock_timestamp(),
  unique (owner_kind, owner_id, kind, asset_id),
  -- A posting names its asset with both of its accounts, so two assets never meet in one movement.
  unique (id, asset_id),
  constraint floor_holds check (mode = 'D' or floor is null or balance >= floor),
  constraint trial_stays_trial check ((asset_id = 3 and kind in (5, 10, 34)) or (asset_id <> 3 and kind not in (5, 34)))
) with (fillfactor = 70);

insert into ledger.account (owner_kind, owner_id, kind, asset_id, mode, floor)
  select 0, 0, k.id, a.id, k.mode, k.floor from ledger.asset a join ledger.account_kind k on k.id in (10, a.issuance_kind);

create table ledger.transfer_kind (id smallint primary key, name text not null unique);
insert into ledger.transfer_kind values (1, 'stake'), (2, 'payout'), (3, 'rollback'), (4, 'grant');

-- Foreign keys are on postings, whose accounts must exist in their asset. Elsewhere the functions are the only
-- writers, each key would be looked up once more per movement, and ledger.broken_invariants() looks for strays.
--
-- Numbers have gaps, because a movement that fails has already taken one.
create sequence ledger.transfer_id as bigint;

create table ledger.transfer (
  id bigint primary key default nextval('ledger.transfer_id'),
  kind smallint not null check (kind between 1 and 99),
  reverses bigint,
  scope text collate "C" not null,
  player_id bigint not null,
  key text collate "C" not null,
  round_ref text collate "C",
  game text,
  ref_key text collate "C",
  payout_kind text check (payout_kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')),
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  check ((kind = 3) = (reverses is not null)),
  check ((kind = 2) = (payout_kind is not null))
);
create unique index transfer_reversed_once on ledger.transfer (reverses) where reverses is not null;
create index transfer_by_xid on ledger.transfer (xid);
create index transfer_by_round on ledger.transfer (scope, player_id, round_ref) where round_ref is not null;

-- The balance and version after are written for inline accounts only.
create table ledger.posting (
  transfer_id bigint not null references ledger.transfer,
  line smallint not null,
  src bigint not null,
  dst bigint not null,
  asset_id smallint not null,
  amount bigint not null check (amount > 0),
  src_after bigint,
  dst_after bigint,
  src_version bigint,
  dst_version bigint,
  primary key (transfer_id, line),
  check (src <> dst),
  foreign key (src, asset_id) references ledger.account (id, asset_id),
  foreign key (dst, asset_id) references ledger.account (id, asset_id)
);
create index posting_by_src on ledger.posting (src, transfer_id);
create index posting_by_dst on ledger.posting (dst, transfer_id);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is only ever added to', tg_table_name;
end $$;
create trigger transfer_stays before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger posting_stays before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse_change();

-- One row per command, kept for ever: its key, what it said (hash), how it ended, and the answer that was given.
-- An outcome of null is a command in progress and never outlives its transaction. A row without a hash is a
-- tombstone: the command was rolled back before it arrived.
create table ledger.idem (
  scope text collate "C" not null,
  player_id bigint not null,
  op smallint not null check (op between 1 and 4),
  key text collate "C" not null,
  hash bytea,
  outcome text,
  transfer_id bigint,
  account_id bigint,
  balance_after bigint,
  version_after bigint,
  dup_seen int not null default 0,
  at timestamptz not null default clock_timestamp(),
  primary key (scope, player_id, op, key)
) with (fillfactor = 85);

-- Up to which transaction the deferred balances are folded in. Transaction numbers restart after a dump is
-- restored: fold to the end before dumping, and set the mark back afterwards.
create table ledger.rollup_mark (one boolean primary key default true check (one), xid xid8 not null default '0');
insert into ledger.rollup_mark default values;

-- What a round has come to. It is kept by the same function that moves the money, so it never disagrees with it.
-- stakes_live and payouts_live count what was not rolled back; a promotion's payout is not counted.
create table wallet.round (
  vendor text collate "C" not null,
  player_id bigint not null,
  round_ref text collate "C" not null,
  account_id bigint not null,
  asset_id smallint not null,
  game text not null,
  stake_minor bigint not null default 0 check (stake_minor >= 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  stakes_live int not null default 0 check (stakes_live >= 0),
  payouts_live int not null default 0 check (payouts_live >= 0),
  state text not null check (state in ('open', 'closed', 'rolled-back')),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  primary key (vendor, player_id, round_ref),
  check ((state = 'open') = (closed_at is null))
) with (fillfactor = 80);
create index round_by_player on wallet.round (player_id, opened_at desc);
