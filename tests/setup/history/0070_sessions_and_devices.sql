-- Why: a session changes its token while it lasts, a browser can be remembered for a day, a login can be held until a
-- code or a new password is given, and players see from where they are signed in and who tried.

-- One sign-in is one family: its token is replaced from time to time, and every token that it had stays known until
-- the sign-in ends, so that one that is used again gives a thief away.
alter table accounts.sessions add column family uuid;
update accounts.sessions set family = gen_random_uuid();
alter table accounts.sessions alter column family set not null;
create index sessions_of_family on accounts.sessions (family);

-- Only `play` is signed in. The others are held: what they wait for stands in held_for.
alter table accounts.sessions add column purpose text not null default 'play'
  check (purpose in ('play', 'secondFactor', 'changePassword'));
alter table accounts.sessions add column held_for jsonb check (jsonb_typeof(held_for) = 'object');
alter table accounts.sessions add constraint held_sessions_wait
  check ((purpose = 'play') = (held_for is null));

alter table accounts.sessions add column way text not null default 'password' check (way in (
  'password', 'sms', 'social', 'recovery', 'registration', 'freePlay', 'remembered'));

-- created_at is when the player signed in; issued_at is when this very token was given.
alter table accounts.sessions add column issued_at timestamptz;
update accounts.sessions set issued_at = created_at;
alter table accounts.sessions alter column issued_at set not null;
alter table accounts.sessions add column rotated_at timestamptz;
alter table accounts.sessions add column next_hash bytea check (length(next_hash) = 32);
alter table accounts.sessions add constraint rotated_sessions_have_a_next
  check ((rotated_at is null) = (next_hash is null));
-- A token counts as received when the browser has used it. One that was not may have been lost on the way.
alter table accounts.sessions add column is_confirmed boolean not null default true;

-- A browser that is remembered: the cookie names the row and proves itself by a secret that changes with each use.
create table accounts.remembered_logins (
  selector bytea primary key check (length(selector) = 16),
  player bigint not null references accounts.players,
  validator_hash bytea not null check (length(validator_hash) = 32),
  previous_hash bytea check (length(previous_hash) = 32),
  rotated_at timestamptz,
  -- The sign-in that it opened last, or beside which it was made.
  family uuid not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  address text not null,
  device text not null
);
create index remembered_logins_of_player on accounts.remembered_logins (player, created_at desc);
create index remembered_logins_of_family on accounts.remembered_logins (family);

-- A password that somebody else set, or that is known to be bad, opens nothing until it is changed.
alter table accounts.players add column must_change_password boolean not null default false;
-- Null: it is as old as the account.
alter table accounts.players add column password_changed_at timestamptz;

-- After so many days a password is to be changed, where the brand asks for that (PWDEXPFORCECHANGE3).
alter table brand.brands add column password_days integer not null default 90
  check (password_days between 1 and 3650);

alter table accounts.login_attempts drop constraint login_attempts_outcome_check;
alter table accounts.login_attempts add constraint login_attempts_outcome_check
  check (outcome in ('ok', 'wrong', 'blocked', 'excluded', 'otherDoor', 'stolen'));
alter table accounts.login_attempts add column way text not null default 'password' check (way in (
  'password', 'sms', 'social', 'recovery', 'registration', 'freePlay', 'remembered'));
