import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { openCalls } from "../calls/index.ts";
import { SECOND_MS } from "../core/time.ts";
import { connectionOptions } from "../http/server/connection-times.ts";
import { type WebAppOptions, webApp } from "../http/server/web-app.ts";
import type { Config } from "./config.ts";
import { openOrWait } from "./open-or-wait.ts";
import type { Platform } from "./platform.ts";

const STOP_MS = 10 * SECOND_MS;

function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

type Served = { readonly port: number; readonly demo: Platform["demo"]; stop(): Promise<void> };

/**
 * The process: opens the platform, then listens, so that no visitor ever waits for the database to start.
 * It is exported from the Remix build (app/entry.server.tsx) and called by server/house/start.js: a second copy
 * of these modules would open the database a second time. Answers with the port it listens on.
 */
export async function serve(options: Omit<WebAppOptions, "platform" | "calls">): Promise<Served> {
  const server = createServer(connectionOptions());
  const opened = await openOrWait({
    build: options.build,
    answer: (listener, config) => listen(server.on("request", listener), config),
  });
  server
    .removeAllListeners("request")
    .on("request", webApp({ platform: opened, calls: openCalls, ...options }));
  if (!server.listening) await listen(server, opened.config);
  const { port } = server.address() as AddressInfo;
  opened.log.info("listening", { port });

  async function stop(): Promise<void> {
    // A balancer between nodes looks at /readyz, and needs a moment to send the next visitor elsewhere.
    opened.leave();
    await delay(opened.config.leavingMs);
    const closed = new Promise((resolve) => server.close(resolve));
    // Those that are idle, and each of the others when it has been answered.
    server.closeIdleConnections();
    server.keepAliveTimeout = 1;
    const impatient = setTimeout(() => server.closeAllConnections(), STOP_MS);
    await closed;
    clearTimeout(impatient);
    await opened.close();
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  return { port, demo: opened.demo, stop };
}
