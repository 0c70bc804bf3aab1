-- Why: a registration form can ask for every field that an operator may want, by a chosen name or by a mobile number.
-- What was told is kept as it was told; a number or an address belongs to somebody only when they have proved it.

alter table brand.brands
  -- Who registers says that they are at least so old.
  add column minimum_age smallint not null default 18 check (minimum_age between 18 and 99);

alter table brand.registration_settings
  drop constraint registration_settings_field_check,
  drop constraint registration_settings_pattern_id_check,
  add constraint registration_settings_field_check check (field in (
    'username', 'password', 'confirmPassword', 'mobileNum', 'email', 'payeeName',
    'qqNum', 'line', 'whatsapp', 'facebook', 'wechat',
    'recommenderId', 'affiliateCode', 'captcha', 'verificationCode', 'paymentPassword', 'idNumber')),
  add constraint registration_settings_pattern_id_check check (pattern_id in (
    'username', 'password', 'mobile', 'email', 'name', 'text', 'digits', 'paymentPassword')),
  -- Without a number there is nobody behind a registration by number.
  add constraint a_number_in_mobile_mode check (
    (mode, field) <> ('mobile', 'mobileNum') or (enabled and required));

comment on column brand.registration_settings.accepted_pattern is
  'RE2 syntax, for the whole of what was typed (server/brand/accepted-pattern.ts). What cannot be read lets nothing through.';

-- The patterns of a new house, said in the syntax that takes linear time. What an operator wrote is the operator's.
update brand.registration_settings
  set accepted_pattern = '.*(?:\p{L}.*\d|\d.*\p{L}).*'
  where accepted_pattern = '(?=.*\p{L})(?=.*\d).*';
update brand.registration_settings
  set accepted_pattern = replace(accepted_pattern, '\u200c', chr(8204))
  where accepted_pattern = '\p{L}[\p{L}\p{M}\u200c .''’\-]*';
update brand.registration_settings
  set pattern_id = 'digits'
  where field = 'qqNum' and pattern_id = 'text' and accepted_pattern = '\d+';

alter table accounts.players
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  -- Which country's numbers the player had in mind: the digits that dial it.
  add column country_dialing_code text check (country_dialing_code ~ '^[1-9][0-9]{0,3}$'),
  -- The host of ours that the player registered on.
  add column registered_domain text check (length(registered_domain) between 1 and 255),
  add column affiliate_code text check (length(affiliate_code) between 1 and 64),
  add column recommender_id text check (length(recommender_id) between 1 and 500),
  add column id_number text check (length(id_number) between 1 and 500),
  -- The age that was agreed to together with the terms.
  add column agreed_age smallint,
  add constraint verified_mobile_is_there check (mobile_verified_at is null or mobile is not null),
  add constraint verified_email_is_there check (email_verified_at is null or email is not null);

-- Told is not owned: whoever proves a number or an address has it, and one account of a brand alone.
create unique index players_verified_mobile on accounts.players (brand, mobile) where mobile_verified_at is not null;
create unique index players_verified_email on accounts.players (brand, lower(email)) where email_verified_at is not null;
