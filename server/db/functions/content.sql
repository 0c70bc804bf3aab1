-- Anybody who changes a text in any way, by hand as well, makes it their own.
create or replace function content.becomes_own() returns trigger language plpgsql as $$
begin
  new.seeded := null;
  return new;
end $$;
create or replace trigger banners_become_own
  before update of group_name, titles, texts, alts, picture, linkage_type, linkage_target, position, audience
  on content.banners for each row when (new.seeded = old.seeded) execute function content.becomes_own();
create or replace trigger notices_become_own
  before update of type, titles, bodies, position, audience, execution
  on content.notices for each row when (new.seeded = old.seeded) execute function content.becomes_own();
create or replace trigger help_articles_become_own
  before update of group_name, titles, bodies, version, position
  on content.help_articles for each row when (new.seeded = old.seeded) execute function content.becomes_own();

-- Every text of the terms is kept as it comes, so that what was agreed to can still be read.
create or replace function content.keep_terms() returns trigger language plpgsql as $$
begin
  insert into content.terms_versions (version, titles, bodies)
    select new.version, new.titles, new.bodies
    where not exists (
      select from (select * from content.terms_versions order by id desc limit 1) latest
      where latest.version = new.version and latest.titles = new.titles and latest.bodies = new.bodies);
  return null;
end $$;
create or replace trigger terms_are_kept
  after insert or update of version, titles, bodies on content.help_articles
  for each row when (new.slug = 'term' and new.version is not null) execute function content.keep_terms();
