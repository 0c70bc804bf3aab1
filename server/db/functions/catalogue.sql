-- What can be played, as lobby, launcher and wallet seam read it. A game is never better off than its vendor.
create or replace view catalogue.cards as
select
  game.node_id, game.vendor, game.code, coalesce(split.code, game.category) as category,
  game.names, game.picture, game.min_bet_minor, game.rtp_basis_points,
  game.is_hot, game.has_trial, game.popularity, game.search_text,
  vendor.names as vendor_names, vendor.position as vendor_position,
  case
    when game.put_away_at is not null or 'disabled' in (game.state, vendor.state) then 'disabled'
    when 'maintenance' in (game.state, vendor.state) then 'maintenance'
    else 'open'
  end as state,
  game.classify, game.name_words, vendor.is_game as vendor_is_game, game.has_demo
from catalogue.games game
join catalogue.vendors vendor on vendor.code = game.vendor
left join catalogue.categories split
  on game.category = 'SPORTS' and game.vendor = any (split.sports_vendors);

-- Every change of what can be played is counted, so that each process knows when to read it again.
create or replace function catalogue.count_change() returns trigger language plpgsql as $$
begin
  update catalogue.revisions set number = number + 1;
  return null;
end $$;
create or replace trigger vendors_change after insert or update or delete or truncate on catalogue.vendors
  for each statement execute function catalogue.count_change();
create or replace trigger categories_change after insert or update or delete or truncate on catalogue.categories
  for each statement execute function catalogue.count_change();
create or replace trigger games_change after insert or update or delete or truncate on catalogue.games
  for each statement execute function catalogue.count_change();
create or replace trigger classes_change after insert or update or delete or truncate on catalogue.classes
  for each statement execute function catalogue.count_change();
