import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/house/config.ts";
import { eventPage } from "#server/studio/book/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { openMetrics } from "../server/metrics.ts";
import { bookFeedRoutes } from "./book-feed.ts";

const SECRET = "a feed that is only there for this test";

let context: TestContext;
let server: Server;
let origin: string;

beforeAll(async () => {
  context = await testContext();
  const config = { ...readConfig({ DATA_DIR: "/tmp/book-feed-test" }), bookFeedSecret: SECRET };
  const app = express();
  app.use(bookFeedRoutes({ context, config }, openMetrics()));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

const EVENT = {
  kind: "event",
  sequence: 1,
  event: "http-1",
  sport: "football",
  league: "ir",
  leagueNames: "لیگ",
  home: "الف",
  away: "ب",
  startsAt: "2026-03-25T10:00:00Z",
};

function post(body: string, { secret = SECRET, skewS = 0 } = {}): Promise<Response> {
  const timestamp = String(Math.floor(context.now().getTime() / 1000) + skewS);
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  const headers = { "X-Feed-Timestamp": timestamp, "X-Feed-Signature": signature };
  return fetch(`${origin}/feeds/book`, { method: "POST", headers, body });
}

test("signed news is taken, and told row by row", async () => {
  const answer = await post(JSON.stringify([EVENT, { kind: "nonsense" }]));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    code: "OK",
    applied: 1,
    stale: 0,
    proposed: 0,
    bad: [{ line: 2, why: "kind" }],
  });
  expect((await eventPage(context, "http-1"))?.event.home).toEqual({ fa: "الف" });
});

test("without a fresh signature of its own nothing is read", async () => {
  const news = JSON.stringify([{ ...EVENT, event: "forged" }]);
  const other = await post(news, { secret: "somebody else who is not the feed" });
  const old = await post(news, { skewS: -600 });
  const bare = await fetch(`${origin}/feeds/book`, { method: "POST", body: news });
  expect([other.status, old.status, bare.status]).toEqual([401, 401, 401]);
  expect(await eventPage(context, "forged")).toBeNull();
});

test("what is no feed is told so, and what is too long is not read", async () => {
  expect((await post("<xml/>")).status).toBe(400);
  expect((await post("x".repeat(2 * 1024 * 1024 + 1))).status).toBe(400);
});
