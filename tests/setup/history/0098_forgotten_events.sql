-- Why: a match that nobody results holds the stakes on it for ever. The house rules say how long a result is waited
-- for; then the clock calls the match off. Operators change the time, so it is a row.
create table studio.book_rules (
  id boolean primary key default true check (id),
  -- From the start of an event to the moment when its result is waited for no longer.
  result_hours integer not null default 48 check (result_hours between 1 and 720)
);
insert into studio.book_rules default values;

create trigger book_rules_stay before delete or truncate on studio.book_rules
  for each statement execute function studio.refuse_change();

-- What is looked through every second: events of the feed that are not over.
create index book_events_awaited on studio.book_events (starts_at)
  where source = 'feed' and state in ('scheduled', 'suspended', 'live', 'closed');
