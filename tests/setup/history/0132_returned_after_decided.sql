-- Why: the office may give back a stake whose game is open for a day. That the stake was gone was found only when the
-- game was decided and to be paid, and then the wager was owed for ever: its player could begin nothing else in that
-- game and could not change seeds. Such a wager is returned, as a round of a slot with lines is; what was decided stays.
alter table studio.wagers drop constraint wagers_check2,
  add constraint decided_wagers_have_payouts check (case
    when state in ('paying', 'paid') then payout_minor is not null
    else payout_minor is null or state = 'returned' end);
