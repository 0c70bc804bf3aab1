create or replace function limits.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'limits.% is only ever added to', tg_table_name;
end $$;
create or replace trigger change_stays before update or delete or truncate on limits.changes
  for each statement execute function limits.refuse_change();
create or replace trigger pause_stays before update or delete or truncate on limits.pauses
  for each statement execute function limits.refuse_change();
