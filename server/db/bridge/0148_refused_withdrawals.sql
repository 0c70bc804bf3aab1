-- Why: a withdrawal that was refused at once left no trace, so nobody could answer a player who asked why. Counted by
-- hour and reason: whoever tries a hundred times is one line.
create table cashier.refused_withdrawal (
  player_id bigint not null,
  hour timestamptz not null,
  reason text not null check (length(reason) between 1 and 60),
  method text not null check (length(method) between 1 and 40),
  times integer not null default 1 check (times >= 1),
  -- Of the last one.
  asset text not null,
  amount_minor bigint not null,
  last_at timestamptz not null,
  primary key (player_id, hour, reason, method)
);
create index refused_withdrawal_by_time on cashier.refused_withdrawal (last_at desc);
