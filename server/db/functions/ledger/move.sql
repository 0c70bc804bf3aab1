-- Does a movement once for its key. An order is
--   {scope, player, key, kind, at, about, lines: [{asset, amount, from: {owner, code, account}, to: {…}}]}
-- with amounts as digits above zero. The player is 0 where it is about none. The outcomes are OK, DUPLICATE_CONFLICT,
-- PLAYER_NOT_FOUND (no such account), PLAYER_BLOCKED (a frozen account gives nothing) and INSUFFICIENT_FUNDS; a
-- refusal is not remembered, because whoever orders has asked first and may come again when there is more. The
-- balance is that of the player's account in the asset of the first line.
create or replace function ledger.move(p_order jsonb)
returns table (outcome text, balance bigint, transfer_id bigint, replayed boolean)
language plpgsql security definer set search_path = ledger, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  v_scope text := p_order ->> 'scope';
  v_player bigint := (p_order ->> 'player')::bigint;
  v_key text := p_order ->> 'key';
  v_kind smallint := (select k.id from ledger.transfer_kinds k where k.name = p_order ->> 'kind' and k.id >= MOVE_DEPOSIT);
  v_hash bytea := sha256(convert_to((p_order - 'at')::text, 'UTF8'));
  v_asset smallint;
  v_own bigint;
  known ledger.idempotency_keys;
  line record;
  v_transfer bigint;
begin
  if v_kind is null or v_kind = MOVE_REVERSAL or length(v_key) not between 1 and 100 or jsonb_array_length(p_order -> 'lines') = 0 then
    raise exception 'a movement of kind % cannot be ordered', p_order ->> 'kind';
  end if;
  perform ledger.lock_players(array(
    select distinct (side.owner ->> 'code')::bigint
      from jsonb_array_elements(p_order -> 'lines') l
      cross join lateral (values (l -> 'from'), (l -> 'to')) as side (owner)
      where side.owner ->> 'owner' = 'player'
    union select v_player));
  select s.id, a.id into v_asset, v_own
    from ledger.assets s
    left join ledger.accounts a on a.owner_kind = OWNER_PLAYER and a.owner_id = v_player and a.kind = s.player_kind and a.asset_id = s.id
    where s.code = p_order #>> '{lines,0,asset}';

  select i.* into known from ledger.idempotency_keys i
    where i.scope = v_scope and i.player_id = v_player and i.op = OP_ORDER and i.key = v_key;
  if found then
    update ledger.idempotency_keys i set dup_seen = i.dup_seen + 1
      where i.scope = v_scope and i.player_id = v_player and i.op = OP_ORDER and i.key = v_key;
    if known.hash is distinct from v_hash then
      return query select 'DUPLICATE_CONFLICT'::text, (select a.balance from ledger.accounts a where a.id = v_own), null::bigint, false;
    else
      return query select known.outcome, known.balance_after, known.transfer_id, true;
    end if;
    return;
  end if;

  v_transfer := nextval('ledger.transfer_id');
  begin
    insert into ledger.transfers (id, kind, scope, player_id, key, at)
      values (v_transfer, v_kind, v_scope, v_player, v_key, (p_order ->> 'at')::timestamptz);
    for line in
      select l.nth, s.id as asset_id, (l.said ->> 'amount')::bigint as amount,
          ledger.account_of(sk.id, l.said #>> '{from,code}', sa.id, s.id) as src,
          ledger.account_of(dk.id, l.said #>> '{to,code}', da.id, s.id) as dst
        from jsonb_array_elements(p_order -> 'lines') with ordinality as l (said, nth)
        join ledger.assets s on s.code = l.said ->> 'asset'
        join ledger.owner_kinds sk on sk.name = l.said #>> '{from,owner}'
        join ledger.owner_kinds dk on dk.name = l.said #>> '{to,owner}'
        join ledger.account_kinds sa on sa.name = l.said #>> '{from,account}'
        join ledger.account_kinds da on da.name = l.said #>> '{to,account}'
        order by l.nth
    loop
      if line.src is null or line.dst is null then
        raise exception 'PLAYER_NOT_FOUND' using errcode = 'NR002';
      end if;
      if (select a.frozen from ledger.accounts a where a.id = line.src) then
        raise exception 'PLAYER_BLOCKED' using errcode = 'NR002';
      end if;
      if not ledger.move_line(v_transfer, line.nth::int, line.src, line.dst, line.asset_id, line.amount) then
        raise exception 'INSUFFICIENT_FUNDS' using errcode = 'NR002';
      end if;
    end loop;
    if (select count(*) from ledger.postings p where p.transfer_id = v_transfer) <> jsonb_array_length(p_order -> 'lines') then
      raise exception 'a line of % names what there is not', p_order ->> 'kind';
    end if;
  exception when sqlstate 'NR002' then
    return query select sqlerrm, (select a.balance from ledger.accounts a where a.id = v_own), null::bigint, false;
    return;
  end;
  insert into ledger.idempotency_keys (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after, version_after)
    select v_scope, v_player, OP_ORDER, v_key, v_hash, 'OK', v_transfer, a.id, a.balance, a.version
      from (values (1)) as one (n) left join ledger.accounts a on a.id = v_own;
  return query select 'OK'::text, (select a.balance from ledger.accounts a where a.id = v_own), v_transfer, false;
end $$;
revoke all on function ledger.move(jsonb) from public;

-- Moves one line. False when it would take more than there is. Only inline accounts have a balance of the moment.
create or replace function ledger.move_line(p_transfer bigint, p_line int, p_src bigint, p_dst bigint, p_asset smallint, p_amount bigint)
returns boolean language plpgsql as $$
declare
  src ledger.accounts;
  dst ledger.accounts;
begin
  select a.* into src from ledger.accounts a where a.id = p_src;
  select a.* into dst from ledger.accounts a where a.id = p_dst;
  if src.mode = 'I' then
    if src.balance - p_amount < src.floor then
      return false;
    end if;
    update ledger.accounts a set balance = a.balance - p_amount, version = a.version + 1 where a.id = p_src
      returning a.* into src;
  end if;
  if dst.mode = 'I' then
    if p_amount > 9223372036854775807 - dst.balance then
      return false;
    end if;
    update ledger.accounts a set balance = a.balance + p_amount, version = a.version + 1 where a.id = p_dst
      returning a.* into dst;
  end if;
  insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, src_after, dst_after, src_version, dst_version)
    values (p_transfer, p_line, p_src, p_dst, p_asset, p_amount,
      case when src.mode = 'I' then src.balance end, case when dst.mode = 'I' then dst.balance end,
      case when src.mode = 'I' then src.version end, case when dst.mode = 'I' then dst.version end);
  return true;
end $$;
