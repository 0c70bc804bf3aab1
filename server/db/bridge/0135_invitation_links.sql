-- Why: an invitation was the bare number of its player, and numbers are consecutive: anybody could put themselves below
-- any agent, and count the agents. A code says nothing. A player's first link is the one that their own page shows;
-- more of them, each for something else, are rows beside it.
create table accounts.invitation_links (
  brand text not null,
  -- Of 32 digits and letters that nobody takes for each other; typed in any case.
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  player bigint not null references accounts.players,
  nth smallint not null check (nth > 0),
  made_at timestamptz not null,
  primary key (brand, code),
  unique (player, nth)
);

-- Forty random bits of a random UUID are eight times one of 32. Whoever becomes an agent later is given one when it is
-- first looked at.
insert into accounts.invitation_links (brand, code, player, nth, made_at)
select agent.brand,
  (select string_agg(
      substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((agent.random >> (5 * place)) & 31)::int + 1, 1), '' order by place)
    from generate_series(0, 7) place),
  agent.id, 1, now()
from (
  select id, brand,
    ('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))::bit(40)::bigint as random
  from accounts.players where account_type in (1, 2)
) agent;
