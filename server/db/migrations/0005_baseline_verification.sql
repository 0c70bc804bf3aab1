-- A number or an address is somebody's when they can read what is sent to it. Codes and links are kept as
-- hashes; how many are sent is counted here and not in a process, so that a flood over many nodes is one flood.
create schema verification;

-- The newest code for one address and one purpose; a newer one takes its place.
create table verification.codes (
  brand text not null,
  purpose text not null check (purpose in ('register', 'login', 'recover', 'bind')),
  channel text not null check (channel in ('sms', 'mail')),
  -- A mobile number as +989123456789, or a mail address in small letters.
  target text not null check (length(target) between 3 and 320),
  -- The digest is HMAC-SHA256 of the code under this key, which is another one for every code.
  key bytea not null check (length(key) = 32),
  digest bytea not null check (length(digest) = 32),
  -- From which network it was asked for (networkOf of server/http/attempt-limits.ts).
  network text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  tries integer not null default 0 check (tries between 0 and 5),
  spent_at timestamptz,
  others_tries integer not null default 0 check (others_tries between 0 and 5),
  primary key (brand, purpose, channel, target, network)
);
create index codes_by_end on verification.codes (expires_at);

-- A link that proves a mailbox. One without a player was asked for somebody who does not exist: it opens nothing
-- and is made so that the answer takes as long.
create table verification.links (
  token_hash bytea primary key check (length(token_hash) = 32),
  brand text not null,
  player bigint,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  spent_at timestamptz
);
create index links_of_player on verification.links (player) where player is not null and spent_at is null;

-- How much of a budget somebody has used since its window began.
create table verification.counts (
  budget text not null check (length(budget) between 1 and 40),
  subject text not null check (length(subject) between 1 and 400),
  begun_at timestamptz not null,
  used integer not null check (used >= 0),
  primary key (budget, subject)
);

-- What operators set instead of the house's own figures (server/verification/budgets.ts).
create table verification.budgets (
  name text primary key check (length(name) between 1 and 40),
  most integer not null check (most between 0 and 10000000)
);

-- The countries to whose numbers a brand sends. A brand without rows sends to the house's own list.
create table verification.countries (
  brand text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  primary key (brand, country)
);

-- What was sent to a country and how much of it came back as a right code, in slices of five minutes.
create table verification.traffic (
  channel text not null check (channel in ('sms', 'mail')),
  country text not null,
  slice timestamptz not null,
  sent integer not null default 0 check (sent >= 0),
  proven integer not null default 0 check (proven >= 0),
  primary key (channel, country, slice)
);

-- Where sending has stopped by itself.
create table verification.breakers (
  channel text not null check (channel in ('sms', 'mail')),
  country text not null,
  tripped_at timestamptz not null,
  until timestamptz not null,
  reason text not null check (reason in ('unproven', 'flood')),
  primary key (channel, country)
);

-- A provider outside may send the code of a registration and judge it; of such a proof we keep only under which name the
-- provider knows it, and how often somebody has tried.
create table verification.phone_proofs (
  brand text not null,
  -- A mobile number as +989123456789.
  target text not null check (length(target) between 3 and 320),
  -- From which network it was asked for.
  network text not null,
  session text not null check (length(session) between 1 and 4000),
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  tries integer not null default 0 check (tries between 0 and 5),
  spent_at timestamptz,
  primary key (brand, target, network)
);
create index phone_proofs_by_end on verification.phone_proofs (expires_at);
