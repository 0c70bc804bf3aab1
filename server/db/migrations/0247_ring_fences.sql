-- Why: what one person gained much of goes on for that person alone, and an agent has to see of each what was carried,
-- set off and goes on. Written once, as all else of a bill; minor units of real money. The lifetime is what the person
-- ever came to for the house until the period ended: from nought on nothing goes on.
create table agents.bill_fences (
  bill_id bigint not null references agents.bills,
  player_id bigint not null,
  result bigint not null,
  lifetime bigint not null,
  carried_in bigint not null check (carried_in <= 0),
  set_off bigint not null check (set_off >= 0),
  added bigint not null check (added <= 0),
  carried_out bigint not null
    check (carried_out = case when lifetime < 0 then carried_in + set_off + added else 0 end and carried_out <= 0),
  primary key (bill_id, player_id)
);
-- A correction asks whose lifetime it changes.
create index bill_fences_of_player on agents.bill_fences (player_id, bill_id);
