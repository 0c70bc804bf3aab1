-- Why: a brand can be closed for maintenance, or to visitors of some countries; it shows the licences that it has,
-- and sends visitors to the customer service that it uses. All of it is the operator's and enters by command.

-- One row for each brand that ever said something about itself; a brand without one is open to everybody.
create table brand.states (
  brand text primary key references brand.brands,
  in_maintenance boolean not null default false,
  maintenance_title jsonb check (maintenance_title is null or coalesce(jsonb_typeof(maintenance_title -> 'fa') = 'string', false)),
  maintenance_info jsonb check (maintenance_info is null or coalesce(jsonb_typeof(maintenance_info -> 'fa') = 'string', false)),
  -- When it is expected to be over. It ends when an operator says so, and not before.
  maintenance_ends_at timestamptz,
  -- `countries` are those that are kept out (blocked), or the only ones that are let in (allowed).
  country_rule text not null default 'blocked' check (country_rule in ('blocked', 'allowed')),
  countries text[] not null default '{}' check (array_to_string(countries, ',') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  -- What is done with an address of which nobody knows the country, where there is a rule at all.
  refuses_unknown_country boolean not null default false,
  region_message jsonb check (region_message is null or coalesce(jsonb_typeof(region_message -> 'fa') = 'string', false)),
  -- An empty list of those let in would keep everybody out, and be called a list of countries.
  check (country_rule = 'blocked' or cardinality(countries) > 0)
);

create table brand.licences (
  brand text not null references brand.brands,
  authority text not null check (authority in ('MGA', 'BVI', 'PAGCOR')),
  number text not null check (length(number) between 1 and 60 and number = trim(number)),
  -- The record of the regulator, where anybody can compare the number.
  url text not null check (url ~ '^https://[^\s]+$' and length(url) <= 500),
  primary key (brand, authority)
);

-- Where visitors are sent who ask for help. `path` is sealed (server/support/sealed-path.ts): who reads it here
-- learns no address.
create table brand.service_entries (
  brand text not null references brand.brands,
  position integer not null check (position between 1 and 99),
  cs_type text not null check (cs_type in ('VIP', 'LIVECHAT')),
  type text not null check (type ~ '^[0-9]{1,2}$'),
  path text not null check (path ~ '^[A-Za-z0-9_-]+$' and length(path) between 9 and 3000),
  primary key (brand, position)
);

-- The only hosts to which an entry may lead, ports included where they are not https' own.
create table brand.service_hosts (
  brand text not null references brand.brands,
  host text not null check (host = lower(host) and host ~ '^[a-z0-9.-]+(:[0-9]{1,5})?$' and length(host) <= 255),
  primary key (brand, host)
);
