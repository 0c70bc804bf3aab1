-- Why: what became of a round's stakes was read from a word that other things change as well. A payout that came before
-- its stake was refused for ever where the round had only had a prize; the end of a round, or a prize that was taken
-- back, made a round whose stakes had all been given back one that a correction pays into. Asked is now what happened.
-- And a vendor may undo a stake without saying in which round it was: the stake says it.

-- Whether a stake was ever taken in a round. Asked only where none of them is live.
create function ledger.was_staked(p_scope text, p_player bigint, p_round text) returns boolean language sql stable as $$
  select exists (select 1 from ledger.transfer t
    where t.player_id = p_player and t.round_ref = p_round and t.scope = p_scope and t.kind = 1)
$$;

-- Pays into a round. Won money goes back to where its stake came from; promotions and free rounds pay cash and need
-- no stake.
create or replace function ledger.payout(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz,
  p_kind text, p_bet text, p_ends boolean
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  bet record;
  r wallet.round;
  counts boolean := p_kind in ('WIN', 'JACKPOT');
  to_bonus bigint := 0;
begin
  if p_amount > 9223372036854775807 - p.balance or p_amount > 9223372036854775807 - p.bonus then
    a.outcome := 'BAD_REQUEST';
    return a;
  end if;
  select w.* into r from wallet.round w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  if r.account_id <> p.account_id then
    a.outcome := 'CURRENCY_MISMATCH';
  elsif not counts then
    a.outcome := 'OK';
  elsif p_bet is null then
    a.outcome := case when r.stakes_live > 0 then 'OK'
      when ledger.was_staked(p_scope, p_player, p_round) then 'TX_CANCELLED' else 'BET_NOT_FOUND' end;
    to_bonus := ledger.bonus_share(p_amount, r.bonus_stake_minor, r.stake_minor);
  else
    select i.outcome, i.account_id, t.round_ref, i.transfer_id,
        exists (select 1 from ledger.transfer back where back.reverses = i.transfer_id) as reversed
      into bet
      from ledger.idem i left join ledger.transfer t on t.id = i.transfer_id
      where i.scope = p_scope and i.player_id = p_player and i.op = 1::smallint and i.key = p_bet;
    a.outcome := case
      when bet.outcome is null then 'BET_NOT_FOUND'
      when bet.outcome <> 'OK' or bet.reversed then 'TX_CANCELLED'
      when bet.account_id <> p.account_id then 'CURRENCY_MISMATCH'
      when bet.round_ref <> p_round then 'BET_NOT_FOUND' else 'OK' end;
    if a.outcome = 'OK' and r.bonus_stake_minor > 0 then
      select ledger.bonus_share(p_amount, sum(l.amount) filter (where l.src = p.bonus_id)::bigint, sum(l.amount)::bigint)
        into to_bonus from ledger.posting l where l.transfer_id = bet.transfer_id;
    end if;
  end if;
  if a.outcome <> 'OK' then
    return a;
  end if;

  a.transfer_id := nextval('ledger.transfer_id');
  insert into ledger.transfer (id, kind, scope, player_id, key, round_ref, game, ref_key, payout_kind, at)
    values (a.transfer_id, 2, p_scope, p_player, p_key, p_round, p_game, p_bet, p_kind, p_at);
  perform ledger.book(p, p_amount - to_bonus, to_bonus, a.transfer_id, p.house_id);
  if r.state is null then
    insert into wallet.round (vendor, player_id, round_ref, account_id, asset_id, game, payout_minor, payouts_live, state,
        opened_at, changed_at, closed_at)
      values (p_scope, p_player, p_round, p.account_id, p.asset_id, p_game, p_amount, counts::int,
        case when p_ends then 'closed' else 'open' end, p_at, p_at, case when p_ends then p_at end);
  else
    update wallet.round w set payout_minor = w.payout_minor + p_amount, payouts_live = w.payouts_live + counts::int,
        state = case when p_ends then 'closed' else w.state end, changed_at = p_at,
        closed_at = case when p_ends then p_at else w.closed_at end
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  end if;
  if p.guarded then
    perform ledger.count_play(p_player, p.asset_id, p_at, 0, p_amount);
  end if;
  a.balance := p.balance + p_amount - to_bonus;
  a.bonus := p.bonus + to_bonus;
  a.version := p.version + p.bonus_version + (p_amount > to_bonus)::int + (to_bonus > 0)::int;
  return a;
end $$;

-- Undoes one stake or one payout, in the round that it names or, without one, wherever it was. Of one that never came it
-- moves nothing, and buries it: should it come later, it finds its answer there. The limits count it on the day of what
-- it undoes.
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
  if p_round is not null and target.round_ref <> p_round then
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
    values (a.transfer_id, 3, target.transfer_id, p_scope, p_player, p_key, target.round_ref, target.game, p_target, p_at);
  perform ledger.book(p, delta, bonus_delta, a.transfer_id, p.house_id);
  if target.op = 1 then
    update wallet.round w set
        stake_minor = w.stake_minor - delta - bonus_delta, bonus_stake_minor = w.bonus_stake_minor - bonus_delta,
        stakes_live = w.stakes_live - 1, state = case when w.stakes_live = 1 then 'rolled-back' else 'open' end,
        closed_at = case when w.stakes_live = 1 then p_at end, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = target.round_ref;
  else
    update wallet.round w set
        payout_minor = w.payout_minor + delta + bonus_delta, payouts_live = w.payouts_live - target.counts::int,
        state = case when w.state = 'rolled-back' then w.state else 'open' end,
        closed_at = case when w.state = 'rolled-back' then w.closed_at end, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = target.round_ref;
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
    when r.stakes_live = 0 and ledger.was_staked(p_scope, p_player, p_round) then 'TX_CANCELLED'
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
