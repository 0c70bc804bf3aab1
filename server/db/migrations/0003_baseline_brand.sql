-- Under which name, on which hosts and by which rules the house is open. Everything here is the operator's
-- to change while the site runs; readers keep it for a second at most (server/brand/brand-book.ts).
create schema brand;

create table brand.brands (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  names jsonb not null check (jsonb_typeof(names -> 'fa') = 'string'),
  asset text not null,
  language text not null check (language in ('fa', 'en', 'zh', 'id', 'th', 'vi')),
  time_zone text not null,
  -- Play money for a new player, in minor units of TRIAL.
  trial_grant_minor bigint not null check (trial_grant_minor >= 0),
  session_idle_ms integer not null check (session_idle_ms between 60000 and 86400000),
  session_absolute_ms integer not null check (session_absolute_ms between session_idle_ms and 604800000),
  terms_version text not null check (length(terms_version) between 1 and 40),
  is_default boolean not null default false,
  -- In minor units of the brand's asset: one transfer at least and at most, and all of a day of the brand's zone.
  upline_min_minor bigint not null default 1000,
  upline_max_minor bigint not null default 1000000,
  upline_day_minor bigint not null default 2000000,
  -- After so many days a password is to be changed, where the brand asks for that (PWDEXPFORCECHANGE3).
  password_days integer not null default 90 check (password_days between 1 and 3650),
  -- Who registers says that they are at least so old.
  minimum_age smallint not null default 18 check (minimum_age between 18 and 99),
  -- How long a game waits at least between two rounds of one player: what a brand says. Nothing is shorter than the
  -- second that every house keeps.
  game_cycle_ms integer not null default 1000 check (game_cycle_ms between 1000 and 10000),
  -- Since when members are asked to agree to the terms anew before money comes in or is played with (`terms ask`).
  terms_asked_at timestamptz,
  constraint upline_bounds
    check (upline_min_minor between 1 and upline_max_minor and upline_max_minor <= upline_day_minor)
);
create unique index one_default_brand on brand.brands (is_default) where is_default;

-- The Host header of a request, port included where it is not the scheme's own. Looked up exactly.
create table brand.domains (
  host text primary key check (host = lower(host) and length(host) between 1 and 255),
  brand text not null references brand.brands
);

create table brand.flags (
  brand text not null references brand.brands,
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9]{0,39}$'),
  is_on boolean not null,
  primary key (brand, code)
);

-- What the registration form asks for. Without a name and a password there is no account, so these two
-- cannot be switched off.
create table brand.registration_settings (
  brand text not null references brand.brands,
  mode text not null check (mode in ('username', 'mobile')),
  field text not null check (field in (
    'username', 'password', 'confirmPassword', 'mobileNum', 'email', 'payeeName',
    'qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat',
    'recommenderId', 'affiliateCode', 'captcha', 'verificationCode', 'paymentPassword', 'idNumber')),
  enabled boolean not null,
  required boolean not null,
  min_length integer not null check (min_length between 1 and 500),
  max_length integer not null check (max_length between min_length and 500),
  -- Which sentence tells the rule: a key under reasons.pattern in the locale files.
  pattern_id text not null check (pattern_id in (
    'username', 'password', 'mobile', 'email', 'name', 'text', 'digits', 'paymentPassword')),
  -- A regular expression (RE2) for the whole of what was typed.
  accepted_pattern text check (length(accepted_pattern) between 1 and 200),
  position integer not null,
  primary key (brand, mode, field),
  check (field not in ('username', 'password') or mode <> 'username' or (enabled and required)),
  -- Without a number there is nobody behind a registration by number.
  constraint a_number_in_mobile_mode check (
    (mode, field) <> ('mobile', 'mobileNum') or (enabled and required))
);
comment on column brand.registration_settings.accepted_pattern is
  'RE2 syntax, for the whole of what was typed (server/brand/accepted-pattern.ts). What cannot be read lets nothing through.';

-- A brand can be closed for maintenance, or to visitors of some countries. A brand without a row is open to everybody.
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
