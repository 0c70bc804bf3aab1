import type { Database } from "../db/database.ts";
import { brands, domains, flags, registrationSettings } from "../db/schema/brand.ts";
import {
  BRANDS,
  type BrandRow,
  DOMAINS,
  type DomainRow,
  FLAGS_ON,
  type FlagRow,
  LOCK_UPLINE_BOUNDS,
  SAVE_UPLINE_BOUNDS,
  SETTINGS,
  type SettingRow,
  type UplineBounds,
} from "./statements.ts";

export const readBrands = (db: Database): Promise<BrandRow[]> => db.call(BRANDS, []);
export const readDomains = (db: Database): Promise<DomainRow[]> => db.call(DOMAINS, []);
export const readFlagsOn = (db: Database): Promise<FlagRow[]> => db.call(FLAGS_ON, []);
export const readSettings = (db: Database): Promise<SettingRow[]> => db.call(SETTINGS, []);

export async function saveSetting(db: Database, row: SettingRow): Promise<void> {
  const { brand, mode, field, ...rule } = row;
  await db.orm
    .insert(registrationSettings)
    .values(row)
    .onConflictDoUpdate({
      target: [registrationSettings.brand, registrationSettings.mode, registrationSettings.field],
      set: rule,
    });
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

export async function saveFlag(db: Database, row: typeof flags.$inferInsert): Promise<void> {
  await db.orm
    .insert(flags)
    .values(row)
    .onConflictDoUpdate({ target: [flags.brand, flags.code], set: { isOn: row.isOn } });
}

export type NewBrand = {
  readonly brand: typeof brands.$inferInsert;
  readonly hosts: readonly string[];
  readonly flags: readonly (typeof flags.$inferInsert)[];
  readonly settings: readonly (typeof registrationSettings.$inferInsert)[];
};

/** Enters what is not there yet. What is there is the operator's and stays. */
export async function insertMissing(db: Database, missing: NewBrand): Promise<void> {
  await db.orm.insert(brands).values(missing.brand).onConflictDoNothing();
  const hostRows = missing.hosts.map((host) => ({ host, brand: missing.brand.code }));
  await db.orm.insert(domains).values(hostRows).onConflictDoNothing();
  await db.orm
    .insert(flags)
    .values([...missing.flags])
    .onConflictDoNothing();
  await db.orm
    .insert(registrationSettings)
    .values([...missing.settings])
    .onConflictDoNothing();
}
