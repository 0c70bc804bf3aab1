create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit.% is only ever added to', tg_table_name;
end $$;
create or replace trigger event_stays before update or delete or truncate on audit.events
  for each statement execute function audit.refuse_change();
