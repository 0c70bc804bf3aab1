-- Why: whoever reads a contract that is over asks who wanted its end. Of those that ended before, nobody wrote it down.
-- The side that asked for it, which the other side agreed to; 'house' where the agent's work was ended as a whole.
alter table agents.contracts add column ended_by text check (ended_by in ('first', 'second', 'house'));
alter table agents.contracts add column end_asked_at timestamptz;
alter table agents.contracts add constraint contracts_ended_by check (ended_by is null or state = 'terminated');
alter table agents.contracts add constraint contracts_end_asked_at
  check ((end_asked_at is not null) = coalesce(ended_by in ('first', 'second'), false));
