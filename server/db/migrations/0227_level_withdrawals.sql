-- Why: what a level promises is carried out. A level may widen what its players take out in a day, never narrow what the
-- brand lets everybody, and may put their withdrawals before others that wait.
alter table vip.level
  -- Null where the brand's own day holds.
  add column withdrawals_per_day int check (withdrawals_per_day between 1 and 1000),
  add column withdrawn_per_day_minor bigint check (withdrawn_per_day_minor > 0),
  add column withdrawals_first boolean not null default false;

-- As it was when it was asked for: a level that changes afterwards moves nobody in the queue.
alter table cashier.withdrawals add column is_first boolean not null default false;
