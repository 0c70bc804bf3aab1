-- Why: whoever looks answers with letters and whoever listens with digits. A row says which of them was asked for, so
-- that digits answer nothing where no sound was opened: they are far fewer than letters, and easier to guess.

alter table challenge.pictures drop constraint pictures_kind_check;
alter table challenge.pictures
  add constraint pictures_kind_check check (kind in ('letters', 'slider', 'sound'));
