-- What had been published before a stake of one of our own games was decided: the commitment to the seed, the link or the
-- secret behind it. Null for what is of no game of ours, or is decided by nothing of ours.
create or replace function studio.commitment_of(p_ref text) returns text language sql stable as $$
  select case when p_ref ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then coalesce(
    (select p.commitment from studio.rounds r join studio.seed_pairs p on p.id = r.seed_pair_id where r.id = p_ref::uuid),
    (select coalesce(
        (select p.commitment from studio.seed_pairs p where p.id = w.seed_pair_id),
        case when w.round_ref ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then coalesce(
          (select s.commit from studio.shared_rounds s where s.id = w.round_ref::uuid),
          (select d.commitment from studio.draws d where d.id = w.round_ref::uuid),
          (select t.commitment from studio.tables t where t.id = w.round_ref::uuid)) end)
      from studio.wagers w where w.id = p_ref::uuid)) end
$$;
