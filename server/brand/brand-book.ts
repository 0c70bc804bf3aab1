import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import type { Brand, BrandFlag } from "./brand.ts";
import type { FieldSetting, RegistrationMode } from "./registration/field-setting.ts";
import { readBrands, readDomains, readFlagsOn, readSettings } from "./store.ts";

type BrandBook = {
  readonly brands: ReadonlyMap<string, Brand>;
  readonly byHost: ReadonlyMap<string, Brand>;
  readonly defaultBrand: Brand | undefined;
  readonly flagsOn: ReadonlySet<string>;
  readonly settings: ReadonlyMap<string, readonly FieldSetting[]>;
};

/** Everything about all brands. Every request asks for some of it, so it is read once a second for all. */
const brandBook = kept(SECOND_MS, readBook);

/** The brand behind a Host header, or null: the host must be one of ours to the letter (T17). */
export async function brandAt(context: Context, host: string): Promise<Brand | null> {
  return (await brandBook(context)).byHost.get(host.toLowerCase()) ?? null;
}

export async function findBrand(context: Context, brandId: string): Promise<Brand | null> {
  return (await brandBook(context)).brands.get(brandId) ?? null;
}

/** The brand that stands for the house where no host was asked for. */
export async function defaultBrand(context: Context): Promise<Brand> {
  const brand = (await brandBook(context)).defaultBrand;
  if (!brand) throw new Error("No brand is the default one; seedBrand enters it.");
  return brand;
}

export async function hasFlag(context: Context, brandId: string, flag: BrandFlag): Promise<boolean> {
  return (await brandBook(context)).flagsOn.has(`${brandId} ${flag}`);
}

/** What a brand's registration form asks for, in its order: also the fields that are switched off. */
export async function registrationFields(
  context: Context,
  brandId: string,
  mode: RegistrationMode,
): Promise<readonly FieldSetting[]> {
  return (await brandBook(context)).settings.get(`${brandId} ${mode}`) ?? [];
}

async function readBook({ db }: Context): Promise<BrandBook> {
  const brandRows = await readBrands(db);
  const domains = await readDomains(db);
  const flags = await readFlagsOn(db);
  const settingRows = await readSettings(db);
  const brands = new Map<string, Brand>(brandRows.map((row) => [row.id, row]));
  const byHost = new Map<string, Brand>();
  for (const { host, brandId: brand } of domains) {
    const owner = brands.get(brand);
    if (owner) byHost.set(host, owner);
  }
  const settings = new Map<string, FieldSetting[]>();
  for (const { brandId: brand, mode, ...setting } of settingRows) {
    const form = settings.get(`${brand} ${mode}`) ?? [];
    settings.set(`${brand} ${mode}`, [...form, setting]);
  }
  return {
    brands,
    byHost,
    defaultBrand: brandRows.find((row) => row.isDefault),
    flagsOn: new Set(flags.map(({ brandId: brand, code }) => `${brand} ${code}`)),
    settings,
  };
}
