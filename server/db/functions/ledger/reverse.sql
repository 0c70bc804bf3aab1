-- Takes back a movement that no vendor ordered, line by line, once: as a movement of its own that names it. What became
-- of a payout that waited (26 to 29) goes ways of its own. A refusal is not remembered: there may be enough later.
create or replace function ledger.reverse(p_scope text, p_key text, p_transfer bigint, p_at timestamptz)
returns table (outcome text, transfer_id bigint, replayed boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  undone ledger.transfers;
  known ledger.idempotency_keys;
  line record;
  v_hash bytea := sha256(convert_to('reverse ' || p_transfer, 'UTF8'));
  v_transfer bigint;
begin
  select t.* into undone from ledger.transfers t where t.id = p_transfer and t.kind >= MOVE_DEPOSIT and t.kind not in (MOVE_REVERSAL, MOVE_PAYOUT_HELD, MOVE_PAYOUT_RELEASED, MOVE_PAYOUT_REFUSED, MOVE_REFUSAL_UNDONE);
  if not found then
    return query select 'TX_NOT_FOUND'::text, null::bigint, false;
    return;
  end if;
  perform ledger.lock_players(array(
    select distinct a.owner_id from ledger.postings p join ledger.accounts a on a.id in (p.src, p.dst)
      where p.transfer_id = p_transfer and a.owner_kind = OWNER_PLAYER
    union select undone.player_id));
  select i.* into known from ledger.idempotency_keys i
    where i.scope = p_scope and i.player_id = undone.player_id and i.op = OP_ORDER and i.key = p_key;
  if found then
    update ledger.idempotency_keys i set dup_seen = i.dup_seen + 1
      where i.scope = p_scope and i.player_id = undone.player_id and i.op = OP_ORDER and i.key = p_key;
    return query select case when known.hash = v_hash then known.outcome else 'DUPLICATE_CONFLICT' end,
      case when known.hash = v_hash then known.transfer_id end, known.hash = v_hash;
    return;
  end if;
  if exists (select 1 from ledger.transfers back where back.reverses = p_transfer) then
    return query select 'TX_CANCELLED'::text, null::bigint, false;
    return;
  end if;
  v_transfer := nextval('ledger.transfer_id');
  begin
    insert into ledger.transfers (id, kind, reverses, scope, player_id, key, at)
      values (v_transfer, MOVE_REVERSAL, p_transfer, p_scope, undone.player_id, p_key, p_at);
    for line in select p.* from ledger.postings p where p.transfer_id = p_transfer order by p.line desc loop
      if not ledger.move_line(v_transfer, line.line, line.dst, line.src, line.asset_id, line.amount) then
        raise exception 'INSUFFICIENT_FUNDS' using errcode = 'NR002';
      end if;
    end loop;
  exception when sqlstate 'NR002' then
    return query select sqlerrm, null::bigint, false;
    return;
  end;
  insert into ledger.idempotency_keys (scope, player_id, op, key, hash, outcome, transfer_id)
    values (p_scope, undone.player_id, OP_ORDER, p_key, v_hash, 'OK', v_transfer);
  return query select 'OK'::text, v_transfer, false;
end $$;
revoke all on function ledger.reverse(text, text, bigint, timestamptz) from public;
