-- Why: what no vendor orders moves too: deposits, holds, withdrawals, bonuses, points, what passes between players
-- and to vendors with a wallet of their own. One function moves it, by lines that each name both accounts, and
-- one takes a movement back. server/wallet/moves.ts holds the list of what may be moved from where to where.

-- The account of an owner, opened when it is first needed. A vendor or a provider is named by its code.
create function ledger.account_of(p_owner_kind smallint, p_owner text, p_kind smallint, p_asset smallint) returns bigint
language plpgsql as $$
declare
  owner bigint;
  found_id bigint;
begin
  if p_owner_kind in (2, 4) then
    insert into ledger.party (owner_kind, code) values (p_owner_kind, p_owner) on conflict do nothing;
    select p.id into owner from ledger.party p where p.owner_kind = p_owner_kind and p.code = p_owner;
  else
    owner := p_owner::bigint;
  end if;
  select a.id into found_id from ledger.account a
    where a.owner_kind = p_owner_kind and a.owner_id = owner and a.kind = p_kind and a.asset_id = p_asset;
  -- A player's account is opened with the player, so that nobody is paid who does not exist.
  if found_id is null and p_owner_kind <> 1 then
    insert into ledger.account (owner_kind, owner_id, kind, asset_id, mode, floor)
      select p_owner_kind, owner, k.id, p_asset, k.mode, k.floor from ledger.account_kind k where k.id = p_kind
      on conflict do nothing;
    select a.id into found_id from ledger.account a
      where a.owner_kind = p_owner_kind and a.owner_id = owner and a.kind = p_kind and a.asset_id = p_asset;
  end if;
  return found_id;
end $$;

-- Moves one line. False when it would take more than there is. Only inline accounts have a balance of the moment.
create function ledger.move_line(p_transfer bigint, p_line int, p_src bigint, p_dst bigint, p_asset smallint, p_amount bigint)
returns boolean language plpgsql as $$
declare
  src ledger.account;
  dst ledger.account;
begin
  select a.* into src from ledger.account a where a.id = p_src;
  select a.* into dst from ledger.account a where a.id = p_dst;
  if src.mode = 'I' then
    if src.balance - p_amount < src.floor then
      return false;
    end if;
    update ledger.account a set balance = a.balance - p_amount, version = a.version + 1 where a.id = p_src
      returning a.* into src;
  end if;
  if dst.mode = 'I' then
    if p_amount > 9223372036854775807 - dst.balance then
      return false;
    end if;
    update ledger.account a set balance = a.balance + p_amount, version = a.version + 1 where a.id = p_dst
      returning a.* into dst;
  end if;
  insert into ledger.posting (transfer_id, line, src, dst, asset_id, amount, src_after, dst_after, src_version, dst_version)
    values (p_transfer, p_line, p_src, p_dst, p_asset, p_amount,
      case when src.mode = 'I' then src.balance end, case when dst.mode = 'I' then dst.balance end,
      case when src.mode = 'I' then src.version end, case when dst.mode = 'I' then dst.version end);
  return true;
end $$;

-- Does a movement once for its key. An order is
--   {scope, player, key, kind, at, about, lines: [{asset, amount, from: {owner, code, account}, to: {…}}]}
-- with amounts as digits above zero. The player is 0 where it is about none. The outcomes are OK, DUPLICATE_CONFLICT,
-- PLAYER_NOT_FOUND (no such account), PLAYER_BLOCKED (a frozen account gives nothing) and INSUFFICIENT_FUNDS; a
-- refusal is not remembered, because whoever orders has asked first and may come again when there is more. The
-- balance is that of the player's account in the asset of the first line.
create function ledger.move(p_order jsonb)
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
  v_kind smallint := (select k.id from ledger.transfer_kind k where k.name = p_order ->> 'kind' and k.id >= 10);
  v_hash bytea := sha256(convert_to((p_order - 'at')::text, 'UTF8'));
  v_asset smallint;
  v_own bigint;
  known ledger.idem;
  line record;
  v_transfer bigint;
begin
  if v_kind is null or v_kind = 23 or length(v_key) not between 1 and 100 or jsonb_array_length(p_order -> 'lines') = 0 then
    raise exception 'a movement of kind % cannot be ordered', p_order ->> 'kind';
  end if;
  perform ledger.lock_players(array(
    select distinct (side.owner ->> 'code')::bigint
      from jsonb_array_elements(p_order -> 'lines') l
      cross join lateral (values (l -> 'from'), (l -> 'to')) as side (owner)
      where side.owner ->> 'owner' = 'player'
    union select v_player));
  select s.id, a.id into v_asset, v_own
    from ledger.asset s
    left join ledger.account a on a.owner_kind = 1 and a.owner_id = v_player and a.kind = s.player_kind and a.asset_id = s.id
    where s.code = p_order #>> '{lines,0,asset}';

  select i.* into known from ledger.idem i
    where i.scope = v_scope and i.player_id = v_player and i.op = 7 and i.key = v_key;
  if found then
    update ledger.idem i set dup_seen = i.dup_seen + 1
      where i.scope = v_scope and i.player_id = v_player and i.op = 7 and i.key = v_key;
    if known.hash is distinct from v_hash then
      return query select 'DUPLICATE_CONFLICT'::text, (select a.balance from ledger.account a where a.id = v_own), null::bigint, false;
    else
      return query select known.outcome, known.balance_after, known.transfer_id, true;
    end if;
    return;
  end if;

  v_transfer := nextval('ledger.transfer_id');
  begin
    insert into ledger.transfer (id, kind, scope, player_id, key, at)
      values (v_transfer, v_kind, v_scope, v_player, v_key, (p_order ->> 'at')::timestamptz);
    for line in
      select l.nth, s.id as asset_id, (l.said ->> 'amount')::bigint as amount,
          ledger.account_of(sk.id, l.said #>> '{from,code}', sa.id, s.id) as src,
          ledger.account_of(dk.id, l.said #>> '{to,code}', da.id, s.id) as dst
        from jsonb_array_elements(p_order -> 'lines') with ordinality as l (said, nth)
        join ledger.asset s on s.code = l.said ->> 'asset'
        join ledger.owner_kind sk on sk.name = l.said #>> '{from,owner}'
        join ledger.owner_kind dk on dk.name = l.said #>> '{to,owner}'
        join ledger.account_kind sa on sa.name = l.said #>> '{from,account}'
        join ledger.account_kind da on da.name = l.said #>> '{to,account}'
        order by l.nth
    loop
      if line.src is null or line.dst is null then
        raise exception 'PLAYER_NOT_FOUND' using errcode = 'NR002';
      end if;
      if (select a.frozen from ledger.account a where a.id = line.src) then
        raise exception 'PLAYER_BLOCKED' using errcode = 'NR002';
      end if;
      if not ledger.move_line(v_transfer, line.nth::int, line.src, line.dst, line.asset_id, line.amount) then
        raise exception 'INSUFFICIENT_FUNDS' using errcode = 'NR002';
      end if;
    end loop;
    if (select count(*) from ledger.posting p where p.transfer_id = v_transfer) <> jsonb_array_length(p_order -> 'lines') then
      raise exception 'a line of % names what there is not', p_order ->> 'kind';
    end if;
  exception when sqlstate 'NR002' then
    return query select sqlerrm, (select a.balance from ledger.account a where a.id = v_own), null::bigint, false;
    return;
  end;
  insert into ledger.idem (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after, version_after)
    select v_scope, v_player, 7, v_key, v_hash, 'OK', v_transfer, a.id, a.balance, a.version
      from (values (1)) as one (n) left join ledger.account a on a.id = v_own;
  return query select 'OK'::text, (select a.balance from ledger.account a where a.id = v_own), v_transfer, false;
end $$;

-- Takes back a movement that no vendor ordered, line by line, once: as a movement of its own that names it. A refusal
-- is not remembered: there may be enough later.
create function ledger.reverse(p_scope text, p_key text, p_transfer bigint, p_at timestamptz)
returns table (outcome text, transfer_id bigint, replayed boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  undone ledger.transfer;
  known ledger.idem;
  line record;
  v_hash bytea := sha256(convert_to('reverse ' || p_transfer, 'UTF8'));
  v_transfer bigint;
begin
  select t.* into undone from ledger.transfer t where t.id = p_transfer and t.kind >= 10 and t.kind <> 23;
  if not found then
    return query select 'TX_NOT_FOUND'::text, null::bigint, false;
    return;
  end if;
  perform ledger.lock_players(array(
    select distinct a.owner_id from ledger.posting p join ledger.account a on a.id in (p.src, p.dst)
      where p.transfer_id = p_transfer and a.owner_kind = 1
    union select undone.player_id));
  select i.* into known from ledger.idem i
    where i.scope = p_scope and i.player_id = undone.player_id and i.op = 7 and i.key = p_key;
  if found then
    update ledger.idem i set dup_seen = i.dup_seen + 1
      where i.scope = p_scope and i.player_id = undone.player_id and i.op = 7 and i.key = p_key;
    return query select case when known.hash = v_hash then known.outcome else 'DUPLICATE_CONFLICT' end,
      case when known.hash = v_hash then known.transfer_id end, known.hash = v_hash;
    return;
  end if;
  if exists (select 1 from ledger.transfer back where back.reverses = p_transfer) then
    return query select 'TX_CANCELLED'::text, null::bigint, false;
    return;
  end if;
  v_transfer := nextval('ledger.transfer_id');
  begin
    insert into ledger.transfer (id, kind, reverses, scope, player_id, key, at)
      values (v_transfer, 23, p_transfer, p_scope, undone.player_id, p_key, p_at);
    for line in select p.* from ledger.posting p where p.transfer_id = p_transfer order by p.line desc loop
      if not ledger.move_line(v_transfer, line.line, line.dst, line.src, line.asset_id, line.amount) then
        raise exception 'INSUFFICIENT_FUNDS' using errcode = 'NR002';
      end if;
    end loop;
  exception when sqlstate 'NR002' then
    return query select sqlerrm, null::bigint, false;
    return;
  end;
  insert into ledger.idem (scope, player_id, op, key, hash, outcome, transfer_id)
    values (p_scope, undone.player_id, 7, p_key, v_hash, 'OK', v_transfer);
  return query select 'OK'::text, v_transfer, false;
end $$;

-- All that is neither a stake (1) nor a payout (2) is little, and is found without going through a life of play.
create index transfer_rare on ledger.transfer (player_id, kind, id) where kind > 2;
-- What one player's account had from another's, or one of a player's accounts from the next: both have a balance of the
-- moment, which no account of a game has.
create index posting_between_own on ledger.posting (dst, transfer_id) where src_after is not null and dst_after is not null;

-- The first number of a movement that is not before a moment, found by halving: numbers rise as time does, but for
-- clocks that differ and commands that waited.
create function ledger.first_since(p_moment timestamptz) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  low bigint := coalesce((select min(t.id) from ledger.transfer t), 0);
  high bigint := coalesce((select max(t.id) from ledger.transfer t), -1) + 1;
  probe record;
begin
  while low < high loop
    select t.id, t.at into probe from ledger.transfer t where t.id >= (low + high) / 2 order by t.id limit 1;
    if probe.at < p_moment then
      low := probe.id + 1;
    else
      high := (low + high) / 2;
    end if;
  end loop;
  return low;
end $$;

-- Puts a player's limits in force; one without a sum counts and forbids nothing. What was staked and won since the beginning of the
-- month is counted from the ledger when the first limit is set, and again when the days begin elsewhere.
create function ledger.set_play_guard(p_player bigint, p_asset text, p_guard jsonb) returns void
language plpgsql security definer set search_path = ledger, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off
as $$
declare
  v_asset smallint := (select s.id from ledger.asset s where s.code = p_asset);
  before wallet.play_guard;
  zone text := p_guard ->> 'timeZone';
  since timestamptz;
  first_id bigint;
begin
  perform ledger.lock_players(array[p_player]);
  select g.* into before from wallet.play_guard g where g.player_id = p_player and g.asset_id = v_asset;
  update ledger.account a set guarded = true
    where a.owner_kind = 1 and a.owner_id = p_player and a.asset_id = v_asset;
  insert into wallet.play_guard as g (player_id, asset_id, stake_max, loss_day, loss_week, loss_month, wager_day,
      wager_week, wager_month, session_ms, paused_until, time_zone)
    select p_player, v_asset, r.* from jsonb_to_record(p_guard) as r ("stakeMax" bigint, "lossDay" bigint, "lossWeek" bigint,
      "lossMonth" bigint, "wagerDay" bigint, "wagerWeek" bigint, "wagerMonth" bigint, "sessionMs" bigint,
      "pausedUntil" timestamptz, "timeZone" text)
    on conflict (player_id, asset_id) do update set
      stake_max = excluded.stake_max, loss_day = excluded.loss_day, loss_week = excluded.loss_week,
      loss_month = excluded.loss_month, wager_day = excluded.wager_day, wager_week = excluded.wager_week,
      wager_month = excluded.wager_month, session_ms = excluded.session_ms, paused_until = excluded.paused_until,
      time_zone = excluded.time_zone;
  if before.time_zone is not distinct from zone then
    return;
  end if;
  -- A week may reach into the month before.
  since := ((date_trunc('month', (p_guard ->> 'at')::timestamptz at time zone zone) - interval '7 days') at time zone zone);
  -- Six hours are more than two clocks differ by and a command waits.
  first_id := ledger.first_since(since - interval '6 hours');
  delete from wallet.play_day d where d.player_id = p_player and d.asset_id = v_asset;
  insert into wallet.play_day (player_id, asset_id, day, staked, won)
    select p_player, v_asset, (t.at at time zone zone)::date,
        coalesce(sum(-e.delta) filter (where coalesce(undone.kind, t.kind) = 1), 0),
        coalesce(sum(e.delta) filter (where coalesce(undone.kind, t.kind) in (2, 5)), 0)
      from ledger.account a
      cross join lateral (
        select p.transfer_id, -p.amount as delta from ledger.posting p
          where p.src = a.id and p.src_after is not null and p.transfer_id >= first_id
        union all select p.transfer_id, p.amount from ledger.posting p
          where p.dst = a.id and p.dst_after is not null and p.transfer_id >= first_id) as e
      join ledger.transfer t on t.id = e.transfer_id
      left join ledger.transfer undone on undone.id = t.reverses
      where a.owner_kind = 1 and a.owner_id = p_player and a.asset_id = v_asset and a.kind in (1, 2, 5)
        and t.at >= since and coalesce(undone.kind, t.kind) in (1, 2, 5)
      group by 3;
end $$;

revoke all on function ledger.move(jsonb), ledger.reverse(text, text, bigint, timestamptz),
  ledger.set_play_guard(bigint, text, jsonb) from public;
