-- Why: an account keeps the terms that it agreed to, and nobody could ask it to agree to newer ones. A house that changes
-- what it promises or asks for says so (`terms ask`); from then on money comes in, and is played with, once its owner has
-- agreed anew. It can always be taken out.
alter table brand.brands add column terms_asked_at timestamptz;

-- What an account agreed to before what it says now. Only ever added to: it is what either side may have to show.
create table accounts.former_agreements (
  player bigint not null references accounts.players,
  terms_version text not null,
  agreed_at timestamptz not null,
  primary key (player, agreed_at)
);

create function accounts.keep_agreement() returns trigger language plpgsql as $$
begin
  insert into accounts.former_agreements (player, terms_version, agreed_at)
    values (old.id, old.terms_version, old.terms_accepted_at);
  return null;
end $$;
create trigger agreement_is_kept after update of terms_version, terms_accepted_at on accounts.players
  for each row when (old.terms_accepted_at <> new.terms_accepted_at) execute function accounts.keep_agreement();

create function accounts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'accounts.% is only ever added to', tg_table_name;
end $$;
create trigger former_agreement_stays before update or delete or truncate on accounts.former_agreements
  for each statement execute function accounts.refuse_change();
