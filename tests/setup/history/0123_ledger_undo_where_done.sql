-- Why: what undoes or corrects something has to go the way that it went. A stake that came back after midnight gave
-- its room to the day on which it came back, and more could be staked there than the player's limit allows. And a
-- correction of what was staked from the bonus paid, and took, cash.

-- Undoes one stake or one payout. Of one that never came it moves nothing, and buries it: should it come later, it
-- finds its answer there. The limits count it on the day of what it undoes, as ledger.set_play_guard() does below.
create or replace function ledger.rollback(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_target text, p_round text, p_at timestamptz
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  target record;
  r wallet.round;
  delta bigint;
  bonus_delta bigint;
begin
  a.outcome := 'OK';
  a.balance := p.balance; a.bonus := p.bonus; a.version := p.version + p.bonus_version;
  select i.op, i.outcome, i.transfer_id, t.round_ref, t.game, t.at, coalesce(t.payout_kind in ('WIN', 'JACKPOT'), true) as counts
    into target
    from ledger.idem i left join ledger.transfer t on t.id = i.transfer_id
    where i.scope = p_scope and i.player_id = p_player and i.op in (1, 2) and i.key = p_target
    order by i.op limit 1;
  if target.outcome is null then
    insert into ledger.idem (scope, player_id, op, key, outcome)
      values (p_scope, p_player, 1, p_target, 'TX_CANCELLED'), (p_scope, p_player, 2, p_target, 'TX_CANCELLED');
    return a;
  elsif target.outcome <> 'OK' or exists (select 1 from ledger.transfer back where back.reverses = target.transfer_id) then
    return a;
  end if;
  select w.* into r from wallet.round w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = target.round_ref;
  select coalesce(sum(s.sign * l.amount) filter (where s.account_id = p.account_id), 0),
      coalesce(sum(s.sign * l.amount) filter (where s.account_id = p.bonus_id), 0)
    into delta, bonus_delta
    from ledger.posting l cross join lateral (values (l.src, 1), (l.dst, -1)) as s (account_id, sign)
    where l.transfer_id = target.transfer_id;
  if target.round_ref <> p_round then
    a.outcome := 'TX_NOT_FOUND';
    return a;
  elsif target.op = 1 and (r.payouts_live > 0 or r.state = 'closed') then
    a.outcome := 'ROUND_SETTLED';
    return a;
  elsif p.balance + delta < 0 or p.bonus + bonus_delta < 0 then
    a.outcome := 'INSUFFICIENT_FUNDS';
    return a;
  end if;

  a.transfer_id := nextval('ledger.transfer_id');
  insert into ledger.transfer (id, kind, reverses, scope, player_id, key, round_ref, game, ref_key, at)
    values (a.transfer_id, 3, target.transfer_id, p_scope, p_player, p_key, p_round, target.game, p_target, p_at);
  perform ledger.book(p, delta, bonus_delta, a.transfer_id, p.house_id);
  if target.op = 1 then
    update wallet.round w set
        stake_minor = w.stake_minor - delta - bonus_delta, bonus_stake_minor = w.bonus_stake_minor - bonus_delta,
        stakes_live = w.stakes_live - 1, state = case when w.stakes_live = 1 then 'rolled-back' else 'open' end,
        closed_at = case when w.stakes_live = 1 then p_at end, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  else
    update wallet.round w set
        payout_minor = w.payout_minor + delta + bonus_delta, payouts_live = w.payouts_live - target.counts::int,
        state = 'open', closed_at = null, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  end if;
  if p.guarded then
    perform ledger.count_play(p_player, p.asset_id, target.at, case when target.op = 1 then -delta - bonus_delta else 0 end,
      case when target.op = 1 then 0 else delta + bonus_delta end);
  end if;
  a.balance := p.balance + delta;
  a.bonus := p.bonus + bonus_delta;
  a.version := p.version + p.bonus_version + (delta <> 0)::int + (bonus_delta <> 0)::int;
  return a;
end $$;

-- Corrects a result: a movement of its round that changes no more of it, and that goes to cash and bonus as a payout of
-- the round would. It is kept for the office with its reason, also when it was refused.
create or replace function ledger.adjust(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz,
  p_direction text, p_reason text
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  r wallet.round;
  delta bigint := case p_direction when 'IN' then p_amount else -p_amount end;
  bonus_delta bigint;
begin
  select w.* into r from wallet.round w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  bonus_delta := sign(delta)::bigint * ledger.bonus_share(p_amount, r.bonus_stake_minor, r.stake_minor);
  a.outcome := case
    when p_direction = 'IN' and p_amount > 9223372036854775807 - greatest(p.balance, p.bonus) then 'BAD_REQUEST'
    when r.state is null then 'BET_NOT_FOUND'
    when r.account_id <> p.account_id then 'CURRENCY_MISMATCH'
    when r.state = 'rolled-back' then 'TX_CANCELLED'
    when p.balance + delta - bonus_delta < 0 or p.bonus + bonus_delta < 0 then 'INSUFFICIENT_FUNDS' else 'OK' end;
  if a.outcome = 'OK' then
    a.transfer_id := nextval('ledger.transfer_id');
    insert into ledger.transfer (id, kind, scope, player_id, key, round_ref, game, at)
      values (a.transfer_id, 5, p_scope, p_player, p_key, p_round, p_game, p_at);
    perform ledger.book(p, delta - bonus_delta, bonus_delta, a.transfer_id, p.house_id);
    update wallet.round w set
        adjusted_minor = w.adjusted_minor + delta, payouts_live = w.payouts_live + 1, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
    if p.guarded then
      perform ledger.count_play(p_player, p.asset_id, p_at, 0, delta);
    end if;
    a.balance := p.balance + delta - bonus_delta;
    a.bonus := p.bonus + bonus_delta;
    a.version := p.version + p.bonus_version + (delta <> bonus_delta)::int + (bonus_delta <> 0)::int;
  end if;
  if a.outcome not in ('BET_NOT_FOUND', 'BAD_REQUEST') then
    insert into wallet.adjustment (vendor, player_id, key, round_ref, game, asset_id, direction, amount_minor, reason,
        outcome, transfer_id, at)
      values (p_scope, p_player, p_key, p_round, p_game, p.asset_id, p_direction, p_amount, p_reason, a.outcome,
        a.transfer_id, p_at);
  end if;
  return a;
end $$;

-- Puts a player's limits in force; one without a sum counts and forbids nothing. What was staked and won since the
-- beginning of the month is counted from the ledger when the first limit is set, and again when the days begin
-- elsewhere.
create or replace function ledger.set_play_guard(p_player bigint, p_asset text, p_guard jsonb) returns void
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
    select p_player, v_asset, (coalesce(undone.at, t.at) at time zone zone)::date,
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
        and coalesce(undone.at, t.at) >= since and coalesce(undone.kind, t.kind) in (1, 2, 5)
      group by 3;
end $$;
