import { HOUR_MS, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { BRAND_FLAGS, type BrandFlag } from "./brand.ts";
import { firstSettings } from "./first-settings.ts";
import { REGISTRATION_MODES } from "./registration/field-setting.ts";
import { insertMissing } from "./store.ts";

const CODE = "nard";

const BRAND = {
  code: CODE,
  names: { fa: "نرد", en: "Nard" },
  asset: "P",
  language: "fa",
  timeZone: "Asia/Tehran",
  trialGrantMinor: 10_000_00n,
  sessionIdleMs: 30 * MINUTE_MS,
  sessionAbsoluteMs: 12 * HOUR_MS,
  termsVersion: "2.2",
  isDefault: true,
} as const;

/** On in a new house. Every other flag belongs to something that has to be set up first. */
const FLAGS_ON: ReadonlySet<BrandFlag> = new Set([
  "USERNAMEREG3",
  "DIRECTREG3",
  "FREEPLAY3",
  "SLIDERLOGIN3",
  "servicePopup",
  "strictBonuses",
  "nicknames",
]);

/**
 * Enters the first brand with its flags and its registration form, and the hosts under which this house is
 * reached. Safe to run at every start: what the operator changed since stays as it is.
 */
export async function seedBrand(
  { db }: Context,
  { host, otherHosts = [] }: { host: string; otherHosts?: readonly string[] },
): Promise<void> {
  const settings = REGISTRATION_MODES.flatMap((mode) =>
    firstSettings(mode).map((setting) => ({ mode, ...setting })),
  );
  const flags = BRAND_FLAGS.map((code) => ({ code, isOn: FLAGS_ON.has(code) }));
  const hosts = [host, ...otherHosts].map((name) => name.toLowerCase());
  await db.transaction((transaction) => insertMissing(transaction, { brand: BRAND, hosts, flags, settings }));
}
