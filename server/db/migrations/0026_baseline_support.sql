-- What somebody asks the house is kept until it is answered.
create schema support;

-- What somebody asked, and what they were told. The id is made for the form and cannot be guessed: it is the address at
-- which who asked finds the answer. player_id is the account that they were signed in with.
create table support.question (
  id uuid primary key,
  reference text not null unique check (reference ~ '^Q-[0-9A-HJKMNP-TV-Z]{8}$'),
  brand text not null,
  player_id bigint,
  mail text check (length(mail) between 3 and 254),
  phone text check (phone ~ '^\+\d{4,20}$'),
  language text not null check (language in ('fa', 'en', 'zh', 'id', 'th', 'vi')),
  text text not null check (length(text) between 1 and 4000),
  at timestamptz not null,
  answer text check (length(answer) between 1 and 4000),
  answered_at timestamptz,
  answered_by text check (length(answered_by) between 1 and 100),
  -- How often the answer was handed to the mail server, and when it was taken.
  mail_tries integer not null default 0 check (mail_tries between 0 and 20),
  mailed_at timestamptz,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check (mailed_at is null or (mail is not null and answer is not null))
);
create index question_waiting on support.question (at) where answer is null;
create index question_answered on support.question (answered_at desc) where answer is not null;
create index question_to_mail on support.question (answered_at)
  where mail is not null and answer is not null and mailed_at is null;
