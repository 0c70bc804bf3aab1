-- Why: whoever writes down terms for somebody may want to look at them again before anything is asked.

-- A proposal that is kept and not sent: what was typed, as it was typed. Nobody but the one who wrote it reads it.
create table agents.contract_draft (
  first_party bigint not null,
  second_party bigint not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  fields jsonb not null,
  kept_at timestamptz not null,
  primary key (first_party, kind, second_party)
);
