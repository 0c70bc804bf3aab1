-- A movement with its postings in one fixed form, hashed. The columns are named one by one: a column that is added
-- later must not change what was sealed before it. The form is no array of arrays, because those are printed with
-- line breaks that no standard promises.
create or replace view ledger.leaf as
  select t.id, t.xid, sha256('\x00'::bytea || convert_to(json_build_array(
      t.id, t.kind, t.reverses, t.scope, t.player_id, t.key, t.round_ref, t.game, t.ref_key, t.payout_kind,
      t.xid::text, (extract(epoch from t.at) * 1000000)::bigint,
      (select string_agg(format('%s,%s,%s,%s,%s,%s,%s,%s,%s', p.line, p.src, p.dst, p.asset_id, p.amount,
          p.src_after, p.dst_after, p.src_version, p.dst_version), ';' order by p.line)
        from ledger.postings p where p.transfer_id = t.id))::text, 'UTF8')) as hash
    from ledger.transfers t;

-- The root of a Merkle tree over leaves in their order. Leaves begin with a byte 0 and nodes with a byte 1, so that
-- no node can be given out as a leaf; the odd one at the end of a level is carried up as it is.
create or replace function ledger.merkle_root(p_leaves bytea[]) returns bytea language plpgsql immutable as $$
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

-- The root of a seal: of the one before it, the transactions that it reaches over, and the tree of its movements.
create or replace function ledger.seal_root(p_prev bytea, p_from xid8, p_to xid8, p_transfers int, p_merkle bytea) returns bytea
language sql immutable as $$
  select sha256(p_prev || int8send(p_from::text::bigint) || int8send(p_to::text::bigint)
    || int8send(p_transfers::bigint) || p_merkle)
$$;

-- Seals what has ended since the last seal, at most about p_most movements, and gives how many. Nothing is no seal.
-- One at a time, and whoever comes while another seals leaves it to that one: 7301002 is any number that nothing else
-- locks (server/db/migrate.ts has the one before it).
create or replace function ledger.seal_finished(p_most int) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp set jit = off as $$
declare
  last ledger.seals;
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
  select s.* into last from ledger.seals s order by s.seq desc limit 1;
  lo := coalesce(last.to_xid, '0');
  hi := pg_snapshot_xmin(pg_current_snapshot());
  if hi <= lo then
    return 0;
  end if;
  select count(*), (array_agg(x.xid order by x.xid desc))[1] into found_count, cut
    from (select t.xid from ledger.transfers t where t.xid >= lo and t.xid < hi order by t.xid limit p_most) x;
  if found_count = 0 then
    return 0;
  end if;
  if found_count = p_most then
    hi := ((cut::text)::bigint + 1)::text::xid8;
  end if;
  select array_agg(l.hash order by l.id) into leaves from ledger.leaf l where l.xid >= lo and l.xid < hi;
  merkle := ledger.merkle_root(leaves);
  insert into ledger.seals (seq, from_xid, to_xid, transfers, merkle, prev, root)
    select coalesce(last.seq, 0) + 1, lo, hi, cardinality(leaves), merkle, p.prev,
        ledger.seal_root(p.prev, lo, hi, cardinality(leaves), merkle)
      from (select coalesce(last.root, decode(repeat('00', 32), 'hex')) as prev) p;
  return cardinality(leaves);
end $$;
revoke all on function ledger.seal_finished(int) from public;

-- Seals after one of them, counted again: whether the rows are still what was sealed, and whether the seal follows
-- from the one before it. Numbers that are not there are a broken chain at the seal after them.
create or replace function ledger.check_seals(p_after bigint, p_most int)
returns table (seq bigint, root text, transfers int, rows_agree boolean, chain_agrees boolean)
language sql stable set jit = off as $$
  select s.seq, encode(s.root, 'hex'), s.transfers,
      counted.n = s.transfers and counted.merkle is not distinct from s.merkle,
      s.root = ledger.seal_root(s.prev, s.from_xid, s.to_xid, s.transfers, s.merkle)
        and s.prev = coalesce(b.root, decode(repeat('00', 32), 'hex'))
        and s.from_xid = coalesce(b.to_xid, '0')
        and (s.seq = 1) = (b.seq is null)
    from (select * from ledger.seals x where x.seq > p_after order by x.seq limit p_most) s
    left join ledger.seals b on b.seq = s.seq - 1
    cross join lateral (
      select count(*) as n, ledger.merkle_root(array_agg(l.hash order by l.id)) as merkle
        from ledger.leaf l where l.xid >= s.from_xid and l.xid < s.to_xid
    ) counted
    order by s.seq
$$;
