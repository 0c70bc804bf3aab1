-- Why: a house may be several processes, and whoever guesses the password of one account must not have as many tries
-- in each of them. What addresses and browsers try stays with the process that sees it. A key is a hash of a name,
-- also of one that nobody has, or the mark of a browser. The table is unlogged: what it says is worth a quarter of an
-- hour, and a flood of logins is no reason to write a log.
create unlogged table accounts.login_tries (
  account text primary key check (length(account) between 1 and 100),
  tries integer not null check (tries >= 0),
  -- The count begins anew after it; the last try that is allowed moves it on.
  ends_at timestamptz not null
);

create index login_tries_by_end on accounts.login_tries (ends_at);
