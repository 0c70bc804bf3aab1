import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { providerUrlFault } from "./gateway/payments/index.ts";

/**
 * Everything that the process is told from outside. This is the only reader of process.env.
 * A blank variable counts as absent. NARD_ENV says how strict to be: in production nothing is
 * invented, in development what is missing is made once and kept in the data folder.
 */
const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());

const environment = z.object({
  NARD_ENV: z.preprocess(blankIsAbsent, z.enum(["development", "production"]).default("development")),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(blankIsAbsent, z.string().default("localhost")),
  SITE_URL: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgresql://")),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default("data")),
  SESSION_SECRET: optional(z.string()),
  VENDOR_SECRET: optional(z.string()),
  VENDORS_FILE: optional(z.string()),
  PAYMENTS_URL: optional(z.string()),
  PAYMENTS_SECRET: optional(z.string().min(32)),
  METRICS_TOKEN: optional(z.string().min(16)),
  TRUSTED_PROXIES: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(8).default(0)),
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
  /** Origins that a form post may come from. */
  readonly origins: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly sessionSecret: string;
  /** Master secret from which each studio series' wallet secret is derived. */
  readonly vendorSecret: string;
  /** Where foreign game vendors are listed (docs/vendors.md); none without it. */
  readonly vendorsFile: string | undefined;
  /** The payment provider of signed calls; none without it. */
  readonly payments: { readonly url: string; readonly secret: string } | null;
  readonly metricsToken: string | undefined;
  readonly trustedProxies: number;
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
  const secrets = production ? givenSecrets(settings) : keptSecrets(settings);
  const local = [`http://localhost:${settings.PORT}`, `http://127.0.0.1:${settings.PORT}`];
  const siteUrl = new URL(settings.SITE_URL ?? local[0] ?? "").origin;
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    siteUrl,
    origins: production ? [siteUrl] : [siteUrl, ...local],
    databaseUrl: settings.DATABASE_URL,
    dataFolder: settings.DATA_DIR,
    sessionSecret: secrets.SESSION_SECRET,
    vendorSecret: secrets.VENDOR_SECRET,
    vendorsFile: settings.VENDORS_FILE,
    payments: paymentsOf(settings),
    metricsToken: settings.METRICS_TOKEN,
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
  };
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
