-- Why: friends are paid in cash, and no bonus was ever theirs: a check that allows what nothing writes hides a mistake.
alter table bonus.grants drop constraint grants_source_check;
alter table bonus.grants add constraint grants_source_check check (source in ('promotion', 'deposit', 'cashback',
  'mission', 'board', 'raffle', 'mall', 'operator'));
