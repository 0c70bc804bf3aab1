-- Why: the tries at the password of the login and at the payment password were one count, and a right one of either
-- wiped it. Whoever had learnt one of the two could guess the other without end, four tries at a time.
create table accounts.password_tries (
  player bigint primary key references accounts.players,
  -- Wrong ones since the last right one, where somebody who is signed in has to prove who they are. A try is counted
  -- before it is judged.
  tries integer not null default 0 check (tries between 0 and 5),
  locked_until timestamptz,
  check ((tries = 5) = (locked_until is not null))
);
