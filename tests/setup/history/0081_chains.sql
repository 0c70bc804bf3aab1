-- Why: a round that many share needs a secret that was fixed before anybody staked. A chain is made backwards, each
-- link the hash of the next, and the last hash is published first: whoever has a link can follow it back to there.
create table studio.chains (
  id uuid primary key,
  game text not null,
  -- Of the first round's link: what was published before.
  terminal text not null check (terminal ~ '^[0-9a-f]{64}$'),
  length integer not null check (length > 0),
  -- Every so many links one is kept, so that none is far to compute: the first entry is the last link of all.
  spacing integer not null check (spacing > 0),
  kept text[] not null,
  next_index integer not null default 1 check (next_index >= 1),
  created_at timestamptz not null
);
create unique index one_chain_in_use on studio.chains (game) where next_index <= length;

create trigger chains_stay before delete or truncate on studio.chains
  for each statement execute function studio.refuse_change();
create trigger chain_facts_stay before update on studio.chains for each row
  when ((new.game, new.terminal, new.length, new.spacing, new.kept)
      is distinct from (old.game, old.terminal, old.length, old.spacing, old.kept)
    or new.next_index < old.next_index)
  execute function studio.refuse_change();
