-- Why: a stake may be paid from two accounts and a win goes back to both, and the limits that players set for
-- themselves are kept where the stake is taken. Replaces the functions of 0002, 0006 and 0007: they found accounts
-- by reading all of them when there were many, and claimed keys before they locked players, which the player's own
-- lock makes needless: a key belongs to one player.
--
-- The order of locks is the same for everybody: the rows of ledger.player in ascending order, then nothing that
-- another player could hold. The commands of one player in a call are decided one after the other (waves).
drop function ledger.execute(jsonb), ledger.execute_together(jsonb), ledger.status(text, bigint, text, text),
  ledger.carry_out_together(ledger.command[]), ledger.lock_players(ledger.command[]),
  ledger.drop_claims(ledger.command[]), ledger.carry_out(ledger.command[], ledger.verdict[]),
  ledger.write_adjustments(ledger.command[], ledger.verdict[]), ledger.write_answers(ledger.verdict[]),
  ledger.write_rounds(ledger.verdict[]), ledger.correct_rounds(ledger.verdict[]),
  ledger.undo_in_rounds(ledger.verdict[]), ledger.write_movements(ledger.verdict[]),
  ledger.decide(ledger.command[], int), ledger.lock_accounts(ledger.command[]), ledger.claim_keys(ledger.command[]),
  ledger.read_commands(jsonb);
drop type ledger.command, ledger.verdict;

create type ledger.command as (
  n int, wave int, sound boolean, op smallint, scope text, player_id bigint, key text, asset_id smallint,
  account_kind smallint, amount bigint, round_ref text, game text, ref_key text, payout_kind text,
  ends_round boolean, refusal text, at timestamptz, hash bytea, limit_name text, direction text, reason text
);

-- What became of a command. delta and bonus_delta are what the player's two accounts gain; both come from or go to
-- counter_id. version is the sum of both accounts' versions, which grows with every movement of either.
create type ledger.verdict as (
  n int, op smallint, scope text, player_id bigint, key text, hash bytea, ref_key text,
  outcome text, replayed boolean, stored boolean, buries boolean, moves boolean,
  asset_id smallint, account_id bigint, bonus_id bigint, counter_id bigint, delta bigint, bonus_delta bigint,
  balance_after bigint, bonus_after bigint, account_version bigint, bonus_version bigint, version_after bigint,
  transfer_id bigint, reverses bigint, round_ref text, game text, payout_kind text, at timestamptz,
  undoes smallint, counts boolean, ends_round boolean, limit_name text, guarded boolean
);

-- Reads commands as text and believes nothing: one that cannot be read is marked unsound and harms no other.
create function ledger.read_commands(p_commands jsonb) returns setof ledger.command language plpgsql stable as $$
begin
  return query with said as (
    select c.*, case c.op when 'debit' then 1 when 'credit' then 2 when 'rollback' then 3 when 'grant' then 4
        when 'adjust' then 5 when 'end-round' then 6 end as op_id
      from rows from (jsonb_to_recordset(p_commands) as (
        op text, scope text, player text, key text, asset text, amount text, round text, game text, ref text,
        kind text, "endsRound" text, refusal text, at text, extra text, "limit" text)) with ordinality
        as c (op, scope, player, key, asset, amount, round, game, ref, kind, ends_round, refusal, at, extra, limit_name, n)
  ), checked as (
    select s.*,
        coalesce(s.op_id is not null
          and length(s.scope) between 1 and 40
          and s.player ~ '^[1-9][0-9]{0,17}$'
          and length(s.key) between 1 and 100
          and s.at is not null
          and case s.op_id when 3 then length(s.ref) between 1 and 100 when 6 then true
                   else case when s.amount ~ '^[0-9]{1,19}$' then s.amount::numeric <= 9223372036854775807 end end
          and (s.op_id = 4 or length(s.round) between 1 and 100)
          and (s.op_id in (3, 4) or length(s.game) between 1 and 100)
          and (s.op_id <> 2 or s.kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND'))
          and (s.op_id <> 5 or (s.kind in ('IN', 'OUT') and length(s.extra) between 1 and 200))
          and (s.op_id <> 2 or s.ref is null or length(s.ref) between 1 and 100)
          and (s.refusal is null or s.refusal ~ '^[A-Z_]{2,40}$')
          and (s.limit_name is null or length(s.limit_name) between 1 and 100), false) as sound
      from said s
  )
  select c.n::int, case when c.n = 1 then 1 else row_number() over (partition by c.sound, c.player order by c.n) end::int,
      c.sound, c.op_id::smallint, c.scope, case when c.sound then c.player::bigint end, c.key, s.id, s.player_kind,
      case when c.sound and c.op_id not in (3, 6) then c.amount::bigint end,
      case when c.op_id <> 4 then c.round end, c.game,
      case when c.op_id in (2, 3) then c.ref end, case when c.op_id = 2 then c.kind end,
      coalesce(c.ends_round, 'false') = 'true', c.refusal,
      case when c.sound then c.at::timestamptz end,
      case when c.sound then sha256(convert_to(jsonb_build_array(
        case when c.op_id not in (3, 6) then c.asset end,
        case when c.op_id not in (3, 6) then c.amount::numeric end,
        c.round, c.game, c.ref, c.kind, coalesce(c.ends_round, 'false'), c.extra)::text, 'UTF8')) end,
      c.limit_name, case when c.op_id = 5 then c.kind end, case when c.op_id = 5 then c.extra end
    from checked c left join ledger.asset s on s.code = c.asset;
end $$;

create function ledger.lock_players(p_players bigint[]) returns void language plpgsql as $$
begin
  perform 1 from ledger.player p where p.id = any (p_players) order by p.id for no key update;
end $$;

-- The first of the player's limits that a stake would break, null for none; PLAYER_BLOCKED when the player takes a
-- pause. A limit on losses counts the stake as lost. Play is one session until half an hour without a stake.
create function ledger.exceeded_limit(p_guard wallet.play_guard, p_amount bigint, p_at timestamptz) returns text
language plpgsql stable as $$
declare
  today date := (p_at at time zone p_guard.time_zone)::date;
  -- A week begins on Saturday, as it does for most who play here (server/wallet/play-guard.ts says the same).
  week date := today - (extract(isodow from today)::int + 1) % 7;
  month date := date_trunc('month', today)::date;
  d_staked bigint; d_lost bigint; w_staked bigint; w_lost bigint; m_staked bigint; m_lost bigint;
begin
  if p_guard.paused_until > p_at then
    return 'PLAYER_BLOCKED';
  end if;
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
language sql immutable as $$
  select case when p_bonus_stake > 0 then trunc(p_amount::numeric * p_bonus_stake / p_stake)::bigint else 0 end
$$;

-- The answer that a key was given before: the same again for the same content, a conflict for other content, and for
-- one that was buried before it came, that it is cancelled.
create function ledger.known_answer(p_command ledger.command, p_known ledger.idem) returns ledger.verdict
language plpgsql stable as $$
declare
  v ledger.verdict;
begin
  v.n := p_command.n; v.op := p_command.op; v.scope := p_command.scope; v.player_id := p_command.player_id;
  v.key := p_command.key; v.hash := p_command.hash; v.moves := false; v.buries := false; v.delta := 0; v.bonus_delta := 0;
  if p_known.hash = p_command.hash then
    v.outcome := p_known.outcome; v.replayed := true; v.stored := false;
    v.transfer_id := p_known.transfer_id; v.balance_after := p_known.balance_after;
    v.bonus_after := p_known.bonus_after; v.version_after := p_known.version_after; v.limit_name := p_known.limit_name;
    v.account_id := p_known.account_id;
    select a.asset_id into v.asset_id from ledger.account a where a.id = p_known.account_id;
    return v;
  end if;
  v.replayed := false;
  v.outcome := case when p_known.hash is null then 'TX_CANCELLED' else 'DUPLICATE_CONFLICT' end;
  -- What was buried keeps its content from now on, so that the same again is the same answer again.
  v.stored := p_known.hash is null;
  return v;
end $$;

create type ledger.purse as (
  asset_id smallint, account_id bigint, balance bigint, version bigint, frozen boolean, bonus_id bigint,
  bonus bigint, bonus_version bigint, bonus_first boolean, counter_id bigint
);

-- What a player has of one asset, and who stands on the other side of its movements.
create function ledger.purse_of(p_player bigint, p_asset smallint, p_kind smallint, p_counter smallint)
returns ledger.purse language plpgsql stable as $$
declare p ledger.purse;
begin
  select a.asset_id, a.id, a.balance, a.version, a.frozen, b.id, coalesce(b.balance, 0), coalesce(b.version, 0),
      s.bonus_first, h.id
    into p
    from ledger.account a
    join ledger.asset s on s.id = a.asset_id
    left join ledger.account b on b.owner_kind = 1 and b.owner_id = p_player and b.kind = 2 and b.asset_id = p_asset
    left join ledger.account h on h.owner_kind = 0 and h.owner_id = 0 and h.kind = p_counter and h.asset_id = p_asset
    where a.owner_kind = 1 and a.owner_id = p_player and a.kind = p_kind and a.asset_id = p_asset;
  return p;
end $$;

-- Decides one command of a player whose row is locked. Writes nothing.
create function ledger.decide(c ledger.command) returns ledger.verdict language plpgsql as $$
declare
  v ledger.verdict;
  known ledger.idem;
  p ledger.purse;
  r wallet.round;
  g wallet.play_guard;
begin
  if c.op not in (3, 4) then
    select w.* into r from wallet.round w
      where w.vendor = c.scope and w.player_id = c.player_id and w.round_ref = c.round_ref;
  end if;
  select i.* into known from ledger.idem i
    where i.scope = c.scope and i.player_id = c.player_id and i.op = c.op and i.key = c.key;
  -- A round that was ended and opened again by a rollback is ended anew: its first end is no answer any more.
  if c.op = 6 and known.hash = c.hash and r.state = 'open' then
    known := null;
  end if;
  if known.outcome is not null and known.hash = c.hash then
    return ledger.known_answer(c, known);
  end if;

  if c.op = 3 then
    return ledger.decide_rollback(c, known);
  end if;
  if c.op = 6 and r.account_id is not null then
    select a.asset_id, a.kind into c.asset_id, c.account_kind from ledger.account a where a.id = r.account_id;
  end if;
  p := ledger.purse_of(c.player_id, c.asset_id, c.account_kind,
    case when c.op = 4 then (select s.issuance_kind from ledger.asset s where s.id = c.asset_id) else 10::smallint end);
  if p.account_id is null or p.counter_id is null then
    v.n := c.n; v.op := c.op; v.player_id := c.player_id; v.outcome := 'PLAYER_NOT_FOUND'; v.replayed := false;
    v.stored := false; v.buries := false; v.moves := false; v.delta := 0; v.bonus_delta := 0;
    return v;
  end if;
  if known.outcome is not null then
    v := ledger.known_answer(c, known);
    v.counter_id := p.counter_id;
    return ledger.with_purse(v, p);
  end if;

  v.n := c.n; v.op := c.op; v.scope := c.scope; v.player_id := c.player_id; v.key := c.key; v.hash := c.hash;
  v.ref_key := c.ref_key; v.replayed := false; v.buries := false; v.moves := false; v.delta := 0; v.bonus_delta := 0;
  v.counter_id := p.counter_id; v.round_ref := c.round_ref; v.game := c.game; v.payout_kind := c.payout_kind;
  v.at := c.at; v.ends_round := c.ends_round; v.counts := coalesce(c.payout_kind in ('WIN', 'JACKPOT'), true);
  v.outcome := 'OK';
  v.guarded := false;
  if c.op in (1, 2, 5) then
    select w.* into g from wallet.play_guard w where w.player_id = c.player_id and w.asset_id = c.asset_id;
    v.guarded := g.player_id is not null;
  end if;

  if c.refusal is not null then
    v.outcome := c.refusal;
    v.limit_name := case when c.refusal = 'LIMIT_EXCEEDED' then c.limit_name end;
  elsif c.op = 1 then
    v := ledger.decide_stake(c, v, p, r, g);
  elsif c.op = 2 then
    v := ledger.decide_payout(c, v, p, r);
  elsif c.op = 5 then
    v.delta := case c.direction when 'IN' then c.amount else -c.amount end;
    v.outcome := case
      when c.direction = 'IN' and c.amount > 9223372036854775807 - p.balance then 'BAD_REQUEST'
      when r.state is null then 'BET_NOT_FOUND'
      when r.account_id <> p.account_id then 'CURRENCY_MISMATCH'
      when r.state = 'rolled-back' then 'TX_CANCELLED'
      when p.balance + v.delta < 0 then 'INSUFFICIENT_FUNDS' else 'OK' end;
  elsif c.op = 6 then
    v.outcome := case when r.state is null then 'BET_NOT_FOUND' else 'OK' end;
  elsif c.amount > 9223372036854775807 - p.balance then
    v.outcome := 'BAD_REQUEST';
  else
    v.delta := c.amount;
  end if;

  v.moves := v.outcome = 'OK' and c.op <> 6;
  v.stored := v.outcome not in ('BET_NOT_FOUND', 'BAD_REQUEST');
  return ledger.with_purse(v, p);
end $$;

-- The verdict with what the player has after it.
create function ledger.with_purse(v ledger.verdict, p ledger.purse) returns ledger.verdict language plpgsql as $$
begin
  if v.moves then
    v.transfer_id := nextval('ledger.transfer_id');
  else
    v.delta := 0;
    v.bonus_delta := 0;
  end if;
  v.asset_id := p.asset_id;
  v.account_id := p.account_id;
  v.bonus_id := p.bonus_id;
  v.balance_after := p.balance + v.delta;
  v.bonus_after := p.bonus + v.bonus_delta;
  v.account_version := p.version + (v.delta <> 0)::int;
  v.bonus_version := p.bonus_version + (v.bonus_delta <> 0)::int;
  v.version_after := v.account_version + v.bonus_version;
  return v;
end $$;

create function ledger.decide_stake(
  c ledger.command, v ledger.verdict, p ledger.purse, r wallet.round, g wallet.play_guard
) returns ledger.verdict language plpgsql as $$
begin
  if p.frozen then
    v.outcome := 'PLAYER_BLOCKED';
  elsif v.guarded and g.paused_until > c.at then
    v.outcome := 'PLAYER_BLOCKED';
  elsif r.account_id <> p.account_id then
    v.outcome := 'CURRENCY_MISMATCH';
  else
    if v.guarded then
      v.limit_name := ledger.exceeded_limit(g, c.amount, c.at);
    end if;
    if v.limit_name is not null then
      v.outcome := 'LIMIT_EXCEEDED';
    elsif r.state = 'closed' then
      v.outcome := 'ROUND_CLOSED';
    elsif c.amount - p.balance > p.bonus then
      v.outcome := 'INSUFFICIENT_FUNDS';
    elsif p.bonus_first then
      v.bonus_delta := -least(c.amount, p.bonus);
      v.delta := -c.amount - v.bonus_delta;
    else
      v.delta := -least(c.amount, p.balance);
      v.bonus_delta := -c.amount - v.delta;
    end if;
  end if;
  return v;
end $$;

create function ledger.decide_payout(c ledger.command, v ledger.verdict, p ledger.purse, r wallet.round)
returns ledger.verdict language plpgsql as $$
declare
  bet record;
  bonus_stake bigint := r.bonus_stake_minor;
  stake bigint := r.stake_minor;
begin
  v.delta := c.amount;
  if c.amount > 9223372036854775807 - p.balance or c.amount > 9223372036854775807 - p.bonus then
    v.outcome := 'BAD_REQUEST';
  elsif r.account_id <> p.account_id then
    v.outcome := 'CURRENCY_MISMATCH';
  elsif c.payout_kind in ('PROMO', 'FREE_ROUND') then
    return v;
  elsif c.ref_key is null then
    v.outcome := case when r.state is null then 'BET_NOT_FOUND' when r.stakes_live = 0 then 'TX_CANCELLED' else 'OK' end;
  else
    select i.outcome, i.account_id, t.round_ref,
        exists (select 1 from ledger.transfer back where back.reverses = i.transfer_id) as reversed, i.transfer_id
      into bet
      from ledger.idem i left join ledger.transfer t on t.id = i.transfer_id
      where i.scope = c.scope and i.player_id = c.player_id and i.op = 1 and i.key = c.ref_key;
    v.outcome := case
      when bet.outcome is null then 'BET_NOT_FOUND'
      when bet.outcome <> 'OK' or bet.reversed then 'TX_CANCELLED'
      when bet.account_id <> p.account_id then 'CURRENCY_MISMATCH'
      when bet.round_ref <> c.round_ref then 'BET_NOT_FOUND' else 'OK' end;
    if v.outcome = 'OK' and r.bonus_stake_minor > 0 then
      select coalesce(sum(l.amount) filter (where l.src = p.bonus_id), 0), sum(l.amount) into bonus_stake, stake
        from ledger.posting l where l.transfer_id = bet.transfer_id;
    end if;
  end if;
  v.bonus_delta := ledger.bonus_share(c.amount, bonus_stake, stake);
  v.delta := c.amount - v.bonus_delta;
  return v;
end $$;

-- A rollback does not say which account it touches: the command that it names does. Of one that never came it moves
-- nothing, and buries it.
create function ledger.decide_rollback(c ledger.command, p_known ledger.idem) returns ledger.verdict
language plpgsql as $$
declare
  v ledger.verdict;
  p ledger.purse;
  r wallet.round;
  target record;
  undone boolean := false;
begin
  select i.op, i.outcome, i.account_id, i.transfer_id, t.round_ref, t.game, t.payout_kind, a.asset_id, a.kind
    into target
    from ledger.idem i
    left join ledger.transfer t on t.id = i.transfer_id
    left join ledger.account a on a.id = i.account_id
    where i.scope = c.scope and i.player_id = c.player_id and i.op in (1, 2) and i.key = c.ref_key
    order by i.op limit 1;
  p := ledger.purse_of(c.player_id, coalesce(target.asset_id, c.asset_id), coalesce(target.kind, c.account_kind), 10::smallint);
  v.n := c.n; v.op := 3; v.scope := c.scope; v.player_id := c.player_id; v.key := c.key; v.hash := c.hash;
  v.ref_key := c.ref_key; v.replayed := false; v.moves := false; v.buries := false; v.stored := true; v.at := c.at;
  v.delta := 0; v.bonus_delta := 0; v.counter_id := p.counter_id; v.ends_round := false; v.outcome := 'OK';
  v.round_ref := c.round_ref; v.guarded := false;
  if p.account_id is null then
    v.outcome := 'PLAYER_NOT_FOUND';
    v.stored := false;
    return v;
  end if;
  if p_known.outcome is not null then
    return ledger.with_purse(ledger.known_answer(c, p_known), p);
  end if;
  if c.refusal is not null then
    v.outcome := c.refusal;
  elsif target.outcome is null then
    v.buries := true;
  elsif target.outcome = 'OK' then
    undone := exists (select 1 from ledger.transfer back where back.reverses = target.transfer_id);
    if not undone then
      select w.* into r from wallet.round w
        where w.vendor = c.scope and w.player_id = c.player_id and w.round_ref = target.round_ref;
      select coalesce(sum(s.sign * l.amount) filter (where s.account_id = p.account_id), 0),
          coalesce(sum(s.sign * l.amount) filter (where s.account_id = p.bonus_id), 0)
        into v.delta, v.bonus_delta
        from ledger.posting l cross join lateral (values (l.src, 1), (l.dst, -1)) as s (account_id, sign)
        where l.transfer_id = target.transfer_id;
      v.outcome := case
        when target.round_ref <> c.round_ref then 'TX_NOT_FOUND'
        when target.op = 1 and (r.payouts_live > 0 or r.state = 'closed') then 'ROUND_SETTLED'
        when target.op = 2 and (p.balance + v.delta < 0 or p.bonus + v.bonus_delta < 0) then 'INSUFFICIENT_FUNDS'
        else 'OK' end;
      v.moves := v.outcome = 'OK';
      v.reverses := target.transfer_id; v.game := target.game; v.undoes := target.op;
      v.counts := coalesce(target.payout_kind in ('WIN', 'JACKPOT'), true);
      v.guarded := v.moves and exists (select 1 from wallet.play_guard g
        where g.player_id = c.player_id and g.asset_id = p.asset_id);
    end if;
  end if;
  return ledger.with_purse(v, p);
end $$;

-- Writes what was decided for commands of different players.
create function ledger.carry_out(p_commands ledger.command[], p_verdicts ledger.verdict[]) returns void
language plpgsql as $$
declare
  v ledger.verdict;
  bonus boolean := false; rounds boolean := false; undoes boolean := false; told boolean := false;
  buries boolean := false; corrects boolean := false; guarded boolean := false; moves boolean := false;
  stores boolean := false;
begin
  foreach v in array p_verdicts loop
    moves := moves or v.moves;
    stores := stores or v.stored;
    told := told or not v.stored;
    bonus := bonus or v.bonus_delta <> 0;
    rounds := rounds or (v.moves and v.op in (1, 2));
    undoes := undoes or (v.moves and v.op = 3);
    buries := buries or v.buries;
    corrects := corrects or (v.stored and v.op in (5, 6));
    guarded := guarded or (v.moves and v.guarded);
  end loop;
  if moves then
    perform ledger.write_movements(p_verdicts, bonus);
  end if;
  if rounds then
    perform ledger.write_rounds(p_verdicts);
  end if;
  if undoes then
    perform ledger.undo_in_rounds(p_verdicts);
  end if;
  if corrects then
    perform ledger.correct_rounds(p_commands, p_verdicts);
  end if;
  if guarded then
    perform ledger.write_play(p_verdicts);
  end if;
  if stores then
    perform ledger.write_answers(p_verdicts);
  end if;
  -- A duplicate writes as well: its answer then waits for the same commit barrier as the first one did.
  if told then
    update ledger.idem i set dup_seen = i.dup_seen + 1
      from unnest(p_verdicts) t
      where not t.stored and i.scope = t.scope and i.player_id = t.player_id and i.op = t.op and i.key = t.key;
  end if;
  if buries then
    insert into ledger.idem (scope, player_id, op, key, outcome)
      select t.scope, t.player_id, named.op, t.ref_key, 'TX_CANCELLED'
        from unnest(p_verdicts) t cross join (values (1::smallint), (2::smallint)) as named (op)
        where t.buries
      on conflict do nothing;
  end if;
end $$;

create function ledger.write_movements(p_verdicts ledger.verdict[], p_bonus boolean) returns void language plpgsql as $$
begin
  insert into ledger.transfer (id, kind, reverses, scope, player_id, key, round_ref, game, ref_key, payout_kind, at)
    select v.transfer_id, v.op, v.reverses, v.scope, v.player_id, v.key, v.round_ref, v.game, v.ref_key,
        v.payout_kind, v.at
      from unnest(p_verdicts) v where v.moves;
  update ledger.account a set balance = v.balance_after, version = v.account_version
    from unnest(p_verdicts) v where a.id = v.account_id and v.delta <> 0;
  insert into ledger.posting
      (transfer_id, line, src, dst, asset_id, amount, src_after, dst_after, src_version, dst_version)
    select v.transfer_id, 1,
        case when v.delta < 0 then v.account_id else v.counter_id end,
        case when v.delta < 0 then v.counter_id else v.account_id end,
        v.asset_id, abs(v.delta),
        case when v.delta < 0 then v.balance_after end, case when v.delta > 0 then v.balance_after end,
        case when v.delta < 0 then v.account_version end, case when v.delta > 0 then v.account_version end
      from unnest(p_verdicts) v where v.delta <> 0;
  if p_bonus then
    update ledger.account a set balance = v.bonus_after, version = v.bonus_version
      from unnest(p_verdicts) v where a.id = v.bonus_id and v.bonus_delta <> 0;
    insert into ledger.posting
        (transfer_id, line, src, dst, asset_id, amount, src_after, dst_after, src_version, dst_version)
      select v.transfer_id, 2,
          case when v.bonus_delta < 0 then v.bonus_id else v.counter_id end,
          case when v.bonus_delta < 0 then v.counter_id else v.bonus_id end,
          v.asset_id, abs(v.bonus_delta),
          case when v.bonus_delta < 0 then v.bonus_after end, case when v.bonus_delta > 0 then v.bonus_after end,
          case when v.bonus_delta < 0 then v.bonus_version end, case when v.bonus_delta > 0 then v.bonus_version end
        from unnest(p_verdicts) v where v.bonus_delta <> 0;
  end if;
end $$;

-- What stakes and payouts do to their rounds.
create function ledger.write_rounds(p_verdicts ledger.verdict[]) returns void language plpgsql as $$
begin
  insert into wallet.round as r (vendor, player_id, round_ref, account_id, asset_id, game, stake_minor,
      bonus_stake_minor, payout_minor, stakes_live, payouts_live, state, opened_at, changed_at, closed_at)
    select v.scope, v.player_id, v.round_ref, v.account_id, v.asset_id, v.game,
        case when v.op = 1 then -v.delta - v.bonus_delta else 0 end, case when v.op = 1 then -v.bonus_delta else 0 end,
        case when v.op = 2 then v.delta + v.bonus_delta else 0 end,
        case when v.op = 1 then 1 else 0 end, case when v.op = 2 and v.counts then 1 else 0 end,
        case when v.ends_round then 'closed' else 'open' end, v.at, v.at, case when v.ends_round then v.at end
      from unnest(p_verdicts) v where v.moves and v.op in (1, 2)
    on conflict (vendor, player_id, round_ref) do update set
      stake_minor = r.stake_minor + excluded.stake_minor,
      bonus_stake_minor = r.bonus_stake_minor + excluded.bonus_stake_minor,
      payout_minor = r.payout_minor + excluded.payout_minor,
      stakes_live = r.stakes_live + excluded.stakes_live,
      payouts_live = r.payouts_live + excluded.payouts_live,
      state = case when excluded.state = 'closed' then 'closed'
        when excluded.stakes_live > 0 then 'open' else r.state end,
      changed_at = excluded.changed_at,
      closed_at = case when excluded.state = 'closed' then excluded.closed_at
        when excluded.stakes_live > 0 then null else r.closed_at end;
end $$;

-- A rollback undoes one stake or one payout of its round.
create function ledger.undo_in_rounds(p_verdicts ledger.verdict[]) returns void language plpgsql as $$
begin
  update wallet.round r set
      stake_minor = r.stake_minor - case when v.undoes = 1 then v.delta + v.bonus_delta else 0 end,
      bonus_stake_minor = r.bonus_stake_minor - case when v.undoes = 1 then v.bonus_delta else 0 end,
      payout_minor = r.payout_minor + case when v.undoes = 2 then v.delta + v.bonus_delta else 0 end,
      stakes_live = r.stakes_live - case when v.undoes = 1 then 1 else 0 end,
      payouts_live = r.payouts_live - case when v.undoes = 2 and v.counts then 1 else 0 end,
      state = case when v.undoes = 1 and r.stakes_live = 1 then 'rolled-back' else 'open' end,
      closed_at = case when v.undoes = 1 and r.stakes_live = 1 then v.at end,
      changed_at = v.at
    from unnest(p_verdicts) v
    where v.moves and v.op = 3 and r.vendor = v.scope and r.player_id = v.player_id and r.round_ref = v.round_ref;
end $$;

-- An adjustment is a result of its round and changes no more of it; the end of a round closes it. Adjustments are
-- kept for the office with their reasons, also those that were refused.
create function ledger.correct_rounds(p_commands ledger.command[], p_verdicts ledger.verdict[]) returns void
language plpgsql as $$
begin
  update wallet.round r set
      adjusted_minor = r.adjusted_minor + v.delta, payouts_live = r.payouts_live + 1, changed_at = v.at
    from unnest(p_verdicts) v
    where v.op = 5 and v.moves and r.vendor = v.scope and r.player_id = v.player_id and r.round_ref = v.round_ref;
  update wallet.round r set
      state = 'closed', changed_at = v.at, closed_at = coalesce(r.closed_at, v.at)
    from unnest(p_verdicts) v
    where v.op = 6 and v.stored and v.outcome = 'OK' and r.state <> 'closed'
      and r.vendor = v.scope and r.player_id = v.player_id and r.round_ref = v.round_ref;
  insert into wallet.adjustment (vendor, player_id, key, round_ref, game, asset_id, direction, amount_minor, reason,
      outcome, transfer_id, at)
    select c.scope, c.player_id, c.key, c.round_ref, c.game, c.asset_id, c.direction, c.amount, c.reason,
        v.outcome, v.transfer_id, c.at
      from unnest(p_verdicts) v join unnest(p_commands) c on c.n = v.n
      where v.op = 5 and v.stored;
end $$;

-- What guarded players staked and won today. A stake that is returned was never made.
create function ledger.write_play(p_verdicts ledger.verdict[]) returns void language plpgsql as $$
begin
  insert into wallet.play_day as d (player_id, asset_id, day, staked, won)
    select v.player_id, v.asset_id, (v.at at time zone g.time_zone)::date,
        case when coalesce(v.undoes, v.op) = 1 then -v.delta - v.bonus_delta else 0 end,
        case when coalesce(v.undoes, v.op) = 1 then 0 else v.delta + v.bonus_delta end
      from unnest(p_verdicts) v
      join wallet.play_guard g on g.player_id = v.player_id and g.asset_id = v.asset_id
      where v.moves and v.guarded
    on conflict (player_id, asset_id, day) do update set
      staked = d.staked + excluded.staked, won = d.won + excluded.won;
  update wallet.play_guard g set
      session_began_at = case when g.staked_last_at > v.at - interval '30 minutes' then g.session_began_at else v.at end,
      staked_last_at = greatest(g.staked_last_at, v.at)
    from unnest(p_verdicts) v
    where v.moves and v.guarded and v.op = 1 and g.player_id = v.player_id and g.asset_id = v.asset_id;
end $$;

create function ledger.write_answers(p_verdicts ledger.verdict[]) returns void language plpgsql as $$
begin
  insert into ledger.idem as i (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after,
      bonus_after, version_after, limit_name)
    select v.scope, v.player_id, v.op, v.key, v.hash, v.outcome, v.transfer_id, v.account_id, v.balance_after,
        v.bonus_after, v.version_after, v.limit_name
      from unnest(p_verdicts) v where v.stored
    on conflict (scope, player_id, op, key) do update set
      hash = excluded.hash, outcome = excluded.outcome, transfer_id = excluded.transfer_id,
      account_id = excluded.account_id, balance_after = excluded.balance_after, bonus_after = excluded.bonus_after,
      version_after = excluded.version_after, limit_name = excluded.limit_name;
end $$;

-- Executes a list of commands and answers each. A command is
--   {op: debit|credit|rollback|grant|adjust|end-round, scope, player, key, asset, amount, round, game, ref, kind,
--    endsRound, refusal, limit, at, extra}
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
  commands ledger.command[];
  command ledger.command;
  verdicts ledger.verdict[];
  answers ledger.verdict[] := '{}';
  waves int := 0;
begin
  commands := array(select c from ledger.read_commands(p_commands) c order by c.n);
  perform ledger.lock_players(array(select c.player_id from unnest(commands) c where c.sound));
  foreach command in array commands loop
    if command.sound then
      waves := greatest(waves, command.wave);
    end if;
  end loop;
  for nth in 1 .. waves loop
    verdicts := '{}';
    foreach command in array commands loop
      if command.sound and command.wave = nth then
        verdicts := array_append(verdicts, ledger.decide(command));
      end if;
    end loop;
    perform ledger.carry_out(commands, verdicts);
    answers := case when nth = 1 then verdicts else answers || verdicts end;
  end loop;
  return query
    select c.n, coalesce(v.outcome, 'BAD_REQUEST'), held.code, v.balance_after, v.bonus_after, v.version_after,
        v.transfer_id, coalesce(v.replayed, false), v.limit_name
      from unnest(commands) c
      left join unnest(answers) v on v.n = c.n
      left join ledger.asset held on held.id = v.asset_id
      order by c.n;
end $$;

-- Decides and does the commands of one order, given in their sequence. Gives the verdict of each, or, when one of
-- them is not OK, that one alone; then nothing has moved, and only that one is remembered.
create function ledger.carry_out_together(p_commands ledger.command[]) returns ledger.verdict[] language plpgsql as $$
declare
  command ledger.command;
  verdict ledger.verdict;
  carried ledger.verdict[] := '{}';
  known boolean;
begin
  foreach command in array p_commands loop
    if not command.sound then
      verdict.n := command.n;
      verdict.outcome := 'BAD_REQUEST';
      return array[verdict];
    end if;
  end loop;
  -- An answer that one of them was given stands: then the order was refused before and is refused again.
  foreach command in array p_commands loop
    select true into known from ledger.idem i
      where i.scope = command.scope and i.player_id = command.player_id and i.op = command.op and i.key = command.key
        and (i.outcome <> 'OK' or i.hash is distinct from command.hash);
    if known then
      verdict := ledger.decide(command);
      perform ledger.carry_out(array[command], array[verdict]);
      return array[verdict];
    end if;
  end loop;
  begin
    foreach command in array p_commands loop
      verdict := ledger.decide(command);
      if verdict.outcome <> 'OK' then
        raise exception 'the order is not done' using errcode = 'NR001';
      end if;
      perform ledger.carry_out(array[command], array[verdict]);
      carried := carried || verdict;
    end loop;
  exception when sqlstate 'NR001' then
    -- Everything that the commands before it wrote is undone, and the refusal tells what is there now.
    if not verdict.replayed then
      select a.balance, coalesce(b.balance, 0), a.version + coalesce(b.version, 0)
        into verdict.balance_after, verdict.bonus_after, verdict.version_after
        from ledger.account a left join ledger.account b on b.id = verdict.bonus_id where a.id = verdict.account_id;
    end if;
    if verdict.stored then
      perform ledger.write_answers(array[verdict]);
    end if;
    return array[verdict];
  end;
  return carried;
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
  commands ledger.command[];
  answers ledger.verdict[];
  size int;
  before int := 0;
begin
  commands := array(select c from ledger.read_commands((
    select jsonb_agg(said.command order by o.nth, said.nth)
      from jsonb_array_elements(p_orders) with ordinality as o (list, nth)
      cross join jsonb_array_elements(o.list) with ordinality as said (command, nth))) c order by c.n);
  perform ledger.lock_players(array(select c.player_id from unnest(commands) c where c.sound));
  nth := 0;
  for size in select jsonb_array_length(o.list) from jsonb_array_elements(p_orders) with ordinality as o (list, i) order by o.i
  loop
    nth := nth + 1;
    answers := ledger.carry_out_together(commands[before + 1 : before + size]);
    return query
      select nth, v.n - before, v.outcome, held.code, v.balance_after, v.bonus_after, v.version_after, v.transfer_id,
          coalesce(v.replayed, false), v.limit_name
        from unnest(answers) v left join ledger.asset held on held.id = v.asset_id
        order by v.n;
    before := before + size;
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
