-- Why: a promotion may give tickets of a raffle. They are numbered as others are, and what gave them stays written.
alter table raffle.entries
  -- How many tickets came as gifts. What is taken back is never one of these.
  add column gifted int not null default 0 check (gifted >= 0);
alter table raffle.blocks
  add column promotion text,
  -- Which claim it was; null where stakes or deposits brought it.
  add column gift_key text,
  add check ((promotion is null) = (gift_key is null));
create unique index blocks_given_once on raffle.blocks (raffle_id, player_id, gift_key) where gift_key is not null;

-- Budgets of tickets are counted in tickets.
alter table offer.offers drop constraint offers_unit_check,
  add constraint offers_unit_check check (unit in ('P', 'PTS', 'tickets'));
alter table offer.claims drop constraint claims_what_check,
  add constraint claims_what_check check (what in ('cash', 'points', 'bonus', 'rounds', 'tickets'));
