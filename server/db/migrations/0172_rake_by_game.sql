-- Why: what the house keeps of a pot is a decision of its operators, game by game. A table keeps the rake with which it
-- was opened, whatever they decide while somebody sits at it.
create table studio.card_rakes (
  game text primary key,
  percent integer not null check (percent between 0 and 10),
  most_minor bigint not null check (most_minor between 0 and 10000000)
);

alter table studio.tables
  add column rake_percent integer not null default 3 check (rake_percent between 0 and 10),
  add column rake_most_minor bigint not null default 2000 check (rake_most_minor between 0 and 10000000);
alter table studio.tables alter column rake_percent drop default, alter column rake_most_minor drop default;
