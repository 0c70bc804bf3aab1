-- Why: an agent opens accounts for people who stand beside them, and cannot agree to anything in their place.

-- Null until the person, at the first login, says of what age they are and agrees to the terms.
alter table accounts.players
  alter column terms_version drop not null,
  alter column terms_accepted_at drop not null,
  add check ((terms_version is null) = (terms_accepted_at is null));

-- The agent who opened an account. It is written with the player and never again.
create table accounts.opened (
  player bigint primary key references accounts.players,
  agent bigint not null references accounts.players,
  at timestamptz not null
);
create index opened_lately on accounts.opened (agent, at);
