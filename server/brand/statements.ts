import type { LocalText } from "../core/languages.ts";
import type { Statement } from "../db/database.ts";
import type { Brand } from "./brand.ts";
import type { FieldSetting, RegistrationMode } from "./registration/field-setting.ts";

export type BrandRow = Brand & { readonly isDefault: boolean };

export const BRANDS: Statement<BrandRow> = {
  name: "brand.brands",
  text: `
    select code as id, names as name, asset, language, time_zone as "timeZone",
      trial_grant_minor as "trialGrantMinor", session_idle_ms as "sessionIdleMs",
      session_absolute_ms as "sessionAbsoluteMs", terms_version as "termsVersion",
      terms_asked_at as "termsAskedAt",
      minimum_age as "minimumAge", password_days as "passwordDays", game_cycle_ms as "gameCycleMs",
      upline_min_minor as "uplineMinMinor", upline_max_minor as "uplineMaxMinor",
      upline_day_minor as "uplineDayMinor", is_default as "isDefault"
    from brand.brands`,
};

export type UplineBounds = Pick<Brand, "uplineMinMinor" | "uplineMaxMinor" | "uplineDayMinor">;

export const LOCK_UPLINE_BOUNDS: Statement<UplineBounds> = {
  name: "brand.lock-upline-bounds",
  text: `
    select upline_min_minor as "uplineMinMinor", upline_max_minor as "uplineMaxMinor",
      upline_day_minor as "uplineDayMinor"
    from brand.brands where code = $1 for no key update`,
};

export const SAVE_UPLINE_BOUNDS: Statement<never> = {
  name: "brand.save-upline-bounds",
  text: `
    update brand.brands
    set upline_min_minor = $2::bigint, upline_max_minor = $3::bigint, upline_day_minor = $4::bigint
    where code = $1`,
};

export type DomainRow = { readonly host: string; readonly brandId: string };

export const DOMAINS: Statement<DomainRow> = {
  name: "brand.domains",
  text: `select host, brand_id as "brandId" from brand.domains`,
};

export type NewBrand = Pick<
  Brand,
  | "asset"
  | "language"
  | "timeZone"
  | "trialGrantMinor"
  | "sessionIdleMs"
  | "sessionAbsoluteMs"
  | "termsVersion"
> & {
  readonly code: string;
  readonly names: LocalText;
  readonly isDefault: boolean;
};

export type FlagRow = { readonly brandId: string; readonly code: string };

export const FLAGS_ON: Statement<FlagRow> = {
  name: "brand.flags-on",
  text: `select brand_id as "brandId", code from brand.flags where is_on`,
};

export type SettingRow = FieldSetting & { readonly brandId: string; readonly mode: RegistrationMode };

export const SETTINGS: Statement<SettingRow> = {
  name: "brand.settings",
  text: `
    select brand_id as "brandId", mode, field, enabled, required, min_length as "minLength", max_length as "maxLength",
      pattern_id as "patternId", accepted_pattern as "acceptedPattern", position
    from brand.registration_settings
    order by brand_id, mode, position, field`,
};

/** The columns of a setting, in the order of both statements that write them. */
const SETTING_COLUMNS = `brand_id, mode, field, enabled, required, min_length, max_length, pattern_id, accepted_pattern,
  position`;

export const SAVE_SETTING: Statement<never> = {
  name: "brand.save-setting",
  text: `
    insert into brand.registration_settings (${SETTING_COLUMNS})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (brand_id, mode, field) do update set enabled = excluded.enabled, required = excluded.required,
      min_length = excluded.min_length, max_length = excluded.max_length, pattern_id = excluded.pattern_id,
      accepted_pattern = excluded.accepted_pattern, position = excluded.position`,
};

export const SAVE_FLAG: Statement<never> = {
  name: "brand.save-flag",
  text: `
    insert into brand.flags (brand_id, code, is_on) values ($1, $2, $3)
    on conflict (brand_id, code) do update set is_on = excluded.is_on`,
};

export const ENTER_BRAND: Statement<never> = {
  name: "brand.enter-brand",
  text: `
    insert into brand.brands (code, names, asset, language, time_zone, trial_grant_minor, session_idle_ms,
      session_absolute_ms, terms_version, is_default)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict do nothing`,
};

export const ENTER_DOMAINS: Statement<never> = {
  name: "brand.enter-domains",
  text: `
    insert into brand.domains (brand_id, host) select $1, unnest($2::text[])
    on conflict do nothing`,
};

export const ENTER_FLAGS: Statement<never> = {
  name: "brand.enter-flags",
  text: `
    insert into brand.flags (brand_id, code, is_on)
    select $1, new.code, new."isOn" from jsonb_to_recordset($2::jsonb) as new (code text, "isOn" boolean)
    on conflict do nothing`,
};

export const ENTER_SETTINGS: Statement<never> = {
  name: "brand.enter-settings",
  text: `
    insert into brand.registration_settings (${SETTING_COLUMNS})
    select $1, mode, field, enabled, required, "minLength", "maxLength", "patternId", "acceptedPattern", position
    from jsonb_to_recordset($2::jsonb) as new (mode text, field text, enabled boolean, required boolean,
      "minLength" integer, "maxLength" integer, "patternId" text, "acceptedPattern" text, position integer)
    on conflict do nothing`,
};

/** Two operators who set fields at once wait for each other. */
export const HOLD_SETTINGS: Statement<never> = {
  name: "brand.hold-settings",
  text: "select pg_advisory_xact_lock(hashtext('brand.registration_settings'))",
};
