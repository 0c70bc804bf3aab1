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
