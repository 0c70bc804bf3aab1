-- Why: as with the keys of the ledger (0121), the player's number tells nearly all rows apart and costs one step to
-- compare. Whoever looks for the exchanges of a round names all three.
drop index vendors.exchange_by_round;
create index exchange_by_round on vendors.exchange (player_id, round_ref, vendor) where round_ref is not null;
