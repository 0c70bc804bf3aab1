-- A second password that only money asks for: whoever takes over a session can play with it and take nothing out.
-- The tries are counted here and not in a process, so that tries at once, on many nodes, are as many as they are.

create table accounts.payment_passwords (
  player bigint primary key references accounts.players,
  -- Null until the player has set one: tries are counted from the first proof on.
  password_hash text check (password_hash like '$argon2id$%'),
  set_at timestamptz,
  -- The last time that another one took its place. For a day after it no money leaves.
  changed_at timestamptz,
  -- Wrong ones since the last right one. A try is counted before it is judged.
  tries integer not null default 0 check (tries between 0 and 5),
  locked_until timestamptz,
  check ((password_hash is null) = (set_at is null)),
  check (changed_at is null or password_hash is not null),
  check ((tries = 5) = (locked_until is not null))
);
