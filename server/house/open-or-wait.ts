import type { RequestListener } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import { SECOND_MS } from "../core/time.ts";
import { isTransient } from "../db/faults.ts";
import { openDatabase } from "../db/open.ts";
import { waitingHouse } from "../http/server/waiting-house.ts";
import { openLog } from "../log/log.ts";
import { type Config, readConfig } from "./config.ts";
import { type Platform, platform } from "./platform.ts";

const AGAIN_MS = 2 * SECOND_MS;

type Waiting = {
  readonly build: () => Promise<ServerBuild>;
  /** Lets visitors be answered while there is nothing to answer from. */
  answer(listener: RequestListener, config: Config): Promise<void>;
};

/**
 * Opens the platform. A database server that does not answer is waited for with the door open; every other fault
 * ends the start, because waiting would not help.
 */
export async function openOrWait({ build, answer }: Waiting): Promise<Platform> {
  const open = () => platform({ closesBySignal: false });
  try {
    return await open();
  } catch (fault) {
    const config = readConfig();
    if (!config.databaseUrl || !isTransient(fault)) throw fault;
    const log = openLog(config.logLevel);
    log.error("waiting for the database", { error: fault });
    const db = await openDatabase({ url: config.databaseUrl });
    await answer(waitingHouse({ config, log, db, build }), config);
    await db.close();
    for (;;) {
      await delay(AGAIN_MS);
      const opened = await open().catch((again: unknown) => {
        if (!isTransient(again)) throw again;
        return null;
      });
      if (opened) return opened;
    }
  }
}
