import { beforeAll, beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import { messagesOf } from "../../messages/index.ts";
import {
  closeOtherSessions,
  closeSession,
  closeSessions,
  type PlayerSession,
  readAnySession,
  readSession,
  rotateSession,
} from "../index.ts";
import { openSession } from "../parts.ts";
import { hashOf } from "./session.ts";

let context: TestContext;
let brand: Brand;
let playerId: bigint;

beforeAll(async () => {
  context = await testContext();
  brand = { ...(await openBrand(context)), sessionIdleMs: HOUR_MS };
});

beforeEach(async () => {
  const registration = registrationOf(context.newId());
  playerId = await registeredPlayer(context, { brand, language: "fa", registration });
});

async function opened(): Promise<string> {
  return (await openSession(context, { playerId, brand, place: PLACE })).token;
}

async function openedSession(token: string): Promise<PlayerSession> {
  const session = await readSession(context, token);
  if (!session) throw new Error("The session is not open.");
  return session;
}

async function rotated(token: string): Promise<string> {
  const next = await rotateSession(context, await openedSession(token), PLACE);
  if (!next) throw new Error("The session was not rotated.");
  return next.token;
}

async function kinds(): Promise<string[]> {
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  return rows.map(({ kind }) => kind);
}

/** A token that was replaced, whose successor the browser has used. */
async function replaced(): Promise<{ old: string; current: string }> {
  const old = await opened();
  context.clock.forward(15 * MINUTE_MS);
  const current = await rotated(old);
  await openedSession(current);
  return { old, current };
}

test("T20 a token is due for another one after a quarter of an hour and not before", async () => {
  const token = await opened();
  context.clock.forward(15 * MINUTE_MS - 1);
  expect((await openedSession(token)).isDue).toBe(false);
  context.clock.forward(1);
  expect((await openedSession(token)).isDue).toBe(true);
  const next = await openedSession(await rotated(token));
  expect(next).toMatchObject({ isDue: false, family: (await openedSession(token)).family });
});

test("a sign-in keeps its beginning and its end when its token changes", async () => {
  const startedAt = context.now();
  let token = await opened();
  for (let minutes = 0; minutes < 12 * 60 - 15; minutes += 15) {
    context.clock.forward(15 * MINUTE_MS);
    token = await rotated(token);
    expect((await openedSession(token)).startedAt).toEqual(startedAt);
  }
  context.clock.forward(15 * MINUTE_MS);
  expect(await readSession(context, token)).toBeNull();
});

test("T20 tabs that were under way with the old token are let in for half a minute", async () => {
  const { old, current } = await replaced();
  context.clock.forward(30 * SECOND_MS);
  expect(await openedSession(old)).toMatchObject({ isDue: false });
  expect(await readSession(context, current)).not.toBeNull();
  expect(await kinds()).toEqual([]);
});

test("T20 a replaced token that is used again later ends the whole sign-in and tells the player, once", async () => {
  const { old, current } = await replaced();
  const elsewhere = await opened();
  context.clock.forward(30 * SECOND_MS + 1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => readSession(context, old)));
  expect(answers.filter(Boolean)).toEqual([]);
  expect(await readSession(context, current)).toBeNull();
  expect(await readSession(context, elsewhere)).not.toBeNull();
  expect(await kinds()).toEqual(["signInStolen"]);
});

test("T20 a replaced token gives the thief away as long as the sign-in could have lasted", async () => {
  const { old, current } = await replaced();
  for (let minutes = 0; minutes < 180; minutes += 30) {
    context.clock.forward(30 * MINUTE_MS);
    await openedSession(current);
  }
  expect(await readSession(context, old)).toBeNull();
  expect(await readSession(context, current)).toBeNull();
  expect(await kinds()).toEqual(["signInStolen"]);
});

test("T20 a replaced token whose successor nobody knows any more counts as stolen", async () => {
  const { old, current } = await replaced();
  await context.db.call(
    { name: "test.lose", text: "delete from accounts.sessions where token_hash = $1::bytea" },
    [hashOf(current)],
  );
  context.clock.forward(30 * SECOND_MS + 1);
  expect(await readSession(context, old)).toBeNull();
  expect(await kinds()).toEqual(["signInStolen"]);
});

test("a replaced token says nothing once the sign-in is over by itself", async () => {
  const { old } = await replaced();
  context.clock.forward(12 * HOUR_MS);
  expect(await readSession(context, old)).toBeNull();
  expect(await kinds()).toEqual([]);
});

test("T20 of ten tabs at once with a token that is due one is given the next", async () => {
  const token = await opened();
  context.clock.forward(15 * MINUTE_MS);
  const session = await openedSession(token);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => rotateSession(context, session, PLACE)));
  const given = tabs.flatMap((next) => next ?? []);
  expect(given).toHaveLength(1);
  expect(await readSession(context, given[0]?.token ?? "")).not.toBeNull();
});

test("a new token that got lost on its way is given again, and the lost one opens nothing", async () => {
  const token = await opened();
  context.clock.forward(15 * MINUTE_MS);
  const lost = await rotated(token);
  context.clock.forward(5 * MINUTE_MS);
  expect((await openedSession(token)).isDue).toBe(true);
  const given = await rotated(token);
  expect(await readSession(context, lost)).toBeNull();
  expect(await readSession(context, given)).not.toBeNull();
  context.clock.forward(MINUTE_MS);
  expect(await readSession(context, token)).toBeNull();
  expect(await kinds()).toEqual(["signInStolen"]);
});

test("a token whose successor got lost goes idle like any other", async () => {
  const token = await opened();
  context.clock.forward(15 * MINUTE_MS);
  await rotated(token);
  context.clock.forward(HOUR_MS);
  expect(await readSession(context, token)).toBeNull();
  expect(await kinds()).toEqual([]);
});

test("T20 after logout none of the tokens of a sign-in opens anything", async () => {
  const { old, current } = await replaced();
  await closeSession(context, (await openedSession(current)).tokenHash);
  expect(await readSession(context, old)).toBeNull();
  expect(await readSession(context, current)).toBeNull();
  expect(await kinds()).toEqual([]);
});

test("T20 who is signed out while the token changes stays signed out", async () => {
  for (let round = 0; round < 5; round += 1) {
    const token = await opened();
    context.clock.forward(15 * MINUTE_MS);
    const session = await openedSession(token);
    const [next] = await Promise.all([
      rotateSession(context, session, PLACE),
      closeSessions(context, playerId),
    ]);
    expect(await readSession(context, next?.token ?? token)).toBeNull();
  }
});

test("a player is signed out everywhere but here", async () => {
  const [here, there] = [await opened(), await opened()];
  const { family } = await openedSession(here);
  await closeOtherSessions(context, { playerId, exceptFamily: family });
  expect(await readSession(context, here)).not.toBeNull();
  expect(await readSession(context, there)).toBeNull();
});

test("T20 a login that is held is nobody signed in, is never replaced and ends after a quarter of an hour", async () => {
  const heldFor = { from: "/vip", remember: true, passwordIsWeak: false };
  const held = { purpose: "secondFactor", heldFor } as const;
  const { token } = await openSession(context, { playerId, brand, place: PLACE, held });
  expect(await readSession(context, token)).toBeNull();
  expect(await readAnySession(context, token)).toMatchObject({
    purpose: "secondFactor",
    heldFor,
    isDue: false,
  });
  context.clock.forward(15 * MINUTE_MS);
  expect(await readAnySession(context, token)).toBeNull();
});

test("a login that is held is not a visit", async () => {
  const heldFor = { from: "/", remember: false, passwordIsWeak: true };
  const held = { purpose: "changePassword", heldFor } as const;
  const first = await openSession(context, { playerId, brand, place: PLACE, held });
  const second = await openSession(context, { playerId, brand, place: PLACE });
  const third = await openSession(context, { playerId, brand, place: PLACE });
  expect([first.isFirst, second.isFirst, third.isFirst]).toEqual([false, true, false]);
});
