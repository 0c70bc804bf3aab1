-- Whether a vendor pays such a payout itself. Play money is always the house's.
create or replace function ledger.is_vendors(p_scope text, p_kind text, p_asset smallint) returns boolean
language sql stable as $$
  select exists (select 1 from wallet.vendor_prizes v
    where v.vendor = p_scope and v.payout_kind = p_kind
      and exists (select 1 from ledger.assets s where s.id = p_asset and s.commodity = 'money'))
$$;

-- The account that a new payout comes from: what a vendor pays itself it owes to the house, on an account of its own.
create or replace function ledger.payer(p ledger.purse, p_scope text, p_kind text) returns bigint language plpgsql as $$
begin
  if p_kind in ('JACKPOT', 'PROMO') and ledger.is_vendors(p_scope, p_kind, p.asset_id) then
    return ledger.account_of(OWNER_VENDOR::smallint, p_scope, ACCOUNT_PRIZES::smallint, p.asset_id);
  end if;
  return p.house_id;
end $$;

-- The account that a payout or a correction in the player's favour came from, whatever is agreed on since; null where it
-- paid nothing.
create or replace function ledger.payer_of(p_transfer bigint) returns bigint language sql stable as $$
  select l.src from ledger.postings l where l.transfer_id = p_transfer order by l.line limit 1
$$;
