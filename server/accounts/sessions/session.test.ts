import { beforeAll, beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import {
  closeSession,
  closeSessions,
  findPlayer,
  type PlayerSession,
  readSession,
  setPlayerState,
} from "../index.ts";
import { openSession } from "../parts.ts";

let context: TestContext;
let brand: Brand;
let playerId: bigint;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  playerId = await registered(context.newId());
});

async function registered(username: string): Promise<bigint> {
  const registration = registrationOf(username);
  return registeredPlayer(context, { brand, language: "fa", registration });
}

async function opened(player = playerId): Promise<string> {
  return (await openSession(context, { playerId: player, brand, place: PLACE })).token;
}

async function openedSession(token: string): Promise<PlayerSession> {
  const session = await readSession(context, token);
  if (!session) throw new Error("The session is not open.");
  return session;
}

test("a session is known by its token, whose hash alone is kept", async () => {
  const token = await opened();
  expect(token).toMatch(/^[\w-]{43}$/);
  const session = await openedSession(token);
  expect(session).toEqual({
    tokenHash: expect.any(Uint8Array),
    family: expect.stringMatching(/^[0-9a-f-]{36}$/),
    purpose: "play",
    scopes: null,
    way: "password",
    heldFor: null,
    isDue: false,
    startedAt: context.now(),
    player: await findPlayer(context, playerId),
  });
  const rows = {
    name: "test.sessions",
    text: "select encode(token_hash, 'escape') as hash, * from accounts.sessions where player_id = $1",
  };
  const [row] = await context.db.call<Record<string, unknown>>(rows, [playerId]);
  expect(row).toMatchObject(PLACE);
  expect(
    Object.values(row ?? {})
      .map(String)
      .join(),
  ).not.toContain(token);
});

test("no two sessions share a token, and a token that was never given opens nothing", async () => {
  const [first, second] = [await opened(), await opened()];
  expect(first).not.toBe(second);
  for (const token of ["", "x", "A".repeat(43), `${first}A`, first.slice(0, 42), `${first}\u0000`]) {
    expect(await readSession(context, token)).toBeNull();
  }
});

test("T20 after logout the token opens nothing, and the player's other session goes on", async () => {
  const [here, there] = [await opened(), await opened()];
  await closeSession(context, (await openedSession(here)).tokenHash);
  expect(await readSession(context, here)).toBeNull();
  expect(await readSession(context, there)).not.toBeNull();
  context.clock.forward(2 * MINUTE_MS);
  expect(await readSession(context, here)).toBeNull();
});

test("a session goes idle after the brand's time, and being used keeps it open", async () => {
  const [used, unused] = [await opened(), await opened()];
  for (let minutes = 0; minutes < 60; minutes += 20) {
    context.clock.forward(20 * MINUTE_MS);
    expect(await readSession(context, used)).not.toBeNull();
  }
  expect(await readSession(context, unused)).toBeNull();
  context.clock.forward(brand.sessionIdleMs - 1);
  expect(await readSession(context, used)).not.toBeNull();
  context.clock.forward(brand.sessionIdleMs);
  expect(await readSession(context, used)).toBeNull();
});

test("a session ends after twelve hours however busy it is", async () => {
  const token = await opened();
  for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
    context.clock.forward(10 * MINUTE_MS);
    expect(await readSession(context, token)).not.toBeNull();
  }
  context.clock.forward(10 * MINUTE_MS);
  expect(await readSession(context, token)).toBeNull();
});

test("a session is written to once a minute at most", async () => {
  const token = await opened();
  const openedAt = context.now();
  const seen = {
    name: "test.seen",
    text: "select seen_at from accounts.sessions where player_id = $1",
    row: { seen_at: new Date() },
  };
  context.clock.forward(59 * SECOND_MS);
  await readSession(context, token);
  expect((await context.db.call(seen, [playerId]))[0]?.seen_at).toEqual(openedAt);
  context.clock.forward(SECOND_MS);
  await readSession(context, token);
  expect((await context.db.call(seen, [playerId]))[0]?.seen_at).toEqual(context.now());
});

test("who is blocked or excluded is signed out everywhere at once and stays so when let in again", async () => {
  const otherId = await registered(context.newId());
  for (const state of ["blocked", "excluded"] as const) {
    const [here, there, other] = [await opened(), await opened(), await opened(otherId)];
    await setPlayerState(context, { playerId, state });
    expect(await readSession(context, here)).toBeNull();
    expect(await readSession(context, there)).toBeNull();
    expect(await readSession(context, other)).not.toBeNull();
    expect(await readSession(context, await opened())).toBeNull();
    await setPlayerState(context, { playerId, state: "active" });
    expect(await readSession(context, here)).toBeNull();
  }
  expect(await setPlayerState(context, { playerId: 1n, state: "blocked" })).toEqual({
    ok: false,
    refusal: { reason: "unknownPlayer" },
  });
});

test("a player can be signed out everywhere", async () => {
  const [here, there] = [await opened(), await opened()];
  await closeSessions(context, playerId);
  expect(await readSession(context, here)).toBeNull();
  expect(await readSession(context, there)).toBeNull();
  expect(await readSession(context, await opened())).not.toBeNull();
});

test("the visit before this one is told", async () => {
  expect((await openedSession(await opened())).player.previousLoginAt).toBeNull();
  const firstVisit = context.now();
  context.clock.forward(HOUR_MS);
  expect((await openedSession(await opened())).player.previousLoginAt).toEqual(firstVisit);
});
