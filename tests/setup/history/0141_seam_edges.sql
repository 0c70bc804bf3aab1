-- Why: at its edges the seam said too little or believed too much. A rollback of a number that a stake and a payout
-- share undid the stake, whichever was meant; one of a correction or of a rollback was answered as if it had undone
-- something. A payout was taken under another game than its stake's. And a prize, for which nobody had staked, made room
-- in a limit on losses.
drop function ledger.rollback(text, bigint, text, ledger.purse, text, text, timestamptz);
drop function ledger.asset_of(smallint, text, bigint, text, text, text);

-- Whose money is told where the number that is undone was never heard of: the game that was launched last says it.
create index launch_latest on vendors.launch (player_id, vendor, issued_at desc);

-- Whether a stake was ever taken in a round under this game.
create function ledger.was_staked_in(p_scope text, p_player bigint, p_round text, p_game text) returns boolean
language sql stable as $$
  select exists (select 1 from ledger.transfer t
    where t.player_id = p_player and t.round_ref = p_round and t.scope = p_scope and t.kind = 1 and t.game = p_game)
$$;

-- Whether a command can be read at all, as before; a rollback may say which of two that have one number it means.
create or replace function ledger.is_sound(c ledger.command, p_op smallint) returns boolean language sql immutable as $$
  select coalesce(length(c.scope) between 1 and 40
    and ledger.is_player(c.player)
    and length(c.key) between 1 and 100
    and c.at is not null
    and case p_op when 3 then length(c.ref) between 1 and 100 when 6 then true
             else case when ledger.is_number(c.amount, 19)
               then length(c.amount) < 16
                 or c.amount::numeric <= case p_op when 1 then 9223372036854775807 else 1000000000000000 end end end
    and (p_op = 4 or (p_op = 3 and c.round is null) or length(c.round) between 1 and 100)
    and (p_op in (3, 4) or length(c.game) between 1 and 100)
    and case p_op when 2 then c.kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')
          and (c.ref is null or length(c.ref) between 1 and 100)
        when 3 then coalesce(c.kind in ('debit', 'credit'), true)
        when 5 then c.kind in ('IN', 'OUT') and length(c.extra) between 1 and 200 else true end
    and (c.refusal is null or c.refusal ~ '^[A-Z_]{2,40}$'), false)
$$;

-- Pays into a round. Won money goes back to where its stake came from, and is paid under the game of its stake;
-- promotions and free rounds pay cash, need no stake, and are no wins to a limit on losses.
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
    a.outcome := case
      when r.stakes_live > 0 then case when r.game = p_game or ledger.was_staked_in(p_scope, p_player, p_round, p_game)
        then 'OK' else 'TX_NOT_FOUND' end
      when ledger.was_staked(p_scope, p_player, p_round) then 'TX_CANCELLED' else 'BET_NOT_FOUND' end;
    to_bonus := ledger.bonus_share(p_amount, r.bonus_stake_minor, r.stake_minor);
  else
    select i.outcome, i.account_id, t.round_ref, t.game, i.transfer_id,
        exists (select 1 from ledger.transfer back where back.reverses = i.transfer_id) as reversed
      into bet
      from ledger.idem i left join ledger.transfer t on t.id = i.transfer_id
      where i.scope = p_scope and i.player_id = p_player and i.op = 1::smallint and i.key = p_bet;
    a.outcome := case
      when bet.outcome is null then 'BET_NOT_FOUND'
      when bet.outcome <> 'OK' or bet.reversed then 'TX_CANCELLED'
      when bet.account_id <> p.account_id then 'CURRENCY_MISMATCH'
      when bet.round_ref <> p_round then 'BET_NOT_FOUND'
      when bet.game <> p_game then 'TX_NOT_FOUND' else 'OK' end;
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
  if p.guarded and counts then
    perform ledger.count_play(p_player, p.asset_id, p_at, 0, p_amount);
  end if;
  a.balance := p.balance + p_amount - to_bonus;
  a.bonus := p.bonus + to_bonus;
  a.version := p.version + p.bonus_version + (p_amount > to_bonus)::int + (to_bonus > 0)::int;
  return a;
end $$;

-- Undoes one stake or one payout, in the round that it names or, without one, wherever it was. Of one that never came it
-- moves nothing, and buries it: should it come later, it finds its answer there. Where a stake and a payout have one
-- number it has to be said which is meant; a correction or a rollback is not undone. The limits count it on the day of
-- what it undoes.
create or replace function ledger.rollback(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_target text, p_round text, p_at timestamptz,
  p_of text
) returns ledger.answer language plpgsql as $$
declare
  a ledger.answer;
  target record;
  r wallet.round;
  delta bigint;
  bonus_delta bigint;
  ops smallint[] := case p_of when 'debit' then '{1}' when 'credit' then '{2}' else '{1,2}' end;
begin
  a.outcome := 'OK';
  a.balance := p.balance; a.bonus := p.bonus; a.version := p.version + p.bonus_version;
  select i.op, i.outcome, i.transfer_id, t.round_ref, t.game, t.at, coalesce(t.payout_kind in ('WIN', 'JACKPOT'), true) as counts,
      count(i.hash) over () as arrived, count(*) filter (where i.outcome = 'OK') over () as taken
    into target
    from ledger.idem i left join ledger.transfer t on t.id = i.transfer_id
    where i.scope = p_scope and i.player_id = p_player and i.op = any (ops) and i.key = p_target
    order by i.hash is null, i.op limit 1;
  if target.outcome is null then
    if p_of is null and exists (select 1 from ledger.idem i
        where i.scope = p_scope and i.player_id = p_player and i.op in (3, 5) and i.key = p_target) then
      a.outcome := 'TX_NOT_FOUND';
      return a;
    end if;
    insert into ledger.idem (scope, player_id, op, key, outcome)
      select p_scope, p_player, o.op, p_target, 'TX_CANCELLED' from unnest(ops) as o (op);
    return a;
  elsif target.arrived > 1 and target.taken > 0 then
    a.outcome := 'BAD_REQUEST';
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
  if p.guarded and target.counts then
    perform ledger.count_play(p_player, p.asset_id, target.at, case when target.op = 1 then -delta - bonus_delta else 0 end,
      case when target.op = 1 then 0 else delta + bonus_delta end);
  end if;
  a.balance := p.balance + delta;
  a.bonus := p.bonus + bonus_delta;
  a.version := p.version + p.bonus_version + (delta <> 0)::int + (bonus_delta <> 0)::int;
  return a;
end $$;

-- Corrects a result: a movement of its round, under its game, that changes no more of it, and that goes to cash and bonus
-- as a payout of the round would. It is kept for the office with its reason, also when it was refused.
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
    when r.game <> p_game and not ledger.was_staked_in(p_scope, p_player, p_round, p_game) then 'TX_NOT_FOUND'
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

-- The asset that a command speaks of when it does not say so itself: that of what it undoes, or of the round.
create function ledger.asset_of(
  p_op smallint, p_scope text, p_player bigint, p_target text, p_round text, p_of text, p_else text
) returns text language plpgsql as $$
declare code text;
begin
  if p_op = 3 then
    select s.code into code
      from ledger.idem i
      left join ledger.account a on a.id = i.account_id
      left join ledger.asset s on s.id = a.asset_id
      where i.scope = p_scope and i.player_id = p_player and i.key = p_target
        and i.op = any (case p_of when 'debit' then '{1}' when 'credit' then '{2}' else '{1,2}' end::smallint[])
      order by i.hash is null, i.op limit 1;
  end if;
  if code is null then
    select s.code into code
      from wallet.round w join ledger.asset s on s.id = w.asset_id
      where w.vendor = p_scope and w.player_id = p_player and w.round_ref = p_round;
  end if;
  return coalesce(code, p_else);
end $$;

-- Does one command of a player whose row is locked, once for its key. p_alone is false inside an order that may yet
-- be undone as a whole: then a refusal is not remembered here.
create or replace function ledger.run(c ledger.command, p_alone boolean) returns ledger.answer language plpgsql as $$
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
    then ledger.asset_of(v_op, c.scope, v_player, c.ref, c.round, c.kind, c.asset) else c.asset end);
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
    a := ledger.rollback(c.scope, v_player, c.key, p, c.ref, c.round, v_at, c.kind);
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

-- What there is to see of each command before any of them is done, as before but for the game of a payout.
create or replace function ledger.seen_alone(p_commands jsonb)
returns table (n int, op smallint, scope text, player_id bigint, key text, hash bytea, amount bigint, round_ref text,
  game text, ref_key text, payout_kind text, ends_round boolean, at timestamptz, asset text, asset_id smallint,
  account_id bigint, house_id bigint, balance_before bigint, version_before bigint, bonus bigint, bonus_version bigint,
  delta bigint, is_plain boolean)
language sql stable as $$
  select t.n::int, t.op_nr, t.scope, t.player_id, t.key, t.hash, t.amount, t.round, t.game, t.ref_key, t.payout_kind,
      t.ends_round, t.at, t.asset, s.id, a.id, s.house_id, a.balance, a.version, coalesce(b.balance, 0),
      coalesce(b.version, 0), case when t.op_nr = 1 then -t.amount else t.amount end,
      coalesce(t.hash is not null and not a.guarded and i.key is null and coalesce(w.account_id = a.id, true)
        and case when t.op_nr = 1
          then not a.frozen and coalesce(w.state = 'open', true) and (b.id is null or b.balance = 0 or not s.bonus_first)
          else coalesce(w.bonus_stake_minor = 0, true) and t.amount <= 9223372036854775807 - coalesce(b.balance, 0)
            and (t.payout_kind not in ('WIN', 'JACKPOT')
              or case when t.ref_key is null then w.stakes_live > 0 and w.game = t.game
                 else bet.outcome = 'OK' and bet.account_id = a.id and moved.round_ref = t.round and moved.game = t.game
                   and not exists (select 1 from ledger.transfer back where back.reverses = bet.transfer_id) end)
          end, false)
    from (
      select j.n, j.op_nr, j.scope, j.key, j.asset, j.round, j.game, j.hash,
          case when ledger.is_player(j.player) then j.player::bigint end as player_id,
          case when j.hash is not null then j.amount::bigint end as amount,
          case when j.op_nr = 2 then j.ref end as ref_key, case when j.op_nr = 2 then j.kind end as payout_kind,
          j.op_nr = 2 and coalesce(j."endsRound" = 'true', false) as ends_round,
          case when j.hash is not null then j.at::timestamptz end as at
        from (
          -- Without a hash it is neither a stake nor a payout, or cannot be read, or was refused before it came.
          select x.*, o.op_nr, case when ledger.is_sound(o.c, o.op_nr) and o.op_nr in (1, 2) and x.refusal is null
              then ledger.content_of(o.c, o.op_nr, x.amount::bigint) end as hash
            from jsonb_populate_recordset(null::ledger.command, p_commands) with ordinality as x (op, scope, player, key,
              asset, amount, round, game, ref, kind, "endsRound", refusal, at, extra, n)
            cross join lateral (select ledger.op_of(x.op) as op_nr, row(x.op, x.scope, x.player, x.key, x.asset, x.amount,
              x.round, x.game, x.ref, x.kind, x."endsRound", x.refusal, x.at, x.extra)::ledger.command as c) o
            offset 0
        ) j
        offset 0
    ) t
    left join lateral (select x.* from ledger.asset x where x.code = t.asset limit 1) s on true
    left join lateral (select x.* from ledger.account x
      where x.owner_kind = 1::smallint and x.owner_id = t.player_id and x.kind = s.player_kind and x.asset_id = s.id
      limit 1) a on true
    left join lateral (select x.* from ledger.account x
      where x.owner_kind = 1::smallint and x.owner_id = t.player_id and x.kind = 2::smallint and x.asset_id = s.id
        and s.commodity = 'money'
      limit 1) b on true
    left join lateral (select x.key from ledger.idem x
      where x.scope = t.scope and x.player_id = t.player_id and x.op = t.op_nr and x.key = t.key limit 1) i on true
    left join lateral (select x.* from wallet.round x
      where x.vendor = t.scope and x.player_id = t.player_id and x.round_ref = t.round limit 1) w on true
    left join lateral (select x.outcome, x.account_id, x.transfer_id from ledger.idem x
      where t.ref_key is not null and x.scope = t.scope and x.player_id = t.player_id and x.op = 1::smallint
        and x.key = t.ref_key limit 1) bet on true
    left join lateral (select x.round_ref, x.game from ledger.transfer x where x.id = bet.transfer_id limit 1) moved on true
$$;

-- Puts a player's limits in force, as before; counted are stakes and what they won, and no prizes.
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
        and coalesce(undone.payout_kind, t.payout_kind, 'WIN') in ('WIN', 'JACKPOT')
      group by 3;
end $$;
