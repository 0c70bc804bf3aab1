-- Why: a sealed payload that somebody recorded must not be taken twice, by whichever process it reaches.
create table calls.heard (
  jti text primary key check (length(jti) between 16 and 64),
  heard_at timestamptz not null
);

create index heard_heard_at on calls.heard (heard_at);
