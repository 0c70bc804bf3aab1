-- Why: movements could not be changed, but what stands around them could be taken away. A key that is gone pays twice,
-- an answer that was written over is another answer, and an exchange that was changed proves nothing in a dispute.

create function ledger.keep_rows() returns trigger language plpgsql as $$
begin
  raise exception 'a row of %.% is never %', tg_table_schema, tg_table_name,
    case tg_op when 'UPDATE' then 'changed' else 'removed' end;
end $$;

create trigger idem_stays before delete or truncate on ledger.idem
  for each statement execute function ledger.keep_rows();
create trigger account_stays before delete or truncate on ledger.account
  for each statement execute function ledger.keep_rows();
create trigger player_stays before delete or truncate on ledger.player
  for each statement execute function ledger.keep_rows();
create trigger party_stays before update or delete or truncate on ledger.party
  for each statement execute function ledger.keep_rows();
create trigger round_stays before delete or truncate on wallet.round
  for each statement execute function ledger.keep_rows();
create trigger adjustment_stays before update or delete or truncate on wallet.adjustment
  for each statement execute function ledger.keep_rows();
create trigger alarm_stays before delete or truncate on wallet.alarm
  for each statement execute function ledger.keep_rows();
create trigger exchange_stays before update or delete or truncate on vendors.exchange
  for each statement execute function ledger.keep_rows();

-- What was answered stays answered. Two answers come later than their row: that of a command which was buried before it
-- came (it has no hash yet), and that of a round which is ended again after a rollback opened it (6). A duplicate only
-- counts itself.
create trigger answer_stays before update on ledger.idem for each row
  when (old.hash is not null and old.op <> 6 and (old.scope, old.player_id, old.op, old.key, old.hash, old.outcome,
      old.transfer_id, old.account_id, old.balance_after, old.bonus_after, old.version_after, old.limit_name, old.at)
    is distinct from (new.scope, new.player_id, new.op, new.key, new.hash, new.outcome,
      new.transfer_id, new.account_id, new.balance_after, new.bonus_after, new.version_after, new.limit_name, new.at))
  execute function ledger.keep_rows();

-- Whose account it is, of what kind, in what: that never changes. Balance, version and freeze do. Asked only where one
-- of these columns is written, which no function of the ledger does, so no movement pays for it.
create trigger account_is_what_it_was before update of id, owner_kind, owner_id, kind, asset_id, mode, floor, opened_at
  on ledger.account for each statement execute function ledger.keep_rows();
