-- A movement as its two entries.
create or replace view ledger.entry as
  select p.transfer_id, p.line, side.account_id, p.asset_id, side.delta, side.after, side.version, side.other_id
    from ledger.postings p
    cross join lateral (values
      (p.src, -p.amount, p.src_after, p.src_version, p.dst),
      (p.dst, p.amount, p.dst_after, p.dst_version, p.src)
    ) as side (account_id, delta, after, version, other_id);

-- The true balance of every account: the kept one, and for deferred accounts what was not folded in yet.
create or replace view ledger.true_balance as
  select a.id as account_id, a.asset_id, a.mode,
      a.balance + coalesce((
        select sum(e.delta) from ledger.entry e join ledger.transfers t on t.id = e.transfer_id
          where a.mode = 'D' and e.account_id = a.id and t.xid >= (select m.xid from ledger.rollup_marks m)), 0) as balance
    from ledger.accounts a;

-- Folds the movements of finished transactions into the balances of deferred accounts. The mark is a number below
-- which every transaction has ended, so nothing is folded twice or left out, whoever else is writing.
create or replace function ledger.rollup() returns bigint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  lo xid8;
  hi xid8;
  folded bigint;
begin
  select m.xid into lo from ledger.rollup_marks m for update;
  hi := pg_snapshot_xmin(pg_current_snapshot());
  if hi <= lo then
    return 0;
  end if;
  with leg as (
    select side.acct, side.delta
      from ledger.transfers t
      join ledger.postings p on p.transfer_id = t.id
      cross join lateral (values (p.src, -p.amount), (p.dst, p.amount)) as side (acct, delta)
      where t.xid >= lo and t.xid < hi
  ), sum as (
    select leg.acct, sum(leg.delta)::bigint as delta, count(*) as legs
      from leg join ledger.accounts a on a.id = leg.acct and a.mode = 'D'
      group by leg.acct
  ), written as (
    update ledger.accounts a set balance = a.balance + sum.delta, version = a.version + sum.legs
      from sum where a.id = sum.acct returning sum.legs
  )
  select coalesce(sum(w.legs), 0) into folded from written w;
  update ledger.rollup_marks set xid = hi;
  return folded;
end $$;
revoke all on function ledger.rollup() from public;
