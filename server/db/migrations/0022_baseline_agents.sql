create schema agents;

-- Who would like to be a partner, in their own words, and what was decided. player_id is the account that the
-- applicant was signed in with: nobody names an account that is not theirs.
create table agents.application (
  reference text primary key check (reference ~ '^A-[0-9A-HJKMNP-TV-Z]{8}$'),
  brand text not null,
  name text not null check (length(name) between 1 and 200),
  channel text not null check (channel in ('telegram', 'whatsapp', 'email', 'phone', 'other')),
  contact text not null check (length(contact) between 1 and 200),
  -- The contact in one spelling: two spellings of one are one.
  folded_contact text not null check (length(folded_contact) between 1 and 200),
  country text check (length(country) between 1 and 100),
  message text not null check (length(message) between 1 and 4000),
  language text not null check (language in ('fa', 'en', 'zh', 'id', 'th', 'vi')),
  player_id bigint,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused')),
  decided_at timestamptz,
  decided_by text check (length(decided_by) between 1 and 100),
  reason text check (length(reason) between 1 and 1000),
  check ((state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create unique index application_open_per_contact on agents.application (brand, folded_contact) where state = 'open';
create unique index application_open_per_player on agents.application (player_id) where state = 'open';
create index application_by_state on agents.application (state, at desc);
