import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import express from "express";
import { newId } from "#server/core/ids.ts";
import { SECOND_MS, systemClock } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Platform } from "#server/house/platform.ts";
import { vendorRoutes } from "#server/http/feeds/vendor-routes.ts";
import { openMetrics } from "#server/http/server/metrics.ts";
import { openLog } from "#server/log/log.ts";
import { createSeam, type SeamPorts } from "#server/vendors/index.ts";
import { rollUp } from "#server/wallet/index.ts";
import { copySeals, sealFinished } from "#server/wallet/watch/seals.ts";
import { houseRoutes } from "./house-routes.ts";
import { secretOf } from "./secrets.ts";

/**
 * One node of the site under torture: the real seam on the real ledger behind the real HTTP routes, without pages.
 * It is killed at any moment, so it keeps nothing but its copy of the seals. Started with the database's address, a
 * port and the file of the seals; it ends with the supervisor that started it.
 */
const [, , databaseUrl = "", port = "0", outside = ""] = process.argv;

/** Everybody may play everything: what is tortured is the money. */
const PORTS: SeamPorts = {
  findPlayer: async (_context, id) => ({
    id,
    country: null,
    language: "fa",
    state: "active",
    trialOnly: false,
  }),
  gameState: async () => "open",
};

const log = openLog("warn");
const context: Context = { db: await openDatabase({ url: databaseUrl }), now: systemClock, newId };
const seam = createSeam({
  context,
  secretOf,
  ports: PORTS,
  alarm: ({ kind, vendor, command, fault }) =>
    log.warn("seam", { code: kind, vendor, command, error: fault }),
});

/** More often than in the house, in both nodes at once, and never to an end. */
async function again(name: string, work: () => Promise<unknown>): Promise<never> {
  for (;;) {
    await sleep(SECOND_MS);
    await work().catch((error) => log.warn("job failed", { reason: name, error }));
  }
}

async function keepSeals(): Promise<void> {
  await sealFinished(context);
  const difference = await copySeals(context, { outside });
  if (difference) log.error("a seal differs", { reason: difference.disagrees });
}

void again("roll-up", () => rollUp(context));
void again("seal", keepSeals);

// The routes ask nothing of the house but its seam.
const site = express()
  .use(vendorRoutes({ seam } as Platform, openMetrics()))
  .use(houseRoutes(context));
createServer(site).listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
process.on("disconnect", () => process.exit(0));
