-- Why: a vendor says of each game whether rounds can be given of it, and rounds of a game that knows none are a gift
-- that nobody can play.

alter table catalogue.games add column takes_free_rounds boolean not null default true;
