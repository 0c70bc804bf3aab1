-- Why: whoever has a bonus taken back reads the reason. Reasons from before were written for operators alone, and stay so.
alter table bonus.grants add column reason_is_told boolean not null default false;
