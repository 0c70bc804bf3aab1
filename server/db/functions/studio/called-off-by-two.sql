-- What is closed for bets is called off by two operators and never by one: whoever knew what comes of it could choose
-- what is paid.
create or replace function studio.refuse_one_alone() returns trigger language plpgsql as $$
begin
  if not exists (select from studio.round_call_offs c where c.round_id = new.id and c.seconded_by is not null) then
    raise exception 'two operators call off what is closed for bets, and nobody has seconded it for %', new.id;
  end if;
  return new;
end $$;
create or replace trigger shared_rounds_called_off_by_two before update on studio.shared_rounds for each row
  when (new.state = 'cancelled' and old.state in ('closing', 'drawing'))
  execute function studio.refuse_one_alone();
create or replace trigger draws_called_off_by_two before update on studio.draws for each row
  when (new.state = 'cancelled' and old.state = 'locked' and old.results_by = 'chain')
  execute function studio.refuse_one_alone();
create or replace trigger tables_called_off_by_two before update on studio.tables for each row
  when (new.state = 'void' and old.state = 'playing')
  execute function studio.refuse_one_alone();
