-- What can be looked at every minute: some accounts (after p_after, up to p_through) against their last 20 entries,
-- what was written by transactions from p_since on, and the sums. Everything is counted again, from the first
-- entry, by ledger.broken_invariants(), once a day. One statement, so one moment.
create or replace function ledger.broken_lately(p_after bigint, p_through bigint, p_since xid8)
returns table (invariant text, subject text) language sql stable
-- It reads little of tables that are long: only the indexes are ever right, whatever a plan without numbers guesses.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  with entries as materialized (
    select a.id, a.balance, a.version as account_version, e.version, e.after, e.delta,
        row_number() over chain as back,
        lead(e.version) over chain as older_version, lead(e.after) over chain as older_after
      from ledger.accounts a
      left join lateral (
        (select p.src_version as version, p.src_after as after, -p.amount as delta
          from ledger.postings p where p.src = a.id and p.src_after is not null
          order by p.transfer_id desc limit 20)
        union all
        (select p.dst_version, p.dst_after, p.amount
          from ledger.postings p where p.dst = a.id and p.dst_after is not null
          order by p.transfer_id desc limit 20)
      ) e on true
      where a.mode = 'I' and a.id > p_after and a.id <= p_through
      window chain as (partition by a.id order by e.version desc)
  ), recent as materialized (
    select t.* from ledger.transfers t where t.xid >= p_since
  ), tail as materialized (
    select p.asset_id, case s.mode when 'D' then -p.amount else 0 end + case d.mode when 'D' then p.amount else 0 end as delta
      from ledger.transfers t
      join ledger.postings p on p.transfer_id = t.id
      join ledger.accounts s on s.id = p.src
      join ledger.accounts d on d.id = p.dst
      where t.xid >= (select m.xid from ledger.rollup_marks m)
  )
  -- I1: an account has what its last entry left.
  select 'I1', 'account ' || e.id
    from entries e
    where e.back = 1 and (e.balance, e.account_version) is distinct from (coalesce(e.after, 0), coalesce(e.version, 0))
  union all
  -- I3: what some have, others owe.
  select 'I3', 'asset ' || b.asset_id
    from (select a.asset_id, sum(a.balance) as sum from ledger.accounts a group by a.asset_id
      union all select t.asset_id, sum(t.delta) from tail t group by t.asset_id) b
    group by b.asset_id having sum(b.sum) <> 0
  union all
  select 'I4', 'account ' || a.id from ledger.accounts a where a.mode = 'I' and a.balance < a.floor
  union all
  -- I5: each of the last entries follows from the one before it.
  select distinct 'I5', 'account ' || e.id
    from entries e
    where e.back < 20 and e.version is not null
      and (e.version, e.after) is distinct from (coalesce(e.older_version, 0) + 1, coalesce(e.older_after, 0) + e.delta)
  union all
  -- I6: a movement is undone at most once, and exactly.
  select 'I6', 'transfer ' || t.reverses
    from recent t
    where t.reverses is not null and (
      exists (select 1 from ledger.transfers other where other.reverses = t.reverses and other.id <> t.id)
      or (select string_agg(format('%s %s %s %s', p.dst, p.src, p.asset_id, p.amount), ',' order by p.dst, p.src, p.amount)
          from ledger.postings p where p.transfer_id = t.id)
        is distinct from
        (select string_agg(format('%s %s %s %s', p.src, p.dst, p.asset_id, p.amount), ',' order by p.src, p.dst, p.amount)
          from ledger.postings p where p.transfer_id = t.reverses))
  union all
  -- I7: no payout on a stake that was taken back, and no stake taken back after a payout of its round.
  select 'I7', 'transfer ' || t.id
    from recent t
    join ledger.idempotency_keys i on i.scope = t.scope and i.player_id = t.player_id and i.op = OP_DEBIT and i.key = t.ref_key
    join ledger.transfers back on back.reverses = i.transfer_id
    where t.kind = MOVE_PAYOUT and t.payout_kind in ('WIN', 'JACKPOT')
      and not exists (select 1 from ledger.transfers undo where undo.reverses = t.id)
  union all
  select 'I7', 'transfer ' || back.id
    from recent back
    join ledger.transfers bet on bet.id = back.reverses and bet.kind = MOVE_STAKE
    where exists (
      select 1 from ledger.transfers paid
        where paid.kind = MOVE_PAYOUT and paid.payout_kind in ('WIN', 'JACKPOT') and paid.scope = bet.scope
          and paid.player_id = bet.player_id and paid.round_ref = bet.round_ref and paid.id < back.id
          and not exists (select 1 from ledger.transfers undo where undo.reverses = paid.id and undo.id < back.id))
  union all
  select 'I9', format('command %s %s %s %s', i.scope, i.player_id, i.op, i.key)
    from ledger.idempotency_keys i where i.outcome is null
  union all
  select h.invariant, h.subject from ledger.broken_holds() h
$$;

-- The new movements with an order that asked for them (I8), and lines that stay within one asset (I13) and that the
-- tables do not ask of every row (I16). By indexes alone, like ledger.broken_lately().
create or replace function ledger.broken_newly(p_since xid8) returns table (invariant text, subject text) language sql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  with recent as materialized (
    select t.* from ledger.transfers t where t.xid >= p_since
  ), lines as materialized (
    select p.transfer_id, p.asset_id, p.amount, p.src, p.dst, s.asset_id as src_asset, d.asset_id as dst_asset
      from recent t
      join ledger.postings p on p.transfer_id = t.id
      left join ledger.accounts s on s.id = p.src
      left join ledger.accounts d on d.id = p.dst
  )
  -- I8: what was moved was ordered, and was answered with just this movement.
  select 'I8', 'transfer ' || t.id
    from recent t
    left join ledger.idempotency_keys i on i.scope = t.scope and i.player_id = t.player_id and i.key = t.key
      and i.op = (case when t.kind >= MOVE_DEPOSIT then OP_ORDER else t.kind end)::smallint
    where (i.outcome, i.transfer_id) is distinct from ('OK', t.id)
  union all
  -- I13: trial money and money never meet.
  select 'I13', 'transfer ' || l.transfer_id
    from lines l where l.src_asset is distinct from l.asset_id or l.dst_asset is distinct from l.asset_id
  union all
  -- I16: what the tables do not ask of every row.
  select 'I16', 'transfer ' || l.transfer_id from lines l where l.amount <= 0 or l.src = l.dst
  union all
  select 'I16', 'transfer ' || t.id
    from recent t
    where (t.kind in (MOVE_ROLLBACK, MOVE_REVERSAL)) <> (t.reverses is not null) or (t.kind = MOVE_PAYOUT) <> (t.payout_kind is not null)
      or not exists (select 1 from ledger.transfer_kinds k where k.id = t.kind)
$$;
