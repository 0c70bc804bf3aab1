import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { findPlayer, isTrialType } from "../accounts/index.ts";
import { attemptCount } from "../audit/index.ts";
import { gameState, offeredCategory } from "../catalogue/index.ts";
import type { Context } from "../db/context.ts";
import { drandBeacon } from "../gateway/beacon/index.ts";
import { openGateways } from "../gateway/index.ts";
import { paymentPorts } from "../gateway/payments/index.ts";
import type { Log } from "../log/log.ts";
import { studioGames } from "../studio/index.ts";
import {
  createSeam,
  readVendors,
  type SeamPorts,
  VendorFileError,
  type VendorRegistry,
  walletClient,
} from "../vendors/index.ts";
import { type Config, ConfigError } from "./config.ts";

export type Doors = ReturnType<typeof openDoors>;

type Opening = { readonly config: Config; readonly log: Log; readonly context: Context };

/** The ways by which the house reaches others and is reached by them: vendors, providers, gateways and the beacon. */
export function openDoors({ config, log, context }: Opening) {
  const { now } = context;
  const vendors = foreignVendors(config);
  const tried = attemptCount(context, (error) => log.error("attempts", { error }));
  const payments = paymentPorts({
    webhook: config.payments,
    now,
    alarm: ({ kind, provider, reference, fault }) => {
      const order = reference === undefined ? {} : { reference };
      log.warn("payments", { code: kind, vendor: provider, error: fault, ...order });
      if (!NO_ATTEMPT.has(kind)) tried.note({ door: "payments", kind, about: provider });
    },
  });
  const gateways = openGateways({
    ...config.gateways,
    production: config.production,
    db: context.db,
    now,
    alarm: ({ kind, channel, reason, fault }) =>
      log.warn("gateway", { code: kind, command: channel, reason, error: fault }),
  });
  const secretOf = studioSecrets(config);
  const seam = createSeam({
    context,
    secretOf,
    vendors,
    ports: SEAM_PORTS,
    alarm: ({ kind, because, vendor, command, fault }) => {
      log.warn("seam", { code: because ?? kind, vendor, command, error: fault });
      if (!NO_ATTEMPT.has(kind)) tried.note({ door: "vendors", kind: because ?? kind, about: vendor });
    },
  });
  const studioWallet = (series: string) =>
    walletClient({ vendor: series, secret: secretOf(series) ?? "", now, send: seam.handle });
  const beacon = config.beacon && drandBeacon(config.beacon);
  return { vendors, tried, payments, gateways, seam, studioWallet, beacon };
}

/** What a door tells that nobody tried: a fault of ours, a line that is down, and what we did about a vendor. */
const NO_ATTEMPT: ReadonlySet<string> = new Set(["fault", "unreachable", "maintenance"]);

/** What the seam asks of the modules. A player's country is not known yet, so nobody is refused for one. */
const SEAM_PORTS: SeamPorts = {
  async findPlayer(context, playerId) {
    const player = await findPlayer(context, playerId);
    if (!player) return null;
    const { id, language, state, accountType } = player;
    return { id, language, state, country: null, trialOnly: isTrialType(accountType) };
  },
  gameState,
};

/** Each series has a secret of its own, derived from one; nobody else has any and so does not exist for the seam. */
function studioSecrets(config: Config): (vendor: string) => string | null {
  const secretOf = (vendor: string) =>
    createHmac("sha256", config.vendorSecret).update(`vendor|${vendor}`).digest("hex");
  const secrets = new Map<string, string>(studioGames().map(({ vendor }) => [vendor, secretOf(vendor)]));
  return (vendor) => secrets.get(vendor) ?? null;
}

/** The vendors of the operator's file. A list that cannot be read stops the start, and says why. */
function foreignVendors({ vendorsFile }: Config): VendorRegistry {
  const own: ReadonlySet<string> = new Set(studioGames().map(({ vendor }) => vendor));
  try {
    const vendors = readVendors(vendorsFile ? JSON.parse(readFileSync(vendorsFile, "utf8")) : [], own);
    for (const { code, categories } of vendors.all) {
      const unknown = Object.values(categories).find((name) => offeredCategory(name) === null);
      if (unknown !== undefined) throw new VendorFileError(`${code}: categories: ${unknown} is none of ours`);
    }
    return vendors;
  } catch (fault) {
    if (fault instanceof VendorFileError) throw new ConfigError(`VENDORS_FILE: ${fault.message}`);
    const why = fault instanceof SyntaxError ? `is not JSON: ${fault.message}` : "cannot be read";
    throw new ConfigError(`VENDORS_FILE: ${vendorsFile} ${why}`, { cause: fault });
  }
}
