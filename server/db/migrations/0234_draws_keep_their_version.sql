-- Why: balls are taken in another way from now on, and a draw that people staked on before comes out by the way that it
-- was planned with. Rounds, tables and wagers keep the version of their mathematics already; draws did not.
alter table studio.draws add math_version integer not null default 1;
alter table studio.draws alter math_version drop default;
