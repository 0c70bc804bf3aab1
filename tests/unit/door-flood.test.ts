import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { readConfig } from "#server/house/config.ts";
import { isGuarded } from "#server/http/routes/route-says.ts";
import { openMetrics } from "#server/http/server/metrics.ts";
import { doorFlood, FLOOD } from "#server/http/tries/door-flood.ts";
import { LOGIN_QUOTAS } from "#server/http/tries/login-limits.ts";
import { openLog } from "#server/log/log.ts";
import { ROUTES } from "#tests/setup/said-by-routes.ts";
import en from "../../locales/en/states.json";
import fa from "../../locales/fa/states.json";

const HOST = "localhost:3000";
const ORIGIN = `http://${HOST}`;
const config = { ...readConfig({ LOG_LEVEL: "silent", PORT: "3000" }), trustedProxies: 1 };

let nowMs = Date.parse("2026-03-21T12:00:00Z");
let port = 0;
let server: Server;

/** A door behind which a post is said to have arrived, of a house whose households may knock twice. */
beforeEach(async () => {
  server?.close();
  const states = { sites: [], byHost: new Map(), isDown: false };
  const app = express();
  app.use(
    doorFlood({
      platform: { config, log: openLog("silent"), context: { now: () => new Date(nowMs) } as Context },
      book: { current: () => states, ask: async () => states },
      metrics: openMetrics(),
      styles: async () => ["/assets/root-1.css"],
      routes: () => ROUTES,
      size: { holds: 2, refillMs: 1000 },
    }),
  );
  app.use((_request, response) => void response.send("let in"));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => void server.close());

type Asked = {
  readonly method?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
};
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

function knock(
  path: string,
  { method = "POST", address = "192.0.2.1", headers = {} }: Asked = {},
): Promise<Answer> {
  const sent = { Host: HOST, Origin: ORIGIN, "X-Forwarded-For": address, Cookie: "lang=en", ...headers };
  return new Promise((answered, failed) => {
    const asked = httpRequest({ agent: false, port, path, method, headers: sent }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const text = Buffer.concat(parts).toString("utf8");
      answered({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    asked.on("error", failed);
    asked.end();
  });
}

/** One after the other: the answers depend on which came first. */
async function statuses(knocks: readonly (() => Promise<Answer>)[]): Promise<number[]> {
  const seen: number[] = [];
  for (const each of knocks) seen.push((await each()).status);
  return seen;
}

const login = () => knock("/login");

test("T2 who knocks too often is turned away with a kind page, and let in a moment later", async () => {
  expect(await statuses([login, () => knock("/register?redirectTo=%2Fvip")])).toEqual([200, 200]);
  const away = await knock("/forget?way=mail");
  expect([away.status, away.headers["retry-after"], away.headers["cache-control"]]).toEqual([
    429,
    "5",
    "no-store",
  ]);
  expect(away.text).toContain(`<h1>${en.flood.title}</h1>`);
  expect(away.text).toContain('href="/forget?way=mail"');
  expect((await knock("/login", { headers: { Cookie: "" } })).text).toContain(fa.flood.text);
  expect(away.text).not.toMatch(/<script|\sstyle=/);

  nowMs += 1000;
  expect(await statuses([login, login])).toEqual([200, 429]);
});

test("T2 the script of a page is told so as the error of its form", async () => {
  await statuses([login, login]);
  const { status, headers, text } = await knock("/login.data");
  expect([status, headers["content-type"]]).toEqual([429, "text/x-script; charset=utf-8"]);
  expect(answerIn(text)).toEqual({ data: { values: {}, errors: { "": [en.flood.text] } } });
});

/** Reads the notation of Remix's answers: a list of values, in which objects and lists say places. */
function answerIn(text: string): unknown {
  const values: unknown[] = JSON.parse(text);
  const at = (place: number): unknown => {
    const value = values[place];
    if (Array.isArray(value)) return value.map(at);
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).map(([name, own]) => [at(Number(name.slice(1))), at(own)]);
    return Object.fromEntries(fields);
  };
  return at(0);
}

test("T2 a household counts as one, and nobody else is turned away with it", async () => {
  const from = (address: string) => () => knock("/login", { address });
  expect(await statuses([from("2001:db8:1:2::3"), from("2001:db8:1:2::4")])).toEqual([200, 200]);
  expect(await statuses([from("2001:db8:1:2::5"), from("2001:db8:1:3::5"), from("192.0.2.9")])).toEqual([
    429, 200, 200,
  ]);
  expect(await statuses([from("192.0.2.200, 2001:db8:1:2::6")])).toEqual([429]);
});

test("T2 another site that posts in somebody's name uses up nothing of their household", async () => {
  const foreign = () => knock("/login", { headers: { Origin: "https://evil.test" } });
  expect(await statuses([foreign, foreign, foreign])).toEqual([200, 200, 429]);
  expect((await knock("/login")).status).toBe(200);
});

test("T2 pages are read and other forms are sent as before", async () => {
  await statuses([login, login, login]);
  const page = () => knock("/login", { method: "GET" });
  const others = [page, () => knock("/preferences"), () => knock("/game/1.data")];
  expect(await statuses(others)).toEqual([200, 200, 200]);
});

test("T2 a household may do more than every exact limit lets it", () => {
  const perWindow = FLOOD.holds + LOGIN_QUOTAS.windowMs / FLOOD.refillMs;
  expect(LOGIN_QUOTAS.windowMs).toBe(15 * MINUTE_MS);
  expect(perWindow).toBeGreaterThan(5 * LOGIN_QUOTAS.address.most);
});

/** Posts of anybody that cost little, and what only players may post. */
const NO_DOORS = [
  "/",
  "/nothing/here",
  "/logout",
  "/preferences",
  "/customerService",
  "/join",
  "/rng",
  "/chat/lobby",
  "/member/withdraw",
];

test("T2 wherever anybody may post is a door, however it is written, and so is what says nothing", () => {
  const isDoor = (path: string) => isGuarded(ROUTES.at(new URL(`${ORIGIN}${path}`)));
  for (const { path, says } of ROUTES.all) {
    if (says.posts === "anybody") expect(isDoor(path), path).toBe(!says.bearsFloods);
  }
  for (const path of ["/LOGIN", "/%6cogin", "/login/", "/login.data?a", "/Codes/send.data"])
    expect(isDoor(path), path).toBe(true);
  for (const path of NO_DOORS) expect(isDoor(path), path).toBe(false);
});
