-- Why: in Vietnam people are reached by Zalo, and bonuses are handed out there: a registration form can ask for it as
-- it asks for the names in other networks. It is off until an operator asks for it.
alter table brand.registration_settings
  drop constraint registration_settings_field_check,
  add constraint registration_settings_field_check check (field in (
    'username', 'password', 'confirmPassword', 'mobileNum', 'email', 'payeeName',
    'qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat',
    'recommenderId', 'affiliateCode', 'captcha', 'verificationCode', 'paymentPassword', 'idNumber'));

update brand.registration_settings later set position = later.position + 1
  from brand.registration_settings whatsapp
  where whatsapp.field = 'whatsapp' and (whatsapp.brand, whatsapp.mode) = (later.brand, later.mode)
    and later.position > whatsapp.position;

insert into brand.registration_settings
  (brand, mode, field, enabled, required, min_length, max_length, pattern_id, accepted_pattern, position)
select brand, mode, 'zalo', false, false, 1, 60, 'text', null, position + 1
from brand.registration_settings where field = 'whatsapp';
