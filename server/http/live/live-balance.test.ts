import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession, registerPlayer } from "#server/accounts/parts.ts";
import { type Brand, defaultBrand, seedBrand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { readConfig } from "#server/house/config.ts";
import type { Platform } from "#server/house/platform.ts";
import { grantBonus } from "#server/wallet/index.ts";
import { PLACE, registrationOf } from "#tests/setup/brand.ts";
import { hearStream } from "#tests/setup/heard-stream.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { openSessionCookie } from "../browser/session-cookie.ts";
import { liveBalance } from "./live-balance.ts";

const HOST = "localhost:3000";
const folder = mkdtempSync(join(tmpdir(), "nard-live-balance-"));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });

let house: StudioHouse;
let brand: Brand;
let server: Server;

beforeAll(async () => {
  house = await studioHouse();
  const { context } = house;
  const asked: Pick<Platform, "config" | "context" | "listen"> = {
    config,
    context,
    listen: context.db.listen,
  };
  const platform = asked as Platform;
  Object.assign(globalThis, { [Symbol.for("nard.platform")]: Promise.resolve(platform) });
  await seedBrand(context, { host: HOST });
  brand = await defaultBrand(context);
  const app = express().use(liveBalance(platform, { all: 10, perAddress: 10 }));
  server = await new Promise<Server>((ready) => {
    const own = app.listen(0, "127.0.0.1", () => ready(own));
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function person(username: string) {
  const { context } = house;
  const request = { brand, language: "fa", registration: registrationOf(username) } as const;
  const made = await registerPlayer(context, request);
  if (!made.ok) throw new Error(made.refusal.reason);
  const { playerId } = made.value;
  const { token } = await openSession(context, { playerId, brand, place: PLACE });
  const Cookie = (await openSessionCookie(config, token)).split(";", 1)[0] ?? "";
  return { playerId, stream: await hearStream(server, "/live/balance", { Host: HOST, Cookie }) };
}

test("a move is told to the player whose balance it is and to nobody else, as the number of a version", async () => {
  const [one, other] = [await person("purseone"), await person("pursetwo")];
  for (const { stream } of [one, other]) expect(stream.response.statusCode).toBe(200);
  const first = await one.stream.until(() => true);
  const theirs = await other.stream.until(() => true);
  const amount = money(500n, "P");
  await grantBonus(house.context, { playerId: one.playerId, key: "told", amount });
  expect(await one.stream.until((told) => told !== first)).toMatch(/^\d+$/);
  expect(one.stream.all()).toMatch(/^retry: \d+\n\n(?:data: \d+\n\n|:\n\n)+$/);
  expect(other.stream.all().match(/data: \d+/g)).toEqual([`data: ${theirs}`]);
});

test("a guest has no balance to listen to, and a host of somebody else's none at all", async () => {
  const guest = await hearStream(server, "/live/balance", { Host: HOST });
  expect(guest.response.statusCode).toBe(401);
  const away = await hearStream(server, "/live/balance", { Host: "evil.invalid" });
  expect(away.response.statusCode).toBe(421);
});
