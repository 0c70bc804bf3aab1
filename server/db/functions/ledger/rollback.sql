-- Undoes one stake or one payout, in the round that it names or, without one, wherever it was. Of one that never came it
-- moves nothing, and buries it: should it come later, it finds its answer there. Where a stake and a payout have one
-- number it has to be said which is meant; a correction or a rollback is not undone. The limits count it on the day of
-- what it undoes. A round that a payout has ended is open again when that one is undone; whatever else ended it, it
-- stays so.
create or replace function ledger.rollback(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_target text, p_round text, p_at timestamptz,
  p_of text
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  target record;
  r wallet.rounds;
  delta bigint;
  bonus_delta bigint;
  opens boolean;
  kept_cash bigint;
  kept_bonus bigint;
  ops smallint[] := case p_of when 'debit' then '{OP_DEBIT}' when 'credit' then '{OP_CREDIT}' else '{OP_DEBIT,OP_CREDIT}' end;
begin
  a.outcome := 'OK';
  a.balance := p.balance; a.bonus := p.bonus; a.version := p.version + p.bonus_version;
  select i.op, i.outcome, i.transfer_id, t.round_ref, t.game, t.at, coalesce(t.payout_kind in ('WIN', 'JACKPOT'), true) as counts,
      count(i.hash) over () as arrived, count(*) filter (where i.outcome = 'OK') over () as taken
    into target
    from ledger.idempotency_keys i left join ledger.transfers t on t.id = i.transfer_id
    where i.scope = p_scope and i.player_id = p_player and i.op = any (ops) and i.key = p_target
    order by i.hash is null, i.op limit 1;
  if target.outcome is null then
    if p_of is null and exists (select 1 from ledger.idempotency_keys i
        where i.scope = p_scope and i.player_id = p_player and i.op in (OP_ROLLBACK, OP_ADJUST) and i.key = p_target) then
      a.outcome := 'TX_NOT_FOUND';
      return a;
    end if;
    insert into ledger.idempotency_keys (scope, player_id, op, key, outcome)
      select p_scope, p_player, o.op, p_target, 'TX_CANCELLED' from unnest(ops) as o (op);
    return a;
  elsif target.arrived > 1 and target.taken > 0 then
    a.outcome := 'BAD_REQUEST';
    return a;
  elsif target.outcome <> 'OK' or exists (select 1 from ledger.transfers back where back.reverses = target.transfer_id) then
    return a;
  end if;
  select w.* into r from wallet.rounds w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = target.round_ref;
  select coalesce(sum(s.sign * l.amount) filter (where s.account_id = p.account_id), 0),
      coalesce(sum(s.sign * l.amount) filter (where s.account_id = p.bonus_id), 0)
    into delta, bonus_delta
    from ledger.postings l cross join lateral (values (l.src, 1), (l.dst, -1)) as s (account_id, sign)
    where l.transfer_id = target.transfer_id;
  select coalesce(sum(k.cash_minor), 0), coalesce(sum(k.bonus_minor), 0) into kept_cash, kept_bonus
    from ledger.kept_back(p_scope, p_player, target.round_ref, target.transfer_id) k;
  if p_round is not null and target.round_ref <> p_round then
    a.outcome := 'TX_NOT_FOUND';
    return a;
  elsif target.op = OP_DEBIT and (r.payouts_live > 0 or r.state = 'closed') then
    a.outcome := 'ROUND_SETTLED';
    return a;
  elsif p.balance + kept_cash + delta < 0 or p.bonus + kept_bonus + bonus_delta < 0 then
    a.outcome := 'INSUFFICIENT_FUNDS';
    return a;
  end if;
  if kept_cash + kept_bonus > 0 then
    p := ledger.put_back(p, p_scope, p_player, target.round_ref, target.transfer_id, p_at, kept_cash, kept_bonus);
  end if;

  a.transfer_id := nextval('ledger.transfer_id');
  insert into ledger.transfers (id, kind, reverses, scope, player_id, key, round_ref, game, ref_key, at)
    values (a.transfer_id, MOVE_ROLLBACK, target.transfer_id, p_scope, p_player, p_key, target.round_ref, target.game, p_target, p_at);
  perform ledger.book(p, delta, bonus_delta, a.transfer_id,
    case target.op when OP_CREDIT then coalesce(ledger.payer_of(target.transfer_id), p.house_id) else p.house_id end);
  if target.op = OP_DEBIT then
    update wallet.rounds w set
        stake_minor = w.stake_minor - delta - bonus_delta, bonus_stake_minor = w.bonus_stake_minor - bonus_delta,
        stakes_live = w.stakes_live - 1, state = case when w.stakes_live = 1 then 'rolled-back' else 'open' end,
        closed_at = case when w.stakes_live = 1 then p_at end, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = target.round_ref;
  else
    opens := r.state = 'closed' and not ledger.stays_ended(p_scope, p_player, target.round_ref, target.transfer_id);
    update wallet.rounds w set
        payout_minor = w.payout_minor + delta + bonus_delta, payouts_live = w.payouts_live - target.counts::int,
        state = case when opens then 'open' else w.state end,
        closed_at = case when opens then null else w.closed_at end, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = target.round_ref;
  end if;
  if p.guarded and target.counts then
    perform ledger.count_play(p_player, p.asset_id, target.at, case when target.op = OP_DEBIT then -delta - bonus_delta else 0 end,
      case when target.op = OP_DEBIT then 0 else delta + bonus_delta end);
  end if;
  a.balance := p.balance + delta;
  a.bonus := p.bonus + bonus_delta;
  a.version := p.version + p.bonus_version + (delta <> 0)::int + (bonus_delta <> 0)::int;
  return a;
end $$;
