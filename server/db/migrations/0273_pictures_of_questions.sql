-- Why: what a member asks the house about is often on their screen.
-- As the house made them anew. They go some time after the answer, and with their question at the latest.
create table support.question_pictures (
  question_id uuid references support.questions on delete cascade,
  nth int check (nth between 1 and 3),
  bytes bytea not null,
  primary key (question_id, nth)
);
