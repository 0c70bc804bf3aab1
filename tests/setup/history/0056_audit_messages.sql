-- Why: what an operator does is kept for whoever asks later, players are told what happened to their money, and
-- money on its way to a vendor can be counted against the accounts that hold it.

create schema audit;

-- Who did what to which thing, what it was before and after, and why. Never changed.
create table audit.event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null check (length(operator) between 1 and 100),
  action text not null check (length(action) between 1 and 100),
  subject text not null check (length(subject) between 1 and 200),
  before jsonb,
  after jsonb,
  reason text check (length(reason) between 1 and 1000)
);
create index event_by_subject on audit.event (subject, id desc);
create index event_by_operator on audit.event (operator, id desc);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit.% is only ever added to', tg_table_name;
end $$;
create trigger event_stays before update or delete or truncate on audit.event
  for each statement execute function audit.refuse_change();

create schema messages;

-- What the house told a player: the kind names a text in the player's language, the facts fill its holes. The same
-- key is the same message, so that what is told twice is read once.
create table messages.message (
  id uuid primary key,
  player_id bigint not null,
  kind text not null check (kind ~ '^[a-zA-Z]{1,40}$'),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  key text collate "C" not null check (length(key) between 1 and 100),
  sent_at timestamptz not null,
  read_at timestamptz,
  unique (player_id, key)
);
create index message_by_player on messages.message (player_id, sent_at desc, id desc);
create index message_unread on messages.message (player_id) where read_at is null;

-- Money on its way to a vendor's own wallet is held by its order (ledger.open_holds of 0045).
create or replace view vendors.open_hold as
  select f.player_id, f.asset, f.amount_minor
    from vendors.fund_transfer f where f.direction = 'to-vendor' and f.state in ('sending', 'unknown');
