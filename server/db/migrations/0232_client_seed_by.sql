-- Why: who knows a client seed before the server seed is made could choose a server seed to suit it. So a pair says
-- whether its client seed came from the player after the commitment; the house drew it, or knew it, where it did not.
-- Pairs of before do not say.
alter table studio.seed_pairs add client_by text check (client_by in ('player', 'house'));
alter table studio.seed_pairs add check (state <> 'next' or client_by is null);
