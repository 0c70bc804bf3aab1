import type { AttemptCount } from "../audit/index.ts";
import { defaultBrand, seedBrand } from "../brand/index.ts";
import { seedCashier } from "../cashier/index.ts";
import { seedCatalogue } from "../catalogue/index.ts";
import { seedChat } from "../chat/index.ts";
import { seedContent } from "../content/index.ts";
import type { Beacon } from "../core/beacon.ts";
import { eachApart } from "../core/bounds/each-apart.ts";
import { newId } from "../core/ids.ts";
import { systemClock } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { OpenDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { migrateAsOwner } from "../db/own-role.ts";
import { seedDownload } from "../download/index.ts";
import type { Gateways } from "../gateway/index.ts";
import type { PaymentPorts } from "../gateway/payments/index.ts";
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
  type Seam,
  type TransferVendor,
  transferVendors,
  type VendorRegistry,
  type WalletClient,
} from "../vendors/index.ts";
import { seedVip } from "../vip/index.ts";
import { type Config, readConfig } from "./config.ts";
import { keepToOwner } from "./data-folder.ts";
import { type DemoAccount, demoAccounts } from "./demo-accounts.ts";
import { gameJobs } from "./game-jobs.ts";
import { finishInterrupted, houseJobs } from "./house-jobs.ts";
import { type Doors, openDoors } from "./open-doors.ts";

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
  /** The public beacon that has a part in draws, as this house has set it up; null without one. */
  readonly beacon: Beacon | null;
  /** Foreign vendors. */
  readonly vendors: VendorRegistry;
  /** Those of them whose wallets are filled and emptied. */
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
  const ends: End[] = [() => db.close()];
  try {
    return await openOver(db, { config, log, ends });
  } catch (fault) {
    // A start that a server's absence broke is tried again: what it leaves open would add up.
    await eachApart(ends.toReversed(), (end) => end());
    throw fault;
  }
}

type End = () => Promise<void>;

/** `ends` are the ways to close what is open, the newest last: each is there as soon as it is needed. */
type Opening = { readonly config: Config; readonly log: Log; readonly ends: End[] };

async function openOver(db: OpenDatabase, { config, log, ends }: Opening): Promise<Platform> {
  const context: Context = { db, now: systemClock, newId };
  await bringUpToDate(context, db, config);
  const doors = openDoors({ config, log, context });
  ends.push(doors.tried.settled, doors.seam.settled, doors.gateways.settled);
  const house = { config, log, context, listen: db.listen, ...doors };
  await finishInterrupted(context, doors.studioWallet, log, { everything: true });
  await beginWork(house, ends);
  const demo = await demoAccounts(context, config);
  let isLeaving = false;
  return {
    ...house,
    transferVendors: transferVendors(doors.vendors, context.now),
    demo,
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
      for (const end of ends.toReversed()) await end();
    },
  };
}

async function bringUpToDate(context: Context, db: OpenDatabase, config: Config): Promise<void> {
  const ownerUrl = config.databaseOwnerUrl;
  await (ownerUrl ? migrateAsOwner(db, ownerUrl) : migrate(db));
  takeFailuresForOrdinary(context, config.loginFailuresFree);
  await seed(context, config);
}

type House = Pick<Platform, "config" | "log" | "context" | "listen"> & Doors;

/** What is done by the clock, and what operators ask for. */
async function beginWork(house: House, ends: End[]): Promise<void> {
  const { config, log, context, payments, vendors } = house;
  const { dataFolder, houseSecret } = config;
  const sealsFile = `${dataFolder}/seals.log`;
  const { timeZone } = await defaultBrand(context);
  // Where another node plays on, nobody was kept from a turn.
  if (await hasRested(context, "card-tables")) await restartTableClocks(context);
  const jobs = [...houseJobs({ ...house, sealsFile }), ...gameJobs({ ...house, timeZone })];
  ends.push(startClock(context, jobs, log));
  const office = await serveOffice({ context, log, dataFolder, sealsFile, payments, vendors, houseSecret });
  if (office) ends.push(office.close);
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
