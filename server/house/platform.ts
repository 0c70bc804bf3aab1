import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { findPlayer, isTrialType } from "../accounts/index.ts";
import { type AttemptCount, attemptCount } from "../audit/index.ts";
import { defaultBrand, seedBrand } from "../brand/index.ts";
import { seedCashier } from "../cashier/index.ts";
import { gameState, offeredCategory, seedCatalogue } from "../catalogue/index.ts";
import { seedChat } from "../chat/index.ts";
import { seedContent } from "../content/index.ts";
import type { Beacon } from "../core/beacon.ts";
import { newId } from "../core/ids.ts";
import { systemClock } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { OpenDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { migrateAsOwner } from "../db/own-role.ts";
import { seedDownload } from "../download/index.ts";
import { drandBeacon } from "../gateway/beacon/index.ts";
import { type Gateways, openGateways } from "../gateway/index.ts";
import { type PaymentPorts, paymentPorts } from "../gateway/payments/index.ts";
import { takeFailuresForOrdinary } from "../http/tries/login-limits.ts";
import { openFirstPool } from "../jackpots/index.ts";
import { startClock } from "../jobs/clock.ts";
import { hasRested } from "../jobs/turn.ts";
import { type Log, openLog } from "../log/log.ts";
import { serveOffice } from "../office/index.ts";
import { seedNicknameWords } from "../personas/index.ts";
import { seedPoints } from "../points/index.ts";
import { seedPromotions } from "../promotions/index.ts";
import { studioGames } from "../studio/index.ts";
import { restartTableClocks } from "../studio/tables/index.ts";
import {
  createSeam,
  readVendors,
  type Seam,
  type SeamPorts,
  type TransferVendor,
  transferVendors,
  VendorFileError,
  type VendorRegistry,
  type WalletClient,
  walletClient,
} from "../vendors/index.ts";
import { seedVip } from "../vip/index.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { keepToOwner } from "./data-folder.ts";
import { type DemoAccount, demoAccounts } from "./demo-accounts.ts";
import { gameJobs } from "./game-jobs.ts";
import { finishInterrupted, houseJobs } from "./house-jobs.ts";

/** The opened house: what the request side and the jobs are given. */
export type Platform = {
  readonly config: Config;
  readonly log: Log;
  readonly context: Context;
  /** How what other processes say in the database is heard. */
  readonly listen: OpenDatabase["listen"];
  readonly seam: Seam;
  /** Payment providers as this house has set them up. */
  readonly payments: PaymentPorts;
  /** The ways to telephones and mailboxes as this house has set them up. */
  readonly gateways: Gateways;
  /** Foreign vendors, those whose wallets are filled and emptied among them. */
  /** The public beacon that has a part in draws, as this house has set it up; null without one. */
  readonly beacon: Beacon | null;
  readonly vendors: VendorRegistry;
  readonly transferVendors: readonly TransferVendor[];
  /** Players to look around with; none in production. */
  readonly demo: readonly DemoAccount[];
  /** The wallet as one studio series sees it: the seam, with only the socket skipped. */
  studioWallet(series: string): WalletClient;
  /** Counts what only somebody tries who should not. */
  readonly tried: Pick<AttemptCount, "note">;
  ready(): Promise<boolean>;
  /** Says that no more visitors should be sent here: the process will soon stop listening. */
  leave(): void;
  isLeaving(): boolean;
  close(): Promise<void>;
};

const SLOT = Symbol.for("nard.platform");
type Slot = typeof globalThis & { [SLOT]?: Promise<Platform> };

/**
 * The one platform of this process, opened at the first call. It hangs on the global object because
 * development loads these modules anew after each edit, and the database must not be opened twice.
 */
export function platform({ closesBySignal = true } = {}): Promise<Platform> {
  const slot = globalThis as Slot;
  slot[SLOT] ??= openPlatform(readConfig()).then((opened) =>
    closesBySignal ? closedBySignal(opened) : opened,
  );
  // A database that was away when this was asked may be there for whoever asks next.
  slot[SLOT].catch(() => delete slot[SLOT]);
  return slot[SLOT];
}

/**
 * Under a server that is not ours (stock remix-serve) nobody else closes the platform, and the embedded engine's own
 * timers would keep the process. Our own server closes it after the last answer (main.ts).
 */
function closedBySignal(opened: Platform): Platform {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void opened.close());
  return opened;
}

/** Opens the database, brings it up to date, seeds what is missing and finishes interrupted rounds. */
export async function openPlatform(config: Config): Promise<Platform> {
  const log = openLog(config.logLevel);
  keepToOwner(config.dataFolder);
  const db = await openDatabase({
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
    folder: `${config.dataFolder}/database`,
  });
  const ownerUrl = config.databaseOwnerUrl;
  await (ownerUrl ? migrateAsOwner(db, ownerUrl) : migrate(db)).catch(async (fault: unknown) => {
    await db.close();
    throw fault;
  });
  const context: Context = { db, now: systemClock, newId };
  takeFailuresForOrdinary(context, config.loginFailuresFree);
  await seed(context, config);

  const vendors = foreignVendors(config);
  const tried = attemptCount(context, (error) => log.error("attempts", { error }));
  const payments = paymentPorts({
    webhook: config.payments,
    now: context.now,
    alarm: ({ kind, provider, reference, fault }) => {
      const order = reference === undefined ? {} : { reference };
      log.warn("payments", { code: kind, vendor: provider, error: fault, ...order });
      if (!NO_ATTEMPT.has(kind)) tried.note({ door: "payments", kind, about: provider });
    },
  });
  const gateways = openGateways({
    ...config.gateways,
    production: config.production,
    db,
    now: context.now,
    alarm: ({ kind, channel, reason, fault }) =>
      log.warn("gateway", { code: kind, command: channel, reason, error: fault }),
  });
  const beacon = config.beacon && drandBeacon(config.beacon);
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
    walletClient({ vendor: series, secret: secretOf(series) ?? "", now: context.now, send: seam.handle });
  await finishInterrupted(context, studioWallet, log, { everything: true });
  const house = { config, log, context, vendors, payments, gateways, beacon, studioWallet };
  const sealsFile = `${config.dataFolder}/seals.log`;
  const { timeZone } = await defaultBrand(context);
  // Where another node plays on, nobody was kept from a turn.
  if (await hasRested(context, "card-tables")) await restartTableClocks(context);
  let isLeaving = false;
  const jobs = [
    ...houseJobs({ ...house, sealsFile }),
    ...gameJobs({ ...house, listen: db.listen, timeZone }),
  ];
  const stopClock = startClock(context, jobs, log);
  const office = await serveOffice({
    context,
    log,
    dataFolder: config.dataFolder,
    sealsFile,
    payments,
    vendors,
    houseSecret: config.houseSecret,
  });

  return {
    config,
    log,
    context,
    listen: db.listen,
    seam,
    payments,
    gateways,
    beacon,
    vendors,
    transferVendors: transferVendors(vendors, context.now),
    demo: await demoAccounts(context, config),
    studioWallet,
    tried,
    leave() {
      isLeaving = true;
    },
    isLeaving: () => isLeaving,
    async ready() {
      return db.call({ name: "ready", text: "select 1" }, []).then(
        () => true,
        () => false,
      );
    },
    async close() {
      await office?.close();
      await stopClock();
      await gateways.settled();
      await seam.settled();
      await tried.settled();
      await db.close();
    },
  };
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

async function seed(context: Context, config: Config): Promise<void> {
  const [host = "", ...otherHosts] = config.origins.map((origin) => new URL(origin).host);
  await seedBrand(context, { host, otherHosts });
  await seedCatalogue(context, studioGames());
  await seedContent(context);
  await seedPromotions(context);
  await seedCashier(context);
  await seedChat(context);
  await seedNicknameWords(context);
  await seedVip(context);
  await seedPoints(context);
  await seedDownload(context, config);
  await openFirstPool(context);
}
