-- Whether a stake was ever taken in a round. Asked only where none of them is live, because the state of a round says
-- what other things did to it as well.
create or replace function ledger.was_staked(p_scope text, p_player bigint, p_round text) returns boolean language sql stable as $$
  select exists (select 1 from ledger.transfers t
    where t.player_id = p_player and t.round_ref = p_round and t.scope = p_scope and t.kind = MOVE_STAKE)
$$;

-- Whether a stake was ever taken in a round under this game.
create or replace function ledger.was_staked_in(p_scope text, p_player bigint, p_round text, p_game text) returns boolean
language sql stable as $$
  select exists (select 1 from ledger.transfers t
    where t.player_id = p_player and t.round_ref = p_round and t.scope = p_scope and t.kind = MOVE_STAKE and t.game = p_game)
$$;

-- Takes a stake: frozen, paused, of another asset, over a limit, closed, too little, in this order.
create or replace function ledger.stake(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  g wallet.play_guards;
  round_account bigint;
  round_state text;
  from_bonus bigint := 0;
begin
  select r.account_id, r.state into round_account, round_state from wallet.rounds r
    where r.vendor = p_scope and r.player_id = p_player and r.round_ref = p_round;
  if p.guarded then
    select w.* into g from wallet.play_guards w where w.player_id = p_player and w.asset_id = p.asset_id;
  end if;
  if p.frozen or g.paused_until > p_at then
    a.outcome := 'PLAYER_BLOCKED';
    return a;
  elsif round_account <> p.account_id then
    a.outcome := 'CURRENCY_MISMATCH';
    return a;
  end if;
  if p.guarded then
    a.limit_name := ledger.exceeded_limit(g, p_amount, p_at);
    if a.limit_name is not null then
      a.outcome := 'LIMIT_EXCEEDED';
      return a;
    end if;
  end if;
  if round_state = 'closed' then
    a.outcome := 'ROUND_CLOSED';
    return a;
  elsif p_amount - p.balance > p.bonus then
    a.outcome := 'INSUFFICIENT_FUNDS';
    return a;
  end if;
  if p.bonus > 0 then
    from_bonus := case when p.bonus_first then least(p_amount, p.bonus) else greatest(p_amount - p.balance, 0) end;
  end if;

  a.outcome := 'OK';
  a.transfer_id := nextval('ledger.transfer_id');
  insert into ledger.transfers (id, kind, scope, player_id, key, round_ref, game, at)
    values (a.transfer_id, MOVE_STAKE, p_scope, p_player, p_key, p_round, p_game, p_at);
  perform ledger.book(p, from_bonus - p_amount, -from_bonus, a.transfer_id, p.house_id);
  if round_state is null then
    insert into wallet.rounds (vendor, player_id, round_ref, account_id, asset_id, game, stake_minor, bonus_stake_minor,
        stakes_live, state, opened_at, changed_at)
      values (p_scope, p_player, p_round, p.account_id, p.asset_id, p_game, p_amount, from_bonus, 1, 'open', p_at, p_at);
  else
    update wallet.rounds r set stake_minor = r.stake_minor + p_amount, bonus_stake_minor = r.bonus_stake_minor + from_bonus,
        stakes_live = r.stakes_live + 1, state = 'open', changed_at = p_at, closed_at = null
      where r.vendor = p_scope and r.player_id = p_player and r.round_ref = p_round;
  end if;
  if p.guarded then
    perform ledger.count_play(p_player, p.asset_id, p_at, p_amount, 0);
  end if;
  a.balance := p.balance - p_amount + from_bonus;
  a.bonus := p.bonus - from_bonus;
  a.version := p.version + p.bonus_version + (p_amount > from_bonus)::int + (from_bonus > 0)::int;
  return a;
end $$;
