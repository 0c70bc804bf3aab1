-- Why: a call that was cut off is sent again, and must do what it does once. Its answer is kept by the player's key.
-- Players belong to accounts: their numbers are kept here and no foreign key is drawn across.
create schema calls;

create table calls.answers (
  player_id bigint not null,
  key text not null check (length(key) between 8 and 64),
  call text not null,
  payload_hash bytea not null,
  begun_at timestamptz not null,
  status integer,
  answer jsonb,
  primary key (player_id, key),
  check ((status is null) = (answer is null))
);

create index answers_begun_at on calls.answers (begun_at);
