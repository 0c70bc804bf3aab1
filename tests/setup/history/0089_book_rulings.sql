-- Why: a result that was already paid on is not changed by one hand. Whoever finds it wrong proposes another one, and
-- a second operator confirms it; what follows for each stake is a correction of its wager. The same for calling off.
create table studio.book_rulings (
  number bigint generated always as identity primary key,
  event_id text not null references studio.book_events,
  -- Null for the event as a whole.
  market_id text references studio.book_markets,
  kind text not null check (kind in ('result', 'void')),
  result jsonb,
  reason text not null check (length(reason) between 1 and 200),
  state text not null check (state in ('proposed', 'confirmed', 'withdrawn')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  check ((kind = 'result') = (result is not null)),
  check ((state = 'proposed') = (decided_by is null)),
  check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index one_ruling_at_a_time on studio.book_rulings (event_id) where state = 'proposed';

create trigger book_rulings_stay before delete or truncate on studio.book_rulings
  for each statement execute function studio.refuse_change();
create trigger book_ruling_facts_stay before update on studio.book_rulings for each row
  when (old.state <> 'proposed'
    or (new.event_id, new.market_id, new.kind, new.result, new.reason, new.proposed_by, new.proposed_at)
      is distinct from (old.event_id, old.market_id, old.kind, old.result, old.reason, old.proposed_by, old.proposed_at))
  execute function studio.refuse_change();

-- When somebody last looked at the book: in an empty house the studio plays no matches.
create table studio.book_visits (
  id boolean primary key default true check (id),
  seen_at timestamptz not null
);
