import type { Statement } from "../db/database.ts";
import type { Brand } from "./brand.ts";
import type { FieldSetting, RegistrationMode } from "./field-setting.ts";

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

export type DomainRow = { readonly host: string; readonly brand: string };

export const DOMAINS: Statement<DomainRow> = {
  name: "brand.domains",
  text: "select host, brand from brand.domains",
};

export type FlagRow = { readonly brand: string; readonly code: string };

export const FLAGS_ON: Statement<FlagRow> = {
  name: "brand.flags-on",
  text: "select brand, code from brand.flags where is_on",
};

export type SettingRow = FieldSetting & { readonly brand: string; readonly mode: RegistrationMode };

export const SETTINGS: Statement<SettingRow> = {
  name: "brand.settings",
  text: `
    select brand, mode, field, enabled, required, min_length as "minLength", max_length as "maxLength",
      pattern_id as "patternId", accepted_pattern as "acceptedPattern", position
    from brand.registration_settings
    order by brand, mode, position, field`,
};

/** Two operators who set fields at once wait for each other. */
export const HOLD_SETTINGS: Statement<never> = {
  name: "brand.hold-settings",
  text: "select pg_advisory_xact_lock(hashtext('brand.registration_settings'))",
};
