-- The first of the player's limits that a stake would break, null for none. A limit on losses counts the stake as lost.
-- Play is one session until half an hour without a stake.
create or replace function ledger.exceeded_limit(p_guard wallet.play_guards, p_amount bigint, p_at timestamptz) returns text
language plpgsql stable as $$
declare
  today date := (p_at at time zone p_guard.time_zone)::date;
  -- A week begins on Saturday, as it does for most who play here (server/wallet/records/play-guard.ts says the same).
  week date := today - (extract(isodow from today)::int + 1) % 7;
  month date := date_trunc('month', today)::date;
  -- Wide enough for the largest stake on top of everything that was staked before it.
  d_staked numeric; d_lost numeric; w_staked numeric; w_lost numeric; m_staked numeric; m_lost numeric;
begin
  if p_amount > p_guard.stake_max then
    return 'stake';
  end if;
  if p_guard.session_ms is not null and p_guard.staked_last_at > p_at - interval '30 minutes'
      and p_at >= p_guard.session_began_at + p_guard.session_ms * interval '1 millisecond' then
    return 'session';
  end if;
  -- A free round adds to no sum, not even to one that is above its limit already.
  if p_amount = 0 then
    return null;
  end if;
  select coalesce(sum(d.staked) filter (where d.day = today), 0), coalesce(sum(d.staked - d.won) filter (where d.day = today), 0),
      coalesce(sum(d.staked) filter (where d.day >= week), 0),
      coalesce(sum(d.staked - d.won) filter (where d.day >= week), 0),
      coalesce(sum(d.staked) filter (where d.day >= month), 0),
      coalesce(sum(d.staked - d.won) filter (where d.day >= month), 0)
    into d_staked, d_lost, w_staked, w_lost, m_staked, m_lost
    from wallet.play_days d
    where d.player_id = p_guard.player_id and d.asset_id = p_guard.asset_id
      and d.day >= least(week, month);
  return case
    when d_lost + p_amount > p_guard.loss_day then 'loss-day'
    when w_lost + p_amount > p_guard.loss_week then 'loss-week'
    when m_lost + p_amount > p_guard.loss_month then 'loss-month'
    when d_staked + p_amount > p_guard.wager_day then 'wager-day'
    when w_staked + p_amount > p_guard.wager_week then 'wager-week'
    when m_staked + p_amount > p_guard.wager_month then 'wager-month' end;
end $$;

-- What a guarded player staked and won today. A stake that is returned was never made.
create or replace function ledger.count_play(p_player bigint, p_asset smallint, p_at timestamptz, p_staked bigint, p_won bigint)
returns void language plpgsql as $$
begin
  insert into wallet.play_days as d (player_id, asset_id, day, staked, won)
    select p_player, p_asset, (p_at at time zone g.time_zone)::date, p_staked, p_won
      from wallet.play_guards g where g.player_id = p_player and g.asset_id = p_asset
    on conflict (player_id, asset_id, day) do update set
      staked = d.staked + excluded.staked, won = d.won + excluded.won;
  if p_staked > 0 then
    update wallet.play_guards g set
        session_began_at = case when g.staked_last_at > p_at - interval '30 minutes' then g.session_began_at else p_at end,
        staked_last_at = greatest(g.staked_last_at, p_at)
      where g.player_id = p_player and g.asset_id = p_asset;
  end if;
end $$;

-- The first number of a movement that is not before a moment, found by halving: numbers rise as time does, but for
-- clocks that differ and commands that waited.
create or replace function ledger.first_since(p_moment timestamptz) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  low bigint := coalesce((select min(t.id) from ledger.transfers t), 0);
  high bigint := coalesce((select max(t.id) from ledger.transfers t), -1) + 1;
  probe record;
begin
  while low < high loop
    select t.id, t.at into probe from ledger.transfers t where t.id >= (low + high) / 2 order by t.id limit 1;
    if probe.at < p_moment then
      low := probe.id + 1;
    else
      high := (low + high) / 2;
    end if;
  end loop;
  return low;
end $$;

-- Puts a player's limits in force; null where a figure is nought is no limit. In another time zone the days are counted
-- again, from the movements: stakes and what they won, less what of it is held or was refused, and no prizes.
create or replace function ledger.set_play_guard(p_player bigint, p_asset text, p_guard jsonb) returns void
language plpgsql security definer set search_path = ledger, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off
as $$
declare
  v_asset smallint := (select s.id from ledger.assets s where s.code = p_asset);
  before wallet.play_guards;
  zone text := p_guard ->> 'timeZone';
  since timestamptz;
  first_id bigint;
begin
  perform ledger.lock_players(array[p_player]);
  select g.* into before from wallet.play_guards g where g.player_id = p_player and g.asset_id = v_asset;
  update ledger.accounts a set guarded = true
    where a.owner_kind = OWNER_PLAYER and a.owner_id = p_player and a.asset_id = v_asset;
  insert into wallet.play_guards as g (player_id, asset_id, stake_max, loss_day, loss_week, loss_month, wager_day,
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
  delete from wallet.play_days d where d.player_id = p_player and d.asset_id = v_asset;
  insert into wallet.play_days (player_id, asset_id, day, staked, won)
    select p_player, v_asset, (coalesce(undone.at, t.at) at time zone zone)::date,
        coalesce(sum(-e.delta) filter (where coalesce(undone.kind, t.kind) = MOVE_STAKE), 0),
        coalesce(sum(e.delta) filter (where coalesce(undone.kind, t.kind) <> MOVE_STAKE), 0)
      from ledger.accounts a
      cross join lateral (
        select p.transfer_id, -p.amount as delta from ledger.postings p
          where p.src = a.id and p.src_after is not null and p.transfer_id >= first_id
        union all select p.transfer_id, p.amount from ledger.postings p
          where p.dst = a.id and p.dst_after is not null and p.transfer_id >= first_id) as e
      join ledger.transfers t on t.id = e.transfer_id
      left join wallet.held_payouts h
        on h.id = case when t.kind in (MOVE_PAYOUT_HELD, MOVE_PAYOUT_RELEASED, MOVE_REFUSAL_UNDONE) then split_part(t.key, '-', 2)::bigint end
      left join ledger.transfers undone on undone.id = coalesce(t.reverses, h.transfer_id)
      where a.owner_kind = OWNER_PLAYER and a.owner_id = p_player and a.asset_id = v_asset and a.kind in (ACCOUNT_CASH, ACCOUNT_BONUS, ACCOUNT_TRIAL)
        and coalesce(undone.at, t.at) >= since and coalesce(undone.kind, t.kind) in (MOVE_STAKE, MOVE_PAYOUT, MOVE_ADJUSTMENT)
        and coalesce(undone.payout_kind, t.payout_kind, 'WIN') in ('WIN', 'JACKPOT')
      group by 3;
end $$;
revoke all on function ledger.set_play_guard(bigint, text, jsonb) from public;
