-- Money that waits to leave belongs to somebody's order. A module whose orders hold money has a view open_hold
-- (player_id, asset, amount_minor) in its schema, one row for each order that holds money now.
create or replace function ledger.open_holds() returns table (player_id bigint, asset text, amount bigint)
language plpgsql stable as $$
declare sources text;
begin
  select string_agg(format('select h.player_id, h.asset, h.amount_minor from %I.open_hold h', n.nspname), ' union all ')
    into sources
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relname = 'open_hold' and c.relkind = 'v';
  if sources is not null then
    return query execute format('select o.player_id, o.asset, sum(o.amount_minor)::bigint from (%s) o group by 1, 2', sources);
  end if;
end $$;

-- I10: what a player's hold account has is what the player's open orders hold.
create or replace function ledger.broken_holds() returns table (invariant text, subject text) language sql stable as $$
  select 'I10', format('hold of player %s in %s', coalesce(a.owner_id, o.player_id), coalesce(a.code, o.asset))
    from (select a.owner_id, s.code, a.balance
        from ledger.accounts a join ledger.assets s on s.id = a.asset_id
        where a.owner_kind = OWNER_PLAYER and a.kind = ACCOUNT_HOLD) a
    full join ledger.open_holds() o on o.player_id = a.owner_id and o.asset = a.code
    where coalesce(a.balance, 0) <> coalesce(o.amount, 0)
$$;
