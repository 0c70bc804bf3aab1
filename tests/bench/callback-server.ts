import express from "express";
import { findPlayer } from "#server/accounts/index.ts";
import { newId } from "#server/core/ids.ts";
import { systemClock } from "#server/core/time.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Platform } from "#server/house/platform.ts";
import { vendorRoutes } from "#server/http/feeds/vendor-routes.ts";
import { openMetrics } from "#server/http/server/metrics.ts";
import { createSeam, type SeamPorts } from "#server/vendors/index.ts";

/**
 * One node's wallet seam in a process of its own, behind the real routes and on the database of DATABASE_URL: the
 * players are looked up as the site does it, and every game is open, which the site knows by heart.
 */
const { DATABASE_URL: url = "", PORT: port = "0", SEAM_SECRET: secret = "" } = process.env;

const PORTS: SeamPorts = {
  async findPlayer(context, playerId) {
    const player = await findPlayer(context, playerId);
    return player && { ...player, country: null, trialOnly: player.accountType === 4 };
  },
  gameState: async () => "open",
};

const db = await openDatabase({ url });
const context = { db, now: systemClock, newId };
const seam = createSeam({ context, secretOf: () => secret, ports: PORTS });
const app = express();
app.disable("x-powered-by");
app.get("/ready", (_request, response) => {
  response.end();
});
app.use(vendorRoutes({ seam } as Platform, openMetrics()));
const server = app.listen(Number(port), "localhost");

process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  seam
    .settled()
    .then(() => db.close())
    .then(() => process.exit());
});
