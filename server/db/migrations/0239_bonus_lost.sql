-- Why: whose bonus ended without being played through asks what of it is gone. Of those that ended before nobody knows.
alter table bonus.grants add column lost_minor bigint check (lost_minor >= 0);
