-- Anybody who changes a promotion in any way, by hand as well, makes it their own.
create or replace function promotions.becomes_own() returns trigger language plpgsql as $$
begin
  new.seeded := null;
  return new;
end $$;
create or replace trigger promotions_become_own
  before update of kind, titles, summaries, bodies, terms, picture, leads_to, audience, position
  on promotions.promotions for each row when (new.seeded = old.seeded) execute function promotions.becomes_own();
