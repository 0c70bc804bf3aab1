-- Why: what is looked for by these was found by reading all that ever was.

-- Every few minutes a series of the studio says what settled since a moment, and what was corrected.
create index wagers_settled on studio.wagers (vendor, settled_at) where settled_at is not null;
create index corrections_by_time on studio.corrections (made_at);
-- The latest results of the book, of all its games.
create index book_events_over on studio.book_events (starts_at desc, id) where state in ('finished', 'void');
-- A picture is asked for by its own id, whosever it is.
create index personas_by_picture on personas.personas (picture_id) where picture_id is not null;
-- What was billed for a period later, beside its first bill.
create index bills_adjusting on agents.bills (adjusts) where adjusts is not null;
