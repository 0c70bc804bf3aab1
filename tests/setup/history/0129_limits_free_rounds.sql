-- Why: who had lost more than a limit that was set afterwards was refused free rounds as well, which cost nothing.

-- The first of the player's limits that a stake would break, null for none. A limit on losses counts the stake as lost. Play is one session until half an hour without a stake.
create or replace function ledger.exceeded_limit(p_guard wallet.play_guard, p_amount bigint, p_at timestamptz) returns text
language plpgsql stable as $$
declare
  today date := (p_at at time zone p_guard.time_zone)::date;
  -- A week begins on Saturday, as it does for most who play here (server/wallet/play-guard.ts says the same).
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
    from wallet.play_day d
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
