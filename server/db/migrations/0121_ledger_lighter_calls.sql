-- Why: of what a stake costs, less than a half was writing it down. The rest was beginning statements, comparing texts
-- and reading the same command over and over. Nothing here decides otherwise than 0041 did.
drop function ledger.plain_in(jsonb), ledger.write_plain(ledger.plain[]), ledger.answers_of(ledger.plain[]),
  ledger.book(ledger.purse, bigint, bigint, bigint, bigint), ledger.lock_players(bigint[]),
  ledger.remember(text, bigint, smallint, text, bytea, bigint, ledger.answer),
  ledger.is_sound(ledger.command, smallint), ledger.content_of(ledger.command, smallint, bigint);
drop type ledger.plain;

-- The player's number tells nearly all rows apart, and comparing it is one step; a name of a vendor that all share in
-- front of it was compared first, each time, and put every column after it at a place that has to be searched for.
-- The key of rounds is made after their other indexes, for the reason given in 0043.
alter table ledger.idem drop constraint idem_pkey, add constraint idem_pkey primary key (player_id, key, op, scope);
drop index ledger.transfer_by_round;
create index transfer_by_round on ledger.transfer (player_id, round_ref, scope) where round_ref is not null;
alter table wallet.round drop constraint round_pkey, add constraint round_pkey primary key (player_id, round_ref, vendor);

-- The same as before, since only accounts without a floor are deferred. PostgreSQL reads a CHECK from its text at every
-- statement, so that a short one costs less.
alter table ledger.account drop constraint floor_holds, add constraint floor_holds check (balance >= floor);

-- A text of nothing but digits, at most so many. A pattern would take five times as long.
create function ledger.is_number(p_text text, p_digits int) returns boolean language sql immutable as $$
  select length(p_text) between 1 and p_digits and ltrim(p_text, '0123456789') = ''
$$;

create function ledger.is_player(p_text text) returns boolean language sql immutable as $$
  select ledger.is_number(p_text, 18) and left(p_text, 1) <> '0'
$$;

-- Whether a command can be read at all. What cannot is answered, and harms no other.
create function ledger.is_sound(c ledger.command, p_op smallint) returns boolean language sql immutable as $$
  select coalesce(length(c.scope) between 1 and 40
    and ledger.is_player(c.player)
    and length(c.key) between 1 and 100
    and c.at is not null
    and case p_op when 3 then length(c.ref) between 1 and 100 when 6 then true
             else case when ledger.is_number(c.amount, 19)
               then length(c.amount) < 19 or c.amount::numeric <= 9223372036854775807 end end
    and (p_op = 4 or length(c.round) between 1 and 100)
    and (p_op in (3, 4) or length(c.game) between 1 and 100)
    and case p_op when 2 then c.kind in ('WIN', 'JACKPOT', 'PROMO', 'FREE_ROUND')
          and (c.ref is null or length(c.ref) between 1 and 100)
        when 5 then c.kind in ('IN', 'OUT') and length(c.extra) between 1 and 200 else true end
    and (c.refusal is null or c.refusal ~ '^[A-Z_]{2,40}$'), false)
$$;

-- What a command says, without when it was said: the same key with other content is another command.
create function ledger.content_of(c ledger.command, p_op smallint, p_amount bigint) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    case when p_op not in (3, 6) then c.asset end, p_amount, c.round, c.game, c.ref, c.kind,
    coalesce(c."endsRound", 'false'), c.extra)::text, 'UTF8'))
$$;

-- Functions that only do something give true: an expression may then call them, and a statement need not begin for it.
create function ledger.lock_players(p_players bigint[]) returns boolean language plpgsql as $$
begin
  perform 1 from ledger.player p where p.id = any (p_players) order by p.id for no key update;
  return true;
end $$;

-- The player of each command of a list, as far as they can be read.
create or replace function ledger.players_in(p_commands jsonb) returns bigint[] language plpgsql immutable as $$
begin
  if jsonb_array_length(p_commands) = 1 then
    return array[case when ledger.is_player(p_commands #>> '{0,player}') then (p_commands #>> '{0,player}')::bigint end];
  end if;
  return array(select (x.said ->> 'player')::bigint from jsonb_array_elements(p_commands) as x (said)
    where ledger.is_player(x.said ->> 'player'));
end $$;

create function ledger.is_each_once(p_players bigint[]) returns boolean language plpgsql immutable as $$
begin
  return (select count(distinct u.player) from unnest(p_players) as u (player)) = cardinality(p_players);
end $$;

-- Books what a purse gains (below zero: gives) on the other side of one deferred account.
create function ledger.book(
  p ledger.purse, p_delta bigint, p_bonus_delta bigint, p_transfer bigint, p_counter bigint
) returns boolean language plpgsql as $$
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
  return true;
end $$;

-- Remembers how a command ended: its key is answered so for ever. One that was buried before it came, and the end of
-- a round that was opened again, have a row already.
create function ledger.remember(
  p_scope text, p_player bigint, p_op smallint, p_key text, p_hash bytea, p_account bigint, a ledger.answer
) returns boolean language plpgsql as $$
begin
  insert into ledger.idem (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after,
      bonus_after, version_after, limit_name)
    values (p_scope, p_player, p_op, p_key, p_hash, a.outcome, a.transfer_id, p_account, a.balance, a.bonus, a.version,
      a.limit_name)
    on conflict (scope, player_id, op, key) do update set
      hash = excluded.hash, outcome = excluded.outcome, transfer_id = excluded.transfer_id,
      account_id = excluded.account_id, balance_after = excluded.balance_after, bonus_after = excluded.bonus_after,
      version_after = excluded.version_after, limit_name = excluded.limit_name;
  return true;
end $$;

-- Takes a stake: frozen, paused, of another asset, over a limit, closed, too little, in this order.
create or replace function ledger.stake(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz
) returns ledger.answer language plpgsql as $$
declare
  booked boolean;
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
  booked := ledger.book(p, from_bonus - p_amount, -from_bonus, a.transfer_id, p.house_id);
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
create or replace function ledger.payout(
  p_scope text, p_player bigint, p_key text, p ledger.purse, p_amount bigint, p_round text, p_game text, p_at timestamptz,
  p_kind text, p_bet text, p_ends boolean
) returns ledger.answer language plpgsql as $$
declare
  booked boolean;
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
  booked := ledger.book(p, p_amount - to_bonus, to_bonus, a.transfer_id, p.house_id);
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

-- Does one command of a player whose row is locked, once for its key. p_alone is false inside an order that may yet
-- be undone as a whole: then a refusal is not remembered here.
create or replace function ledger.run(c ledger.command, p_alone boolean) returns ledger.answer language plpgsql as $$
declare
  kept boolean;
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
    kept := ledger.remember(c.scope, v_player, v_op, c.key, v_hash, p.account_id, a);
  end if;
  return a;
end $$;

-- A stake or a payout about which there is nothing to say: it is new and will be accepted, it moves cash alone, and
-- no limit of its player has to be counted. Of many commands nearly all are so, and together they cost less than half
-- of what they cost one by one. balance and version are those of the account after it.
create type ledger.plain as (
  n int, op smallint, scope text, player_id bigint, key text, hash bytea, amount bigint, round_ref text, game text,
  ref_key text, payout_kind text, ends_round boolean, at timestamptz, asset text, asset_id smallint, account_id bigint,
  house_id bigint, balance bigint, version bigint, bonus bigint, bonus_version bigint, transfer_id bigint
);

-- The stakes and payouts among commands whose players are locked, each as if it were alone: what it would change
-- (delta), what is there before it, and whether there is anything to say about it. Each lookup is a query of its own
-- for each command (limit 1): one that may be joined is planned for the table as it was when it was young, and then
-- reads all of it. In the language of queries, so that it becomes a part of the query that asks it.
create function ledger.seen_alone(p_commands jsonb)
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
              or case when t.ref_key is null then w.stakes_live > 0
                 else bet.outcome = 'OK' and bet.account_id = a.id and moved.round_ref = t.round
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
    left join lateral (select x.round_ref from ledger.transfer x where x.id = bet.transfer_id limit 1) moved on true
$$;

-- The plain ones among commands of players of whom each has one; null when there are none.
create function ledger.plain_of_each(p_commands jsonb) returns ledger.plain[] language plpgsql as $$
begin
  return (
    select array_agg(row(s.n, s.op, s.scope, s.player_id, s.key, s.hash, s.amount, s.round_ref, s.game, s.ref_key,
        s.payout_kind, s.ends_round, s.at, s.asset, s.asset_id, s.account_id, s.house_id, s.balance_before + s.delta,
        s.version_before + (s.delta <> 0)::int, s.bonus, s.bonus_version, nextval('ledger.transfer_id'))::ledger.plain)
      from ledger.seen_alone(p_commands) s
      where s.is_plain and s.delta between -s.balance_before and 9223372036854775807 - s.balance_before
  );
end $$;

-- The plain ones where some player has several. Whoever has one here that is not plain is left to ledger.run() with all
-- of them, in their order. So is who names a key or a round twice, because the second would need to know what the
-- first did. Numbers are given in the order of the commands, as their versions are.
create function ledger.plain_of_several(p_commands jsonb) returns ledger.plain[] language plpgsql as $$
begin
  return (
    with summed as (
      select s.*, s.balance_before + sum(s.delta) over chain as balance,
          count(*) filter (where s.delta <> 0) over chain as moves,
          row_number() over (partition by s.player_id, s.scope, s.op, s.key collate "C") = 1
            and row_number() over (partition by s.player_id, s.scope, s.round_ref collate "C") = 1 as is_first
        from ledger.seen_alone(p_commands) s
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
create function ledger.write_plain(p_plain ledger.plain[]) returns boolean language plpgsql as $$
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
  return true;
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
create or replace function ledger.execute(p_commands jsonb)
returns table (n int, outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint,
  replayed boolean, limit_name text)
language plpgsql security definer set search_path = ledger, pg_temp
-- Plans are made once per connection and may be older than the tables are big: only the indexes are ever right.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set jit = off
as $$
declare
  size int := jsonb_array_length(p_commands);
  players bigint[] := ledger.players_in(p_commands);
  locked boolean := ledger.lock_players(players);
  plain ledger.plain[];
  written boolean;
  answered int[] := '{}';
  a ledger.answer;
begin
  if size > 1 then
    plain := case when ledger.is_each_once(players) then ledger.plain_of_each(p_commands)
      else ledger.plain_of_several(p_commands) end;
    if plain is not null then
      written := ledger.write_plain(plain);
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
