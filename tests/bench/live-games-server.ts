import express from "express";
import { newId } from "#server/core/ids.ts";
import { systemClock } from "#server/core/time.ts";
import { openDatabase } from "#server/db/open.ts";
import { readConfig } from "#server/house/config.ts";
import type { Platform } from "#server/house/platform.ts";
import { liveGames } from "#server/http/live/live-games.ts";

/** One node's streams of shared rounds in a process of its own, on the database of DATABASE_URL. */
const config = readConfig();
const db = await openDatabase({ url: config.databaseUrl });
const context = { db, now: systemClock, newId };
const asked: Pick<Platform, "config" | "context" | "listen"> = { config, context, listen: db.listen };
const platform = asked as Platform;
Object.assign(globalThis, { [Symbol.for("nard.platform")]: Promise.resolve(platform) });

const app = express();
app.disable("x-powered-by");
app.get("/ready", (_request, response) => {
  response.end();
});
app.get("/memory", (_request, response) => {
  globalThis.gc?.();
  response.json(process.memoryUsage().rss);
});
const many = Number(process.env.LISTENERS_MAX ?? "10000");
app.use(liveGames(platform, { all: many, perAddress: many }));
const server = app.listen(config.port, "localhost");

process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  db.close().then(() => process.exit());
});
