-- Pays into a round. Won money goes back to where its stake came from, and is paid under the game of its stake;
-- promotions and free rounds pay cash, need no stake, and are no wins to a limit on losses.
create or replace function ledger.payout(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz,
  p_kind text, p_bet text, p_ends boolean
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  bet record;
  r wallet.rounds;
  counts boolean := p_kind in ('WIN', 'JACKPOT');
  to_bonus bigint := 0;
begin
  if p_amount > 9223372036854775807 - p.balance or p_amount > 9223372036854775807 - p.bonus then
    a.outcome := 'BAD_REQUEST';
    return a;
  end if;
  select w.* into r from wallet.rounds w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  if r.account_id <> p.account_id then
    a.outcome := 'CURRENCY_MISMATCH';
  elsif not counts then
    a.outcome := 'OK';
  elsif p_bet is null then
    a.outcome := case
      when r.stakes_live > 0 then case when r.game = p_game or ledger.was_staked_in(p_scope, p_player, p_round, p_game)
        then 'OK' else 'TX_NOT_FOUND' end
      when ledger.was_staked(p_scope, p_player, p_round) then 'TX_CANCELLED' else 'BET_NOT_FOUND' end;
    to_bonus := ledger.bonus_share(p_amount, r.bonus_stake_minor, r.stake_minor);
  else
    select i.outcome, i.account_id, t.round_ref, t.game, i.transfer_id,
        exists (select 1 from ledger.transfers back where back.reverses = i.transfer_id) as reversed
      into bet
      from ledger.idempotency_keys i left join ledger.transfers t on t.id = i.transfer_id
      where i.scope = p_scope and i.player_id = p_player and i.op = OP_DEBIT::smallint and i.key = p_bet;
    a.outcome := case
      when bet.outcome is null then 'BET_NOT_FOUND'
      when bet.outcome <> 'OK' or bet.reversed then 'TX_CANCELLED'
      when bet.account_id <> p.account_id then 'CURRENCY_MISMATCH'
      when bet.round_ref <> p_round then 'BET_NOT_FOUND'
      when bet.game <> p_game then 'TX_NOT_FOUND' else 'OK' end;
    if a.outcome = 'OK' and r.bonus_stake_minor > 0 then
      select ledger.bonus_share(p_amount, sum(l.amount) filter (where l.src = p.bonus_id)::bigint, sum(l.amount)::bigint)
        into to_bonus from ledger.postings l where l.transfer_id = bet.transfer_id;
    end if;
  end if;
  if a.outcome <> 'OK' then
    return a;
  end if;

  a.transfer_id := nextval('ledger.transfer_id');
  insert into ledger.transfers (id, kind, scope, player_id, key, round_ref, game, ref_key, payout_kind, at)
    values (a.transfer_id, MOVE_PAYOUT, p_scope, p_player, p_key, p_round, p_game, p_bet, p_kind, p_at);
  perform ledger.book(p, p_amount - to_bonus, to_bonus, a.transfer_id, ledger.payer(p, p_scope, p_kind));
  if r.state is null then
    insert into wallet.rounds (vendor, player_id, round_ref, account_id, asset_id, game, payout_minor, payouts_live, state,
        opened_at, changed_at, closed_at, settled_at, settled_xid)
      values (p_scope, p_player, p_round, p.account_id, p.asset_id, p_game, p_amount, counts::int,
        case when p_ends then 'closed' else 'open' end, p_at, p_at, case when p_ends then p_at end,
        case when p_ends then p_at end, case when p_ends then pg_current_xact_id() end);
  else
    update wallet.rounds w set payout_minor = w.payout_minor + p_amount, payouts_live = w.payouts_live + counts::int,
        state = case when p_ends then 'closed' else w.state end, changed_at = p_at,
        closed_at = case when p_ends then p_at else w.closed_at end,
        settled_at = case when p_ends then coalesce(w.settled_at, p_at) else w.settled_at end,
        settled_xid = case when p_ends then coalesce(w.settled_xid, pg_current_xact_id()) else w.settled_xid end
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  end if;
  if p.guarded and counts then
    perform ledger.count_play(p_player, p.asset_id, p_at, 0, p_amount);
  end if;
  a.balance := p.balance + p_amount - to_bonus;
  a.bonus := p.bonus + to_bonus;
  a.version := p.version + p.bonus_version + (p_amount > to_bonus)::int + (to_bonus > 0)::int;
  return ledger.hold_payout(a, p, p_scope, p_player, p_round, p_game, p_at, p_amount - to_bonus, to_bonus);
end $$;
