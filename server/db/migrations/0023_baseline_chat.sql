-- Players talk to each other in rooms. What happens in a room is numbered without a gap and in the order of
-- commits, so that whoever knows a number can ask for everything after it, on every node.
create schema chat;

-- A room of a brand. `language` is the one that is spoken there, null for any. `last_seq` is the number of the last
-- thing that happened; its row is locked by whatever happens next. Closed rooms are not shown at all.
create table chat.room (
  id integer generated always as identity primary key,
  brand_id text not null,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  topics jsonb not null check (jsonb_typeof(topics -> 'fa') = 'string'),
  language text check (language in ('fa', 'en', 'zh', 'id', 'th', 'vi')),
  position integer not null default 0,
  slow_s integer not null default 5 check (slow_s between 0 and 3600),
  state text not null default 'open' check (state in ('open', 'quiet', 'closed')),
  last_seq integer not null default 0,
  unique (brand_id, code)
) with (fillfactor = 50);

-- Who has ever written, under the name that others see: a login name is half of what signs in and stays here.
create table chat.member (
  player_id bigint primary key,
  brand_id text not null,
  alias text not null check (length(alias) between 3 and 40),
  muted_until timestamptz,
  unique (brand_id, alias)
);

-- `folded` is the text without habits of spelling: what is said again is recognised by it. A removed message keeps
-- its text for whoever has to answer for the removal; `removed_seq` is the removal's own number.
create table chat.message (
  id uuid primary key,
  room_id integer not null references chat.room (id),
  seq integer not null check (seq > 0),
  player_id bigint not null references chat.member (player_id),
  body text not null check (length(body) between 1 and 400),
  folded text not null,
  form_key uuid not null,
  sent_at timestamptz not null,
  removed_at timestamptz,
  removed_seq integer,
  unique (room_id, seq),
  unique (player_id, form_key),
  check ((removed_at is null) = (removed_seq is null)),
  check (removed_seq > seq)
);
create unique index message_removed on chat.message (room_id, removed_seq) where removed_seq is not null;
create index message_by_player on chat.message (player_id, sent_at desc);

-- Whom a member does not want to read.
create table chat.block (
  player_id bigint not null,
  blocked_id bigint not null references chat.member (player_id),
  at timestamptz not null,
  primary key (player_id, blocked_id),
  check (player_id <> blocked_id)
);

-- A member's call for an operator. It stays open until one has looked.
create table chat.report (
  message_id uuid not null references chat.message (id),
  player_id bigint not null,
  at timestamptz not null,
  closed_at timestamptz,
  primary key (message_id, player_id)
);
create index report_open on chat.report (at) where closed_at is null;

-- Words that are not welcome, as an operator typed them; a star at the end stands for any ending.
create table chat.word (word text primary key check (length(word) between 2 and 60), at timestamptz not null);
