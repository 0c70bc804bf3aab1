-- Why: the entropy of a round that many share is a hash of its stakes, and a hash alone asks to be believed. Whoever
-- wants to compute it needs what was hashed: one line for each stake in the order in which they were placed, as it
-- stood when betting closed. A line is a hash itself (stake-list.ts), so it names nobody. A round without stakes has
-- no row: its entropy is the hash of nothing.
create table studio.stake_lists (
  game text not null,
  -- The name by which links know the round: its id, the number of a draw, a match, a card table.
  round text not null,
  entropy text not null,
  lines text[] not null check (cardinality(lines) > 0),
  fixed_at timestamptz not null,
  primary key (game, round),
  check (entropy = encode(sha256(convert_to(array_to_string(lines, E'\n') || E'\n', 'UTF8')), 'hex'))
);

create trigger stake_lists_stay before update or delete or truncate on studio.stake_lists
  for each statement execute function studio.refuse_change();
