import { beforeAll, beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { openBrand, PASSWORD, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import {
  closeDevice,
  devicesOf,
  logIn,
  loginHistory,
  readSession,
  resumeLogin,
  rotateSession,
} from "../index.ts";
import { noteLogin, openSession, rememberLogin } from "../parts.ts";

const PHONE = { address: "198.51.100.7", device: "phone" };

let context: TestContext;
let brand: Brand;
let username: string;
let playerId: bigint;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  username = `p${context.newId().replaceAll("-", "").slice(-14)}`;
  playerId = await registered(username);
});

async function registered(name: string): Promise<bigint> {
  return registeredPlayer(context, { brand, language: "fa", registration: registrationOf(name) });
}

const opened = (place = PLACE) => openSession(context, { playerId, brand, place });

test("M01 a player sees each sign-in once, whatever token it has, the one used last first", async () => {
  const here = await opened();
  context.clock.forward(15 * MINUTE_MS);
  const there = await opened(PHONE);
  const session = await readSession(context, here.token);
  if (!session) throw new Error("The session is not open.");
  const elsewhere = { address: "192.0.2.9", device: PLACE.device };
  context.clock.forward(MINUTE_MS);
  const next = await rotateSession(context, session, elsewhere);
  await readSession(context, next?.token ?? "");
  expect(await devicesOf(context, playerId)).toMatchObject([
    {
      family: here.family,
      ...elsewhere,
      way: "password",
      signedInAt: session.startedAt,
      rememberedUntil: null,
    },
    { family: there.family, ...PHONE },
  ]);
});

test("M01 a browser that is remembered is a device as long as it can come back", async () => {
  const { family } = await opened(PHONE);
  const { secret } = await rememberLogin(context, { playerId, family, place: PHONE });
  context.clock.forward(HOUR_MS);
  expect(await devicesOf(context, playerId)).toMatchObject([{ family, way: "remembered", ...PHONE }]);
  const resumed = await resumeLogin(context, { secret, brand, place: PHONE });
  if (resumed.kind !== "opened") throw new Error(resumed.kind);
  expect(await devicesOf(context, playerId)).toMatchObject([{ family: resumed.session.family }]);
  context.clock.forward(24 * HOUR_MS);
  expect(await devicesOf(context, playerId)).toEqual([]);
});

test("T20 a device that is signed out is signed out at once and does not come back; nobody else's is touched", async () => {
  const here = await opened();
  const there = await opened(PHONE);
  const { secret } = await rememberLogin(context, { playerId, family: there.family, place: PHONE });
  const strangerId = await registered(`q${username.slice(1)}`);
  const unknown = { ok: false, refusal: { reason: "unknownDevice" } };
  expect(await closeDevice(context, { playerId: strangerId, family: there.family })).toEqual(unknown);
  expect(await readSession(context, there.token)).not.toBeNull();
  expect(await closeDevice(context, { playerId, family: there.family })).toEqual({ ok: true, value: null });
  expect(await readSession(context, there.token)).toBeNull();
  expect(await resumeLogin(context, { secret, brand, place: PHONE })).toEqual({ kind: "ended" });
  expect(await readSession(context, here.token)).not.toBeNull();
  expect(await closeDevice(context, { playerId, family: there.family })).toEqual(unknown);
});

test("M01 the history has the last fifty tries with their ways and outcomes, and nobody else's", async () => {
  const place = PHONE;
  await logIn(context, { brandId: brand.id, username, password: PASSWORD, place: PLACE });
  context.clock.forward(MINUTE_MS);
  await logIn(context, { brandId: brand.id, username, password: "wrong", place });
  context.clock.forward(MINUTE_MS);
  await noteLogin(context, { brandId: brand.id, playerId, way: "sms", place });
  expect(await loginHistory(context, playerId)).toMatchObject([
    { outcome: "ok", way: "sms", ...PHONE },
    { outcome: "wrong", way: "password", ...PHONE },
    { outcome: "ok", way: "password", ...PLACE },
  ]);
  for (let nth = 0; nth < 60; nth += 1) {
    await noteLogin(context, { brandId: brand.id, playerId, way: "social", place });
  }
  const history = await loginHistory(context, playerId);
  expect(history).toHaveLength(50);
  expect(new Set(history.map(({ way }) => way))).toEqual(new Set(["social"]));
});
