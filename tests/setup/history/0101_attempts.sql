-- Why: who tries a door where money passes was told to the log and counted for vendors alone. An operator has to find
-- it later as well, for vendors and payment providers alike: forged, old and unreadable calls, and those that say
-- something else than was agreed. Nothing of what was said is kept.
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

insert into audit.attempt (hour, door, kind, about, times, last_at)
  select b.hour, 'vendors', 'badSignature', b.vendor, b.attempts, b.last_at from vendors.bad_signature b;
drop table vendors.bad_signature;
