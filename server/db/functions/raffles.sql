-- What a raffle was published with is written once, and a ticket that has its number keeps it.
create or replace function raffle.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a fact of raffle.% does not change', tg_table_name;
end $$;
create or replace trigger blocks_stay before update or delete or truncate on raffle.blocks
  for each statement execute function raffle.refuse_change();
create or replace trigger raffles_stay before delete or truncate on raffle.raffles
  for each statement execute function raffle.refuse_change();
create or replace trigger raffle_facts_stay before update on raffle.raffles for each row
  when (old.state in ('drawn', 'stopped')
    or (old.root is not null and (new.root, new.tickets) is distinct from (old.root, old.tickets))
    or (new.id, new.brand_id, new.code, new.titles, new.rules, new.source, new.category, new.per_ticket_minor,
        new.most_tickets, new.prizes, new.reserves, new.claim_days, new.opens_at, new.closes_at, new.chain_id,
        new.chain_index, new.commitment)
      is distinct from (old.id, old.brand_id, old.code, old.titles, old.rules, old.source, old.category,
        old.per_ticket_minor, old.most_tickets, old.prizes, old.reserves, old.claim_days, old.opens_at,
        old.closes_at, old.chain_id, old.chain_index, old.commitment))
  execute function raffle.refuse_change();
