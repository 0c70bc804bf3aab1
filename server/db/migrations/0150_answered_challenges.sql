-- Why: a script of a hundred lines counts tones and finds the gap of a slider every time. Both stay, for people, and so
-- every challenge that is answered is counted, by who answered it, and by all processes of a house together. A level
-- sinks as time passes and a right answer lifts it by one, so that no hour, wherever it begins, has more than its share.
create table challenge.answered (
  budget text not null,
  subject text not null,
  level double precision not null check (level > 0),
  at timestamptz not null,
  primary key (budget, subject)
);

create index answered_by_time on challenge.answered (at);
