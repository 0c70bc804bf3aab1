-- A newer agreement to the terms takes the place of the older one, which is kept beside it.
create or replace function accounts.keep_agreement() returns trigger language plpgsql as $$
begin
  insert into accounts.former_agreements (player_id, terms_version, agreed_at)
    values (old.id, old.terms_version, old.terms_accepted_at);
  return null;
end $$;
create or replace trigger agreement_is_kept after update of terms_version, terms_accepted_at on accounts.players
  for each row when (old.terms_accepted_at <> new.terms_accepted_at) execute function accounts.keep_agreement();

create or replace function accounts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'accounts.% is only ever added to', tg_table_name;
end $$;
create or replace trigger former_agreement_stays before update or delete or truncate on accounts.former_agreements
  for each statement execute function accounts.refuse_change();
