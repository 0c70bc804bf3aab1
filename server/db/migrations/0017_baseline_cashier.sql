-- Money enters and leaves the house by orders that people have to be able to follow, and by callbacks that
-- come late, twice or forged. Each order is one row that only ever moves forward; what may not be true together
-- cannot be stored. The money itself moves in the ledger, in the transaction that writes the row.
create schema cashier;

-- What one brand allows. A brand without a row takes no withdrawals and no deposits.
create table cashier.settings (
  brand text primary key,
  withdrawals_per_day integer not null check (withdrawals_per_day between 1 and 1000),
  withdrawn_per_day_minor bigint not null check (withdrawn_per_day_minor between 1 and 1000000000000000),
  -- From this amount on, a withdrawal needs two different operators.
  two_operators_from_minor bigint not null check (two_operators_from_minor between 1 and 1000000000000001),
  open_deposits_max integer not null check (open_deposits_max between 1 and 100)
);

-- Ways in and out. `minutes` is how long a deposit waits to be paid; for a withdrawal, after how long "paid but
-- not confirmed" counts as received. A manual deposit without instructions is not offered: nobody would know
-- where to pay.
create table cashier.methods (
  brand text not null,
  code text not null check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  direction text not null check (direction in ('deposit', 'withdrawal')),
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{0,39}$'),
  asset text not null check (asset = 'P'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor between min_minor and 1000000000000000),
  fee_fixed_minor bigint not null check (fee_fixed_minor >= 0),
  fee_bps integer not null check (fee_bps between 0 and 5000),
  presets bigint[] not null default '{}' check (cardinality(presets) <= 12 and 0 < all (presets)),
  minutes integer not null check (minutes between 1 and 43200),
  instructions jsonb check (jsonb_typeof(instructions -> 'fa') = 'string'),
  needs_proof boolean not null,
  -- What a payee of this way out is made of: see payee-fields.ts.
  payee_fields jsonb not null check (jsonb_typeof(payee_fields) = 'array'),
  two_operators_from_minor bigint check (two_operators_from_minor > 0),
  is_on boolean not null,
  position integer not null,
  primary key (brand, code),
  unique (brand, code, direction),
  -- The smallest order still brings something after its fee.
  check (fee_fixed_minor + min_minor * fee_bps / 10000 < min_minor),
  check (direction = 'withdrawal' or (payee_fields = '[]' and two_operators_from_minor is null)),
  check (direction = 'deposit' or not needs_proof)
);

-- One row per player who was ever at the cashier, locked by whoever adds an order or a payee, so that counts
-- and sums over a player's orders are those of the moment.
create table cashier.players (player_id bigint primary key);

-- Where a player's money can be sent. What it says never changes; another account is another payee.
create table cashier.payees (
  id uuid primary key,
  player_id bigint not null references cashier.players,
  brand text not null,
  method text not null,
  direction text not null default 'withdrawal' check (direction = 'withdrawal'),
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- SHA-256 of what identifies the account, without the spaces and dashes that people put in.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  added_at timestamptz not null,
  removed_at timestamptz check (removed_at >= added_at),
  foreign key (brand, method, direction) references cashier.methods (brand, code, direction),
  unique (id, player_id)
);
create unique index one_payee_per_account on cashier.payees (player_id, fingerprint) where removed_at is null;
create index payees_of_account on cashier.payees (fingerprint);

create table cashier.deposits (
  reference text primary key check (reference ~ '^D-[0-9A-HJKMNP-TV-Z]{8}$'),
  player_id bigint not null references cashier.players,
  brand text not null,
  method text not null,
  direction text not null default 'deposit' check (direction = 'deposit'),
  provider text not null,
  asset text not null check (asset = 'P'),
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000000),
  -- The fee as it was shown before the order was made, and its terms for when another amount arrives.
  fee_minor bigint not null,
  fee_fixed_minor bigint not null check (fee_fixed_minor >= 0),
  fee_bps integer not null check (fee_bps between 0 and 5000),
  request_key uuid,
  state text not null check (state in
    ('waiting', 'checking', 'received', 'refused', 'expired', 'cancelled', 'review')),
  provider_ref text check (length(provider_ref) between 1 and 200),
  pay_url text check (pay_url ~ '^https?://' and length(pay_url) <= 2000),
  received_minor bigint check (received_minor between 1 and 1000000000000000),
  transfer_id bigint unique,
  polls integer not null default 0,
  poll_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  foreign key (brand, method, direction) references cashier.methods (brand, code, direction),
  constraint fee_by_its_terms check (fee_minor = fee_fixed_minor + amount_minor * fee_bps / 10000),
  constraint fee_leaves_something check (fee_minor < amount_minor),
  constraint received_is_credited check
    ((state = 'received') = (transfer_id is not null) and (state = 'received') = (received_minor is not null)),
  constraint end_has_its_time check
    ((state in ('received', 'refused', 'expired', 'cancelled')) = (ended_at is not null))
);
create unique index deposit_once_per_form on cashier.deposits (player_id, request_key) where request_key is not null;
create index deposits_of_player on cashier.deposits (player_id, created_at desc);
create index deposits_open on cashier.deposits (created_at) where state in ('waiting', 'checking', 'review');
create index deposits_to_ask on cashier.deposits (poll_at) where poll_at is not null;

create table cashier.withdrawals (
  reference text primary key check (reference ~ '^W-[0-9A-HJKMNP-TV-Z]{8}$'),
  player_id bigint not null references cashier.players,
  brand text not null,
  method text not null,
  direction text not null default 'withdrawal' check (direction = 'withdrawal'),
  provider text not null,
  payee uuid not null,
  asset text not null check (asset = 'P'),
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000000),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  request_key uuid not null,
  state text not null check (state in ('held', 'approved', 'sending', 'paid', 'disputed', 'received',
    'auto-received', 'returned', 'refused', 'failed', 'cancelled')),
  hold_transfer bigint not null unique,
  -- The movement that ended the hold: paid out or given back, exactly one of the two and once.
  end_transfer bigint unique,
  -- The movement that gave the player back what had been paid out and never arrived. The one that took the payment
  -- back (ledger.reverse of end_transfer) stands right before it.
  return_transfer bigint unique,
  -- What a payment provider knows the payout by. The same key is one payout, however often it is sent.
  psp_key uuid not null unique,
  provider_ref text check (length(provider_ref) between 1 and 200),
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  approved_by text[] not null default '{}',
  -- When a payment provider was last asked to pay. Nobody may give the money back before that has surely ended.
  sent_at timestamptz,
  minutes integer not null check (minutes between 1 and 43200),
  polls integer not null default 0,
  poll_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  warn_due timestamptz,
  warned_at timestamptz,
  confirm_due timestamptz,
  ended_at timestamptz,
  unique (player_id, request_key),
  foreign key (payee, player_id) references cashier.payees (id, player_id),
  foreign key (brand, method, direction) references cashier.methods (brand, code, direction),
  constraint hold_ends_once check ((state in ('held', 'approved', 'sending')) = (end_transfer is null)),
  constraint two_ends_are_two check (end_transfer <> hold_transfer),
  constraint return_is_another check (return_transfer not in (hold_transfer, end_transfer)),
  constraint returned_by_movement check ((state = 'returned') = (return_transfer is not null)),
  constraint enough_operators check (cardinality(approved_by) <= approvals_needed
    and (state in ('held', 'refused', 'cancelled') or cardinality(approved_by) = approvals_needed)
    and (state <> 'held' or cardinality(approved_by) < approvals_needed)),
  constraint different_operators check (cardinality(approved_by) < 2 or approved_by[1] <> approved_by[2]),
  constraint paid_has_its_times check (
    (state in ('paid', 'disputed', 'received', 'auto-received', 'returned')) = (paid_at is not null)
    and (paid_at is null) = (warn_due is null) and (paid_at is null) = (confirm_due is null)
    and paid_at <= warn_due and warn_due <= confirm_due),
  -- Nothing counts as received on its own before its player was told that it will.
  constraint warned_before_auto check (state <> 'auto-received' or (warned_at is not null and warned_at < ended_at)),
  constraint sent_has_its_time check (state <> 'sending' or sent_at is not null),
  constraint end_has_its_time check (
    (state in ('received', 'auto-received', 'returned', 'refused', 'failed', 'cancelled')) = (ended_at is not null))
);
create index withdrawals_of_player on cashier.withdrawals (player_id, created_at desc);
create index withdrawals_open on cashier.withdrawals (created_at)
  where state in ('held', 'approved', 'sending', 'paid', 'disputed');

-- Which state may follow which. A deposit that was given up can still turn out to be paid, and a bank can send back
-- what had counted as received.
create table cashier.steps (
  kind text not null check (kind in ('deposit', 'withdrawal')),
  before text not null,
  after text not null,
  primary key (kind, before, after)
);

-- One row per change of state, with whoever made it and why. `reason` is a key of a sentence, `note` is what an
-- operator wrote for the player to read.
create table cashier.events (
  id bigint generated always as identity primary key,
  deposit text references cashier.deposits,
  withdrawal text references cashier.withdrawals,
  state text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('player', 'operator', 'provider', 'house')),
  actor text not null check (length(actor) between 1 and 100),
  reason text check (reason ~ '^[a-zA-Z]{1,40}$'),
  note text check (length(note) between 1 and 500),
  check ((deposit is null) <> (withdrawal is null))
);
create index events_of_deposit on cashier.events (deposit, id) where deposit is not null;
create index events_of_withdrawal on cashier.events (withdrawal, id) where withdrawal is not null;

-- The image that shows a payment, made anew by us from what was sent, without what a camera writes into one.
create table cashier.proofs (
  id uuid primary key,
  deposit text not null references cashier.deposits,
  type text not null check (type = 'image/jpeg'),
  bytes bytea not null check (length(bytes) between 1 and 4194304),
  digest bytea not null check (length(digest) = 32),
  at timestamptz not null
);
create index proofs_of_deposit on cashier.proofs (deposit, at);
create index proofs_by_digest on cashier.proofs (digest);

-- Withdrawals that were refused at once, for whoever has to answer a player who asks why. Counted by hour and reason:
-- who tries a hundred times is one line.
create table cashier.refused_withdrawal (
  player_id bigint not null,
  hour timestamptz not null,
  reason text not null check (length(reason) between 1 and 60),
  method text not null check (length(method) between 1 and 40),
  times integer not null default 1 check (times >= 1),
  -- Of the last one.
  asset text not null,
  amount_minor bigint not null,
  last_at timestamptz not null,
  primary key (player_id, hour, reason, method)
);
create index refused_withdrawal_by_time on cashier.refused_withdrawal (last_at desc);

insert into cashier.steps (kind, before, after) values
  ('deposit', 'waiting', 'checking'), ('deposit', 'waiting', 'received'), ('deposit', 'waiting', 'refused'),
  ('deposit', 'waiting', 'expired'), ('deposit', 'waiting', 'cancelled'), ('deposit', 'waiting', 'review'),
  ('deposit', 'checking', 'received'), ('deposit', 'checking', 'refused'), ('deposit', 'checking', 'review'),
  ('deposit', 'review', 'received'), ('deposit', 'review', 'refused'),
  ('deposit', 'expired', 'received'), ('deposit', 'expired', 'review'),
  ('deposit', 'cancelled', 'received'), ('deposit', 'cancelled', 'review'),
  ('deposit', 'refused', 'review'),
  ('withdrawal', 'held', 'approved'), ('withdrawal', 'held', 'refused'), ('withdrawal', 'held', 'cancelled'),
  ('withdrawal', 'approved', 'sending'), ('withdrawal', 'approved', 'paid'), ('withdrawal', 'approved', 'refused'),
  ('withdrawal', 'sending', 'paid'), ('withdrawal', 'sending', 'failed'),
  ('withdrawal', 'paid', 'received'), ('withdrawal', 'paid', 'auto-received'), ('withdrawal', 'paid', 'disputed'),
  ('withdrawal', 'received', 'disputed'), ('withdrawal', 'auto-received', 'disputed'),
  ('withdrawal', 'disputed', 'received'), ('withdrawal', 'disputed', 'returned');
