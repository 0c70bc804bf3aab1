-- Why: whoever changes a row behind the ledger's back must be found out, whoever runs the house must know of a
-- break within minutes, and what happens by the clock must happen once however many processes there are.

-- Each seal covers the movements of finished transactions from one transaction number up to the next, without a
-- gap: the one before it ends where it begins. A number below which everything has ended is the only safe bound, as
-- in ledger.rollup(). Transaction numbers restart after a dump is restored: docs/retention.md says what to do then.
create table ledger.seal (
  seq bigint primary key check (seq > 0),
  from_xid xid8 not null,
  to_xid xid8 not null check (to_xid > from_xid),
  transfers int not null check (transfers > 0),
  merkle bytea not null check (length(merkle) = 32),
  prev bytea not null check (length(prev) = 32),
  root bytea not null check (length(root) = 32),
  at timestamptz not null default clock_timestamp()
);
create trigger seal_stays before update or delete or truncate on ledger.seal
  for each statement execute function ledger.refuse_change();

-- A movement with its postings in one fixed form, hashed. The columns are named one by one: a column that is added
-- later must not change what was sealed before it. The form is no array of arrays, because those are printed with
-- line breaks that no standard promises.
create view ledger.leaf as
  select t.id, t.xid, sha256('\x00'::bytea || convert_to(json_build_array(
      t.id, t.kind, t.reverses, t.scope, t.player_id, t.key, t.round_ref, t.game, t.ref_key, t.payout_kind,
      t.xid::text, (extract(epoch from t.at) * 1000000)::bigint,
      (select string_agg(format('%s,%s,%s,%s,%s,%s,%s,%s,%s', p.line, p.src, p.dst, p.asset_id, p.amount,
          p.src_after, p.dst_after, p.src_version, p.dst_version), ';' order by p.line)
        from ledger.posting p where p.transfer_id = t.id))::text, 'UTF8')) as hash
    from ledger.transfer t;

-- The root of a Merkle tree over leaves in their order. Leaves begin with a byte 0 and nodes with a byte 1, so that
-- no node can be given out as a leaf; the odd one at the end of a level is carried up as it is.
create function ledger.merkle_root(p_leaves bytea[]) returns bytea language plpgsql immutable as $$
declare
  level bytea[] := p_leaves;
begin
  while cardinality(level) > 1 loop
    level := array(
      select case count(*) when 1 then string_agg(u.hash, ''::bytea)
          else sha256('\x01'::bytea || string_agg(u.hash, ''::bytea order by u.nth)) end
        from unnest(level) with ordinality as u (hash, nth)
        group by (u.nth - 1) / 2
        order by (u.nth - 1) / 2);
  end loop;
  return level[1];
end $$;

create function ledger.seal_root(p_prev bytea, p_from xid8, p_to xid8, p_transfers int, p_merkle bytea) returns bytea
language sql immutable as $$
  select sha256(p_prev || int8send(p_from::text::bigint) || int8send(p_to::text::bigint)
    || int8send(p_transfers::bigint) || p_merkle)
$$;

-- Seals what has ended since the last seal, at most about p_most movements, and gives how many. Nothing is no seal.
-- One at a time, and whoever comes while another seals leaves it to that one: 7301002 is any number that nothing else
-- locks (server/db/migrate.ts has the one before it).
create function ledger.seal_finished(p_most int) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp set jit = off as $$
declare
  last ledger.seal;
  lo xid8;
  hi xid8;
  cut xid8;
  found_count bigint;
  leaves bytea[];
  merkle bytea;
begin
  if not pg_try_advisory_xact_lock(7301002) then
    return 0;
  end if;
  select s.* into last from ledger.seal s order by s.seq desc limit 1;
  lo := coalesce(last.to_xid, '0');
  hi := pg_snapshot_xmin(pg_current_snapshot());
  if hi <= lo then
    return 0;
  end if;
  select count(*), (array_agg(x.xid order by x.xid desc))[1] into found_count, cut
    from (select t.xid from ledger.transfer t where t.xid >= lo and t.xid < hi order by t.xid limit p_most) x;
  if found_count = 0 then
    return 0;
  end if;
  if found_count = p_most then
    hi := ((cut::text)::bigint + 1)::text::xid8;
  end if;
  select array_agg(l.hash order by l.id) into leaves from ledger.leaf l where l.xid >= lo and l.xid < hi;
  merkle := ledger.merkle_root(leaves);
  insert into ledger.seal (seq, from_xid, to_xid, transfers, merkle, prev, root)
    select coalesce(last.seq, 0) + 1, lo, hi, cardinality(leaves), merkle, p.prev,
        ledger.seal_root(p.prev, lo, hi, cardinality(leaves), merkle)
      from (select coalesce(last.root, decode(repeat('00', 32), 'hex')) as prev) p;
  return cardinality(leaves);
end $$;
revoke all on function ledger.seal_finished(int) from public;

-- Seals after one of them, counted again: whether the rows are still what was sealed, and whether the seal follows
-- from the one before it. Numbers that are not there are a broken chain at the seal after them.
create function ledger.check_seals(p_after bigint, p_most int)
returns table (seq bigint, root text, transfers int, rows_agree boolean, chain_agrees boolean)
language sql stable set jit = off as $$
  select s.seq, encode(s.root, 'hex'), s.transfers,
      counted.n = s.transfers and counted.merkle is not distinct from s.merkle,
      s.root = ledger.seal_root(s.prev, s.from_xid, s.to_xid, s.transfers, s.merkle)
        and s.prev = coalesce(b.root, decode(repeat('00', 32), 'hex'))
        and s.from_xid = coalesce(b.to_xid, '0')
        and (s.seq = 1) = (b.seq is null)
    from (select * from ledger.seal x where x.seq > p_after order by x.seq limit p_most) s
    left join ledger.seal b on b.seq = s.seq - 1
    cross join lateral (
      select count(*) as n, ledger.merkle_root(array_agg(l.hash order by l.id)) as merkle
        from ledger.leaf l where l.xid >= s.from_xid and l.xid < s.to_xid
    ) counted
    order by s.seq
$$;

-- What was found broken, until an operator closes it. A break that is found again is the same row; one that is
-- found after it was closed is a new one.
create table wallet.alarm (
  id bigint generated always as identity primary key,
  invariant text not null,
  subject text not null,
  freezes boolean not null,
  found_at timestamptz not null,
  found_last_at timestamptz not null,
  times int not null default 1,
  -- One that freezes withdrawals is closed by two people: this is the first.
  approved_at timestamptz,
  approved_by text,
  approved_reason text,
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_reason is null)),
  check ((approved_at is null) = (approved_by is null) and (approved_at is null) = (approved_reason is null)),
  check (closed_at is null or not freezes or (approved_by is not null and approved_by <> closed_by))
);
create unique index alarm_open on wallet.alarm (invariant, subject) where closed_at is null;

-- How far each check has come: the accounts up to account_id and the seals up to seal were looked at, and the
-- movements of transactions below since.
create table wallet.watch (
  name text primary key check (name in ('light', 'whole', 'seals', 'suspense')),
  checked_at timestamptz,
  account_id bigint not null default 0,
  seal bigint not null default 0,
  since xid8 not null default '0'
);
insert into wallet.watch (name) values ('light'), ('whole'), ('seals'), ('suspense');

-- An answer that was never given. Nothing is in this index as long as nothing is wrong, so it costs nothing.
create index idem_unanswered on ledger.idem (at) where outcome is null;

-- Money that waits to leave belongs to somebody's order. A module whose orders hold money has a view open_hold
-- (player_id, asset, amount_minor) in its schema, one row for each order that holds money now.
create function ledger.open_holds() returns table (player_id bigint, asset text, amount bigint)
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
create function ledger.broken_holds() returns table (invariant text, subject text) language sql stable as $$
  select 'I10', format('hold of player %s in %s', coalesce(a.owner_id, o.player_id), coalesce(a.code, o.asset))
    from (select a.owner_id, s.code, a.balance
        from ledger.account a join ledger.asset s on s.id = a.asset_id
        where a.owner_kind = 1 and a.kind = 3) a
    full join ledger.open_holds() o on o.player_id = a.owner_id and o.asset = a.code
    where coalesce(a.balance, 0) <> coalesce(o.amount, 0)
$$;

-- What can be looked at every minute: some accounts (after p_after, up to p_through) against their last 20 entries,
-- what was written by transactions from p_since on, and the sums. Everything is counted again, from the first
-- entry, by ledger.broken_invariants(), once a day. One statement, so one moment.
create function ledger.broken_lately(p_after bigint, p_through bigint, p_since xid8)
returns table (invariant text, subject text) language sql stable
-- It reads little of tables that are long: only the indexes are ever right, whatever a plan without numbers guesses.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  with entries as materialized (
    select a.id, a.balance, a.version as account_version, e.version, e.after, e.delta,
        row_number() over chain as back,
        lead(e.version) over chain as older_version, lead(e.after) over chain as older_after
      from ledger.account a
      left join lateral (
        (select p.src_version as version, p.src_after as after, -p.amount as delta
          from ledger.posting p where p.src = a.id and p.src_after is not null
          order by p.transfer_id desc limit 20)
        union all
        (select p.dst_version, p.dst_after, p.amount
          from ledger.posting p where p.dst = a.id and p.dst_after is not null
          order by p.transfer_id desc limit 20)
      ) e on true
      where a.mode = 'I' and a.id > p_after and a.id <= p_through
      window chain as (partition by a.id order by e.version desc)
  ), recent as materialized (
    select t.* from ledger.transfer t where t.xid >= p_since
  ), tail as materialized (
    select p.asset_id, case s.mode when 'D' then -p.amount else 0 end + case d.mode when 'D' then p.amount else 0 end as delta
      from ledger.transfer t
      join ledger.posting p on p.transfer_id = t.id
      join ledger.account s on s.id = p.src
      join ledger.account d on d.id = p.dst
      where t.xid >= (select m.xid from ledger.rollup_mark m)
  )
  -- I1: an account has what its last entry left.
  select 'I1', 'account ' || e.id
    from entries e
    where e.back = 1 and (e.balance, e.account_version) is distinct from (coalesce(e.after, 0), coalesce(e.version, 0))
  union all
  -- I3: what some have, others owe.
  select 'I3', 'asset ' || b.asset_id
    from (select a.asset_id, sum(a.balance) as sum from ledger.account a group by a.asset_id
      union all select t.asset_id, sum(t.delta) from tail t group by t.asset_id) b
    group by b.asset_id having sum(b.sum) <> 0
  union all
  select 'I4', 'account ' || a.id from ledger.account a where a.mode = 'I' and a.balance < a.floor
  union all
  -- I5: each of the last entries follows from the one before it.
  select distinct 'I5', 'account ' || e.id
    from entries e
    where e.back < 20 and e.version is not null
      and (e.version, e.after) is distinct from (coalesce(e.older_version, 0) + 1, coalesce(e.older_after, 0) + e.delta)
  union all
  -- I6: a movement is undone at most once, and exactly.
  select 'I6', 'transfer ' || t.reverses
    from recent t
    where t.reverses is not null and (
      exists (select 1 from ledger.transfer other where other.reverses = t.reverses and other.id <> t.id)
      or (select string_agg(format('%s %s %s %s', p.dst, p.src, p.asset_id, p.amount), ',' order by p.dst, p.src, p.amount)
          from ledger.posting p where p.transfer_id = t.id)
        is distinct from
        (select string_agg(format('%s %s %s %s', p.src, p.dst, p.asset_id, p.amount), ',' order by p.src, p.dst, p.amount)
          from ledger.posting p where p.transfer_id = t.reverses))
  union all
  -- I7: no payout on a stake that was taken back, and no stake taken back after a payout of its round.
  select 'I7', 'transfer ' || t.id
    from recent t
    join ledger.idem i on i.scope = t.scope and i.player_id = t.player_id and i.op = 1 and i.key = t.ref_key
    join ledger.transfer back on back.reverses = i.transfer_id
    where t.kind = 2 and t.payout_kind in ('WIN', 'JACKPOT')
      and not exists (select 1 from ledger.transfer undo where undo.reverses = t.id)
  union all
  select 'I7', 'transfer ' || back.id
    from recent back
    join ledger.transfer bet on bet.id = back.reverses and bet.kind = 1
    where exists (
      select 1 from ledger.transfer paid
        where paid.kind = 2 and paid.payout_kind in ('WIN', 'JACKPOT') and paid.scope = bet.scope
          and paid.player_id = bet.player_id and paid.round_ref = bet.round_ref and paid.id < back.id
          and not exists (select 1 from ledger.transfer undo where undo.reverses = paid.id and undo.id < back.id))
  union all
  select 'I9', format('command %s %s %s %s', i.scope, i.player_id, i.op, i.key)
    from ledger.idem i where i.outcome is null
  union all
  select h.invariant, h.subject from ledger.broken_holds() h
$$;

-- Deposits, withdrawals, settlements and what was taken back: all that meets a payment provider. There is no other way
-- to an account of a provider than through these, because the entries of deferred accounts are in no index.
create index transfer_of_providers on ledger.transfer (id) where kind in (10, 13, 22, 23);

-- What is due from and to each payment provider, and since when: the moment of the oldest movement that nothing has
-- cleared, when what came first is cleared first.
create function ledger.suspense()
returns table (side text, provider text, asset text, balance bigint, oldest_at timestamptz)
language plpgsql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  held record;
  leg record;
  uncleared bigint;
begin
  for held in
    select a.id, k.name as side, coalesce(party.code, a.owner_id::text) as provider, s.code as asset,
        (a.balance + coalesce((
          select sum(e.delta) from ledger.entry e join ledger.transfer t on t.id = e.transfer_id
            where e.account_id = a.id and t.xid >= (select m.xid from ledger.rollup_mark m)), 0))::bigint as balance
      from ledger.account a
      join ledger.account_kind k on k.id = a.kind
      join ledger.asset s on s.id = a.asset_id
      left join ledger.party party on party.owner_kind = a.owner_kind and party.id = a.owner_id
      where a.kind in (20, 21)
      order by a.kind, 3, a.asset_id
  loop
    side := held.side; provider := held.provider; asset := held.asset; balance := held.balance; oldest_at := null;
    uncleared := abs(held.balance);
    for leg in execute format('select p.amount, t.at
        from ledger.transfer t join ledger.posting p on p.transfer_id = t.id
        where t.kind in (10, 13, 22, 23) and p.%I = $1 order by t.id desc', case when held.balance > 0 then 'dst' else 'src' end) using held.id
    loop
      exit when uncleared <= 0;
      oldest_at := leg.at;
      uncleared := uncleared - leg.amount;
    end loop;
    return next;
  end loop;
end $$;

-- Who runs which job now, and how it ended last. A job whose process died is free again when its lease ends; the
-- moments are the database's own, because the clocks of two machines differ.
create schema jobs;
create table jobs.job (
  name text primary key,
  holder uuid,
  leased_until timestamptz,
  began_at timestamptz,
  ended_at timestamptz,
  runs bigint not null default 0,
  failures bigint not null default 0,
  fault text,
  check ((holder is null) = (leased_until is null))
) with (fillfactor = 50);
