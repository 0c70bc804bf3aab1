-- Why: a provider outside may send the code of a registration and judge it; of such a proof we keep only under which
-- name the provider knows it, and how often somebody has tried.

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
