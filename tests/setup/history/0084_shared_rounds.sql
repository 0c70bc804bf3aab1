-- Why: a flight, a shoe of cards, dice and a race are one round for everybody who has a stake in it. The row holds
-- where the round stands and its deadlines, so that whichever process has the clock, also after a restart, goes on
-- where the last one was. The link of the chain and the outcome are in it only when it is over.
--
-- betting: stakes are taken · closing: no more, and what was on its way goes back · drawing: the entropy is fixed, and
-- a flight is in the air · settled and cancelled are final.
create table studio.shared_rounds (
  id uuid primary key,
  game text not null,
  number integer not null check (number >= 1),
  math_version integer not null,
  -- The place of its link in a chain: `commit` is the hash of that link and public from the beginning.
  chain_id uuid not null references studio.chains,
  chain_index integer not null check (chain_index >= 1),
  terminal text not null check (terminal ~ '^[0-9a-f]{64}$'),
  commit text not null check (commit ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('betting', 'closing', 'drawing', 'settled', 'cancelled')),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  drawn_at timestamptz,
  -- Until then the outcome is shown; the next round opens after it.
  ends_at timestamptz,
  entropy text check (entropy ~ '^[0-9a-f]{64}$'),
  stakes integer check (stakes >= 0),
  outcome jsonb,
  link text check (link ~ '^[0-9a-f]{64}$'),
  reason text check (length(reason) between 1 and 200),
  -- Everything that was staked in it is paid or given back, and its time is over.
  finished_at timestamptz,
  unique (game, number),
  unique (chain_id, chain_index),
  check ((entropy is null) = (stakes is null)),
  check ((entropy is null) = (drawn_at is null)),
  check (state not in ('drawing', 'settled') or entropy is not null),
  check ((state = 'settled') = (outcome is not null)),
  check ((state in ('settled', 'cancelled')) = (link is not null)),
  check ((state in ('settled', 'cancelled')) = (ends_at is not null)),
  check ((state = 'cancelled') = (reason is not null)),
  check (finished_at is null or ends_at is not null)
);
create unique index one_shared_round_at_a_time on studio.shared_rounds (game)
  where state in ('betting', 'closing', 'drawing');
create index shared_rounds_under_way on studio.shared_rounds (game) where finished_at is null;

create trigger shared_rounds_stay before delete or truncate on studio.shared_rounds
  for each statement execute function studio.refuse_change();
create trigger shared_round_facts_stay before update on studio.shared_rounds for each row
  when ((new.id, new.game, new.number, new.math_version, new.chain_id, new.chain_index, new.terminal, new.commit,
      new.opens_at, new.closes_at)
    is distinct from (old.id, old.game, old.number, old.math_version, old.chain_id, old.chain_index, old.terminal,
      old.commit, old.opens_at, old.closes_at)
    or (old.entropy is not null
      and (new.entropy, new.stakes, new.drawn_at) is distinct from (old.entropy, old.stakes, old.drawn_at))
    or (old.link is not null and (new.state, new.outcome, new.link, new.reason, new.ends_at)
      is distinct from (old.state, old.outcome, old.link, old.reason, old.ends_at))
    or old.finished_at is not null)
  execute function studio.refuse_change();

-- When somebody was last seen at a game: where nobody is, no round is opened and nothing is written.
create table studio.round_visits (
  game text primary key,
  visited_at timestamptz not null
);
