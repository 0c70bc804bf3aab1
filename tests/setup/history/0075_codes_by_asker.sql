-- Why: who knows somebody's number could use up the tries of the code that was sent there, or have another code take
-- its place. A code belongs to the network that asked for it from now on, and everybody else's tries are counted apart.
-- Also: what is over is swept by its end, and needs an index to be found by.

alter table verification.codes drop constraint codes_pkey;
alter table verification.codes add primary key (brand, purpose, channel, target, network);
alter table verification.codes add column others_tries integer not null default 0
  check (others_tries between 0 and 5);

create index sessions_by_end on accounts.sessions (absolute_until);
create index remembered_logins_by_end on accounts.remembered_logins (expires_at);
create index login_attempts_by_moment on accounts.login_attempts (at);
