-- Why: what a friend brought to somebody who shut themselves out for good was tried again every hour without end. It
-- lapses, with why. Whoever released or refused it before stays as they are.
alter table referral.earnings add column lapsed_for text check (lapsed_for in ('excluded'));
alter table referral.earnings drop constraint earning_state_check;
alter table referral.earnings add constraint earnings_state_check check (state in ('due', 'held', 'paid', 'refused', 'lapsed'));
alter table referral.earnings add constraint earnings_lapsed_for check ((state = 'lapsed') = (lapsed_for is not null));

-- What was decided, the latest first, and what was decided of one friend.
create index earnings_decided on referral.earnings (decided_at desc, id desc) where decided_at is not null;
create index earnings_of_friend on referral.earnings (friend_id, decided_at desc, id desc) where decided_by is not null;
