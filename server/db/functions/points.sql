create or replace function points.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'points.% is only ever added to', tg_table_name;
end $$;
create or replace trigger redemption_stays before update or delete or truncate on points.redemptions
  for each statement execute function points.refuse_change();
