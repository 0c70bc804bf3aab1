-- Why: of what a stake costs, less than a half was writing it down. The rest was beginning statements, comparing texts
-- and reading the same command over and over. Nothing here decides otherwise than 0041 did: what decides
-- a command alone (ledger.run()) and what writes the plain ones (ledger.write_plain()) stay as they are there.
drop function ledger.plain_in(jsonb);

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
create or replace function ledger.is_sound(c ledger.command, p_op smallint) returns boolean language sql immutable as $$
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
create or replace function ledger.content_of(c ledger.command, p_op smallint, p_amount bigint) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    case when p_op not in (3, 6) then c.asset end, p_amount, c.round, c.game, c.ref, c.kind,
    coalesce(c."endsRound", 'false'), c.extra)::text, 'UTF8'))
$$;

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
  plain ledger.plain[];
  answered int[] := '{}';
  a ledger.answer;
begin
  perform ledger.lock_players(players);
  if size > 1 then
    plain := case when ledger.is_each_once(players) then ledger.plain_of_each(p_commands)
      else ledger.plain_of_several(p_commands) end;
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
