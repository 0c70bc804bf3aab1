import type { Database } from "../db/database.ts";
import type { Authority, Licence } from "./licence.ts";
import type { ServiceEntry } from "./site/service-entry.ts";
import {
  DELETE_LICENCE,
  DELETE_SERVICE_ENTRY,
  DELETE_SERVICE_HOST,
  ENTER_STATE,
  LICENCES,
  type LicenceRow,
  LOCK_STATE,
  SAVE_LICENCE,
  SAVE_SERVICE_ENTRY,
  SAVE_SERVICE_HOST,
  SAVE_STATE,
  SERVICE_ENTRIES,
  SERVICE_HOSTS,
  type ServiceEntryRow,
  type ServiceHostRow,
  STATES,
  type StateRow,
} from "./site/site-statements.ts";
import {
  BRANDS,
  type BrandRow,
  DOMAINS,
  type DomainRow,
  ENTER_BRAND,
  ENTER_DOMAINS,
  ENTER_FLAGS,
  ENTER_SETTINGS,
  FLAGS_ON,
  type FlagRow,
  HOLD_SETTINGS,
  LOCK_UPLINE_BOUNDS,
  type NewBrand,
  SAVE_FLAG,
  SAVE_SETTING,
  SAVE_UPLINE_BOUNDS,
  SETTINGS,
  type SettingRow,
  type UplineBounds,
} from "./statements.ts";

export const readBrands = (db: Database): Promise<BrandRow[]> => db.call(BRANDS, []);
export const readDomains = (db: Database): Promise<DomainRow[]> => db.call(DOMAINS, []);
export const readFlagsOn = (db: Database): Promise<FlagRow[]> => db.call(FLAGS_ON, []);
export const readSettings = (db: Database): Promise<SettingRow[]> => db.call(SETTINGS, []);

export const readStates = (db: Database): Promise<StateRow[]> => db.call(STATES, []);
export const readLicences = (db: Database): Promise<LicenceRow[]> => db.call(LICENCES, []);
export const readServiceEntries = (db: Database): Promise<ServiceEntryRow[]> => db.call(SERVICE_ENTRIES, []);
export const readServiceHosts = (db: Database): Promise<ServiceHostRow[]> => db.call(SERVICE_HOSTS, []);

/** What a brand says about itself, locked to the end of the transaction; null for an unknown brand. */
export async function lockState(db: Database, brand: string): Promise<StateRow | null> {
  await db.call(ENTER_STATE, [brand]);
  const [row] = await db.call(LOCK_STATE, [brand]);
  return row ?? null;
}

export async function saveState(db: Database, row: StateRow): Promise<void> {
  const { brandId: brand, inMaintenance, endsAt, countryRule, countries, refusesUnknown } = row;
  const [title, info, message] = [row.title, row.info, row.message].map((text) =>
    text === null ? null : JSON.stringify(text),
  );
  await db.call(SAVE_STATE, [
    brand,
    inMaintenance,
    title,
    info,
    endsAt,
    countryRule,
    countries,
    refusesUnknown,
    message,
  ]);
}

export async function saveLicence(
  db: Database,
  brand: string,
  { authority, number, url }: Licence,
): Promise<void> {
  await db.call(SAVE_LICENCE, [brand, authority, number, url]);
}

export async function deleteLicence(db: Database, brand: string, authority: Authority): Promise<boolean> {
  return (await db.call(DELETE_LICENCE, [brand, authority])).length > 0;
}

export async function saveServiceEntry(db: Database, brand: string, entry: ServiceEntry): Promise<void> {
  const { csPosition, csType, type, path } = entry;
  await db.call(SAVE_SERVICE_ENTRY, [brand, csPosition, csType, type, path]);
}

export async function deleteServiceEntry(db: Database, brand: string, position: number): Promise<boolean> {
  return (await db.call(DELETE_SERVICE_ENTRY, [brand, position])).length > 0;
}

export async function saveServiceHost(db: Database, brand: string, host: string): Promise<void> {
  await db.call(SAVE_SERVICE_HOST, [brand, host]);
}

export async function deleteServiceHost(db: Database, brand: string, host: string): Promise<boolean> {
  return (await db.call(DELETE_SERVICE_HOST, [brand, host])).length > 0;
}

export async function holdSettings(db: Database): Promise<void> {
  await db.call(HOLD_SETTINGS, []);
}

export async function saveSetting(db: Database, row: SettingRow): Promise<void> {
  const {
    brandId: brand,
    mode,
    field,
    enabled,
    required,
    minLength,
    maxLength,
    patternId,
    acceptedPattern,
    position,
  } = row;
  const rule = [enabled, required, minLength, maxLength, patternId, acceptedPattern, position];
  await db.call(SAVE_SETTING, [brand, mode, field, ...rule]);
}

/** The bounds, locked to the end of the transaction. */
export async function lockUplineBounds(db: Database, brand: string): Promise<UplineBounds | null> {
  const [bounds] = await db.call(LOCK_UPLINE_BOUNDS, [brand]);
  return bounds ?? null;
}

export async function saveUplineBounds(db: Database, brand: string, bounds: UplineBounds): Promise<void> {
  const { uplineMinMinor, uplineMaxMinor, uplineDayMinor } = bounds;
  await db.call(SAVE_UPLINE_BOUNDS, [brand, uplineMinMinor, uplineMaxMinor, uplineDayMinor]);
}

export async function saveFlag(
  db: Database,
  { brandId: brand, code, isOn }: FlagRow & { readonly isOn: boolean },
): Promise<void> {
  await db.call(SAVE_FLAG, [brand, code, isOn]);
}

export type FirstBrand = {
  readonly brand: NewBrand;
  readonly hosts: readonly string[];
  readonly flags: readonly { readonly code: string; readonly isOn: boolean }[];
  readonly settings: readonly Omit<SettingRow, "brandId">[];
};

/** Enters what is not there yet. What is there is the operator's and stays. */
export async function insertMissing(
  db: Database,
  { brand, hosts, flags, settings }: FirstBrand,
): Promise<void> {
  const { code, names, asset, language, timeZone, termsVersion, isDefault } = brand;
  const { trialGrantMinor, sessionIdleMs, sessionAbsoluteMs } = brand;
  const house = [asset, language, timeZone, trialGrantMinor, sessionIdleMs, sessionAbsoluteMs, termsVersion];
  await db.call(ENTER_BRAND, [code, JSON.stringify(names), ...house, isDefault]);
  await db.call(ENTER_DOMAINS, [code, hosts]);
  await db.call(ENTER_FLAGS, [code, JSON.stringify(flags)]);
  await db.call(ENTER_SETTINGS, [code, JSON.stringify(settings)]);
}
