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
revoke all on function ledger.execute(jsonb) from public;

-- Executes a list of orders, each a list of commands of one player as ledger.execute() reads them, without
-- rollbacks. The answers of an order are numbered from 1; a refused one has only that of the command that failed.
create or replace function ledger.execute_together(p_orders jsonb)
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
revoke all on function ledger.execute_together(jsonb) from public;

-- Does the commands of one order in their sequence. Gives the answer of each; or, when one of them is not OK, that
-- one alone with its number: then nothing has moved, and only that one is remembered.
create or replace function ledger.run_together(p_order jsonb) returns setof record language plpgsql as $$
declare
  size int := jsonb_array_length(p_order);
  c ledger.command;
  a ledger.answer;
  answers ledger.answer[] := '{}';
  at_nth int := 0;
  known ledger.idempotency_keys;
begin
  -- An answer that one of them was given stands: then the order was refused before and is refused again.
  for nth in 1 .. size loop
    c := jsonb_populate_record(null::ledger.command, p_order -> (nth - 1));
    if c.player ~ '^[1-9][0-9]{0,17}$' and c.op in ('debit', 'credit') then
      select i.* into known from ledger.idempotency_keys i
        where i.scope = c.scope and i.player_id = c.player::bigint and i.key = c.key
          and i.op = (case c.op when 'debit' then OP_DEBIT else OP_CREDIT end)::smallint;
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
