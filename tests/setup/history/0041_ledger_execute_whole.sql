-- Why: a stake may be paid from two accounts and a win goes back to both, and the limits that players set for
-- themselves are kept where the stake is taken. Replaces the functions of 0002, 0006 and 0007: they found accounts
-- by reading all of them when there were many, and claimed keys before they locked players, which the player's own
-- lock makes needless: a key belongs to one player.
--
-- The order of locks is the same for everybody: the rows of ledger.player in ascending order, then nothing that
-- another player could hold. A command alone is done by a few small statements that go by a unique index, because a
-- big statement costs more to begin than these cost to end. Of many commands in one call, those about which there is
-- nothing to decide (ledger.plain) are done by two big statements together, the others one after the other.
drop function ledger.execute(jsonb), ledger.execute_together(jsonb), ledger.status(text, bigint, text, text),
  ledger.carry_out_together(ledger.command[]), ledger.lock_players(ledger.command[]),
  ledger.drop_claims(ledger.command[]), ledger.carry_out(ledger.command[], ledger.verdict[]),
  ledger.write_adjustments(ledger.command[], ledger.verdict[]), ledger.write_answers(ledger.verdict[]),
  ledger.write_rounds(ledger.verdict[]), ledger.correct_rounds(ledger.verdict[]),
  ledger.undo_in_rounds(ledger.verdict[]), ledger.write_movements(ledger.verdict[]),
  ledger.decide(ledger.command[], int), ledger.lock_accounts(ledger.command[]), ledger.claim_keys(ledger.command[]),
  ledger.read_commands(jsonb);
drop type ledger.command, ledger.verdict;

-- A command as it is said: all text, because nothing of it is believed yet.
create type ledger.command as (
  op text, scope text, player text, key text, asset text, amount text, round text, game text, ref text, kind text,
  "endsRound" text, refusal text, at text, extra text
);

create type ledger.answer as (
  outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint, replayed boolean,
  limit_name text
);

-- What a player has of one asset. version is that of the account; both accounts' versions together are the wallet's,
-- which grows with every movement of either.
create type ledger.purse as (
  asset text, asset_id smallint, account_id bigint, balance bigint, version bigint, frozen boolean, guarded boolean,
  bonus_id bigint, bonus bigint, bonus_version bigint, bonus_first boolean, house_id bigint, issuance_id bigint
);

create function ledger.lock_players(p_players bigint[]) returns void language plpgsql as $$
begin
  perform 1 from ledger.player p where p.id = any (p_players) order by p.id for no key update;
end $$;

-- The player's purse of the asset of this code; without an account when there is none.
create function ledger.purse_of(p_player bigint, p_asset text) returns ledger.purse language plpgsql as $$
declare
  p ledger.purse;
  own_kind smallint;
  commodity text;
begin
  select s.code, s.id, s.bonus_first, s.house_id, s.issuance_id, s.player_kind, s.commodity
    into p.asset, p.asset_id, p.bonus_first, p.house_id, p.issuance_id, own_kind, commodity
    from ledger.asset s where s.code = p_asset;
  select a.id, a.balance, a.version, a.frozen, a.guarded
    into p.account_id, p.balance, p.version, p.frozen, p.guarded
    from ledger.account a
    where a.owner_kind = 1::smallint and a.owner_id = p_player and a.kind = own_kind and a.asset_id = p.asset_id;
  p.bonus := 0;
  p.bonus_version := 0;
  if commodity = 'money' then
    select a.id, a.balance, a.version into p.bonus_id, p.bonus, p.bonus_version
      from ledger.account a
      where a.owner_kind = 1::smallint and a.owner_id = p_player and a.kind = 2::smallint and a.asset_id = p.asset_id;
    if not found then
      p.bonus := 0;
      p.bonus_version := 0;
    end if;
  end if;
  return p;
end $$;

-- The first of the player's limits that a stake would break, null for none. A limit on losses counts the stake as lost. Play is one session until half an hour without a stake.
create function ledger.exceeded_limit(p_guard wallet.play_guard, p_amount bigint, p_at timestamptz) returns text
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

-- What of a win goes to the bonus: the part that the bonus had in the stakes, whole minor units, in doubt to cash.
create function ledger.bonus_share(p_amount bigint, p_bonus_stake bigint, p_stake bigint) returns bigint
language plpgsql immutable as $$
begin
  if p_bonus_stake > 0 then
    return trunc(p_amount::numeric * p_bonus_stake / p_stake)::bigint;
  end if;
  return 0;
end $$;

-- Books what a purse gains (below zero: gives) on the other side of one deferred account.
create function ledger.book(
  p ledger.purse, p_delta bigint, p_bonus_delta bigint, p_transfer bigint, p_counter bigint
) returns void language plpgsql as $$
declare
  after bigint := p.balance + p_delta;
  ver bigint := p.version + 1;
begin
  if p_delta <> 0 then
    update ledger.account a set balance = after, version = ver where a.id = p.account_id;
    if p_delta < 0 then
      insert into ledger.posting (transfer_id, line, src, dst, asset_id, amount, src_after, src_version)
        values (p_transfer, 1, p.account_id, p_counter, p.asset_id, -p_delta, after, ver);
    else
      insert into ledger.posting (transfer_id, line, src, dst, asset_id, amount, dst_after, dst_version)
        values (p_transfer, 1, p_counter, p.account_id, p.asset_id, p_delta, after, ver);
    end if;
  end if;
  if p_bonus_delta <> 0 then
    after := p.bonus + p_bonus_delta;
    ver := p.bonus_version + 1;
    update ledger.account a set balance = after, version = ver where a.id = p.bonus_id;
    if p_bonus_delta < 0 then
      insert into ledger.posting (transfer_id, line, src, dst, asset_id, amount, src_after, src_version)
        values (p_transfer, 2, p.bonus_id, p_counter, p.asset_id, -p_bonus_delta, after, ver);
    else
      insert into ledger.posting (transfer_id, line, src, dst, asset_id, amount, dst_after, dst_version)
        values (p_transfer, 2, p_counter, p.bonus_id, p.asset_id, p_bonus_delta, after, ver);
    end if;
  end if;
end $$;

-- What a guarded player staked and won today. A stake that is returned was never made.
create function ledger.count_play(p_player bigint, p_asset smallint, p_at timestamptz, p_staked bigint, p_won bigint)
returns void language plpgsql as $$
begin
  insert into wallet.play_day as d (player_id, asset_id, day, staked, won)
    select p_player, p_asset, (p_at at time zone g.time_zone)::date, p_staked, p_won
      from wallet.play_guard g where g.player_id = p_player and g.asset_id = p_asset
    on conflict (player_id, asset_id, day) do update set
      staked = d.staked + excluded.staked, won = d.won + excluded.won;
  if p_staked > 0 then
    update wallet.play_guard g set
        session_began_at = case when g.staked_last_at > p_at - interval '30 minutes' then g.session_began_at else p_at end,
        staked_last_at = greatest(g.staked_last_at, p_at)
      where g.player_id = p_player and g.asset_id = p_asset;
  end if;
end $$;

-- Remembers how a command ended: its key is answered so for ever. One that was buried before it came, and the end of
-- a round that was opened again, have a row already.
create function ledger.remember(
  p_scope text, p_player bigint, p_op smallint, p_key text, p_hash bytea, p_account bigint, a ledger.answer
) returns void language plpgsql as $$
begin
  insert into ledger.idem (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after,
      bonus_after, version_after, limit_name)
    values (p_scope, p_player, p_op, p_key, p_hash, a.outcome, a.transfer_id, p_account, a.balance, a.bonus, a.version,
      a.limit_name)
    on conflict (scope, player_id, op, key) do update set
      hash = excluded.hash, outcome = excluded.outcome, transfer_id = excluded.transfer_id,
      account_id = excluded.account_id, balance_after = excluded.balance_after, bonus_after = excluded.bonus_after,
      version_after = excluded.version_after, limit_name = excluded.limit_name;
end $$;

-- Takes a stake: frozen, paused, of another asset, over a limit, closed, too little, in this order.
create function ledger.stake(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  g wallet.play_guard;
  round_account bigint;
  round_state text;
  from_bonus bigint := 0;
begin
  select r.account_id, r.state into round_account, round_state from wallet.round r
    where r.vendor = p_scope and r.player_id = p_player and r.round_ref = p_round;
  if p.guarded then
    select w.* into g from wallet.play_guard w where w.player_id = p_player and w.asset_id = p.asset_id;
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
  insert into ledger.transfer (id, kind, scope, player_id, key, round_ref, game, at)
    values (a.transfer_id, 1, p_scope, p_player, p_key, p_round, p_game, p_at);
  perform ledger.book(p, from_bonus - p_amount, -from_bonus, a.transfer_id, p.house_id);
  if round_state is null then
    insert into wallet.round (vendor, player_id, round_ref, account_id, asset_id, game, stake_minor, bonus_stake_minor,
        stakes_live, state, opened_at, changed_at)
      values (p_scope, p_player, p_round, p.account_id, p.asset_id, p_game, p_amount, from_bonus, 1, 'open', p_at, p_at);
  else
    update wallet.round r set stake_minor = r.stake_minor + p_amount, bonus_stake_minor = r.bonus_stake_minor + from_bonus,
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

-- Pays into a round. Won money goes back to where its stake came from; promotions and free rounds pay cash and need
-- no stake.
create function ledger.payout(
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
    a.outcome := case when r.state is null then 'BET_NOT_FOUND' when r.stakes_live = 0 then 'TX_CANCELLED' else 'OK' end;
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

-- Undoes one stake or one payout. Of one that never came it moves nothing, and buries it: should it come later, it
-- finds its answer there.
create function ledger.rollback(
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
  select i.op, i.outcome, i.transfer_id, t.round_ref, t.game, coalesce(t.payout_kind in ('WIN', 'JACKPOT'), true) as counts
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
    perform ledger.count_play(p_player, p.asset_id, p_at, case when target.op = 1 then -delta - bonus_delta else 0 end,
      case when target.op = 1 then 0 else delta + bonus_delta end);
  end if;
  a.balance := p.balance + delta;
  a.bonus := p.bonus + bonus_delta;
  a.version := p.version + p.bonus_version + (delta <> 0)::int + (bonus_delta <> 0)::int;
  return a;
end $$;

-- Corrects a result in cash: a movement of its round that changes no more of it. It is kept for the office with its
-- reason, also when it was refused.
create function ledger.adjust(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz,
  p_direction text, p_reason text
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  r wallet.round;
  delta bigint := case p_direction when 'IN' then p_amount else -p_amount end;
begin
  select w.* into r from wallet.round w
    where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  a.outcome := case
    when p_direction = 'IN' and p_amount > 9223372036854775807 - p.balance then 'BAD_REQUEST'
    when r.state is null then 'BET_NOT_FOUND'
    when r.account_id <> p.account_id then 'CURRENCY_MISMATCH'
    when r.state = 'rolled-back' then 'TX_CANCELLED'
    when p.balance + delta < 0 then 'INSUFFICIENT_FUNDS' else 'OK' end;
  if a.outcome = 'OK' then
    a.transfer_id := nextval('ledger.transfer_id');
    insert into ledger.transfer (id, kind, scope, player_id, key, round_ref, game, at)
      values (a.transfer_id, 5, p_scope, p_player, p_key, p_round, p_game, p_at);
    perform ledger.book(p, delta, 0, a.transfer_id, p.house_id);
    update wallet.round w set
        adjusted_minor = w.adjusted_minor + delta, payouts_live = w.payouts_live + 1, changed_at = p_at
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
    if p.guarded then
      perform ledger.count_play(p_player, p.asset_id, p_at, 0, delta);
    end if;
    a.balance := p.balance + delta;
    a.bonus := p.bonus;
    a.version := p.version + p.bonus_version + (delta <> 0)::int;
  end if;
  if a.outcome not in ('BET_NOT_FOUND', 'BAD_REQUEST') then
    insert into wallet.adjustment (vendor, player_id, key, round_ref, game, asset_id, direction, amount_minor, reason,
        outcome, transfer_id, at)
      values (p_scope, p_player, p_key, p_round, p_game, p.asset_id, p_direction, p_amount, p_reason, a.outcome,
        a.transfer_id, p_at);
  end if;
  return a;
end $$;

create function ledger.grant_trial(p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_at timestamptz)
returns ledger.answer language plpgsql as $$
declare a ledger.answer;
begin
  if p_amount > 9223372036854775807 - p.balance then
    a.outcome := 'BAD_REQUEST';
    return a;
  end if;
  a.outcome := 'OK';
  a.transfer_id := nextval('ledger.transfer_id');
  insert into ledger.transfer (id, kind, scope, player_id, key, at)
    values (a.transfer_id, 4, p_scope, p_player, p_key, p_at);
  perform ledger.book(p, p_amount, 0, a.transfer_id, p.issuance_id);
  a.balance := p.balance + p_amount;
  a.bonus := p.bonus;
  a.version := p.version + p.bonus_version + (p_amount > 0)::int;
  return a;
end $$;

-- The number of an order, 0 of one that nobody knows.
create function ledger.op_of(p_name text) returns smallint language sql immutable as $$
  select case p_name when 'debit' then 1 when 'credit' then 2 when 'rollback' then 3 when 'grant' then 4
    when 'adjust' then 5 when 'end-round' then 6 else 0 end::smallint
$$;

-- Whether a command can be read at all. What cannot is answered, and harms no other.
create function ledger.is_sound(c ledger.command, p_op smallint) returns boolean language plpgsql immutable as $$
begin
  return coalesce(length(c.scope) between 1 and 40
    and c.player ~ '^[1-9][0-9]{0,17}$'
    and length(c.key) between 1 and 100
    and c.at is not null
    and case p_op when 3 then length(c.ref) between 1 and 100 when 6 then true
             else case when c.amount ~ '^[0-9]{1,19}$'
               then length(c.amount) < 19 or c.amount::numeric <= 9223372036854775807 end end
    and (p_op = 4 or length(c.round) between 1 and 100)
    and (p_op in (3, 4) or length(c.game) between 1 and 100)
    and case p_op when 2 then c.kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')
          and (c.ref is null or length(c.ref) between 1 and 100)
        when 5 then c.kind in ('IN', 'OUT') and length(c.extra) between 1 and 200 else true end
    and (c.refusal is null or c.refusal ~ '^[A-Z_]{2,40}$'), false);
end $$;

-- The asset that a command speaks of when it does not say so itself: that of what it undoes or ends.
create function ledger.asset_of(
  p_op smallint, p_scope text, p_player bigint, p_target text, p_round text, p_else text
) returns text language plpgsql as $$
declare code text;
begin
  if p_op = 3 then
    select s.code into code
      from ledger.idem i
      left join ledger.account a on a.id = i.account_id
      left join ledger.asset s on s.id = a.asset_id
      where i.scope = p_scope and i.player_id = p_player and i.op in (1, 2) and i.key = p_target
      order by i.op limit 1;
  else
    select s.code into code
      from wallet.round w join ledger.asset s on s.id = w.asset_id
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  end if;
  return coalesce(code, p_else);
end $$;

-- Does one command of a player whose row is locked, once for its key. p_alone is false inside an order that may yet
-- be undone as a whole: then a refusal is not remembered here.
create function ledger.run(c ledger.command, p_alone boolean) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  p ledger.purse;
  known ledger.idem;
  v_op smallint := ledger.op_of(c.op);
  v_player bigint;
  v_amount bigint;
  v_at timestamptz;
  v_hash bytea;
begin
  if v_op = 0 or not ledger.is_sound(c, v_op) then
    a.outcome := 'BAD_REQUEST';
    a.replayed := false;
    return a;
  end if;
  v_player := c.player;
  v_at := c.at;
  if v_op not in (3, 6) then
    v_amount := c.amount;
  end if;
  v_hash := ledger.content_of(c, v_op, v_amount);
  select i.* into known from ledger.idem i
    where i.scope = c.scope and i.player_id = v_player and i.op = v_op and i.key = c.key;
  -- A round that was ended and opened again by a rollback is ended anew: its first end is no answer any more.
  if v_op = 6 and known.hash = v_hash and exists (select 1 from wallet.round w
      where w.vendor = c.scope and w.player_id = v_player and w.round_ref = c.round and w.state = 'open') then
    known := null;
  end if;
  -- A duplicate writes as well: its answer then waits for the same commit barrier as the first one did.
  if known.outcome is not null and known.hash is not null then
    update ledger.idem i set dup_seen = i.dup_seen + 1
      where i.scope = c.scope and i.player_id = v_player and i.op = v_op and i.key = c.key;
    if known.hash = v_hash then
      select s.code into a.asset from ledger.account o join ledger.asset s on s.id = o.asset_id where o.id = known.account_id;
      a.outcome := known.outcome; a.balance := known.balance_after; a.bonus := known.bonus_after;
      a.version := known.version_after; a.transfer_id := known.transfer_id; a.limit_name := known.limit_name;
      a.replayed := true;
      return a;
    end if;
  end if;

  p := ledger.purse_of(v_player, case when v_op in (3, 6)
    then ledger.asset_of(v_op, c.scope, v_player, c.ref, c.round, c.asset) else c.asset end);
  if p.account_id is null or (v_op = 4 and p.issuance_id is null) then
    a.outcome := 'PLAYER_NOT_FOUND';
    a.replayed := false;
    return a;
  end if;
  if known.outcome is not null then
    -- What was buried keeps its content from now on, so that the same again is the same answer again.
    a.outcome := case when known.hash is null then 'TX_CANCELLED' else 'DUPLICATE_CONFLICT' end;
  elsif c.refusal is not null then
    -- A player who is shut out is told so before anything else that speaks against the stake.
    a.outcome := case when v_op = 1 and (p.frozen or (p.guarded and exists (select 1 from wallet.play_guard g
      where g.player_id = v_player and g.asset_id = p.asset_id and g.paused_until > v_at)))
      then 'PLAYER_BLOCKED' else c.refusal end;
  elsif v_op = 1 then
    a := ledger.stake(c.scope, v_player, c.key, p, v_amount, c.round, c.game, v_at);
  elsif v_op = 2 then
    a := ledger.payout(c.scope, v_player, c.key, p, v_amount, c.round, c.game, v_at, c.kind, c.ref, c."endsRound" = 'true');
  elsif v_op = 3 then
    a := ledger.rollback(c.scope, v_player, c.key, p, c.ref, c.round, v_at);
  elsif v_op = 4 then
    a := ledger.grant_trial(c.scope, v_player, c.key, p, v_amount, v_at);
  elsif v_op = 5 then
    a := ledger.adjust(c.scope, v_player, c.key, p, v_amount, c.round, c.game, v_at, c.kind, c.extra);
  else
    update wallet.round w set state = 'closed', changed_at = v_at, closed_at = coalesce(w.closed_at, v_at)
      where w.vendor = c.scope and w.player_id = v_player and w.round_ref = c.round and w.state <> 'closed';
    a.outcome := case when found or exists (select 1 from wallet.round w
      where w.vendor = c.scope and w.player_id = v_player and w.round_ref = c.round) then 'OK' else 'BET_NOT_FOUND' end;
  end if;
  a.asset := p.asset;
  a.replayed := false;
  if a.balance is null then
    a.balance := p.balance;
    a.bonus := p.bonus;
    a.version := p.version + p.bonus_version;
  end if;
  if a.outcome = 'OK' or (p_alone and a.outcome not in ('BET_NOT_FOUND', 'BAD_REQUEST', 'DUPLICATE_CONFLICT')) then
    perform ledger.remember(c.scope, v_player, v_op, c.key, v_hash, p.account_id, a);
  end if;
  return a;
end $$;

-- What a command says, without when it was said: the same key with other content is another command.
create function ledger.content_of(c ledger.command, p_op smallint, p_amount bigint) returns bytea language plpgsql immutable as $$
begin
  return sha256(convert_to(jsonb_build_array(
    case when p_op not in (3, 6) then c.asset end, p_amount, c.round, c.game, c.ref, c.kind,
    coalesce(c."endsRound", 'false'), c.extra)::text, 'UTF8'));
end $$;

-- A stake or a payout about which there is nothing to say: it is new and will be accepted, it moves cash alone, and
-- no limit of its player has to be counted. Of many commands nearly all are so, and together they cost less than half
-- of what they cost one by one. balance and version are those of the account after it.
create type ledger.plain as (
  n int, op smallint, scope text, player_id bigint, key text, hash bytea, amount bigint, round_ref text, game text,
  ref_key text, payout_kind text, ends_round boolean, at timestamptz, asset text, asset_id smallint, account_id bigint,
  house_id bigint, balance bigint, version bigint, bonus bigint, bonus_version bigint, transfer_id bigint
);

-- The plain ones among commands whose players are locked; null when there are none. What a command may not do is
-- decided by ledger.run() alone: whoever has one command here that is not plain is left to it with all of them, in
-- their order. So is who names a key or a round twice, because the second would need to know what the first did.
-- Each lookup is a query of its own for each command (limit 1): one that may be joined is planned for the table as it
-- was when it was young, and then reads all of it.
create function ledger.plain_in(p_commands jsonb) returns ledger.plain[] language plpgsql as $$
begin
  return (
    with said as materialized (
      select e.n, e.op, e.c, ledger.is_sound(e.c, e.op) and e.op in (1, 2) and (e.c).refusal is null as sound
        from (
          select x.n::int, ledger.op_of(x.said ->> 'op') as op, jsonb_populate_record(null::ledger.command, x.said) as c
            from jsonb_array_elements(p_commands) with ordinality as x (said, n)
            offset 0
        ) e
    ), typed as materialized (
      select s.n, s.op, s.sound, (s.c).scope,
          case when (s.c).player ~ '^[1-9][0-9]{0,17}$' then (s.c).player::bigint end as player_id,
          (s.c).key, (s.c).asset, case when s.sound then (s.c).amount::bigint end as amount, (s.c).round as round_ref,
          (s.c).game, case when s.op = 2 then (s.c).ref end as ref_key,
          case when s.op = 2 then (s.c).kind end as payout_kind,
          s.op = 2 and coalesce((s.c)."endsRound" = 'true', false) as ends_round,
          case when s.sound then (s.c).at::timestamptz end as at,
          case when s.sound then ledger.content_of(s.c, s.op, (s.c).amount::bigint) end as hash
        from said s
    ), seen as (
      select t.*, s.id as asset_id, s.house_id, a.id as account_id, a.balance as balance_before, a.version as version_before,
          coalesce(b.balance, 0) as bonus, coalesce(b.version, 0) as bonus_version,
          case when t.op = 1 then -t.amount else t.amount end as delta,
          coalesce(t.sound and not a.guarded and i.key is null and coalesce(w.account_id = a.id, true)
            and case when t.op = 1
              then not a.frozen and coalesce(w.state = 'open', true) and (b.id is null or b.balance = 0 or not s.bonus_first)
              else coalesce(w.bonus_stake_minor = 0, true) and t.amount <= 9223372036854775807 - coalesce(b.balance, 0)
                and (t.payout_kind not in ('WIN', 'JACKPOT')
                  or case when t.ref_key is null then w.stakes_live > 0
                     else bet.outcome = 'OK' and bet.account_id = a.id and moved.round_ref = t.round_ref
                       and not exists (select 1 from ledger.transfer back where back.reverses = bet.transfer_id) end)
              end, false) as is_plain
        from typed t
        left join lateral (select x.* from ledger.asset x where x.code = t.asset limit 1) s on true
        left join lateral (select x.* from ledger.account x
          where x.owner_kind = 1::smallint and x.owner_id = t.player_id and x.kind = s.player_kind and x.asset_id = s.id
          limit 1) a on true
        left join lateral (select x.* from ledger.account x
          where x.owner_kind = 1::smallint and x.owner_id = t.player_id and x.kind = 2::smallint and x.asset_id = s.id
            and s.commodity = 'money'
          limit 1) b on true
        left join lateral (select x.key from ledger.idem x
          where x.scope = t.scope and x.player_id = t.player_id and x.op = t.op and x.key = t.key limit 1) i on true
        left join lateral (select x.* from wallet.round x
          where x.vendor = t.scope and x.player_id = t.player_id and x.round_ref = t.round_ref limit 1) w on true
        left join lateral (select x.outcome, x.account_id, x.transfer_id from ledger.idem x
          where t.ref_key is not null and x.scope = t.scope and x.player_id = t.player_id and x.op = 1::smallint
            and x.key = t.ref_key limit 1) bet on true
        left join lateral (select x.round_ref from ledger.transfer x where x.id = bet.transfer_id limit 1) moved on true
    ), summed as (
      select s.*, s.balance_before + sum(s.delta) over chain as balance,
          count(*) filter (where s.delta <> 0) over chain as moves,
          row_number() over (partition by s.player_id, s.scope, s.op, s.key collate "C") = 1
            and row_number() over (partition by s.player_id, s.scope, s.round_ref collate "C") = 1 as is_first
        from seen s
        window chain as (partition by s.player_id, s.account_id order by s.n)
    ), decided as (
      select s.*, bool_and(s.is_plain and s.is_first and s.balance between 0 and 9223372036854775807)
          over (partition by s.player_id) as is_decided
        from summed s
    )
    select array_agg(row(d.n, d.op, d.scope, d.player_id, d.key, d.hash, d.amount, d.round_ref, d.game, d.ref_key,
        d.payout_kind, d.ends_round, d.at, d.asset, d.asset_id, d.account_id, d.house_id, d.balance,
        d.version_before + d.moves, d.bonus, d.bonus_version, nextval('ledger.transfer_id'))::ledger.plain)
      from (select * from decided where is_decided order by n) d
  );
end $$;

-- Writes what ledger.stake(), ledger.payout() and ledger.remember() write of one command, for all of them at once.
create function ledger.write_plain(p_plain ledger.plain[]) returns void language plpgsql as $$
begin
  with c as materialized (
    select u.* from unnest(p_plain) u
  ), moved as (
    insert into ledger.transfer (id, kind, scope, player_id, key, round_ref, game, ref_key, payout_kind, at)
      select c.transfer_id, c.op, c.scope, c.player_id, c.key, c.round_ref, c.game, c.ref_key, c.payout_kind, c.at from c
  ), held as (
    update ledger.account a set balance = last.balance, version = last.version
      from (select distinct on (c.account_id) c.account_id, c.balance, c.version
          from c where c.amount > 0 order by c.account_id, c.n desc) last
      where a.id = last.account_id
  ), booked as (
    insert into ledger.posting (transfer_id, line, src, dst, asset_id, amount, src_after, src_version, dst_after, dst_version)
      select c.transfer_id, 1, case when c.op = 1 then c.account_id else c.house_id end,
          case when c.op = 1 then c.house_id else c.account_id end, c.asset_id, c.amount,
          case when c.op = 1 then c.balance end, case when c.op = 1 then c.version end,
          case when c.op = 2 then c.balance end, case when c.op = 2 then c.version end
        from c where c.amount > 0
  ), kept as (
    insert into wallet.round as w (vendor, player_id, round_ref, account_id, asset_id, game, stake_minor, payout_minor,
        stakes_live, payouts_live, state, opened_at, changed_at, closed_at)
      select c.scope, c.player_id, c.round_ref, c.account_id, c.asset_id, c.game, case when c.op = 1 then c.amount else 0 end,
          case when c.op = 2 then c.amount else 0 end, (c.op = 1)::int,
          (c.op = 2 and c.payout_kind in ('WIN', 'JACKPOT'))::int,
          case when c.ends_round then 'closed' else 'open' end, c.at, c.at, case when c.ends_round then c.at end
        from c
      on conflict (vendor, player_id, round_ref) do update set
        stake_minor = w.stake_minor + excluded.stake_minor, stakes_live = w.stakes_live + excluded.stakes_live,
        payout_minor = w.payout_minor + excluded.payout_minor, payouts_live = w.payouts_live + excluded.payouts_live,
        state = case when excluded.state = 'closed' then 'closed' else w.state end, changed_at = excluded.changed_at,
        closed_at = coalesce(excluded.closed_at, w.closed_at)
  )
  insert into ledger.idem (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after, bonus_after,
      version_after)
    select c.scope, c.player_id, c.op, c.key, c.hash, 'OK', c.transfer_id, c.account_id, c.balance, c.bonus,
        c.version + c.bonus_version
      from c;
end $$;

-- What the plain ones are answered, in the columns of ledger.execute().
create function ledger.answers_of(p_plain ledger.plain[])
returns table (n int, outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint,
  replayed boolean, limit_name text)
language sql immutable as $$
  select c.n, 'OK', c.asset, c.balance, c.bonus, c.version + c.bonus_version, c.transfer_id, false, null::text
    from unnest(p_plain) c
$$;

-- Executes a list of commands and answers each. A command is
--   {op: debit|credit|rollback|grant|adjust|end-round, scope, player, key, asset, amount, round, game, ref, kind,
--    endsRound, refusal, at, extra}
-- with amounts as digits. A refusal decided by the caller is remembered like our own, unless the key is known:
-- then the first answer stands. For a rollback and the end of a round the asset only says whose balance to tell when
-- nothing was found. A refusal is an answer and is remembered; only a defect raises.
create function ledger.execute(p_commands jsonb)
returns table (n int, outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint,
  replayed boolean, limit_name text)
language plpgsql security definer set search_path = ledger, pg_temp
-- Plans are made once per connection and may be older than the tables are big: only the indexes are ever right.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off
as $$
declare
  size int := jsonb_array_length(p_commands);
  plain ledger.plain[];
  answered int[] := '{}';
  a ledger.answer;
begin
  perform ledger.lock_players(ledger.players_in(p_commands));
  if size > 1 then
    plain := ledger.plain_in(p_commands);
    if plain is not null then
      perform ledger.write_plain(plain);
      return query select * from ledger.answers_of(plain);
      if cardinality(plain) = size then
        return;
      end if;
      answered := array(select c.n from unnest(plain) c);
    end if;
  end if;
  for nth in 1 .. size loop
    continue when nth = any (answered);
    a := ledger.run(jsonb_populate_record(null::ledger.command, p_commands -> (nth - 1)), true);
    n := nth;
    outcome := a.outcome; asset := a.asset; balance := a.balance; bonus := a.bonus; version := a.version;
    transfer_id := a.transfer_id; replayed := a.replayed; limit_name := a.limit_name;
    return next;
  end loop;
end $$;

-- The players of a list of commands, as far as they can be read.
create function ledger.players_in(p_commands jsonb) returns bigint[] language plpgsql immutable as $$
begin
  return array(select distinct (x.said ->> 'player')::bigint from jsonb_array_elements(p_commands) as x (said)
    where x.said ->> 'player' ~ '^[1-9][0-9]{0,17}$');
end $$;

-- Does the commands of one order in their sequence. Gives the answer of each; or, when one of them is not OK, that
-- one alone with its number: then nothing has moved, and only that one is remembered.
create function ledger.run_together(p_order jsonb) returns setof record language plpgsql as $$
declare
  size int := jsonb_array_length(p_order);
  c ledger.command;
  a ledger.answer;
  answers ledger.answer[] := '{}';
  at_nth int := 0;
  known ledger.idem;
begin
  -- An answer that one of them was given stands: then the order was refused before and is refused again.
  for nth in 1 .. size loop
    c := jsonb_populate_record(null::ledger.command, p_order -> (nth - 1));
    if c.player ~ '^[1-9][0-9]{0,17}$' and c.op in ('debit', 'credit') then
      select i.* into known from ledger.idem i
        where i.scope = c.scope and i.player_id = c.player::bigint and i.key = c.key
          and i.op = (case c.op when 'debit' then 1 else 2 end)::smallint;
      if known.outcome <> 'OK' then
        return query select nth, ledger.run(c, true);
        return;
      end if;
    end if;
  end loop;
  begin
    for nth in 1 .. size loop
      at_nth := nth;
      a := ledger.run(jsonb_populate_record(null::ledger.command, p_order -> (nth - 1)), false);
      if a.outcome <> 'OK' then
        raise exception 'the order is not done' using errcode = 'NR001';
      end if;
      answers := answers || a;
    end loop;
  exception when sqlstate 'NR001' then
    -- Everything that the commands before it wrote is undone, and the refusal tells what is there now.
    c := jsonb_populate_record(null::ledger.command, p_order -> (at_nth - 1));
    return query select at_nth, ledger.remember_refusal(c, a);
    return;
  end;
  return query select nth::int, told from unnest(answers) with ordinality as u (outcome, asset, balance, bonus, version,
    transfer_id, replayed, limit_name, nth) cross join lateral (select row(u.outcome, u.asset, u.balance, u.bonus, u.version,
    u.transfer_id, u.replayed, u.limit_name)::ledger.answer) as t (told);
end $$;

-- Remembers the refusal of a command whose order was undone.
create function ledger.remember_refusal(c ledger.command, a ledger.answer) returns ledger.answer language plpgsql as $$
declare
  p ledger.purse;
  v_op smallint := case c.op when 'debit' then 1 else 2 end;
begin
  if a.outcome in ('BAD_REQUEST', 'PLAYER_NOT_FOUND') or a.replayed then
    return a;
  end if;
  p := ledger.purse_of(c.player::bigint, c.asset);
  a.balance := p.balance;
  a.bonus := p.bonus;
  a.version := p.version + p.bonus_version;
  if a.outcome not in ('BET_NOT_FOUND', 'DUPLICATE_CONFLICT') then
    perform ledger.remember(c.scope, c.player::bigint, v_op, c.key, ledger.content_of(c, v_op, c.amount::bigint), p.account_id, a);
  end if;
  return a;
end $$;

-- Executes a list of orders, each a list of commands of one player as ledger.execute() reads them, without
-- rollbacks. The answers of an order are numbered from 1; a refused one has only that of the command that failed.
create function ledger.execute_together(p_orders jsonb)
returns table (nth int, n int, outcome text, asset text, balance bigint, bonus bigint, version bigint,
  transfer_id bigint, replayed boolean, limit_name text)
language plpgsql security definer set search_path = ledger, pg_temp
-- For the reason given at ledger.execute().
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off
as $$
declare
  players bigint[] := '{}';
begin
  for nth in 0 .. jsonb_array_length(p_orders) - 1 loop
    players := players || ledger.players_in(p_orders -> nth);
  end loop;
  perform ledger.lock_players(players);
  for order_nth in 1 .. jsonb_array_length(p_orders) loop
    return query
      select order_nth, t.n, (t.a).outcome, (t.a).asset, (t.a).balance, (t.a).bonus, (t.a).version, (t.a).transfer_id,
          (t.a).replayed, (t.a).limit_name
        from ledger.run_together(p_orders -> (order_nth - 1)) as t (n int, a ledger.answer);
  end loop;
end $$;

-- What became of a transaction: how it was answered, TX_CANCELLED when it was taken back or buried since, and
-- TX_NOT_FOUND when it never came. The balance is that of the moment. What arrived is preferred to a tombstone,
-- and then a stake to a payout, an adjustment and a rollback of the same number. Telling it writes, so that the
-- answer waits for the same commit barrier as the first one did.
create function ledger.status(p_scope text, p_player bigint, p_key text, p_asset text)
returns table (outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint,
  limit_name text)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  known ledger.idem;
begin
  update ledger.idem i set dup_seen = i.dup_seen + 1
    where i.scope = p_scope and i.player_id = p_player and i.key = p_key and i.op = (
      select c.op from ledger.idem c
        where c.scope = p_scope and c.player_id = p_player and c.key = p_key and c.op in (1, 2, 3, 5)
        order by c.hash is null, array_position(array[1, 2, 5, 3], c.op::int) limit 1)
    returning i.* into known;
  return query
    select case
          when known.outcome is null then 'TX_NOT_FOUND'
          when exists (select 1 from ledger.transfer back where back.reverses = known.transfer_id) then 'TX_CANCELLED'
          else known.outcome end,
        told.code, told.balance, told.bonus, told.version, known.transfer_id, known.limit_name
      from (values (1)) as one (n)
      left join lateral (
        select held.code, a.balance, coalesce(b.balance, 0) as bonus, a.version + coalesce(b.version, 0) as version
          from ledger.account a
          join ledger.asset held on held.id = a.asset_id
          left join ledger.account b
            on b.owner_kind = 1 and b.owner_id = a.owner_id and b.kind = 2 and b.asset_id = a.asset_id
          where a.owner_kind = 1 and a.owner_id = p_player
            and (a.id = known.account_id or (known.account_id is null and held.code = p_asset and a.kind = held.player_kind))
      ) told on true;
end $$;

revoke all on function ledger.execute(jsonb), ledger.execute_together(jsonb),
  ledger.status(text, bigint, text, text) from public;
