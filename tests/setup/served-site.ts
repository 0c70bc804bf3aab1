import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type { ServerBuild } from "@remix-run/node";
import { openCalls } from "#server/calls/index.ts";
import { done, refuse } from "#server/core/outcome.ts";
import type { Context } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";
import type { SmsRefusal } from "#server/gateway/sms/index.ts";
import { readConfig } from "#server/house/config.ts";
import { openPlatform, type Platform } from "#server/house/platform.ts";
import { webApp } from "#server/http/server/web-app.ts";
import { type Browser, openBrowser, type Witness } from "./browser.ts";
import { migratedImage } from "./migrated-image.ts";
import { noSlider } from "./no-slider.ts";
import { sourceBuild } from "./source-build.ts";

const SLOT = Symbol.for("nard.platform");

/** A message that left the house. */
export type Sent = { readonly channel: "sms" | "mail"; readonly to: string; readonly text: string };

/** The whole site in this process, on a port, with its database at hand and a clock that can be put forward. */
export type ServedSite = {
  readonly origin: string;
  readonly port: number;
  /** Where its data lies. */
  readonly folder: string;
  readonly platform: Platform;
  readonly context: Context;
  readonly build: ServerBuild;
  /** What went to telephones and mailboxes, oldest first. */
  readonly sent: Sent[];
  /** Everything that was logged. */
  logged(): string;
  /** Lets time pass for every rule that is told the time by the context. */
  forward(byMs: number): void;
  /** From now on no message goes to a telephone, for this reason; null ends that. */
  refuseSms(reason: SmsRefusal["reason"] | null): void;
  /** From now on these are who outside is asked; null is nobody. */
  setProviders(providers: Partial<Pick<Platform["gateways"], "captcha" | "phone">>): void;
  /** From now on every question to the database ends with this; null ends that. */
  fail(fault: unknown): void;
  /** Somebody at an address of their own, unless it is said which. */
  browser(address?: string): Browser;
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

export async function servedSite(
  environment: Readonly<Record<string, string>> = {},
  witness: Witness = () => {},
): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), "nard-served-"));
  const listener: { current: ReturnType<typeof webApp> } = { current: (_, response) => response.end() };
  const server = createServer((request, response) => listener.current(request, response));
  // On a busy machine a connection would be closed in the moment in which it is asked again.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;

  // A database that stands already is opened in a fraction of the time in which a new one is made.
  if (!environment.DATABASE_URL) {
    const image = await migratedImage();
    await (await openEmbedded({ folder: join(folder, "database"), image })).close();
  }
  const settings = { DATA_DIR: folder, LOG_LEVEL: "debug", PORT: String(port), TRUSTED_PROXIES: "1" };
  const log = logBook();
  const real = await log.during(() => openPlatform(readConfig({ ...settings, ...environment })));
  const state: State = { passedMs: 0, fault: null, refusesSms: null };
  const now = () => new Date(Date.now() + state.passedMs);
  const sent: Sent[] = [];
  const platform: Platform = {
    ...real,
    context: { ...real.context, now, db: failing(real.context.db, state) },
    gateways: { ...real.gateways, ...letterbox(sent, state) },
  };
  Object.assign(globalThis, { [SLOT]: Promise.resolve(platform) });
  await noSlider(platform.context);
  const build = await sourceBuild();
  listener.current = webApp({ platform, build: async () => build, calls: openCalls, mode: "production" });

  let visitors = 0;
  const origin = platform.config.siteUrl;
  return {
    origin,
    port,
    folder,
    platform,
    context: platform.context,
    build,
    sent,
    logged: log.text,
    forward(byMs) {
      state.passedMs += byMs;
    },
    refuseSms(reason) {
      state.refusesSms = reason;
    },
    setProviders(providers) {
      Object.assign(platform.gateways, providers);
    },
    fail(fault) {
      state.fault = fault;
    },
    browser(address) {
      visitors += 1;
      return openBrowser({ port, origin, address: address ?? addressOf(visitors), witness });
    },
    sql: (text, values = []) => real.context.db.call({ name: nameOf(text), text }, values) as Promise<never>,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await real.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server tells statements apart by 63 characters of their names. */
function nameOf(text: string): string {
  return `proof ${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
}

/** Each from a network of its own: an address of documentation that nobody has. */
function addressOf(nth: number): string {
  return `2001:db8:${(nth >> 8).toString(16)}:${(nth & 0xff).toString(16)}::1`;
}

/** A log is opened over the standard output that it finds; while the site is opened, it finds this one. */
function logBook() {
  const sink = new PassThrough();
  let text = "";
  sink.on("data", (chunk: Buffer) => {
    text += chunk.toString("utf8");
  });
  return {
    text: () => text,
    async during<Value>(work: () => Promise<Value>): Promise<Value> {
      const real = Object.getOwnPropertyDescriptor(process, "stdout");
      Object.defineProperty(process, "stdout", { configurable: true, get: () => sink });
      try {
        return await work();
      } finally {
        if (real) Object.defineProperty(process, "stdout", real);
      }
    },
  };
}

type State = { passedMs: number; fault: unknown; refusesSms: SmsRefusal["reason"] | null };

function letterbox(sent: Sent[], state: State): Partial<Platform["gateways"]> {
  return {
    sms: {
      isThere: true,
      async send({ to, text }) {
        if (state.refusesSms) return refuse({ reason: state.refusesSms });
        sent.push({ channel: "sms", to, text });
        return done(null);
      },
    },
    mail: {
      isThere: true,
      async send({ to, subject, text }) {
        sent.push({ channel: "mail", to, text: `${subject}\n${text}` });
        return done(null);
      },
    },
  };
}

function failing(db: Database, state: { readonly fault: unknown }): Database {
  const broken = () => {
    if (state.fault !== null) throw state.fault;
  };
  return {
    ...db,
    async call(statement, values) {
      broken();
      return db.call(statement, values);
    },
    async transaction(work) {
      broken();
      return db.transaction(work);
    },
  };
}
