import type { RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Response } from "express";
import { newId } from "../../core/ids.ts";
import { systemClock } from "../../core/time.ts";
import type { Database } from "../../db/database.ts";
import type { Config } from "../../house/config.ts";
import type { Log } from "../../log/log.ts";
import { isServedSecurely } from "../addresses/site-origin.ts";
import { securityHeaders } from "../answers/security-headers.ts";
import { stylesOf } from "../answers/styles-of.ts";
import { builtShelves, withFiles } from "../files/static-files.ts";
import { openSiteGate } from "../gate/site-gate.ts";
import { lastStates } from "../gate/states-book.ts";
import { statesFile } from "../gate/states-file.ts";
import { openRoutes } from "../routes/route-book.ts";
import { openMetrics } from "./metrics.ts";

const RETRY_AFTER_S = "5";

export type WaitingHouse = {
  readonly config: Config;
  readonly log: Log;
  /** The handle that does not answer. Nothing here asks it. */
  readonly db: Database;
  readonly build: () => Promise<ServerBuild>;
};

/**
 * What answers while the process has started and its database does not: visitors are told so and find customer
 * service, vendors and providers are asked to send again, and whoever watches sees a process that is not ready.
 */
export function waitingHouse({ config, log, db, build }: WaitingHouse): RequestListener {
  const context = { db, now: systemClock, newId };
  const routes = openRoutes(build);
  const gate = openSiteGate({
    platform: { config, log, context },
    book: lastStates(statesFile(config)),
    metrics: openMetrics(),
    styles: () => build().then(stylesOf),
    routes: routes.now,
  });
  const headers = securityHeaders(isServedSecurely(config));
  const app = express();
  app.disable("x-powered-by");
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.get("/healthz", (_request, response) => said(response, 200, "ok\n"));
  app.use(["/readyz", "/metrics"], (_request, response) => said(response, 503, "database unavailable\n"));
  app.use(["/vendor", "/payments"], (_request, response) => {
    response.status(503).set({ "Cache-Control": "no-store", "Retry-After": RETRY_AFTER_S });
    response.json({ code: "RETRY_LATER" });
  });
  app.use(compression());
  app.use((_request, _response, next) => void routes.refresh().then(() => next(), next));
  app.use(gate.handler);
  return withFiles({ shelves: builtShelves(), headers }, app);
}

function said(response: Response, status: 200 | 503, text: string): void {
  response.status(status).set("Cache-Control", "no-store").type("text").send(text);
}
