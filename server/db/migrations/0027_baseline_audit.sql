-- What an operator does is kept for whoever asks later.
create schema audit;

-- Who did what to which thing, what it was before and after, and why. Never changed.
create table audit.event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null check (length(operator) between 1 and 100),
  action text not null check (length(action) between 1 and 100),
  subject text not null check (length(subject) between 1 and 200),
  before jsonb,
  after jsonb,
  reason text check (length(reason) between 1 and 1000)
);
create index event_by_subject on audit.event (subject, id desc);
create index event_by_operator on audit.event (operator, id desc);

-- What is tried at a door where money passes, of vendors and payment providers alike: forged, old and unreadable calls,
-- and those that say something else than was agreed. Nothing of what was said is kept.
create table audit.attempt (
  hour timestamptz not null,
  door text not null check (length(door) between 1 and 40),
  kind text not null check (length(kind) between 1 and 40),
  -- In whose name it was tried.
  about text not null check (length(about) between 1 and 100),
  times bigint not null check (times > 0),
  last_at timestamptz not null,
  primary key (hour, door, kind, about)
);
