-- Why: whoever gives bonuses by hand could give away any sum alone. Above one that a brand sets it takes two.
create table bonus.second_operator (
  brand text not null references brand.brands,
  asset text not null,
  above_minor bigint not null check (above_minor > 0),
  primary key (brand, asset)
);

-- What one operator asked to be given, and who said the same. What nobody has confirmed by expires_at counts no more.
create table bonus.asked_grants (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  key text not null check (length(key) between 1 and 100),
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  terms text not null,
  offered_days int check (offered_days between 1 and 365),
  reason text not null check (length(reason) between 1 and 500),
  asked_by text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  confirmed_by text check (confirmed_by <> asked_by),
  confirmed_at timestamptz,
  unique (player_id, key),
  check ((confirmed_by is null) = (confirmed_at is null))
);
create index asked_grants_waiting on bonus.asked_grants (expires_at) where confirmed_by is null;
