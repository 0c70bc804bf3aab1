import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll } from "vitest";
import type { Platform } from "#server/house/platform.ts";
import { vendorRoutes } from "#server/http/feeds/vendor-routes.ts";
import type { Metrics } from "#server/http/server/metrics.ts";
import type { Seam } from "#server/vendors/index.ts";

const ends: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Puts a seam behind its routes on a port of its own, until the test file ends. Gives the origin. */
export async function serveSeam(seam: Seam): Promise<string> {
  const app = express();
  app.use(vendorRoutes({ seam } as Platform, { answered: () => {} } as unknown as Metrics));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
