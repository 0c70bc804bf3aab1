-- Some forms ask for the letters of a picture. What was shown is kept here, and not in the memory of one process,
-- because the answer may reach another one. A row lives for two minutes (server/challenge) and is then swept.
create schema challenge;

create table challenge.pictures (
  -- SHA-256 of the ticket in the form, and of the value that the browser's own cookie holds.
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  purpose text not null,
  kind text not null check (kind in ('letters', 'slider', 'sound')),
  -- The picture, its sound and the right answer are all made of these bytes.
  seed bytea not null check (length(seed) = 16),
  tries smallint not null default 0,
  shown_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > shown_at)
);
create index pictures_by_end on challenge.pictures (expires_at);
