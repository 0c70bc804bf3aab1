-- Why: what a leaderboard gave was called a mission's.
alter table bonus.grants drop constraint grants_source_check;
update bonus.grants set source = 'board' where source = 'mission' and key like 'board:%';
alter table bonus.grants add constraint grants_source_check check (source in ('promotion', 'deposit', 'cashback',
  'mission', 'board', 'raffle', 'mall', 'operator', 'referral'));
