-- Whether somebody looks at a payout before the player has it. Play money has no hold account, and nobody looks at it.
create or replace function ledger.is_checked(p_scope text, p_asset smallint, p_amount bigint) returns boolean
language sql stable as $$
  select exists (select 1 from wallet.checked_payouts k
    where k.vendor = p_scope and k.asset_id = p_asset and k.from_minor <= p_amount)
$$;

-- A payout together with what its round has paid before it: one that is sent in parts is looked at as one.
create or replace function ledger.with_round(p_amount bigint, p_before numeric) returns bigint
language sql immutable as $$
  select least(p_amount + greatest(coalesce(p_before, 0), 0), 9223372036854775807)::bigint
$$;

-- Moves parts of a payout between cash, bonus, hold and its payer: a movement of its own, in the round of the payout. To the
-- limits on losses a win is one while the player has it, on the day on which it was paid.
create or replace function ledger.move_held(
  h wallet.held_payouts, p_kind smallint, p_at timestamptz, p_cash bigint, p_cash_src bigint, p_cash_dst bigint,
  p_bonus bigint, p_bonus_src bigint, p_bonus_dst bigint
) returns void language plpgsql as $$
declare
  v_transfer bigint := nextval('ledger.transfer_id');
  v_key text := format('held-%s-%s', h.id, v_transfer);
  v_won bigint := case p_kind when MOVE_PAYOUT_HELD then -p_cash - p_bonus when MOVE_PAYOUT_REFUSED then 0 else p_cash + p_bonus end;
begin
  insert into ledger.transfers (id, kind, scope, player_id, key, round_ref, game, at)
    values (v_transfer, p_kind, h.vendor, h.player_id, v_key, h.round_ref, h.game, p_at);
  if (p_cash > 0 and not ledger.move_line(v_transfer, 1, p_cash_src, p_cash_dst, h.asset_id, p_cash))
      or (p_bonus > 0 and not ledger.move_line(v_transfer, 2, p_bonus_src, p_bonus_dst, h.asset_id, p_bonus)) then
    raise exception 'payout % cannot be moved', h.id;
  end if;
  if v_won <> 0 then
    perform ledger.count_play(h.player_id, h.asset_id, paid.at, 0, v_won)
      from ledger.transfers paid
      where paid.id = h.transfer_id and coalesce(paid.payout_kind in ('WIN', 'JACKPOT'), true);
  end if;
  insert into ledger.idempotency_keys (scope, player_id, op, key, hash, outcome, transfer_id)
    values (h.vendor, h.player_id, 7, v_key, sha256(convert_to(v_key, 'UTF8')), 'OK', v_transfer);
end $$;

create or replace function ledger.hold_of(p_player bigint, p_asset smallint) returns bigint language sql stable as $$
  select a.id from ledger.accounts a
    where a.owner_kind = OWNER_PLAYER::smallint and a.owner_id = p_player and a.kind = ACCOUNT_HOLD::smallint and a.asset_id = p_asset
$$;

-- Sets aside what a payout or a correction has just brought, where its vendor's are looked at. The answer then tells the
-- balance without it.
create or replace function ledger.hold_payout(
  a ledger.answer, p ledger.purse, p_scope text, p_player bigint, p_round text, p_game text, p_at timestamptz,
  p_cash bigint, p_bonus bigint
) returns ledger.answer language plpgsql as $$
declare
  h wallet.held_payouts;
  v_hold bigint;
begin
  if p_cash + p_bonus = 0 or not ledger.is_checked(p_scope, p.asset_id, (
      select ledger.with_round(p_cash + p_bonus, w.payout_minor::numeric + w.adjusted_minor - p_cash - p_bonus)
        from wallet.rounds w
        where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round)) then
    return a;
  end if;
  v_hold := ledger.hold_of(p_player, p.asset_id);
  if v_hold is null then
    return a;
  end if;
  insert into wallet.held_payouts (transfer_id, vendor, player_id, round_ref, game, asset_id, paid_minor, cash_minor,
      bonus_minor, held_at)
    values (a.transfer_id, p_scope, p_player, p_round, p_game, p.asset_id, p_cash + p_bonus, p_cash, p_bonus, p_at)
    returning * into h;
  perform ledger.move_held(h, MOVE_PAYOUT_HELD::smallint, p_at, p_cash, p.account_id, v_hold, p_bonus, p.bonus_id, v_hold);
  a.balance := a.balance - p_cash;
  a.bonus := a.bonus - p_bonus;
  a.version := a.version + (p_cash > 0)::int + (p_bonus > 0)::int;
  return a;
end $$;

-- What of a round's payouts (or of one of them) the player does not have: it waits, or was refused.
create or replace function ledger.kept_back(p_scope text, p_player bigint, p_round text, p_transfer bigint)
returns setof wallet.held_payouts language sql stable as $$
  select h.* from wallet.held_payouts h
    where h.player_id = p_player and h.vendor = p_scope and h.round_ref = p_round and h.state in ('waiting', 'refused')
      and (p_transfer is null or h.transfer_id = p_transfer)
    order by h.id desc
$$;

-- Puts back into the purse what a vendor is about to take, as far as the player does not have it: out of what waits, or,
-- where it was refused, from whoever paid it. So nobody gives back what they never got. Gives the purse as it is then.
create or replace function ledger.put_back(
  p ledger.purse, p_scope text, p_player bigint, p_round text, p_transfer bigint, p_at timestamptz, p_cash bigint,
  p_bonus bigint
) returns ledger.purse language plpgsql as $$
declare
  h wallet.held_payouts;
  cash bigint;
  bonus bigint;
  source bigint;
begin
  for h in select * from ledger.kept_back(p_scope, p_player, p_round, p_transfer) loop
    cash := least(p_cash, h.cash_minor);
    bonus := least(p_bonus, h.bonus_minor);
    continue when cash + bonus = 0;
    source := case h.state when 'waiting' then ledger.hold_of(p_player, h.asset_id) else ledger.payer_of(h.transfer_id) end;
    perform ledger.move_held(h, case h.state when 'waiting' then MOVE_PAYOUT_RELEASED else MOVE_REFUSAL_UNDONE end::smallint, p_at, cash, source, p.account_id,
      bonus, source, p.bonus_id);
    update wallet.held_payouts w set cash_minor = h.cash_minor - cash, bonus_minor = h.bonus_minor - bonus,
        state = case when h.cash_minor + h.bonus_minor = cash + bonus then 'taken-back' else h.state end,
        decided_at = case when h.cash_minor + h.bonus_minor = cash + bonus then p_at else h.decided_at end
      where w.id = h.id;
    p_cash := p_cash - cash;
    p_bonus := p_bonus - bonus;
  end loop;
  return ledger.purse_of(p_player, p.asset);
end $$;

-- What a person decides about a payout that waits: the player gets it, or it goes back to whoever paid it. Gives how it stands: the
-- word of the decision when this one was it, else what was decided before; null for a number that nothing has.
create or replace function ledger.decide_held(p_id bigint, p_release boolean, p_by text, p_reason text, p_at timestamptz)
returns table (state text, is_done boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  h wallet.held_payouts;
  p ledger.purse;
  v_hold bigint;
  v_payer bigint;
begin
  select w.* into h from wallet.held_payouts w where w.id = p_id;
  if not found then
    return;
  end if;
  perform ledger.lock_players(array[h.player_id]);
  select w.* into h from wallet.held_payouts w where w.id = p_id;
  if h.state <> 'waiting' then
    return query select h.state, false;
    return;
  end if;
  p := ledger.purse_of(h.player_id, (select s.code from ledger.assets s where s.id = h.asset_id));
  v_hold := ledger.hold_of(h.player_id, h.asset_id);
  if p_release then
    perform ledger.move_held(h, MOVE_PAYOUT_RELEASED::smallint, p_at, h.cash_minor, v_hold, p.account_id, h.bonus_minor, v_hold, p.bonus_id);
  else
    v_payer := ledger.payer_of(h.transfer_id);
    perform ledger.move_held(h, MOVE_PAYOUT_REFUSED::smallint, p_at, h.cash_minor, v_hold, v_payer, h.bonus_minor, v_hold, v_payer);
  end if;
  update wallet.held_payouts w set state = case when p_release then 'released' else 'refused' end, decided_at = p_at,
      decided_by = p_by, reason = p_reason
    where w.id = p_id;
  return query select case when p_release then 'released' else 'refused' end, true;
end $$;
revoke all on function ledger.decide_held(bigint, boolean, text, text, timestamptz) from public;
