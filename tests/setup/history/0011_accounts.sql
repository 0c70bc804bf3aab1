-- Who plays, what proves it, and from where they came in. Brand and wallet are other modules: their keys
-- are kept here and no foreign key is drawn across.

create schema accounts;

-- folded_username is what fold-username.ts makes of the name: two spellings of one name are one account.
-- Types: 0 member, 1 partner, 2 agent, 4 trial, 41 and 42 linked sub-logins of a partner and of an agent.
create table accounts.players (
  id bigint generated always as identity (start with 100001) primary key,
  brand text not null,
  username text not null check (length(username) between 1 and 100),
  folded_username text not null check (length(folded_username) between 1 and 100),
  password_hash text not null check (password_hash like '$argon2id$%'),
  account_type smallint not null default 0 check (account_type in (0, 1, 2, 4, 41, 42)),
  state text not null default 'active' check (state in ('active', 'blocked', 'excluded')),
  language text not null check (language in ('fa', 'en', 'zh', 'id', 'th', 'vi')),
  payee_name text,
  email text,
  mobile text,
  -- Names in other networks by registration field: line, whatsapp, facebook, wechat, qqNum.
  contacts jsonb not null default '{}' check (jsonb_typeof(contacts) = 'object'),
  referral_code text check (length(referral_code) between 1 and 64),
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  unique (brand, folded_username)
);

-- A session is open while it is not revoked and neither of its two ends is past. The token itself is
-- known to the browser alone.
create table accounts.sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  player bigint not null references accounts.players,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  idle_ms integer not null check (idle_ms > 0),
  idle_until timestamptz not null,
  absolute_until timestamptz not null,
  revoked_at timestamptz,
  address text not null,
  device text not null,
  check (idle_until <= absolute_until)
);

create index sessions_of_player on accounts.sessions (player, created_at desc);

-- Every try to sign in that reached a password. An unknown name is written as no player and the name is
-- not kept, because people type their password into the wrong box.
create table accounts.login_attempts (
  id bigint generated always as identity primary key,
  brand text not null,
  player bigint references accounts.players,
  outcome text not null check (outcome in ('ok', 'wrong', 'blocked', 'excluded')),
  at timestamptz not null,
  address text not null,
  device text not null
);

create index login_attempts_of_player on accounts.login_attempts (player, at desc) where player is not null;
