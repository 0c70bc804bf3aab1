-- Why: a vendor may undo a stake without saying in which round it was. Whoever looks for what was said about a round finds
-- such a call by its number, which the ledger knows the round of.
create index exchange_without_round on vendors.exchange (player_id, tx_id, vendor)
  where round_ref is null and tx_id is not null;
