-- Why: at its edges the seam said too little or believed too much. A rollback of a number that a stake and a payout
-- share undid the stake, whichever was meant; one of a correction or of a rollback was answered as if it had undone
-- something. A payout was taken under another game than its stake's. And a prize, for which nobody had staked, made room
-- in a limit on losses.
drop function ledger.rollback(text, bigint, text, ledger.purse, text, text, timestamptz);
drop function ledger.asset_of(smallint, text, bigint, text, text, text);

-- Whose money is told where the number that is undone was never heard of: the game that was launched last says it.
create index launch_latest on vendors.launch (player_id, vendor, issued_at desc);
