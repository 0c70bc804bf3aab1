-- Why: what the house says is for somebody: a banner or a notice may be for members alone, or for those who are not.
-- Help stands in groups, and promotions have pages of their own. The first texts of a house keep up with the program for
-- as long as nobody has made them their own.

-- Marks a text that the program put here and nobody has changed since: at a start with newer texts such a row is
-- replaced. Null: the row is the operator's. Whether and when a text is shown is the operator's in any case.
alter table content.banners
  add column audience text not null default 'everybody' check (audience in ('everybody', 'guests', 'members')),
  add column seeded text;

-- How a notice reaches people: B is the board of the site, which is all that its pages ask for.
alter table content.notices
  add column audience text not null default 'everybody' check (audience in ('everybody', 'guests', 'members')),
  add column execution text not null default 'B' check (execution ~ '^[A-Z]{1,4}$'),
  add column state text not null default 'shown' check (state in ('shown', 'hidden')),
  add column seeded text;

alter table content.help_articles
  add column group_name text not null default 'start' check (group_name in (
    'start', 'account', 'money', 'games', 'care', 'promotions', 'partner', 'rules')),
  add column state text not null default 'shown' check (state in ('shown', 'hidden')),
  add column seeded text;
update content.help_articles set group_name = case slug
  when 'term' then 'rules' when 'fairness' then 'games' when 'calm' then 'care' else group_name end;

-- What the program put here before rows were marked, where it is still to the letter what was put.
update content.banners set seeded = '0021'
  where md5(jsonb_build_array(titles, texts, alts, picture, group_name, linkage_type, linkage_target, position)::text)
    in ('ca0fc41e57c94170e23e9bf680a542e5', 'e7a1eac19dd6075b345a5a6a062a10e9', 'b9487be44c9c3a6878abad872bb839fd',
      '8fe514b190619ebdf0b5aebc22370a21', '11dbe3fa2431001cdc1390d88d5387a2', '90bb5ffd358386f6e756d59a1551f398');
update content.notices set seeded = '0021'
  where md5(jsonb_build_array(titles, bodies, type, position)::text)
    in ('6cdfc34abe08fa878b5a857e5c4f7459', '997d5a6c1cfd47b4e19b649f76978ab4', 'e499ff7ec61e7cee79db1beb7fd65089',
      'bf2675e64cbde0e23d489425c18acf8a', '3a0bcbbc73cfe2f462a8cf18db4cca80');
update content.help_articles set seeded = '0021'
  where md5(jsonb_build_array(titles, bodies, version, position)::text)
    in ('60fa5c16190e5138e5d7e00a48ca2898', 'bde3739cf16887fa64073516e9a08376', 'b3cec1044b1a328bfebb74837bfbb3d2',
      '78be8525824b6a3dfea3c361ccbb9baf', '938a712f23637021e9ae021d09f29f54');

-- A notice about the player's account says nothing to somebody who has none.
update content.notices set audience = 'members' where type = 'PL';
alter table content.notices
  add constraint player_notices_are_for_members check (type <> 'PL' or audience = 'members');

-- Whoever changes a text in any way, by hand as well, makes it their own.
create function content.becomes_own() returns trigger language plpgsql as $$
begin
  new.seeded := null;
  return new;
end $$;
create trigger banners_become_own
  before update of group_name, titles, texts, alts, picture, linkage_type, linkage_target, position, audience
  on content.banners for each row when (new.seeded = old.seeded) execute function content.becomes_own();
create trigger notices_become_own
  before update of type, titles, bodies, position, audience, execution
  on content.notices for each row when (new.seeded = old.seeded) execute function content.becomes_own();
create trigger help_articles_become_own
  before update of group_name, titles, bodies, version, position
  on content.help_articles for each row when (new.seeded = old.seeded) execute function content.becomes_own();

create schema promotions;

-- How one takes part: by joining in, by claiming what is offered, by applying and being answered. `terms` are rows of
-- a label and a value, each in the languages of the house. `leads_to` is the page on which taking part begins.
create table promotions.promotions (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,60}$'),
  kind text not null check (kind in ('join', 'claim', 'apply')),
  titles jsonb not null check (jsonb_typeof(titles -> 'fa') = 'string'),
  summaries jsonb not null check (jsonb_typeof(summaries -> 'fa') = 'string'),
  bodies jsonb not null check (jsonb_typeof(bodies -> 'fa') = 'string'),
  terms jsonb not null check (jsonb_typeof(terms) = 'array'),
  picture text not null,
  leads_to text,
  audience text not null default 'everybody' check (audience in ('everybody', 'guests', 'members')),
  from_at timestamptz,
  until_at timestamptz,
  position integer not null default 0,
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  seeded text,
  check (until_at > from_at)
);

create function promotions.becomes_own() returns trigger language plpgsql as $$
begin
  new.seeded := null;
  return new;
end $$;
create trigger promotions_become_own
  before update of kind, titles, summaries, bodies, terms, picture, leads_to, audience, position
  on promotions.promotions for each row when (new.seeded = old.seeded) execute function promotions.becomes_own();
