-- Everything that is wrong with the ledger, one row each; empty when nothing is. It counts everything again, so
-- its cost grows with the ledger.
create or replace function ledger.broken_invariants() returns table (invariant text, subject text) language sql stable
-- It reads everything, so it never pays to look rows up one by one, whatever the statistics say of a young table.
-- Compiling so many small queries takes longer than they do.
set enable_nestloop = off set jit = off as $$
  -- I1 and I2: what an account holds is the sum of its entries.
  select case b.mode when 'I' then 'I1' else 'I2' end, 'account ' || b.account_id
    from ledger.true_balance b
    left join (select e.account_id, sum(e.delta) as balance from ledger.entry e group by e.account_id) s
      on s.account_id = b.account_id
    where b.balance <> coalesce(s.balance, 0)
  union all
  -- I3: of each asset the house owes exactly what the others hold.
  select 'I3', 'asset ' || b.asset_id from ledger.true_balance b group by b.asset_id having sum(b.balance) <> 0
  union all
  select 'I4', 'account ' || a.id from ledger.accounts a where a.mode = 'I' and a.balance < a.floor
  union all
  -- I5: the versions of an account have no gap, and each balance follows from the one before.
  select distinct 'I5', 'account ' || v.account_id
    from (
      select e.account_id, e.version, e.after, e.delta,
          row_number() over chain as nth, coalesce(lag(e.after) over chain, 0) as before
        from ledger.entry e join ledger.accounts a on a.id = e.account_id and a.mode = 'I'
        window chain as (partition by e.account_id order by e.version)
    ) v
    where v.version is distinct from v.nth or v.after is distinct from v.before + v.delta
  union all
  select 'I5', 'account ' || a.id
    from ledger.accounts a
    left join (select e.account_id, max(e.version) as version from ledger.entry e group by e.account_id) l
      on l.account_id = a.id
    where a.mode = 'I' and a.version <> coalesce(l.version, 0)
  union all
  -- I6: a movement is undone at most once, and exactly.
  select 'I6', 'transfer ' || t.reverses
    from ledger.transfers t where t.reverses is not null group by t.reverses having count(*) > 1
  union all
  select 'I6', 'transfer ' || t.reverses
    from ledger.transfers t
    cross join lateral (select p.line from ledger.postings p where p.transfer_id in (t.id, t.reverses) group by p.line) lines
    left join ledger.postings undone on undone.transfer_id = t.reverses and undone.line = lines.line
    left join ledger.postings p on p.transfer_id = t.id and p.line = lines.line
    where t.reverses is not null
      and (p.src, p.dst, p.asset_id, p.amount) is distinct from (undone.dst, undone.src, undone.asset_id, undone.amount)
  union all
  -- I7: no payout on a stake that was taken back, and no stake taken back after a payout of its round.
  select 'I7', 'transfer ' || t.id
    from ledger.transfers t
    join ledger.transfers bet on bet.kind = MOVE_STAKE and bet.scope = t.scope and bet.player_id = t.player_id
      and bet.key = t.ref_key
    join ledger.transfers back on back.reverses = bet.id
    where t.kind = MOVE_PAYOUT and t.payout_kind in ('WIN', 'JACKPOT')
      and not exists (select 1 from ledger.transfers undo where undo.reverses = t.id)
  union all
  select 'I7', 'transfer ' || back.id
    from ledger.transfers back
    join ledger.transfers bet on bet.id = back.reverses and bet.kind = MOVE_STAKE
    where exists (
      select 1 from ledger.transfers paid
        where paid.kind = MOVE_PAYOUT and paid.payout_kind in ('WIN', 'JACKPOT') and paid.scope = bet.scope
          and paid.player_id = bet.player_id and paid.round_ref = bet.round_ref and paid.id < back.id
          and not exists (select 1 from ledger.transfers undo where undo.reverses = paid.id and undo.id < back.id))
  union all
  -- I8: an accepted command and its movement know each other.
  select 'I8', 'transfer ' || t.id
    from ledger.transfers t
    left join ledger.idempotency_keys i on i.scope = t.scope and i.player_id = t.player_id and i.key = t.key
      and i.op = case when t.kind >= MOVE_DEPOSIT then OP_ORDER else t.kind end
    where (i.outcome is distinct from 'OK' or i.transfer_id is distinct from t.id)
  union all
  select 'I8', format('command %s %s %s %s', i.scope, i.player_id, i.op, i.key)
    from ledger.idempotency_keys i
    left join ledger.transfers t on t.id = i.transfer_id
    where (i.transfer_id is not null and (i.outcome <> 'OK'
        or (t.scope, t.player_id, case when t.kind >= MOVE_DEPOSIT then OP_ORDER else t.kind end, t.key)
          is distinct from (i.scope, i.player_id, i.op, i.key)))
      or (i.transfer_id is null and i.outcome = 'OK' and i.op not in (OP_ROLLBACK, OP_END_ROUND))
  union all
  select 'I9', format('command %s %s %s %s', i.scope, i.player_id, i.op, i.key)
    from ledger.idempotency_keys i where i.outcome is null
  union all
  -- I13: trial money and money never meet, and every line belongs to a movement and to two accounts.
  select 'I13', 'transfer ' || p.transfer_id
    from ledger.postings p
    left join ledger.accounts s on s.id = p.src
    left join ledger.accounts d on d.id = p.dst
    left join ledger.transfers t on t.id = p.transfer_id
    where s.asset_id is distinct from p.asset_id or d.asset_id is distinct from p.asset_id or t.id is null
  union all
  -- I14: a round says what its movements say.
  select 'I14', format('round %s %s %s', r.vendor, r.player_id, r.round_ref)
    from wallet.rounds r
    left join (
      select t.scope, t.player_id, t.round_ref,
          sum(case when t.kind = MOVE_STAKE then p.amount when undone.kind = MOVE_STAKE then -p.amount else 0 end) as stake,
          sum(case when own.kind <> ACCOUNT_BONUS then 0 when t.kind = MOVE_STAKE then p.amount when undone.kind = MOVE_STAKE then -p.amount
            else 0 end) as bonus_stake,
          sum(case when t.kind = MOVE_PAYOUT then p.amount when undone.kind = MOVE_PAYOUT then -p.amount else 0 end) as payout,
          sum(case when t.kind <> MOVE_ADJUSTMENT then 0 when p.dst_after is null then -p.amount else p.amount end) as adjusted
        from ledger.transfers t
        left join ledger.transfers undone on undone.id = t.reverses
        left join ledger.postings p on p.transfer_id = t.id
        left join ledger.accounts own on own.id = case when p.src_after is null then p.dst else p.src end
        where t.round_ref is not null
        group by t.scope, t.player_id, t.round_ref
    ) s on s.scope = r.vendor and s.player_id = r.player_id and s.round_ref = r.round_ref
    where (r.stake_minor, r.bonus_stake_minor, r.payout_minor, r.adjusted_minor)
      is distinct from (coalesce(s.stake, 0)::bigint, coalesce(s.bonus_stake, 0)::bigint,
        coalesce(s.payout, 0)::bigint, coalesce(s.adjusted, 0)::bigint)
  union all
  -- I15: an adjustment is kept for the office exactly as it was answered.
  select 'I15', format('adjustment %s %s %s', i.scope, i.player_id, i.key)
    from (select * from ledger.idempotency_keys where op = OP_ADJUST) i
    full join wallet.adjustments j on j.vendor = i.scope and j.player_id = i.player_id and j.key = i.key
    where (i.outcome, i.transfer_id) is distinct from (j.outcome, j.transfer_id)
  union all
  -- I16: what the ledger may hold, that its tables do not ask of every row for themselves.
  select 'I16', 'transfer ' || t.id
    from ledger.transfers t
    where (t.kind in (MOVE_ROLLBACK, MOVE_REVERSAL)) <> (t.reverses is not null) or (t.kind = MOVE_PAYOUT) <> (t.payout_kind is not null)
      or t.payout_kind not in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')
      or not exists (select 1 from ledger.transfer_kinds k where k.id = t.kind)
  union all
  select 'I16', 'transfer ' || p.transfer_id from ledger.postings p where p.amount <= 0 or p.src = p.dst
  union all
  select 'I16', format('command %s %s %s %s', i.scope, i.player_id, i.op, i.key) from ledger.idempotency_keys i where i.op not between 1 and 7
  union all
  select 'I16', format('round %s %s %s', r.vendor, r.player_id, r.round_ref)
    from wallet.rounds r
    where least(r.stake_minor, r.bonus_stake_minor, r.stake_minor - r.bonus_stake_minor, r.payout_minor, r.stakes_live,
        r.payouts_live) < 0
      or r.state not in ('open', 'closed', 'rolled-back') or (r.state = 'open') <> (r.closed_at is null)
$$;
