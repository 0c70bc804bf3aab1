-- Why: an account keeps which version of the terms of use it agreed to, and a newer text took the place of the older one:
-- nobody could have said any more what had been agreed to. Every text of the terms is now kept as it comes.
--
-- The terms are version 2.1, in the words of the rest of the site (trial funds in Persian, bonus in Chinese). A
-- registration agrees to what it can read, so the number moves with the text. Accounts keep the version that they agreed
-- to: 2.1 asks nothing of anybody that 2.0 did not. A house whose operator has written terms of their own keeps its number.

create table content.terms_versions (
  id bigint generated always as identity primary key,
  version text not null,
  titles jsonb not null,
  bodies jsonb not null,
  since timestamptz not null default now()
);

insert into content.terms_versions (version, titles, bodies)
  select version, titles, bodies from content.help_articles where slug = 'term' and version is not null;

create function content.keep_terms() returns trigger language plpgsql as $$
begin
  insert into content.terms_versions (version, titles, bodies)
    select new.version, new.titles, new.bodies
    where not exists (
      select from (select * from content.terms_versions order by id desc limit 1) latest
      where latest.version = new.version and latest.titles = new.titles and latest.bodies = new.bodies);
  return null;
end $$;
create trigger terms_are_kept
  after insert or update of version, titles, bodies on content.help_articles
  for each row when (new.slug = 'term' and new.version is not null) execute function content.keep_terms();

update brand.brands set terms_version = '2.1'
  where terms_version = '2.0'
    and exists (select from content.help_articles where slug = 'term' and seeded is not null);
