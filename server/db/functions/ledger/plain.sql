-- The stakes and payouts among commands whose players are locked, each as if it were alone: what it would change
-- (delta), what is there before it, and whether there is anything to say about it. Each lookup is a query of its own
-- for each command (limit 1): one that may be joined is planned for the table as it was when it was young, and then
-- reads all of it. In the language of queries, so that it becomes a part of the query that asks it.
create or replace function ledger.seen_alone(p_commands jsonb)
returns table (n int, op smallint, scope text, player_id bigint, key text, hash bytea, amount bigint, round_ref text,
  game text, ref_key text, payout_kind text, ends_round boolean, at timestamptz, asset text, asset_id smallint,
  account_id bigint, house_id bigint, balance_before bigint, version_before bigint, bonus bigint, bonus_version bigint,
  delta bigint, is_plain boolean)
language sql stable as $$
  select t.n::int, t.op_nr, t.scope, t.player_id, t.key, t.hash, t.amount, t.round, t.game, t.ref_key, t.payout_kind,
      t.ends_round, t.at, t.asset, s.id, a.id, s.house_id, a.balance, a.version, coalesce(b.balance, 0),
      coalesce(b.version, 0), case when t.op_nr = OP_DEBIT then -t.amount else t.amount end,
      coalesce(t.hash is not null and not a.guarded and i.key is null and coalesce(w.account_id = a.id, true)
        and case when t.op_nr = OP_DEBIT
          then not a.frozen and coalesce(w.state = 'open', true) and (b.id is null or b.balance = 0 or not s.bonus_first)
          else coalesce(w.bonus_stake_minor = 0, true) and t.amount <= 9223372036854775807 - coalesce(b.balance, 0)
            and not ledger.is_checked(t.scope, s.id,
              ledger.with_round(t.amount, w.payout_minor::numeric + w.adjusted_minor))
            and (t.payout_kind not in ('JACKPOT', 'PROMO') or not ledger.is_vendors(t.scope, t.payout_kind, s.id))
            and (t.payout_kind not in ('WIN', 'JACKPOT')
              or case when t.ref_key is null then w.stakes_live > 0 and w.game = t.game
                 else bet.outcome = 'OK' and bet.account_id = a.id and moved.round_ref = t.round and moved.game = t.game
                   and not exists (select 1 from ledger.transfers back where back.reverses = bet.transfer_id) end)
          end, false)
    from (
      select j.n, j.op_nr, j.scope, j.key, j.asset, j.round, j.game, j.hash,
          case when ledger.is_player(j.player) then j.player::bigint end as player_id,
          case when j.hash is not null then j.amount::bigint end as amount,
          case when j.op_nr = OP_CREDIT then j.ref end as ref_key, case when j.op_nr = OP_CREDIT then j.kind end as payout_kind,
          j.op_nr = OP_CREDIT and coalesce(j."endsRound" = 'true', false) as ends_round,
          case when j.hash is not null then j.at::timestamptz end as at
        from (
          -- Without a hash it is neither a stake nor a payout, or cannot be read, or was refused before it came.
          select x.*, o.op_nr, case when ledger.is_sound(o.c, o.op_nr) and o.op_nr in (OP_DEBIT, OP_CREDIT) and x.refusal is null
              then ledger.content_of(o.c, o.op_nr, x.amount::bigint) end as hash
            from jsonb_populate_recordset(null::ledger.command, p_commands) with ordinality as x (op, scope, player, key,
              asset, amount, round, game, ref, kind, "endsRound", refusal, at, extra, n)
            cross join lateral (select ledger.op_of(x.op) as op_nr, row(x.op, x.scope, x.player, x.key, x.asset, x.amount,
              x.round, x.game, x.ref, x.kind, x."endsRound", x.refusal, x.at, x.extra)::ledger.command as c) o
            offset 0
        ) j
        offset 0
    ) t
    left join lateral (select x.* from ledger.assets x where x.code = t.asset limit 1) s on true
    left join lateral (select x.* from ledger.accounts x
      where x.owner_kind = OWNER_PLAYER::smallint and x.owner_id = t.player_id and x.kind = s.player_kind and x.asset_id = s.id
      limit 1) a on true
    left join lateral (select x.* from ledger.accounts x
      where x.owner_kind = OWNER_PLAYER::smallint and x.owner_id = t.player_id and x.kind = ACCOUNT_BONUS::smallint and x.asset_id = s.id
        and s.commodity = 'money'
      limit 1) b on true
    left join lateral (select x.key from ledger.idempotency_keys x
      where x.scope = t.scope and x.player_id = t.player_id and x.op = t.op_nr and x.key = t.key limit 1) i on true
    left join lateral (select x.* from wallet.rounds x
      where x.vendor = t.scope and x.player_id = t.player_id and x.round_ref = t.round limit 1) w on true
    left join lateral (select x.outcome, x.account_id, x.transfer_id from ledger.idempotency_keys x
      where t.ref_key is not null and x.scope = t.scope and x.player_id = t.player_id and x.op = OP_DEBIT::smallint
        and x.key = t.ref_key limit 1) bet on true
    left join lateral (select x.round_ref, x.game from ledger.transfers x where x.id = bet.transfer_id limit 1) moved on true
$$;

-- The plain ones among commands of players of whom each has one; null when there are none.
create or replace function ledger.plain_of_each(p_commands jsonb) returns ledger.plain[] language plpgsql as $$
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
create or replace function ledger.plain_of_several(p_commands jsonb) returns ledger.plain[] language plpgsql as $$
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
create or replace function ledger.write_plain(p_plain ledger.plain[]) returns void language plpgsql as $$
begin
  with c as materialized (
    select u.* from unnest(p_plain) u
  ), moved as (
    insert into ledger.transfers (id, kind, scope, player_id, key, round_ref, game, ref_key, payout_kind, at)
      select c.transfer_id, c.op, c.scope, c.player_id, c.key, c.round_ref, c.game, c.ref_key, c.payout_kind, c.at from c
  ), held as (
    update ledger.accounts a set balance = last.balance, version = last.version
      from (select distinct on (c.account_id) c.account_id, c.balance, c.version
          from c where c.amount > 0 order by c.account_id, c.n desc) last
      where a.id = last.account_id
  ), booked as (
    insert into ledger.postings (transfer_id, line, src, dst, asset_id, amount, src_after, src_version, dst_after, dst_version)
      select c.transfer_id, 1, case when c.op = OP_DEBIT then c.account_id else c.house_id end,
          case when c.op = OP_DEBIT then c.house_id else c.account_id end, c.asset_id, c.amount,
          case when c.op = OP_DEBIT then c.balance end, case when c.op = OP_DEBIT then c.version end,
          case when c.op = OP_CREDIT then c.balance end, case when c.op = OP_CREDIT then c.version end
        from c where c.amount > 0
  ), kept as (
    insert into wallet.rounds as w (vendor, player_id, round_ref, account_id, asset_id, game, stake_minor, payout_minor,
        stakes_live, payouts_live, state, opened_at, changed_at, closed_at, settled_at, settled_xid)
      select c.scope, c.player_id, c.round_ref, c.account_id, c.asset_id, c.game, case when c.op = OP_DEBIT then c.amount else 0 end,
          case when c.op = OP_CREDIT then c.amount else 0 end, (c.op = OP_DEBIT)::int,
          (c.op = OP_CREDIT and c.payout_kind in ('WIN', 'JACKPOT'))::int,
          case when c.ends_round then 'closed' else 'open' end, c.at, c.at, case when c.ends_round then c.at end,
          case when c.ends_round then c.at end, case when c.ends_round then pg_current_xact_id() end
        from c
      on conflict (vendor, player_id, round_ref) do update set
        stake_minor = w.stake_minor + excluded.stake_minor, stakes_live = w.stakes_live + excluded.stakes_live,
        payout_minor = w.payout_minor + excluded.payout_minor, payouts_live = w.payouts_live + excluded.payouts_live,
        state = case when excluded.state = 'closed' then 'closed' else w.state end, changed_at = excluded.changed_at,
        closed_at = coalesce(excluded.closed_at, w.closed_at),
        settled_at = coalesce(w.settled_at, excluded.settled_at),
        settled_xid = coalesce(w.settled_xid, excluded.settled_xid)
  )
  insert into ledger.idempotency_keys (scope, player_id, op, key, hash, outcome, transfer_id, account_id, balance_after, bonus_after,
      version_after)
    select c.scope, c.player_id, c.op, c.key, c.hash, 'OK', c.transfer_id, c.account_id, c.balance, c.bonus,
        c.version + c.bonus_version
      from c;
end $$;

-- What the plain ones are answered, in the columns of ledger.execute().
create or replace function ledger.answers_of(p_plain ledger.plain[])
returns table (n int, outcome text, asset text, balance bigint, bonus bigint, version bigint, transfer_id bigint,
  replayed boolean, limit_name text)
language sql immutable as $$
  select c.n, 'OK', c.asset, c.balance, c.bonus, c.version + c.bonus_version, c.transfer_id, false, null::text
    from unnest(p_plain) c
$$;
