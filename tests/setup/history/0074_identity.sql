-- Why: a player can ask for a second proof at the door and before money leaves (a code of an app on the phone), and
-- can come in with an account that somebody else keeps (Google, Facebook).

create table accounts.second_factors (
  player bigint primary key references accounts.players,
  -- The secret that the app has too, sealed with the secret of the house: this table alone makes no code.
  sealed_secret text not null,
  begun_at timestamptz not null,
  -- Null until a code has proved that the app has the secret. Only from then on is it asked for.
  switched_on_at timestamptz,
  -- The newest half minute whose code was taken, and what for: no code is taken twice.
  last_step bigint,
  last_use text,
  -- Wrong ones since the last right one. A try is counted before it is judged.
  tries integer not null default 0 check (tries between 0 and 5),
  locked_until timestamptz,
  check ((tries = 5) = (locked_until is not null))
);

-- For a phone that is lost. Each opens once.
create table accounts.recovery_codes (
  player bigint not null references accounts.second_factors on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  used_for text,
  primary key (player, code_hash)
);

-- Who comes in with whose account elsewhere. The subject is the provider's own name for it, which never changes;
-- an e-mail address does, and so links nobody.
create table accounts.social_links (
  brand text not null,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (length(subject) between 1 and 255),
  player bigint not null references accounts.players,
  -- What the player sees of it in the list of linked accounts.
  label text not null check (length(label) <= 200),
  linked_at timestamptz not null,
  primary key (brand, provider, subject),
  unique (player, provider)
);

-- Who registered with a code alone has a password that nobody knows, which is no way in.
alter table accounts.players add column has_password boolean not null default true;
