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
