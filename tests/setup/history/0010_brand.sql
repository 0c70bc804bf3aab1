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
  is_default boolean not null default false
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
    'qqNum', 'line', 'whatsapp', 'facebook', 'wechat')),
  enabled boolean not null,
  required boolean not null,
  min_length integer not null check (min_length between 1 and 500),
  max_length integer not null check (max_length between min_length and 500),
  -- Which sentence tells the rule: a key under reasons.pattern in the locale files.
  pattern_id text not null check (pattern_id in ('username', 'password', 'mobile', 'email', 'name', 'text')),
  -- A JavaScript regular expression for the whole of what was typed, checked by accepted-pattern.ts.
  accepted_pattern text check (length(accepted_pattern) between 1 and 200),
  position integer not null,
  primary key (brand, mode, field),
  check (field not in ('username', 'password') or mode <> 'username' or (enabled and required))
);
