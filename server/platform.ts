import { createHmac } from "node:crypto";
import { findPlayer } from "./accounts/index.ts";
import { seedBrand } from "./brand/index.ts";
import { gameState, seedCatalogue } from "./catalogue/index.ts";
import { type Config, readConfig } from "./config.ts";
import { seedContent } from "./content/index.ts";
import { newId } from "./core/ids.ts";
import { systemClock } from "./core/time.ts";
import type { Context } from "./db/context.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { type Log, openLog } from "./log.ts";
import { resumeRounds, studioGames } from "./studio/index.ts";
import { createSeam, type Seam, type WalletClient, walletClient } from "./vendors/index.ts";

/** The opened house: what the request side and the jobs are given. */
export type Platform = {
  readonly config: Config;
  readonly log: Log;
  readonly context: Context;
  readonly seam: Seam;
  /** The wallet as one studio series sees it: the seam, with only the socket skipped. */
  studioWallet(series: string): WalletClient;
  ready(): Promise<boolean>;
  close(): Promise<void>;
};

const SLOT = Symbol.for("nard.platform");
type Slot = typeof globalThis & { [SLOT]?: Promise<Platform> };

/**
 * The one platform of this process, opened at the first call. It hangs on the global object because
 * development loads these modules anew after each edit, and the database must not be opened twice.
 */
export function platform(): Promise<Platform> {
  const slot = globalThis as Slot;
  slot[SLOT] ??= openPlatform(readConfig());
  return slot[SLOT];
}

/** Opens the database, brings it up to date, seeds what is missing and finishes interrupted rounds. */
export async function openPlatform(config: Config): Promise<Platform> {
  const log = openLog(config.logLevel);
  const db = await openDatabase({
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
    folder: `${config.dataFolder}/database`,
  });
  await migrate(db);
  const context: Context = { db, now: systemClock, newId };
  await seed(context, config);

  const secretOf = (vendor: string) =>
    createHmac("sha256", config.vendorSecret).update(`vendor|${vendor}`).digest("hex");
  const seam = createSeam({ context, secretOf, ports: { findPlayer, gameState } });
  const studioWallet = (series: string) =>
    walletClient({ vendor: series, secret: secretOf(series), now: context.now, send: seam.handle });
  await resumeRounds(context, studioWallet);

  return {
    config,
    log,
    context,
    seam,
    studioWallet,
    async ready() {
      return db.call({ name: "ready", text: "select 1" }, []).then(
        () => true,
        () => false,
      );
    },
    close: () => db.close(),
  };
}

async function seed(context: Context, config: Config): Promise<void> {
  await seedBrand(context, { host: new URL(config.siteUrl).host });
  await seedCatalogue(context, studioGames());
  await seedContent(context);
}
