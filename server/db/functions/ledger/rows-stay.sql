-- What was moved and sealed is only ever added to.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is only ever added to', tg_table_name;
end $$;
create or replace trigger transfer_stays before update or delete or truncate on ledger.transfers
  for each statement execute function ledger.refuse_change();
create or replace trigger posting_stays before update or delete or truncate on ledger.postings
  for each statement execute function ledger.refuse_change();
create or replace trigger seal_stays before update or delete or truncate on ledger.seals
  for each statement execute function ledger.refuse_change();

-- What stands around the movements stays: a key that is gone pays twice, an answer that was written over is another
-- answer, and an exchange that was changed proves nothing in a dispute.
create or replace function ledger.keep_rows() returns trigger language plpgsql as $$
begin
  raise exception 'a row of %.% is never %', tg_table_schema, tg_table_name,
    case tg_op when 'UPDATE' then 'changed' else 'removed' end;
end $$;
create or replace trigger idem_stays before delete or truncate on ledger.idempotency_keys
  for each statement execute function ledger.keep_rows();
create or replace trigger account_stays before delete or truncate on ledger.accounts
  for each statement execute function ledger.keep_rows();
create or replace trigger player_stays before delete or truncate on ledger.players
  for each statement execute function ledger.keep_rows();
create or replace trigger party_stays before update or delete or truncate on ledger.parties
  for each statement execute function ledger.keep_rows();
create or replace trigger round_stays before delete or truncate on wallet.rounds
  for each statement execute function ledger.keep_rows();
create or replace trigger adjustment_stays before update or delete or truncate on wallet.adjustments
  for each statement execute function ledger.keep_rows();
create or replace trigger held_payout_stays before delete or truncate on wallet.held_payouts
  for each statement execute function ledger.keep_rows();
create or replace trigger alarm_stays before delete or truncate on wallet.alarms
  for each statement execute function ledger.keep_rows();
create or replace trigger exchange_stays before update or delete or truncate on vendors.exchanges
  for each statement execute function ledger.keep_rows();

-- What was answered stays answered. Two answers come later than their row: that of a command which was buried before it
-- came (it has no hash yet), and that of a round which is ended again after a rollback opened it (6). A duplicate only
-- counts itself.
create or replace trigger answer_stays before update on ledger.idempotency_keys for each row
  when (old.hash is not null and old.op <> OP_END_ROUND and (old.scope, old.player_id, old.op, old.key, old.hash, old.outcome,
      old.transfer_id, old.account_id, old.balance_after, old.bonus_after, old.version_after, old.limit_name, old.at)
    is distinct from (new.scope, new.player_id, new.op, new.key, new.hash, new.outcome,
      new.transfer_id, new.account_id, new.balance_after, new.bonus_after, new.version_after, new.limit_name, new.at))
  execute function ledger.keep_rows();

-- Owner, kind and asset of an account never change. Balance, version and freeze do. Asked only where one
-- of these columns is written, which no function of the ledger does, so no movement pays for it.
create or replace trigger account_is_what_it_was
  before update of id, owner_kind, owner_id, kind, asset_id, mode, floor, opened_at
  on ledger.accounts for each statement execute function ledger.keep_rows();

-- What an account is never changes, so it is asked when the account is opened and not whenever its balance moves.
create or replace function ledger.check_opening() returns trigger language plpgsql as $$
begin
  if new.mode not in ('I', 'D') or (new.asset_id = ASSET_TRIAL and new.kind not in (ACCOUNT_TRIAL, ACCOUNT_HOUSE, ACCOUNT_TRIAL_ISSUANCE))
      or (new.asset_id <> ASSET_TRIAL and new.kind in (ACCOUNT_TRIAL, ACCOUNT_TRIAL_ISSUANCE)) then
    raise exception 'no account of kind % in asset % is ever opened', new.kind, new.asset_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger account_opens before insert on ledger.accounts for each row execute function ledger.check_opening();
