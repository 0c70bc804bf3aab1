-- Why: a prize of a leaderboard is not told from the reward of a mission in the record of an account.
insert into ledger.transfer_kinds (id, name) values (123, 'board-prize');

-- Why: whoever has a bonus taken back reads the reason. Reasons from before were written for operators alone, and stay so.
alter table bonus.grants add column reason_is_told boolean not null default false;
