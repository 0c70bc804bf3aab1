import { beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { openBrand, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import { messagesOf } from "../../messages/index.ts";
import {
  closeOtherSessions,
  closeSession,
  closeSessions,
  forgetLogin,
  type Resumed,
  readSession,
  requirePasswordChange,
  resumeLogin,
  setPlayerState,
} from "../index.ts";
import { openSession, rememberLogin } from "../parts.ts";

let context: TestContext;
let brand: Brand;
let playerId: bigint;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  const registration = registrationOf(context.newId());
  playerId = await registeredPlayer(context, { brand, language: "fa", registration });
});

async function remembered(): Promise<{ secret: string; token: string; family: string }> {
  const { token, family } = await openSession(context, { playerId, brand, place: PLACE });
  const { secret } = await rememberLogin(context, { playerId, family, place: PLACE });
  return { secret, token, family };
}

function resume(secret: string, more: Partial<Parameters<typeof resumeLogin>[1]> = {}): Promise<Resumed> {
  return resumeLogin(context, { secret, brand, passwordsEnd: false, place: PLACE, ...more });
}

async function resumed(secret: string): Promise<Extract<Resumed, { kind: "opened" }>> {
  const login = await resume(secret);
  if (login.kind !== "opened") throw new Error(`The login was ${login.kind}.`);
  return login;
}

/** As a row says it that no rule has written: nothing else has ended. */
async function stateOf(state: string): Promise<void> {
  const text = "update accounts.players set state = $2 where id = $1::bigint";
  await context.db.call({ name: "test.state", text }, [playerId, state]);
}

async function kinds(): Promise<string[]> {
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  return rows.map(({ kind }) => kind);
}

test("L06 a remembered browser is signed in again, with another secret each time", async () => {
  const { secret } = await remembered();
  context.clock.forward(HOUR_MS);
  const first = await resumed(secret);
  expect(first.session).toMatchObject({ way: "remembered", player: { id: playerId } });
  expect(await readSession(context, first.token)).toMatchObject({ family: first.session.family });
  context.clock.forward(HOUR_MS);
  const second = await resumed(first.secret);
  expect(new Set([secret, first.secret, second.secret]).size).toBe(3);
  expect(second.secret.split(".")[0]).toBe(secret.split(".")[0]);
});

test("L06 neither the password nor the secret is kept, and a day after the login it ends", async () => {
  const { secret } = await remembered();
  const rows = {
    name: "test.remembered",
    text: "select * from accounts.remembered_logins where player_id = $1",
  };
  const kept = JSON.stringify(await context.db.call<object>(rows, [playerId]), (_, value) =>
    typeof value === "bigint" ? String(value) : value,
  );
  const validator = secret.split(".")[1] ?? "";
  expect(kept).not.toContain(validator);
  expect(kept).not.toContain(JSON.stringify([...Buffer.from(validator, "base64url")]).slice(1, -1));
  context.clock.forward(DAY_MS - HOUR_MS);
  const { secret: next, token } = await resumed(secret);
  await readSession(context, token);
  context.clock.forward(HOUR_MS);
  expect(await resume(next)).toEqual({ kind: "ended" });
});

test("L06 of several tabs at once one opens the sign-in and the others join it", async () => {
  const { secret } = await remembered();
  context.clock.forward(HOUR_MS);
  const tabs = await Promise.all(Array.from({ length: 6 }, () => resume(secret)));
  const families = tabs.map((tab) => (tab.kind === "ended" ? null : tab.session.family));
  expect(tabs.map(({ kind }) => kind).sort()).toEqual([
    "joined",
    "joined",
    "joined",
    "joined",
    "joined",
    "opened",
  ]);
  expect(new Set(families).size).toBe(1);
  context.clock.forward(30 * SECOND_MS);
  expect((await resume(secret)).kind).toBe("joined");
});

test("L06 a secret that was used before gives the thief away: everything that it opened ends", async () => {
  const { secret } = await remembered();
  context.clock.forward(HOUR_MS);
  const login = await resumed(secret);
  await readSession(context, login.token);
  const elsewhere = await openSession(context, { playerId, brand, place: PLACE });
  context.clock.forward(MINUTE_MS);
  expect(await resume(secret)).toEqual({ kind: "ended" });
  expect(await resume(login.secret)).toEqual({ kind: "ended" });
  expect(await readSession(context, login.token)).toBeNull();
  expect(await readSession(context, elsewhere.token)).not.toBeNull();
  expect(await kinds()).toEqual(["signInStolen"]);
});

test("L06 a known browser with an invented proof counts as theft, an unknown one as nothing", async () => {
  const { secret } = await remembered();
  const [selector = "", validator = ""] = secret.split(".");
  const other = (await remembered()).secret.split(".")[1] ?? "";
  for (const wrong of [
    "",
    "x",
    `${"A".repeat(22)}.${validator}`,
    `${selector}.`,
    `${selector}.${validator}x`,
  ]) {
    expect(await resume(wrong)).toEqual({ kind: "ended" });
  }
  expect(await kinds()).toEqual([]);
  expect(await resume(`${selector}.${other}`)).toEqual({ kind: "ended" });
  expect(await kinds()).toEqual(["signInStolen"]);
  expect(await resume(secret)).toEqual({ kind: "ended" });
});

test("L06 an answer that got lost does not count as theft", async () => {
  const { secret } = await remembered();
  context.clock.forward(HOUR_MS);
  const lost = await resumed(secret);
  context.clock.forward(5 * MINUTE_MS);
  const again = await resumed(secret);
  expect(await readSession(context, lost.token)).toBeNull();
  expect(await readSession(context, again.token)).not.toBeNull();
  expect(await kinds()).toEqual([]);
});

test("L06 logout forgets the browser, and so does signing out everywhere or everywhere else", async () => {
  const one = await remembered();
  const session = await readSession(context, one.token);
  await closeSession(context, session?.tokenHash ?? new Uint8Array());
  expect(await resume(one.secret)).toEqual({ kind: "ended" });

  const two = await remembered();
  await closeSessions(context, playerId);
  expect(await resume(two.secret)).toEqual({ kind: "ended" });

  const [here, there] = [await remembered(), await remembered()];
  await closeOtherSessions(context, { playerId, exceptFamily: here.family });
  expect(await resume(there.secret)).toEqual({ kind: "ended" });
  expect((await resume(here.secret)).kind).toBe("opened");

  const four = await remembered();
  await forgetLogin(context, four.secret);
  expect(await resume(four.secret)).toEqual({ kind: "ended" });
  expect(await kinds()).toEqual([]);
});

test("L06 who is shut out, at another brand, or has to change the password is not signed in", async () => {
  const { secret } = await remembered();
  expect(await resume(secret, { brand: { ...brand, id: "elsewhere" } })).toEqual({ kind: "ended" });
  await setPlayerState(context, { playerId, state: "blocked" });
  expect(await resume(secret)).toEqual({ kind: "ended" });
  await setPlayerState(context, { playerId, state: "active" });
  const shut = await remembered();
  await stateOf("excluded");
  expect(await resume(shut.secret)).toEqual({ kind: "ended" });
  await stateOf("active");

  const young = await remembered();
  const soon = { ...brand, passwordDays: 1 };
  context.clock.forward(DAY_MS - HOUR_MS);
  const old = await remembered();
  context.clock.forward(HOUR_MS);
  expect((await resume(old.secret, { brand: soon, passwordsEnd: true })).kind).toBe("ended");
  expect((await resume(old.secret, { brand: soon })).kind).toBe("opened");
  expect((await resume(young.secret)).kind).toBe("ended");

  const marked = await remembered();
  await requirePasswordChange(context, playerId);
  expect(await resume(marked.secret)).toEqual({ kind: "ended" });
});
