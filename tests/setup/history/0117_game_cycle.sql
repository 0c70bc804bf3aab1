-- How long a game waits at least between two rounds of one player: what a brand says. Nothing is shorter than the
-- second that every house keeps.
alter table brand.brands
  add column game_cycle_ms integer not null default 1000 check (game_cycle_ms between 1000 and 10000);
