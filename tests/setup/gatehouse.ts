import { mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import {
  type Brand,
  defaultBrand,
  seedBrand,
  setFlag,
  setMaintenance,
  setRegions,
} from "#server/brand/index.ts";
import { SECOND_MS } from "#server/core/time.ts";
import type { Database } from "#server/db/database.ts";
import { type Config, readConfig } from "#server/house/config.ts";
import { openSiteGate } from "#server/http/gate/site-gate.ts";
import type { House } from "#server/http/gate/site-verdict.ts";
import { openStatesBook } from "#server/http/gate/states-book.ts";
import { statesFile } from "#server/http/gate/states-file.ts";
import { openMetrics } from "#server/http/server/metrics.ts";
import { openLog } from "#server/log/log.ts";
import { ROUTES } from "#tests/setup/said-by-routes.ts";
import { type TestContext, testContext } from "./database.ts";

const HOST = "localhost:3000";

export const IRAN = "5.160.0.1";
export const GERMANY = "2a01:4f8::1";

type Asked = { method?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Visit = (path: string, asked?: Asked) => Promise<Answer>;

/** A house with the gate before its pages. */
export type Gatehouse = {
  readonly context: TestContext;
  readonly brand: Brand;
  readonly config: Config;
  /** The house as it stands; `more` says what is different. */
  house(more?: { config?: Partial<Config>; db?: Database }): House;
  /** The gate before a page, one that breaks (/broken) and one that is kept, on a port; answers with how to ask it. */
  door(platform?: House): Promise<Visit>;
  /** Time enough for a change to be seen. */
  seen(): void;
  /** As open as it was in the beginning. */
  reopen(): Promise<void>;
  close(): void;
};

export async function openGatehouse(): Promise<Gatehouse> {
  const folder = mkdtempSync(join(tmpdir(), "nard-gate-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", PORT: "3000" });
  const context = await testContext();
  await seedBrand(context, { host: HOST });
  const brand = await defaultBrand(context);
  const servers: Server[] = [];

  const seen = () => context.clock.forward(2 * SECOND_MS);

  function house(more: { config?: Partial<Config>; db?: Database } = {}): House {
    const { now, newId, db } = context;
    return {
      log: openLog("silent"),
      context: { now, newId, db: more.db ?? db },
      config: { ...config, ...more.config },
    };
  }

  async function door(platform = house()): Promise<Visit> {
    const server = createServer(keptBehindGate(platform)).listen(0, "127.0.0.1");
    servers.push(server);
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    await ask(port, "/", {});
    // From here on what was changed is seen by the next who asks, as it is by everybody after a second.
    seen();
    return (path, asked = {}) => ask(port, path, asked);
  }

  return {
    context,
    brand,
    config,
    house,
    door,
    seen,
    async reopen() {
      const brandId = brand.id;
      await setMaintenance(context, { brandId, isOn: false, title: null, info: null, endsAt: null });
      const everywhere = { rule: "blocked", countries: [], refusesUnknown: false, message: null } as const;
      await setRegions(context, { brandId, ...everywhere });
      await setFlag(context, { brandId, flag: "loginedToHomePage", isOn: false });
    },
    close() {
      for (const server of servers) server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function keptBehindGate(platform: House) {
  const file = statesFile(platform.config);
  const book = openStatesBook(platform.context, { log: platform.log, file });
  const styles = async () => ["/assets/root-1.css"];
  const gate = openSiteGate({ platform, book, metrics: openMetrics(), styles, routes: () => ROUTES });
  const app = express();
  app.use(gate.handler);
  app.use((request, response, next) => {
    if (request.path !== "/broken") return void response.send(`page of ${request.path}`);
    const fault = Object.assign(new Error(request.get("X-Fault")), { code: request.get("X-Code") });
    gate.instead(request, response, fault).then((answered) => {
      if (!answered) response.status(500).send("our own fault");
    }, next);
  });
  // A page is kept for those who look, never for what is posted.
  const open: RequestListener = (request, response) =>
    request.method === "POST" ? app(request, response) : response.end("kept page");
  return gate.before(open, app);
}

function ask(port: number, path: string, { method = "GET", headers = {} }: Asked): Promise<Answer> {
  return new Promise((answered, failed) => {
    const options = { agent: false, port, path, method, headers: { Host: HOST, ...headers } };
    const request = httpRequest(options, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const text = Buffer.concat(parts).toString("utf8");
      answered({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    request.on("error", failed);
    request.end();
  });
}
