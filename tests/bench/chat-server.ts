import express from "express";
import { newId } from "#server/core/ids.ts";
import { systemClock } from "#server/core/time.ts";
import { openDatabase } from "#server/db/open.ts";
import { readConfig } from "#server/house/config.ts";
import type { Platform } from "#server/house/platform.ts";
import { liveRooms } from "#server/http/live/live-rooms.ts";

/** One node's streams in a process of its own, on the database of DATABASE_URL, behind the real route. */
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
const many = Number(process.env.LISTENERS_MAX ?? "10000");
app.use(liveRooms(platform, { all: many, perAddress: many }));
const server = app.listen(config.port, "localhost");

process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  db.close().then(() => process.exit());
});
