import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultBrand, seedBrand, setFlag } from "#server/brand/index.ts";
import { readConfig } from "#server/house/config.ts";
import type { Platform } from "#server/house/platform.ts";
import { type HeardStream, hearStream } from "#tests/setup/heard-stream.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { liveGames } from "./live-games.ts";

const HOST = "localhost:3000";
const folder = mkdtempSync(join(tmpdir(), "nard-live-games-"));

let stage: RoundsStage;
let server: Server;

beforeAll(async () => {
  stage = await roundsStage();
  const { context } = stage;
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
  const asked: Pick<Platform, "config" | "context" | "listen"> = {
    config,
    context,
    listen: context.db.listen,
  };
  const platform = asked as Platform;
  Object.assign(globalThis, { [Symbol.for("nard.platform")]: Promise.resolve(platform) });
  await seedBrand(context, { host: HOST });
  const app = express().use(liveGames(platform, { all: 4, perAddress: 2 }));
  server = await new Promise<Server>((ready) => {
    const own = app.listen(0, "127.0.0.1", () => ready(own));
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Told = {
  now: number;
  round: { number: number; state: string; link: string | null; outcome: unknown; totals: unknown[] };
};
const listen = (path: string, headers: Record<string, string> = {}) =>
  hearStream(server, path, { Host: HOST, ...headers });

/** The first state of the round that is as wanted. */
async function until(stream: HeardStream, is: (told: Told) => boolean): Promise<Told> {
  const message = await stream.until((facts) => is(JSON.parse(facts)));
  if (message === undefined) throw new Error("The stream ended before");
  return JSON.parse(message);
}

test("P11 who listens is told how the round stands, then every change, and never what is secret", async () => {
  await stage.opened("parvaz");
  const seat = await stage.seated("parvaz", 100_000n);
  const stream = await listen("/live/rounds/parvaz");
  expect(stream.response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
  });
  expect((await until(stream, () => true)).round.state).toBe("betting");
  const { secret, round: own } = await stage.flying(150, async (roundId) => {
    const placed = await stage.stake(seat, { auto: 149 }, { roundId });
    if (!placed.ok) throw new Error(placed.refusal.reason);
  });
  const flying = await until(stream, ({ round }) => round.number === own.number && round.state === "drawing");
  expect(flying.round).toMatchObject({ link: null, outcome: null });
  expect(flying.now).toBe(stage.context.now().getTime());
  expect(stream.all()).not.toContain(secret.link);
  stage.context.clock.set(secret.overAt.toISOString());
  await stage.advance();
  const over = await until(stream, ({ round }) => round.link === secret.link);
  expect(over.round.outcome).toEqual(secret.outcome);
  stream.end();
});

test.each([
  ["/live/rounds/none", {}, 404],
  ["/live/rounds/parvaz", { Host: "evil.invalid" }, 421],
])("%s with %o is %i", async (path, headers, status) => {
  const { response } = await listen(path, headers);
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([status, "no-store"]);
});

test("R21 where the house is for members alone, a guest hears nothing", async () => {
  const { context } = stage;
  const brand = await defaultBrand(context);
  await setFlag(context, { brandId: brand.id, flag: "loginedToHomePage", isOn: true });
  context.clock.forward(2000);
  expect((await listen("/live/rounds/parvaz")).response.statusCode).toBe(401);
  await setFlag(context, { brandId: brand.id, flag: "loginedToHomePage", isOn: false });
  context.clock.forward(2000);
});

test("T35 an address has so many streams and no more", async () => {
  const open = () => listen("/live/rounds/se-tas");
  const held = [await open(), await open()];
  const third = await open();
  expect([third.response.statusCode, third.response.headers["retry-after"]]).toEqual([503, "30"]);
  for (const stream of held) stream.end();
});
