-- Anybody who looks at a card table, and the clock that plays at it, are told when it has changed, whichever process
-- changed it. Only the table and its version are said: what may be seen of it is asked for by each seat for itself.
create or replace function studio.tell_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('tables', new.id || ' ' || new.version);
  return null;
end
$$;
create or replace trigger tables_told after update on studio.tables for each row
  when (new.version > old.version)
  execute function studio.tell_table();
