-- Why: whoever has a ticket of a raffle that is called off reads why.
alter table raffle.raffles add column stopped_because text check (stopped_because <> '');
