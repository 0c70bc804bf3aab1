-- Why: an agent brings people by many ways at once and wants to know which of them is worth its trouble.

-- What whoever comes by a link becomes, what the agent calls it, and until when and how often it opens an account.
alter table accounts.invitation_links
  add column account_type smallint not null default 0 check (account_type in (0, 2)),
  add column channel text not null default '' check (length(channel) <= 40),
  -- Null without an end.
  add column uses_left integer check (uses_left >= 0),
  add column ends_at timestamptz,
  add column ended_at timestamptz;

-- The link by which a player came. It is written with the player and never again.
create table accounts.link_registrations (
  player bigint primary key references accounts.players,
  brand text not null,
  code text not null,
  at timestamptz not null,
  foreign key (brand, code) references accounts.invitation_links
);
create index link_registrations_of_link on accounts.link_registrations (brand, code);

-- How many browsers opened a link on a day. Nothing says which.
create table accounts.link_visits (
  brand text not null,
  code text not null,
  day date not null,
  visits integer not null check (visits > 0),
  primary key (brand, code, day),
  foreign key (brand, code) references accounts.invitation_links
);
