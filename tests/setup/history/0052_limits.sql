-- Why: a player binds themselves: what they may deposit, lose, stake and for how long, or that they stay away. What
-- games must obey is handed to the ledger (wallet.play_guard) in the same transaction, so that here and there agree.

create schema limits;

-- One row for whoever ever asked for a limit or a break. It is locked first by every change and by every deposit
-- that is judged, so that deposits made at once do not pass a limit together.
create table limits.player (
  player_id bigint primary key,
  -- Days, weeks and months are those of this zone: the brand's.
  time_zone text not null check (length(time_zone) between 1 and 60)
);

create domain limits.limit_name as text check (value in (
  'deposit-day', 'deposit-week', 'deposit-month', 'loss-day', 'loss-week', 'loss-month',
  'wager-day', 'wager-week', 'wager-month', 'stake', 'session'));

-- What binds now. Without a row there is no limit. A ceiling is in minor units of P, and in minutes for 'session'.
create table limits.ceiling (
  player_id bigint not null references limits.player,
  name limits.limit_name not null,
  ceiling bigint not null check (ceiling >= 0 and (name <> 'session' or ceiling > 0)),
  since timestamptz not null,
  primary key (player_id, name)
);

-- What a player would like to have instead, looser than what binds: a higher ceiling, or none. It works only once it
-- is confirmed, in time; one that was not stays here until the next takes its place, and means nothing.
create table limits.raise (
  player_id bigint not null references limits.player,
  name limits.limit_name not null,
  ceiling bigint check (ceiling >= 0),
  asked_at timestamptz not null,
  primary key (player_id, name)
);

-- Time away. A row is never changed: to stay away longer is another row, and the one that ends last counts.
-- Without an end it is for ever.
create table limits.pause (
  id bigint generated always as identity primary key,
  player_id bigint not null references limits.player,
  kind text not null check (kind in ('timeOut', 'exclusion')),
  term text not null,
  began_at timestamptz not null,
  ends_at timestamptz check (ends_at > began_at),
  ended_before timestamptz,
  asked_by text not null,
  check (ends_at is not null or kind = 'exclusion')
);
create index pause_of_player on limits.pause (player_id, id);

-- Every change of a limit and of a wish for one, for the player and for whoever has to answer for it.
create table limits.change (
  id bigint generated always as identity primary key,
  player_id bigint not null references limits.player,
  name limits.limit_name not null,
  what text not null check (what in ('set', 'lowered', 'asked', 'raised', 'cancelled')),
  ceiling_before bigint,
  ceiling_after bigint,
  asked_by text not null,
  at timestamptz not null
);
create index change_of_player on limits.change (player_id, id);

create function limits.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'limits.% is only ever added to', tg_table_name;
end $$;
create trigger pause_stays before update or delete or truncate on limits.pause
  for each statement execute function limits.refuse_change();
create trigger change_stays before update or delete or truncate on limits.change
  for each statement execute function limits.refuse_change();
