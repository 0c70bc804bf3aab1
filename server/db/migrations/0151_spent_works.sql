-- Why: what a browser has worked out opens one answer and no second one, whichever process of a house is asked.
create table challenge.spent_works (
  nonce text primary key,
  until timestamptz not null
);

create index spent_works_by_time on challenge.spent_works (until);
