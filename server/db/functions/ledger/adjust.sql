-- Corrects a result: a movement of its round, under its game, that changes no more of it, and that goes to cash and bonus
-- as a payout of the round would. It is kept for the office with its reason, also when it was refused.
create or replace function ledger.adjust(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz,
  p_direction text, p_reason text
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  r wallet.rounds;
  delta bigint := case p_direction when 'IN' then p_amount else -p_amount end;
  bonus_delta bigint;
  kept_cash bigint := 0;
  kept_bonus bigint := 0;
begin
  select w.* into r from wallet.rounds w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  bonus_delta := sign(delta)::bigint * ledger.bonus_share(p_amount, r.bonus_stake_minor, r.stake_minor);
  if p_direction = 'OUT' then
    -- What the player does not have yet is taken first.
    select least(coalesce(sum(k.cash_minor), 0), bonus_delta - delta), least(coalesce(sum(k.bonus_minor), 0), -bonus_delta)
      into kept_cash, kept_bonus from ledger.kept_back(p_scope, p_player, p_round, null) k;
  end if;
  a.outcome := case
    when p_direction = 'IN' and p_amount > 9223372036854775807 - greatest(p.balance, p.bonus) then 'BAD_REQUEST'
    when r.state is null then 'BET_NOT_FOUND'
    when r.account_id <> p.account_id then 'CURRENCY_MISMATCH'
    when r.stakes_live = 0 and ledger.was_staked(p_scope, p_player, p_round) then 'TX_CANCELLED'
    when r.game <> p_game and not ledger.was_staked_in(p_scope, p_player, p_round, p_game) then 'TX_NOT_FOUND'
    when p.balance + kept_cash + delta - bonus_delta < 0 or p.bonus + kept_bonus + bonus_delta < 0 then 'INSUFFICIENT_FUNDS' else 'OK' end;
  if a.outcome = 'OK' then
    if kept_cash + kept_bonus > 0 then
      p := ledger.put_back(p, p_scope, p_player, p_round, null, p_at, kept_cash, kept_bonus);
    end if;
    a.transfer_id := nextval('ledger.transfer_id');
    insert into ledger.transfers (id, kind, scope, player_id, key, round_ref, game, at)
      values (a.transfer_id, MOVE_ADJUSTMENT, p_scope, p_player, p_key, p_round, p_game, p_at);
    perform ledger.book(p, delta - bonus_delta, bonus_delta, a.transfer_id, p.house_id);
    update wallet.rounds w set
        adjusted_minor = w.adjusted_minor + delta, payouts_live = w.payouts_live + 1, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
    if p.guarded then
      perform ledger.count_play(p_player, p.asset_id, p_at, 0, delta);
    end if;
    a.balance := p.balance + delta - bonus_delta;
    a.bonus := p.bonus + bonus_delta;
    a.version := p.version + p.bonus_version + (delta <> bonus_delta)::int + (bonus_delta <> 0)::int;
    if p_direction = 'IN' then
      a := ledger.hold_payout(a, p, p_scope, p_player, p_round, p_game, p_at, delta - bonus_delta, bonus_delta);
    end if;
  end if;
  if a.outcome not in ('BET_NOT_FOUND', 'BAD_REQUEST') then
    insert into wallet.adjustments (vendor, player_id, key, round_ref, game, asset_id, direction, amount_minor, reason,
        outcome, transfer_id, at)
      values (p_scope, p_player, p_key, p_round, p_game, p.asset_id, p_direction, p_amount, p_reason, a.outcome,
        a.transfer_id, p_at);
  end if;
  return a;
end $$;
