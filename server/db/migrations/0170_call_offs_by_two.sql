-- Why: once betting has closed, the house can know what comes of a round that many share. Whoever could call it off
-- alone could choose which outcomes are paid. So it takes two operators, and what it would have been stays public.

-- round_id is that of a shared round, of a draw by the chain or of a match at a card table, and subject what operators
-- call it. What nobody has seconded by expires_at counts no more.
create table studio.round_call_offs (
  id bigint generated always as identity primary key,
  round_id uuid not null,
  subject text not null check (length(subject) between 1 and 200),
  reason text not null check (length(reason) between 1 and 200),
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  seconded_by text check (seconded_by <> proposed_by),
  seconded_at timestamptz,
  check ((seconded_by is null) = (seconded_at is null)),
  check (seconded_at < expires_at)
);
create index round_call_offs_by_round on studio.round_call_offs (round_id);
create index round_call_offs_waiting on studio.round_call_offs (expires_at) where seconded_by is null;

create trigger round_call_offs_stay before delete or truncate on studio.round_call_offs
  for each statement execute function studio.refuse_change();
create trigger round_call_off_facts_stay before update on studio.round_call_offs for each row
  when (old.seconded_by is not null
    or (new.id, new.round_id, new.subject, new.reason, new.proposed_by, new.proposed_at, new.expires_at)
      is distinct from
      (old.id, old.round_id, old.subject, old.reason, old.proposed_by, old.proposed_at, old.expires_at))
  execute function studio.refuse_change();

create function studio.refuse_one_alone() returns trigger language plpgsql as $$
begin
  if not exists (select from studio.round_call_offs c where c.round_id = new.id and c.seconded_by is not null) then
    raise exception 'two operators call off what is closed for bets, and nobody has seconded it for %', new.id;
  end if;
  return new;
end $$;

-- A round that was called off after its entropy was fixed shows what it would have been. Rounds of before do not.
alter table studio.shared_rounds drop constraint shared_rounds_check4;
alter table studio.shared_rounds add check (state <> 'settled' or outcome is not null);
alter table studio.shared_rounds add check (outcome is null or state in ('settled', 'cancelled'));
create trigger shared_rounds_called_off_by_two before update on studio.shared_rounds for each row
  when (new.state = 'cancelled' and old.state in ('closing', 'drawing'))
  execute function studio.refuse_one_alone();
create trigger shared_rounds_show_what_was before update on studio.shared_rounds for each row
  when (new.state = 'cancelled' and old.state in ('closing', 'drawing') and new.outcome is null)
  execute function studio.refuse_change();
