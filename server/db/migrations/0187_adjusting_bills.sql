-- Why: a correction that comes after a period was billed owes something to one side or the other. The bill stays as it is;
-- what it would be now stands in a bill of its own, which names the first, and moves the difference.
insert into ledger.transfer_kind (id, name) values (39, 'contract-return');

-- The first bill of the period that this one adjusts. Its amount is the difference to all that was billed for the period
-- before, below zero where too much was.
alter table agents.bill add column adjusts bigint references agents.bill;
alter table agents.bill drop constraint bill_contract_starts_at_key;
alter table agents.bill drop constraint bill_check1;
alter table agents.bill add constraint bill_amount check (adjusts is not null or amount = greatest(gross - below, 0));
create unique index bill_of_period on agents.bill (contract, starts_at) where adjusts is null;
create index bill_adjusts on agents.bill (contract, ends_at, id);

-- What is owed back: by the agent who was paid too much.
alter table agents.bill_owed add column is_back boolean not null default false;

-- Up to which place in the ledger corrections were billed.
create table agents.adjust_mark (
  one boolean primary key default true check (one),
  position bigint not null default 0
);
insert into agents.adjust_mark default values;

-- What was made lately is computed again once a day.
create index bill_by_making on agents.bill (made_at);
