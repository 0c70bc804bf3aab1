-- What is due from and to each payment provider, and since when: the moment of the oldest movement that nothing has
-- cleared, when what came first is cleared first.
create or replace function ledger.suspense()
returns table (side text, provider text, asset text, balance bigint, oldest_at timestamptz)
language plpgsql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  held record;
  leg record;
  uncleared bigint;
begin
  for held in
    select a.id, k.name as side, coalesce(party.code, a.owner_id::text) as provider, s.code as asset,
        (a.balance + coalesce((
          select sum(e.delta) from ledger.entry e join ledger.transfers t on t.id = e.transfer_id
            where e.account_id = a.id and t.xid >= (select m.xid from ledger.rollup_marks m)), 0))::bigint as balance
      from ledger.accounts a
      join ledger.account_kinds k on k.id = a.kind
      join ledger.assets s on s.id = a.asset_id
      left join ledger.parties party on party.owner_kind = a.owner_kind and party.id = a.owner_id
      where a.kind in (ACCOUNT_SUSPENSE_DEPOSIT, ACCOUNT_SUSPENSE_WITHDRAWAL)
      order by a.kind, 3, a.asset_id
  loop
    side := held.side; provider := held.provider; asset := held.asset; balance := held.balance; oldest_at := null;
    uncleared := abs(held.balance);
    for leg in execute format('select p.amount, t.at
        from ledger.transfers t join ledger.postings p on p.transfer_id = t.id
        where t.kind in (MOVE_DEPOSIT, MOVE_WITHDRAWAL, MOVE_SETTLEMENT, MOVE_REVERSAL) and p.%I = $1 order by t.id desc', case when held.balance > 0 then 'dst' else 'src' end) using held.id
    loop
      exit when uncleared <= 0;
      oldest_at := leg.at;
      uncleared := uncleared - leg.amount;
    end loop;
    return next;
  end loop;
end $$;

-- What one payout, correction or jackpot brought a player, where it is so much that somebody is told. By indexes alone, like
-- ledger.broken_lately(). What is not finished (from p_before on) is looked at the next time.
create or replace function ledger.told_payouts(p_since xid8, p_before xid8)
returns table (transfer_id bigint, scope text, player_id bigint, round_ref text, asset text, amount bigint)
language sql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  select t.id, t.scope, t.player_id, t.round_ref, s.code, sum(p.amount)::bigint
    from ledger.transfers t
    join ledger.postings p on p.transfer_id = t.id and p.dst_after is not null
    join wallet.told_payouts told on told.asset_id = p.asset_id
    join ledger.assets s on s.id = p.asset_id
    where t.xid >= p_since and t.xid < p_before and t.kind in (MOVE_PAYOUT, MOVE_ADJUSTMENT, MOVE_JACKPOT_WIN, MOVE_RAFFLE_PRIZE, MOVE_PROMOTION_CASH, MOVE_REFERRAL_PAY, MOVE_MISSION_PRIZE)
    group by t.id, t.scope, t.player_id, t.round_ref, s.code, told.from_minor
    having sum(p.amount) >= told.from_minor
    order by t.id
$$;
