-- Why: PostgreSQL reads the text of every CHECK of a table anew for each statement that writes to it, and a foreign
-- key locks the row of the house for each movement of everybody. The functions of the ledger are the only writers:
-- they found the accounts that they name, and nothing else writes. What is asked no longer of each row is
-- counted again by ledger.broken_invariants() (I13 and I16). What guards balances stays.
alter table ledger.posting drop constraint posting_transfer_id_fkey;
alter table ledger.posting drop constraint posting_src_asset_id_fkey;
alter table ledger.posting drop constraint posting_dst_asset_id_fkey;
alter table ledger.transfer drop constraint transfer_check, drop constraint transfer_check1,
  drop constraint transfer_kind_check, drop constraint transfer_payout_kind_check;
alter table wallet.round drop constraint round_stake_minor_check, drop constraint round_payout_minor_check,
  drop constraint round_stakes_live_check, drop constraint round_payouts_live_check, drop constraint round_state_check,
  drop constraint round_check, drop constraint round_check1;

-- A player's accounts are looked up in both directions, the house's never: its side of each movement needs no entry.
-- Who looks for the lines of an account says that the account is inline (src_after, dst_after is not null).
drop index ledger.posting_by_src, ledger.posting_by_dst;
create index posting_by_src on ledger.posting (src, transfer_id) where src_after is not null;
create index posting_by_dst on ledger.posting (dst, transfer_id) where dst_after is not null;
