import { Router } from "express";
import type { Platform } from "../../house/platform.ts";
import { watchFigures } from "../../wallet/index.ts";
import { sameText } from "../posts/same-text.ts";
import type { Metrics } from "./metrics.ts";

/**
 * For whoever runs the site: /healthz says that the process answers, /readyz that the database does and the process stays,
 * /metrics (only with METRICS_TOKEN set and sent as a bearer token) what there is to measure.
 */
export function operatorRoutes(platform: Platform, metrics: Metrics): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").type("text").send("ok\n");
  });
  router.get("/readyz", async (_request, response) => {
    const why = platform.isLeaving() ? "leaving" : (await platform.ready()) ? null : "database unavailable";
    response
      .set("Cache-Control", "no-store")
      .status(why ? 503 : 200)
      .type("text");
    response.send(`${why ?? "ready"}\n`);
  });
  router.get("/metrics", async (request, response, next) => {
    const { metricsToken } = platform.config;
    if (!metricsToken || !sameText(`Bearer ${metricsToken}`, request.get("Authorization") ?? ""))
      return next();
    try {
      metrics.watched(await watchFigures(platform.context));
      response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    } catch (error) {
      next(error);
    }
  });
  return router;
}
