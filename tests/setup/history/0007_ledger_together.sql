-- Why: a vendor may give the stakes and payouts of one player as one order that is done whole or not at all. Like
-- single commands they travel with those of other callers, in one round trip.

-- Whoever holds every account of a player is alone with that player's rounds, whichever of them come.
create function ledger.lock_players(p_commands ledger.command[]) returns void language plpgsql as $$
begin
  perform 1 from ledger.account a
    where a.owner_kind = 1 and a.mode = 'I'
      and a.owner_id in (select c.player_id from unnest(p_commands) c where c.sound)
    order by a.id for no key update;
end $$;

-- Decides and does the commands of one order, given in their sequence. Gives the verdict of each, or, when one of
-- them is not OK, that one alone; then nothing has moved, and only that one is remembered.
create function ledger.carry_out_together(p_commands ledger.command[]) returns ledger.verdict[] language plpgsql as $$
declare
  command ledger.command;
  verdicts ledger.verdict[];
  carried ledger.verdict[] := '{}';
  failed ledger.verdict;
begin
  select c.* into command from unnest(p_commands) c where not c.sound order by c.n limit 1;
  if found then
    failed.n := command.n;
    failed.outcome := 'BAD_REQUEST';
    return array[failed];
  end if;
  -- An answer that one of them was given stands: then the order was refused before and is refused again.
  select c.* into command
    from unnest(p_commands) c
    join ledger.idem i on i.scope = c.scope and i.player_id = c.player_id and i.op = c.op and i.key = c.key
    where i.outcome is not null and (i.outcome <> 'OK' or i.hash is distinct from c.hash)
    order by c.n limit 1;
  if found then
    verdicts := array(select v from ledger.decide(array[command], command.wave) v);
    perform ledger.carry_out(array[command], verdicts);
    return verdicts;
  end if;
  begin
    foreach command in array p_commands loop
      verdicts := array(select v from ledger.decide(array[command], command.wave) v);
      perform ledger.carry_out(array[command], verdicts);
      carried := carried || verdicts;
      failed := verdicts[1];
      if failed.outcome <> 'OK' then
        raise exception 'the order is not done' using errcode = 'NR001';
      end if;
    end loop;
  exception when sqlstate 'NR001' then
    -- Everything that the commands before it wrote is undone, and the refusal tells what is there now.
    if not failed.replayed then
      select a.balance, a.version into failed.balance_after, failed.version_after
        from ledger.account a where a.id = failed.account_id;
    end if;
    if failed.stored then
      perform ledger.write_answers(array[failed]);
    end if;
    return array[failed];
  end;
  return carried;
end $$;

-- Executes a list of orders, each a list of commands of one player as ledger.execute() reads them, without
-- rollbacks. The answers of an order are numbered from 1; a refused one has only that of the command that failed.
create function ledger.execute_together(p_orders jsonb)
returns table (nth int, n int, outcome text, asset text, balance bigint, version bigint, transfer_id bigint,
  replayed boolean, limit_name text)
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
  perform ledger.claim_keys(commands);
  perform ledger.lock_players(commands);
  nth := 0;
  for size in select jsonb_array_length(o.list) from jsonb_array_elements(p_orders) with ordinality as o (list, i) order by o.i
  loop
    nth := nth + 1;
    answers := ledger.carry_out_together(commands[before + 1 : before + size]);
    return query
      select nth, v.n - before, v.outcome, held.code, v.balance_after, v.version_after, v.transfer_id,
          coalesce(v.replayed, false), v.limit_name
        from unnest(answers) v left join ledger.asset held on held.id = v.asset_id
        order by v.n;
    before := before + size;
  end loop;
  perform ledger.drop_claims(commands);
end $$;

-- What became of a transaction: how it was answered, TX_CANCELLED when it was taken back or buried since, and
-- TX_NOT_FOUND when it never came. The balance is that of the moment. What arrived is preferred to a tombstone,
-- and then a stake to a payout, an adjustment and a rollback of the same number. Telling it writes, so that the
-- answer waits for the same commit barrier as the first one did.
create function ledger.status(p_scope text, p_player bigint, p_key text, p_asset text)
returns table (outcome text, asset text, balance bigint, version bigint, transfer_id bigint, limit_name text)
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
        told.code, told.balance, told.version, known.transfer_id, known.limit_name
      from (values (1)) as one (n)
      left join lateral (
        select held.code, a.balance, a.version
          from ledger.account a join ledger.asset held on held.id = a.asset_id
          where a.owner_kind = 1 and a.owner_id = p_player
            and (a.id = known.account_id or (known.account_id is null and held.code = p_asset and a.kind = held.player_kind))
      ) told on true;
end $$;

revoke all on function ledger.execute_together(jsonb), ledger.status(text, bigint, text, text) from public;
