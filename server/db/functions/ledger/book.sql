-- What of a win goes to the bonus: the part that the bonus had in the stakes, whole minor units, in doubt to cash.
create or replace function ledger.bonus_share(p_amount bigint, p_bonus_stake bigint, p_stake bigint) returns bigint
language plpgsql immutable as $$
begin
  if p_bonus_stake > 0 then
    return trunc(p_amount::numeric * p_bonus_stake / p_stake)::bigint;
  end if;
  return 0;
end $$;

-- Books what a purse gains (below zero: gives) on the other side of one deferred account.
create or replace function ledger.book(
  p ledger.purse, p_delta bigint, p_bonus_delta bigint, p_transfer bigint, p_counter bigint
) returns void language plpgsql as $$
declare
  after bigint := p.balance + p_delta;
  ver bigint := p.version + 1;
begin
  if p_delta <> 0 then
    update ledger.accounts a set balance = after, version = ver where a.id = p.account_id;
    if p_delta < 0 then
      insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, src_after, src_version)
        values (p_transfer, 1, p.account_id, p_counter, p.asset_id, -p_delta, after, ver);
    else
      insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, dst_after, dst_version)
        values (p_transfer, 1, p_counter, p.account_id, p.asset_id, p_delta, after, ver);
    end if;
  end if;
  if p_bonus_delta <> 0 then
    after := p.bonus + p_bonus_delta;
    ver := p.bonus_version + 1;
    update ledger.accounts a set balance = after, version = ver where a.id = p.bonus_id;
    if p_bonus_delta < 0 then
      insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, src_after, src_version)
        values (p_transfer, 2, p.bonus_id, p_counter, p.asset_id, -p_bonus_delta, after, ver);
    else
      insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, dst_after, dst_version)
        values (p_transfer, 2, p_counter, p.bonus_id, p.asset_id, p_bonus_delta, after, ver);
    end if;
  end if;
end $$;
