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
  -- Nobody stands below themselves; set-upline.ts keeps longer circles out.
  upline bigint references accounts.players,
  -- A password that somebody else set, or that is known to be bad, opens nothing until it is changed.
  must_change_password boolean not null default false,
  -- Null: it is as old as the account.
  password_changed_at timestamptz,
  mobile_verified_at timestamptz,
  email_verified_at timestamptz,
  -- Which country's numbers the player had in mind: the digits that dial it.
  country_dialing_code text check (country_dialing_code ~ '^[1-9][0-9]{0,3}$'),
  -- The host of ours that the player registered on.
  registered_domain text check (length(registered_domain) between 1 and 255),
  affiliate_code text check (length(affiliate_code) between 1 and 64),
  recommender_id text check (length(recommender_id) between 1 and 500),
  id_number text check (length(id_number) between 1 and 500),
  -- The age that was agreed to together with the terms.
  agreed_age smallint,
  -- For a day after the mailbox or the number that proves an account became another one, no money leaves.
  proof_changed_at timestamptz,
  -- Who registered with a code alone has a password that nobody knows, which is no way in.
  has_password boolean not null default true,
  unique (brand, folded_username),
  constraint upline_is_another check (upline <> id),
  constraint verified_mobile_is_there check (mobile_verified_at is null or mobile is not null),
  constraint verified_email_is_there check (email_verified_at is null or email is not null)
);
create index players_below on accounts.players (upline) where upline is not null;
-- Told is not owned: whoever proves a number or an address has it, and one account of a brand alone.
create unique index players_verified_mobile on accounts.players (brand, mobile) where mobile_verified_at is not null;
create unique index players_verified_email on accounts.players (brand, lower(email)) where email_verified_at is not null;

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
  -- One sign-in is one family: its token is replaced from time to time, and every token that it had stays known until
  -- the sign-in ends, so that one that is used again gives a thief away.
  family uuid not null,
  -- Only `play` is signed in. The others are held: what they wait for stands in held_for.
  purpose text not null default 'play' check (purpose in ('play', 'secondFactor', 'changePassword')),
  held_for jsonb check (jsonb_typeof(held_for) = 'object'),
  way text not null default 'password' check (way in (
    'password', 'sms', 'social', 'recovery', 'registration', 'freePlay', 'remembered')),
  -- created_at is when the player signed in; issued_at is when this very token was given.
  issued_at timestamptz not null,
  rotated_at timestamptz,
  next_hash bytea check (length(next_hash) = 32),
  -- A token counts as received when the browser has used it. One that was not may have been lost on the way.
  is_confirmed boolean not null default true,
  check (idle_until <= absolute_until),
  constraint held_sessions_wait check ((purpose = 'play') = (held_for is null)),
  constraint rotated_sessions_have_a_next check ((rotated_at is null) = (next_hash is null))
);
create index sessions_of_player on accounts.sessions (player, created_at desc);
create index sessions_of_family on accounts.sessions (family);
create index sessions_by_end on accounts.sessions (absolute_until);

-- Every try to sign in that reached a password. An unknown name is written as no player and the name is
-- not kept, because people type their password into the wrong box.
create table accounts.login_attempts (
  id bigint generated always as identity primary key,
  brand text not null,
  player bigint references accounts.players,
  outcome text not null check (outcome in ('ok', 'wrong', 'blocked', 'excluded', 'otherDoor', 'stolen')),
  at timestamptz not null,
  address text not null,
  device text not null,
  way text not null default 'password' check (way in (
    'password', 'sms', 'social', 'recovery', 'registration', 'freePlay', 'remembered'))
);
create index login_attempts_of_player on accounts.login_attempts (player, at desc) where player is not null;
create index login_attempts_by_moment on accounts.login_attempts (at);

-- A second password that only money asks for: whoever takes over a session can play with it and take nothing out.
-- The tries are counted here and not in a process, so that tries at once, on many nodes, are as many as they are.
create table accounts.payment_passwords (
  player bigint primary key references accounts.players,
  -- Null until the player has set one: tries are counted from the first proof on.
  password_hash text check (password_hash like '$argon2id$%'),
  set_at timestamptz,
  -- The last time that another one took its place. For a day after it no money leaves.
  changed_at timestamptz,
  -- Wrong ones since the last right one. A try is counted before it is judged.
  tries integer not null default 0 check (tries between 0 and 5),
  locked_until timestamptz,
  check ((password_hash is null) = (set_at is null)),
  check (changed_at is null or password_hash is not null),
  check ((tries = 5) = (locked_until is not null))
);

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
create index remembered_logins_by_end on accounts.remembered_logins (expires_at);

-- A player can ask for a second proof at the door and before money leaves (a code of an app on the phone), and
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

-- A house may be several processes, and whoever guesses the password of one account must not have as many tries
-- in each of them. What addresses and browsers try stays with the process that sees it. A key is a hash of a name,
-- also of one that nobody has, or the mark of a browser. The table is unlogged: what it says is worth a quarter of an
-- hour, and a flood of logins is no reason to write a log.
create unlogged table accounts.login_tries (
  account text primary key check (length(account) between 1 and 100),
  tries integer not null check (tries >= 0),
  -- The count begins anew after it; the last try that is allowed moves it on.
  ends_at timestamptz not null
);
create index login_tries_by_end on accounts.login_tries (ends_at);

-- Tries at the password of the login, apart from those at the payment password: otherwise who had learnt one of the two
-- could guess the other without end, because a right one wipes the count.
create table accounts.password_tries (
  player bigint primary key references accounts.players,
  -- Wrong ones since the last right one, where somebody who is signed in has to prove who they are. A try is counted
  -- before it is judged.
  tries integer not null default 0 check (tries between 0 and 5),
  locked_until timestamptz,
  check ((tries = 5) = (locked_until is not null))
);

-- What an account agreed to before what it says now. Only ever added to: it is what either side may have to show.
create table accounts.former_agreements (
  player bigint not null references accounts.players,
  terms_version text not null,
  agreed_at timestamptz not null,
  primary key (player, agreed_at)
);

-- A code says nothing, where the bare number of an agent would let anybody count the agents. A player's first link is
-- the one that their own page shows; more of them, each for something else, are rows beside it.
create table accounts.invitation_links (
  brand text not null,
  -- Of 32 digits and letters that nobody takes for each other; typed in any case.
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  player bigint not null references accounts.players,
  nth smallint not null check (nth > 0),
  made_at timestamptz not null,
  primary key (brand, code),
  unique (player, nth)
);
