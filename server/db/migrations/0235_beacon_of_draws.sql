-- Why: whoever knows the link of a chain and stakes last could choose what comes out. What a public beacon says after
-- the betting has closed nobody could choose, so a draw may name a round of one before it takes stakes.
alter table studio.draws
  add beacon_chain text check (beacon_chain ~ '^[0-9a-f]{64}$'),
  add beacon_round integer check (beacon_round > 0),
  add beacon text check (beacon ~ '^[0-9a-f]{96}$'),
  add check ((beacon_chain is null) = (beacon_round is null)),
  add check (beacon is null or (beacon_round is not null and entropy is not null)),
  -- What was named decides: no draw comes out without it.
  add check (state not in ('drawn', 'settled') or beacon_round is null or beacon is not null or results_by <> 'chain');
