-- Why: a stake had its chance of the jackpot as soon as it was counted, also where it was given back afterwards. Who staked
-- and had it back again and again, as at a table that is called off, had a chance each time and paid for one.

-- What was given back to a player and has not been staked again yet: so much of the next stakes wins nothing.
create table jackpots.given_back (
  player_id bigint primary key,
  minor bigint not null check (minor >= 0)
);
