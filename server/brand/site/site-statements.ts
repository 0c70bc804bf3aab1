import type { LocalText } from "../../core/languages.ts";
import type { Statement } from "../../db/database.ts";
import type { Authority, Licence } from "../licence.ts";
import type { ServiceEntry } from "./service-entry.ts";

export type StateRow = {
  readonly brandId: string;
  readonly inMaintenance: boolean;
  readonly title: LocalText | null;
  readonly info: LocalText | null;
  readonly endsAt: Date | null;
  readonly countryRule: "blocked" | "allowed";
  readonly countries: readonly string[];
  readonly refusesUnknown: boolean;
  readonly message: LocalText | null;
};

const STATE_COLUMNS = `brand_id as "brandId", in_maintenance as "inMaintenance", maintenance_title as title,
  maintenance_info as info, maintenance_ends_at as "endsAt", country_rule as "countryRule", countries,
  refuses_unknown_country as "refusesUnknown", region_message as message`;

export const STATES: Statement<StateRow> = {
  name: "brand.states",
  text: `select ${STATE_COLUMNS} from brand.states`,
};

/** A brand that never said anything about itself gets a row, so that there is something to lock. */
export const ENTER_STATE: Statement<never> = {
  name: "brand.enter-state",
  text: `insert into brand.states (brand_id) select code from brand.brands where code = $1 on conflict do nothing`,
};

export const LOCK_STATE: Statement<StateRow> = {
  name: "brand.lock-state",
  text: `select ${STATE_COLUMNS} from brand.states where brand_id = $1 for no key update`,
};

export const SAVE_STATE: Statement<never> = {
  name: "brand.save-state",
  text: `
    update brand.states
    set in_maintenance = $2, maintenance_title = $3::jsonb, maintenance_info = $4::jsonb,
      maintenance_ends_at = $5, country_rule = $6, countries = $7::text[],
      refuses_unknown_country = $8, region_message = $9::jsonb
    where brand_id = $1`,
};

export type LicenceRow = Licence & { readonly brandId: string };

export const LICENCES: Statement<LicenceRow> = {
  name: "brand.licences",
  text: `
    select brand_id as "brandId", authority, number, url from brand.licences
    order by brand_id, array_position(array['MGA', 'BVI', 'PAGCOR'], authority)`,
};

export const SAVE_LICENCE: Statement<never> = {
  name: "brand.save-licence",
  text: `
    insert into brand.licences (brand_id, authority, number, url) values ($1, $2, $3, $4)
    on conflict (brand_id, authority) do update set number = excluded.number, url = excluded.url`,
};

export const DELETE_LICENCE: Statement<{ readonly authority: Authority }> = {
  name: "brand.delete-licence",
  text: "delete from brand.licences where brand_id = $1 and authority = $2 returning authority",
};

export type ServiceEntryRow = ServiceEntry & { readonly brandId: string };

export const SERVICE_ENTRIES: Statement<ServiceEntryRow> = {
  name: "brand.service-entries",
  text: `
    select brand_id as "brandId", position as "csPosition", cs_type as "csType", type, path
    from brand.service_entries order by brand_id, position`,
};

export const SAVE_SERVICE_ENTRY: Statement<never> = {
  name: "brand.save-service-entry",
  text: `
    insert into brand.service_entries (brand_id, position, cs_type, type, path) values ($1, $2, $3, $4, $5)
    on conflict (brand_id, position)
    do update set cs_type = excluded.cs_type, type = excluded.type, path = excluded.path`,
};

export const DELETE_SERVICE_ENTRY: Statement<{ readonly position: number }> = {
  name: "brand.delete-service-entry",
  text: "delete from brand.service_entries where brand_id = $1 and position = $2 returning position",
};

export type ServiceHostRow = { readonly brandId: string; readonly host: string };

export const SERVICE_HOSTS: Statement<ServiceHostRow> = {
  name: "brand.service-hosts",
  text: `select brand_id as "brandId", host from brand.service_hosts order by brand_id, host`,
};

export const SAVE_SERVICE_HOST: Statement<never> = {
  name: "brand.save-service-host",
  text: "insert into brand.service_hosts (brand_id, host) values ($1, $2) on conflict do nothing",
};

export const DELETE_SERVICE_HOST: Statement<ServiceHostRow> = {
  name: "brand.delete-service-host",
  text: `delete from brand.service_hosts where brand_id = $1 and host = $2 returning brand_id as "brandId", host`,
};
