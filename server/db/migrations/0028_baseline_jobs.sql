-- Who runs which job now, and how it ended last. A job whose process died is free again when its lease ends; the
-- moments are the database's own, because the clocks of two machines differ.
create schema jobs;

create table jobs.job (
  name text primary key,
  holder uuid,
  leased_until timestamptz,
  began_at timestamptz,
  ended_at timestamptz,
  runs bigint not null default 0,
  failures bigint not null default 0,
  fault text,
  check ((holder is null) = (leased_until is null))
) with (fillfactor = 50);
