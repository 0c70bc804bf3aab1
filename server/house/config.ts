import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Outcome } from "../core/outcome.ts";
import { BEACON_ENVIRONMENT, type BeaconSetup, beaconSetup } from "../gateway/beacon/index.ts";
import { GATEWAY_ENVIRONMENT, type GatewaySettings, gatewaySettings } from "../gateway/gateway-settings.ts";
import { IDENTITY_ENVIRONMENT, type IdentitySettings, identitySettings } from "../gateway/identity/index.ts";
import { providerUrlFault } from "../gateway/payments/index.ts";

/**
 * Everything that the process is told from outside. This is the only reader of process.env.
 * A blank variable counts as absent. NARD_ENV says how strict to be: in production nothing is
 * invented, in development what is missing is made once and kept in the data folder.
 */
const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());
const POSTGRES_URL = z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgresql://");

const environment = z.object({
  NARD_ENV: z.preprocess(blankIsAbsent, z.enum(["development", "production"]).default("development")),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankIsAbsent, z.string().default("localhost")),
  SITE_URL: optional(z.url({ protocol: /^https?$/ })),
  MIRROR_URLS: optional(z.string()),
  DATABASE_URL: optional(POSTGRES_URL),
  DATABASE_OWNER_URL: optional(POSTGRES_URL),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default("data")),
  SESSION_SECRET: optional(z.string()),
  VENDOR_SECRET: optional(z.string()),
  VENDORS_FILE: optional(z.string()),
  BOOK_FEED_SECRET: optional(z.string().min(32)),
  HOUSE_SECRET: optional(z.string().min(32)),
  GEO_DATABASE: optional(z.string()),
  ...BEACON_ENVIRONMENT,
  PAYMENTS_URL: optional(z.string()),
  PAYMENTS_SECRET: optional(z.string().min(32)),
  ...GATEWAY_ENVIRONMENT,
  ...IDENTITY_ENVIRONMENT,
  METRICS_TOKEN: optional(z.string().min(16)),
  TRUSTED_PROXIES: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(8).default(0)),
  LEAVING_MS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(60_000).default(1_000)),
  LOGIN_FAILURES_FREE: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(1_000_000).default(20)),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  ),
});

export type Config = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Where people reach the site: the origin of every link that leaves the house. */
  readonly siteUrl: string;
  /** Origins under which the house is open, the site's own first: a form post may come from these alone. */
  readonly origins: readonly string[];
  readonly databaseUrl: string | undefined;
  /** The role that owns the schema, where that of `databaseUrl` does not (server/db/own-role.ts). */
  readonly databaseOwnerUrl: string | undefined;
  readonly dataFolder: string;
  readonly sessionSecret: string;
  /** Master secret from which each studio series' wallet secret is derived. */
  readonly vendorSecret: string;
  /** What outlives sessions is sealed with this: ways to customer service, and passes through a closed door. */
  readonly houseSecret: string;
  /** Where foreign game vendors are listed (docs/vendors.md); none without it. */
  readonly vendorsFile: string | undefined;
  /** What the feed of the book of sports signs its calls with (docs/book.md); without it nobody can call. */
  readonly bookFeedSecret: string | undefined;
  /** The payment provider of signed calls; none without it. */
  readonly payments: { readonly url: string; readonly secret: string } | null;
  /** The provider of messages to telephones, and the server that takes our mails; none where they are not set up. */
  readonly gateways: GatewaySettings;
  /** The providers that may vouch for a player (sign-in with Google and Facebook). */
  readonly identity: IdentitySettings;
  readonly metricsToken: string | undefined;
  /** How many proxies of ours stand before the process: so many addresses of X-Forwarded-For are believed. */
  readonly trustedProxies: number;
  /** The public beacon that has a part in draws; none where it is not set up. */
  readonly beacon: BeaconSetup | null;
  /** Countries of addresses, in MaxMind's format; without it the ones that the house ships. */
  readonly geoDatabase: string | undefined;
  /**
   * So many sign-ins of the whole house may come to nothing in a quarter of an hour. Beyond, and where they are more
   * than the players who got in, everybody is asked for a picture.
   */
  readonly loginFailuresFree: number;
  /** How long the process still listens after /readyz has said that it leaves. */
  readonly leavingMs: number;
  readonly logLevel: string;
};

/** A setting that is missing or unusable. The message names the variable and is meant for the operator. */
export class ConfigError extends Error {}

const SECRETS = ["SESSION_SECRET", "VENDOR_SECRET"] as const;
type Secret = (typeof SECRETS)[number];

const SECRET_LENGTH_MIN = 32;
const EXAMPLE_SECRET = /change.?me|example|secret|password|^(.)\1+$|1234/i;

/** Reads the settings. Throws ConfigError, naming the variable, rather than starting on a guess. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const settings = parsed.data;
  const production = settings.NARD_ENV === "production";
  if (production && !settings.SITE_URL) throw new ConfigError("SITE_URL: required in production");
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL) {
    throw new ConfigError("DATABASE_URL: required with DATABASE_OWNER_URL");
  }
  const secrets = production ? givenSecrets(settings) : keptSecrets(settings);
  const local = [`http://localhost:${settings.PORT}`, `http://127.0.0.1:${settings.PORT}`];
  const siteUrl = new URL(settings.SITE_URL ?? local[0] ?? "").origin;
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    siteUrl,
    origins: [...new Set([siteUrl, ...mirrorsOf(settings, siteUrl), ...(production ? [] : local)])],
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    dataFolder: settings.DATA_DIR,
    sessionSecret: secrets.SESSION_SECRET,
    vendorSecret: secrets.VENDOR_SECRET,
    houseSecret: settings.HOUSE_SECRET ?? derivedSecret(secrets.VENDOR_SECRET),
    vendorsFile: settings.VENDORS_FILE,
    bookFeedSecret: settings.BOOK_FEED_SECRET,
    payments: paymentsOf(settings),
    gateways: orThrow(gatewaySettings(settings)),
    identity: orThrow(identitySettings(settings)),
    metricsToken: settings.METRICS_TOKEN,
    trustedProxies: settings.TRUSTED_PROXIES,
    beacon: orThrow(beaconSetup(settings)),
    geoDatabase: geoDatabaseOf(settings),
    loginFailuresFree: settings.LOGIN_FAILURES_FREE,
    leavingMs: settings.LEAVING_MS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Other addresses of the same house. Cookies and links are made for one scheme, so theirs is the site's. */
function mirrorsOf({ MIRROR_URLS = "" }: { MIRROR_URLS?: string | undefined }, siteUrl: string): string[] {
  return MIRROR_URLS.split(/[\s,]+/)
    .filter(Boolean)
    .map((typed) => {
      const url = URL.canParse(typed) ? new URL(typed) : null;
      if (url?.protocol === new URL(siteUrl).protocol && url.href === `${url.origin}/`) return url.origin;
      throw new ConfigError(`MIRROR_URLS: ${typed} is no origin with the scheme of SITE_URL`);
    });
}

/** What a gateway says of its own variables, as the sentence that stops the start. */
function orThrow<Value>(read: Outcome<Value, { reason: string }>): Value {
  if (read.ok) return read.value;
  throw new ConfigError(read.refusal.reason);
}

/** The secret that lives longest makes one of its own for everything else that has to last. */
function derivedSecret(secret: string): string {
  return createHmac("sha256", secret).update("house").digest("base64url");
}

function geoDatabaseOf({ GEO_DATABASE: file }: { GEO_DATABASE?: string | undefined }): string | undefined {
  if (file !== undefined && !existsSync(file)) throw new ConfigError("GEO_DATABASE: there is no such file");
  return file;
}

type GivenPayments = {
  PAYMENTS_URL?: string | undefined;
  PAYMENTS_SECRET?: string | undefined;
  DATABASE_URL?: string | undefined;
};

function paymentsOf({
  PAYMENTS_URL: url,
  PAYMENTS_SECRET: secret,
  DATABASE_URL,
}: GivenPayments): Config["payments"] {
  if (!url && !secret) return null;
  if (!url || !secret)
    throw new ConfigError(`${url ? "PAYMENTS_SECRET" : "PAYMENTS_URL"}: required with the other`);
  const fault = providerUrlFault(url, DATABASE_URL ? "server" : "embedded");
  if (fault) throw new ConfigError(`PAYMENTS_URL: ${fault}`);
  return { url, secret };
}

type GivenSecrets = Partial<Record<Secret, string | undefined>>;

function givenSecrets(given: GivenSecrets): Record<Secret, string> {
  const checked = SECRETS.map((name) => {
    const secret = given[name];
    if (!secret) throw new ConfigError(`${name}: required in production`);
    if (secret.length < SECRET_LENGTH_MIN) {
      throw new ConfigError(`${name}: at least ${SECRET_LENGTH_MIN} characters`);
    }
    if (EXAMPLE_SECRET.test(secret)) throw new ConfigError(`${name}: this is an example, not a secret`);
    return [name, secret];
  });
  return Object.fromEntries(checked);
}

function keptSecrets(given: GivenSecrets & { DATA_DIR: string }): Record<Secret, string> {
  const file = join(given.DATA_DIR, "secrets.json");
  const kept: GivenSecrets = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const missing = SECRETS.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = randomBytes(32).toString("base64url");
  if (missing.length > 0) {
    mkdirSync(given.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  const secrets = SECRETS.map((name) => [name, given[name] ?? kept[name]]);
  return Object.fromEntries(secrets);
}
