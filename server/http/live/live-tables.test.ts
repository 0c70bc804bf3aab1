import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession, registerPlayer } from "#server/accounts/parts.ts";
import { type Brand, defaultBrand, seedBrand } from "#server/brand/index.ts";
import { readConfig } from "#server/house/config.ts";
import type { Platform } from "#server/house/platform.ts";
import type { CardGame } from "#server/studio/tables/index.ts";
import { PLACE, registrationOf } from "#tests/setup/brand.ts";
import { playOn, type Sitter, seatAll, seenBy, sitter } from "#tests/setup/card-room.ts";
import { type HeardStream, hearStream } from "#tests/setup/heard-stream.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { openSessionCookie } from "../browser/session-cookie.ts";
import { liveTables } from "./live-tables.ts";

const HOST = "localhost:3000";
const UUID = "01890f3e-7b1a-7c3d-8e4f-001122334455";
const folder = mkdtempSync(join(tmpdir(), "nard-live-tables-"));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });

let house: StudioHouse;
let brand: Brand;
let server: Server;
let nth = 0;

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
  const app = express().use(liveTables(platform, { all: 10, perAddress: 10 }));
  server = await new Promise<Server>((ready) => {
    const own = app.listen(0, "127.0.0.1", () => ready(own));
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Seated = Sitter & { readonly cookie: string };

/** Somebody who is signed in and has opened a card game. */
async function person(game: CardGame = "pasur"): Promise<Seated> {
  nth += 1;
  const { context } = house;
  const request = { brand, language: "fa", registration: registrationOf(`sitter${nth}`) } as const;
  const made = await registerPlayer(context, request);
  if (!made.ok) throw new Error(made.refusal.reason);
  const { playerId } = made.value;
  const { token } = await openSession(context, { playerId, brand, place: PLACE });
  const cookie = (await openSessionCookie(config, token)).split(";", 1)[0] ?? "";
  const opened = await sitter(context, playerId.toString(), { game });
  return { ...opened, cookie };
}

const listen = (path: string, headers: Record<string, string> = {}) =>
  hearStream(server, path, { Host: HOST, ...headers });

const listenAs = ({ sessionId, cookie }: Seated, tableId: string): Promise<HeardStream> =>
  listen(`/live/tables/${sessionId}/${tableId}`, { Cookie: cookie });

test("a move is told to both and to who watches, as the number of a version and nothing else", async () => {
  const [one, other, watcher] = [await person(), await person(), await person()];
  const tableId = await seatAll(house, [one, other], 500n);
  const streams = await Promise.all([one, other, watcher].map((who) => listenAs(who, tableId)));
  const { version } = await seenBy(house.context, tableId, one);
  for (const stream of streams) {
    expect(stream.response.statusCode).toBe(200);
    expect(await stream.until(() => true)).toBe(String(version));
  }
  await playOn(house, tableId, [one, other], 3);
  const after = await seenBy(house.context, tableId, one);
  expect(after.moves).toBeGreaterThan(0);
  for (const stream of streams) {
    expect(await stream.until((told) => told === String(after.version))).toBe(String(after.version));
    // Whatever is held and not shown has no way into a line like this.
    expect(stream.all()).toMatch(/^retry: \d+\n\n(?:data: \d+\n\n|:\n\n)+$/);
    stream.end();
  }
});

test("somebody who waits alone is told when the other one comes, and nobody else may listen there", async () => {
  const [one, other, stranger, gambler] = [
    await person(),
    await person(),
    await person(),
    await person("hokm"),
  ];
  const tableId = await seatAll(house, [one], 2_000n);
  const stream = await listenAs(one, tableId);
  const before = await stream.until(() => true);
  const statusOf = async (who: Seated) => (await listenAs(who, tableId)).response.statusCode;
  expect(await statusOf(stranger)).toBe(404);
  await seatAll(house, [other], 2_000n);
  expect(Number(await stream.until((told) => told !== before))).toBeGreaterThan(Number(before));
  const playing = await listenAs(stranger, tableId);
  expect(playing.response.statusCode).toBe(200);
  expect(await statusOf(gambler), "through a session of another game").toBe(404);
  expect(await statusOf({ ...stranger, sessionId: one.sessionId }), "through another's session").toBe(404);
  stream.end();
  playing.end();
});

test.each([
  ["without a session", {}, 401],
  ["with a forged one", { Cookie: "__session=forged" }, 401],
  ["at a host that is none of ours", { Host: "evil.invalid" }, 421],
])("nobody listens to a table %s", async (_what, headers, status) => {
  const { response } = await listen(`/live/tables/${UUID}/${UUID}`, headers);
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([status, "no-store"]);
});

test("a table that is none is not found", async () => {
  const one = await person();
  const statusOf = async (tableId: string) => (await listenAs(one, tableId)).response.statusCode;
  expect(await statusOf(UUID)).toBe(404);
  expect(await statusOf("x")).toBe(404);
});
