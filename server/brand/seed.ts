import { HOUR_MS, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { BRAND_FLAGS, type BrandFlag } from "./brand.ts";
import type { FieldSetting } from "./field-setting.ts";
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
  termsVersion: "1.0",
  isDefault: true,
};

/** On in a new house. Every other flag belongs to something that has to be set up first. */
const FLAGS_ON: ReadonlySet<BrandFlag> = new Set(["USERNAMEREG3", "DIRECTREG3"]);

const OPTIONAL_TEXT = { required: false, minLength: 1, maxLength: 60, patternId: "text" } as const;

/** Mobile numbers as people in Iran write their own, or any number with its country code. */
const MOBILE = "(?:0|98)?9\\d{9}|(?:\\+|00)[1-9]\\d{6,14}";
const EMAIL = "[^\\s@]+@[^\\s@]*[^\\s@.]\\.[^\\s@.]{2,}";
const LETTER_AND_DIGIT = "(?=.*\\p{L})(?=.*\\d).*";
const NAME = "\\p{L}[\\p{L}\\p{M}\\u200c .'’\\-]*";

const SETTINGS: readonly Omit<FieldSetting, "position">[] = [
  {
    field: "username",
    enabled: true,
    required: true,
    minLength: 2,
    maxLength: 15,
    patternId: "username",
    acceptedPattern: "[A-Za-z][A-Za-z0-9]*",
  },
  {
    field: "password",
    enabled: true,
    required: true,
    minLength: 8,
    maxLength: 128,
    patternId: "password",
    acceptedPattern: LETTER_AND_DIGIT,
  },
  {
    field: "confirmPassword",
    enabled: true,
    required: true,
    minLength: 1,
    maxLength: 128,
    patternId: "password",
    acceptedPattern: null,
  },
  {
    field: "payeeName",
    enabled: true,
    required: true,
    minLength: 2,
    maxLength: 60,
    patternId: "name",
    acceptedPattern: NAME,
  },
  {
    field: "mobileNum",
    enabled: true,
    required: false,
    minLength: 8,
    maxLength: 17,
    patternId: "mobile",
    acceptedPattern: MOBILE,
  },
  {
    field: "email",
    enabled: true,
    required: false,
    minLength: 6,
    maxLength: 254,
    patternId: "email",
    acceptedPattern: EMAIL,
  },
  { field: "qqNum", enabled: false, ...OPTIONAL_TEXT, acceptedPattern: "\\d+" },
  { field: "line", enabled: false, ...OPTIONAL_TEXT, acceptedPattern: null },
  { field: "whatsapp", enabled: false, ...OPTIONAL_TEXT, acceptedPattern: null },
  { field: "facebook", enabled: false, ...OPTIONAL_TEXT, acceptedPattern: null },
  { field: "wechat", enabled: false, ...OPTIONAL_TEXT, acceptedPattern: null },
];

/**
 * Enters the first brand with its flags and its registration form, and the hosts under which this house is
 * reached. Safe to run at every start: what the operator changed since stays as it is.
 */
export async function seedBrand(
  { db }: Context,
  { host, otherHosts = [] }: { host: string; otherHosts?: readonly string[] },
): Promise<void> {
  const settings = SETTINGS.map((setting, position) => ({
    brand: CODE,
    mode: "username",
    ...setting,
    position,
  }));
  const flags = BRAND_FLAGS.map((code) => ({ brand: CODE, code, isOn: FLAGS_ON.has(code) }));
  const hosts = [host, ...otherHosts].map((name) => name.toLowerCase());
  await db.transaction((transaction) => insertMissing(transaction, { brand: BRAND, hosts, flags, settings }));
}
