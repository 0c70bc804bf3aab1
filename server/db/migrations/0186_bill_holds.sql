-- Why: an operator may have to look at a bill before it is paid, and a movement leads to the bill that it pays.

-- What is held back is owed, and not paid until an operator lets it go.
alter table agents.bill_owed add column held_at timestamptz;
create index bill_payment_by_movement on agents.bill_payment (movement_id);
