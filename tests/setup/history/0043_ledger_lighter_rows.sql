-- Why: PostgreSQL reads the text of every CHECK of a table anew for each statement that writes to it, and a foreign
-- key locks the row of the house for each movement of everybody. The functions of the ledger are the only writers:
-- they found the accounts that they name, and nothing else writes. What is asked no longer of each row is
-- counted again by ledger.broken_invariants() (I13 and I16). What guards balances stays.
alter table ledger.posting drop constraint posting_transfer_id_fkey;
alter table ledger.posting drop constraint posting_src_asset_id_fkey;
alter table ledger.posting drop constraint posting_dst_asset_id_fkey;
alter table ledger.transfer drop constraint transfer_check, drop constraint transfer_check1,
  drop constraint transfer_kind_check, drop constraint transfer_payout_kind_check;
alter table ledger.posting drop constraint posting_amount_check, drop constraint posting_check;
alter table ledger.idem drop constraint idem_op_check;
alter table wallet.round drop constraint round_stake_minor_check, drop constraint round_payout_minor_check,
  drop constraint round_stakes_live_check, drop constraint round_payouts_live_check, drop constraint round_state_check,
  drop constraint round_check, drop constraint round_check1;

-- What an account is never changes, so it is asked when the account is opened and not whenever its balance moves.
create function ledger.check_opening() returns trigger language plpgsql as $$
begin
  if new.mode not in ('I', 'D') or (new.asset_id = 3 and new.kind not in (5, 10, 34))
      or (new.asset_id <> 3 and new.kind in (5, 34)) then
    raise exception 'no account of kind % in asset % is ever opened', new.kind, new.asset_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger account_opens before insert on ledger.account for each row execute function ledger.check_opening();
alter table ledger.account drop constraint account_mode_check, drop constraint trial_stays_trial,
  drop constraint account_id_asset_id_key;

-- Of two indexes that seem to cost the same, as all do while a table is young, PostgreSQL takes the one that was made
-- last. A round is found by all three of these, never by going through the rounds of its player.
alter table wallet.round drop constraint round_pkey, add constraint round_pkey primary key (vendor, player_id, round_ref);

-- A player's accounts are looked up in both directions, the house's never: its side of each movement needs no entry.
-- Who looks for the lines of an account says that the account is inline (src_after, dst_after is not null).
drop index ledger.posting_by_src, ledger.posting_by_dst;
create index posting_by_src on ledger.posting (src, transfer_id) where src_after is not null;
create index posting_by_dst on ledger.posting (dst, transfer_id) where dst_after is not null;
