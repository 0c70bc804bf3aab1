-- Remembers how a command ended: its key is answered so for ever. One that was buried before it came, and the end of
-- a round that was opened again, have a row already.
create or replace function ledger.remember(
  p_scope text, p_player bigint, p_op smallint, p_key text, p_hash bytea, p_account bigint, a ledger.answer
) returns void language plpgsql as $$
begin
  insert into ledger.idempotency_keys (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after,
      bonus_after, version_after, limit_name)
    values (p_scope, p_player, p_op, p_key, p_hash, a.outcome, a.transfer_id, p_account, a.balance, a.bonus, a.version,
      a.limit_name)
    on conflict (scope, player_id, op, key) do update set
      hash = excluded.hash, outcome = excluded.outcome, transfer_id = excluded.transfer_id,
      account_id = excluded.account_id, balance_after = excluded.balance_after, bonus_after = excluded.bonus_after,
      version_after = excluded.version_after, limit_name = excluded.limit_name;
end $$;

-- Remembers the refusal of a command whose order was undone.
create or replace function ledger.remember_refusal(c ledger.command, a ledger.answer) returns ledger.answer language plpgsql as $$
declare
  p ledger.purse;
  v_op smallint := case c.op when 'debit' then OP_DEBIT else OP_CREDIT end;
begin
  if a.outcome in ('BAD_REQUEST', 'PLAYER_NOT_FOUND') or a.replayed then
    return a;
  end if;
  p := ledger.purse_of(c.player::bigint, c.asset);
  a.balance := p.balance;
  a.bonus := p.bonus;
  a.version := p.version + p.bonus_version;
  if a.outcome not in ('BET_NOT_FOUND', 'DUPLICATE_CONFLICT') then
    perform ledger.remember(c.scope, c.player::bigint, v_op, c.key, ledger.content_of(c, v_op, c.amount::bigint), p.account_id, a);
  end if;
  return a;
end $$;

-- What became of a transaction: how it was answered, TX_CANCELLED when it was taken back or buried since, and
-- TX_NOT_FOUND when it never came. The balance is that of the moment. What arrived is preferred to a tombstone,
-- and then a stake to a payout, an adjustment and a rollback of the same number. Telling it writes, so that the
-- answer waits for the same commit barrier as the first one did.
create or replace function ledger.status(p_scope text, p_player bigint, p_key text, p_asset text)
returns table (outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint,
  limit_name text)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  known ledger.idempotency_keys;
begin
  update ledger.idempotency_keys i set dup_seen = i.dup_seen + 1
    where i.scope = p_scope and i.player_id = p_player and i.key = p_key and i.op = (
      select c.op from ledger.idempotency_keys c
        where c.scope = p_scope and c.player_id = p_player and c.key = p_key and c.op in (OP_DEBIT, OP_CREDIT, OP_ROLLBACK, OP_ADJUST)
        order by c.hash is null, array_position(array[OP_DEBIT, OP_CREDIT, OP_ADJUST, OP_ROLLBACK], c.op::int) limit 1)
    returning i.* into known;
  return query
    select case
          when known.outcome is null then 'TX_NOT_FOUND'
          when exists (select 1 from ledger.transfers back where back.reverses = known.transfer_id) then 'TX_CANCELLED'
          else known.outcome end,
        told.code, told.balance, told.bonus, told.version, known.transfer_id, known.limit_name
      from (values (1)) as one (n)
      left join lateral (
        select held.code, a.balance, coalesce(b.balance, 0) as bonus, a.version + coalesce(b.version, 0) as version
          from ledger.accounts a
          join ledger.assets held on held.id = a.asset_id
          left join ledger.accounts b
            on b.owner_kind = OWNER_PLAYER and b.owner_id = a.owner_id and b.kind = ACCOUNT_BONUS and b.asset_id = a.asset_id
          where a.owner_kind = OWNER_PLAYER and a.owner_id = p_player
            and (a.id = known.account_id or (known.account_id is null and held.code = p_asset and a.kind = held.player_kind))
      ) told on true;
end $$;
revoke all on function ledger.status(text, bigint, text, text) from public;
