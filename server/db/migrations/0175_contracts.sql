-- Why: what an agent is paid by is signed by two sides, and a bill of last month needs the terms as they were then.

-- A contract of one kind between the one above, who is the house where first_party is null, and an agent. Players belong
-- to accounts: their numbers are kept here and no foreign key is drawn across.
create table agents.contract (
  id bigint generated always as identity primary key,
  brand text not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  first_party bigint,
  second_party bigint not null,
  state text not null check (state in
    ('requested', 'valid', 'changeRequested', 'terminateRequested', 'denied', 'expired', 'terminated')),
  -- Whose wish waits for the other side, and until when.
  asked_by text check (asked_by in ('first', 'second')),
  asked_until timestamptz,
  made_at timestamptz not null,
  ended_at timestamptz,
  check (first_party <> second_party),
  check ((state in ('requested', 'changeRequested', 'terminateRequested')) = (asked_by is not null)),
  check ((asked_by is null) = (asked_until is null)),
  check ((state in ('denied', 'expired', 'terminated')) = (ended_at is not null))
);
-- One of a kind for everybody, asked for or in force.
create unique index contract_living on agents.contract (second_party, kind) where ended_at is null;
create index contract_below on agents.contract (first_party, kind) where ended_at is null;
create index contract_of_second on agents.contract (second_party, id desc);
create index contract_of_first on agents.contract (first_party, id desc);
create index contract_waiting on agents.contract (asked_until) where asked_until is not null;

-- Terms that were proposed, and what became of them. A version holds from when it was signed until another one, or none,
-- took its place. The one who proposed it has signed it; who did so for the house stands by name.
create table agents.contract_version (
  contract bigint not null references agents.contract,
  version integer not null check (version > 0),
  terms jsonb not null,
  proposed_by text not null check (proposed_by in ('first', 'second')),
  proposed_at timestamptz not null,
  proposer text not null,
  answer text check (answer in ('signed', 'denied', 'expired')),
  answered_at timestamptz,
  answerer text,
  until timestamptz,
  primary key (contract, version),
  check ((answer is null) = (answered_at is null)),
  check (until is null or answer = 'signed')
);
create unique index version_waiting on agents.contract_version (contract) where answer is null;
create unique index version_in_force on agents.contract_version (contract) where answer = 'signed' and until is null;
