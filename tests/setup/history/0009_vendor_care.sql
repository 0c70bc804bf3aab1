-- Why: an operator wants to see who tries to speak in a vendor's name, and which vendor was stopped for failing.

-- Calls with a bad signature, counted per hour. Nothing of what they said is kept.
create table vendors.bad_signature (
  vendor text not null,
  hour timestamptz not null,
  attempts bigint not null check (attempts > 0),
  last_at timestamptz not null,
  primary key (vendor, hour)
);

-- Each time that a vendor failed too often and was put into maintenance, and what it had done until then.
create table vendors.maintenance (
  id bigint generated always as identity primary key,
  vendor text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  calls int not null,
  failures int not null,
  check (began_at < ends_at and failures between 1 and calls)
);
create index maintenance_by_time on vendors.maintenance (began_at);
