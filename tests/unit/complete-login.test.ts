import { beforeAll, beforeEach, expect, test } from "vitest";
import { loader as loginLoader } from "#app/routes/entry/login.tsx";
import {
  devicesOf,
  type Registration,
  requirePasswordChange,
  setAccountType,
  setPlayerState,
} from "#server/accounts/index.ts";
import { savePassword } from "#server/accounts/passwords/password-age.ts";
import { type Brand, defaultBrand, seedBrand, setFlag } from "#server/brand/index.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import {
  completeLogin,
  type LoginAnswer,
  liftHold,
  type ProvenLogin,
} from "#server/http/sign-in/complete-login.ts";
import { requireHeld } from "#server/http/visitor/require-held.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { requirePlayer, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { messagesOf } from "#server/messages/index.ts";
import { PLACE, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { noSlider } from "#tests/setup/no-slider.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { ROUTES } from "#tests/setup/said-by-routes.ts";

const SLOT = Symbol.for("nard.platform");

let context: TestContext;
let brand: Brand;
let playerId: bigint;
let browser: Map<string, string>;

beforeAll(async () => {
  context = await testContext();
  await seedBrand(context, { host: "localhost:3000" });
  brand = await defaultBrand(context);
  await noSlider(context);
  const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
  Object.assign(globalThis, { [SLOT]: Promise.resolve({ config, context }) });
});

beforeEach(async () => {
  browser = new Map();
  playerId = await registered();
});

async function registered(more: Partial<Registration> = {}): Promise<bigint> {
  const registration = registrationOf(context.newId().replaceAll("-", "").slice(-15), more);
  return registeredPlayer(context, { brand, language: "en", registration });
}

/** Keeps what an answer sets, as a browser does. */
function keep(headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [name = "", value = ""] = cookie.split(";", 1)[0]?.split(/=(.*)/) ?? [];
    if (/Max-Age=0/.test(cookie) || value === "") browser.delete(name);
    else browser.set(name, value);
  }
}

function requestOf(path: string) {
  const cookie = [...browser].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { "User-Agent": PLACE.device, ...(cookie ? { Cookie: cookie } : {}) };
  const cookies = new Headers();
  const request = new Request(`http://localhost:3000${path}`, { headers });
  return { args: { request, context: { address: PLACE.address, cookies, routes: ROUTES } }, cookies };
}

/** Opens a page as this browser. */
async function visit(path = "/"): Promise<Visitor> {
  const { args, cookies } = requestOf(path);
  const visitor = await visitorOf(args);
  keep(cookies);
  return visitor;
}

async function signIn(more: Partial<ProvenLogin> = {}): Promise<LoginAnswer> {
  const login = { playerId, way: "password", from: "/vip", ...more } as const;
  const answer = await completeLogin(await visit(), login);
  keep(answer.headers);
  return answer;
}

async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const thrown = await work.then(
    () => null,
    (response: unknown) => response,
  );
  if (!(thrown instanceof Response)) throw new Error("Nobody was sent anywhere.");
  return thrown;
}

test("T20 a login gives a new token, and what this browser was signed in with before ends", async () => {
  await signIn();
  const first = new Map(browser);
  expect((await visit()).player?.id).toBe(playerId);
  await signIn();
  expect(browser.get("sid")).not.toBe(first.get("sid"));
  expect((await visit()).player?.id).toBe(playerId);
  browser = first;
  expect((await visit()).player).toBeNull();
});

test("L05 123456 opens the page where it is changed and nothing else, until it is changed", async () => {
  const { to } = await signIn({ currentPasswordIsWeak: true, remember: true });
  expect(to).toBe("/login/changePassword");
  const visitor = await visit();
  expect(visitor.player).toBeNull();
  expect(visitor.held).toMatchObject({ purpose: "changePassword", player: { id: playerId } });
  for (const guard of [requirePlayer, requireMember]) {
    const sent = await thrownBy(guard(requestOf("/member/withdraw").args));
    expect(sent.headers.get("Location")).toBe("/login?redirectTo=%2Fmember%2Fwithdraw");
  }
  expect(browser.has("rm")).toBe(false);

  const lifted = await liftHold(visitor);
  keep(lifted.headers);
  expect(lifted.to.startsWith("/vip")).toBe(true);
  expect((await visit()).player?.id).toBe(playerId);
  expect(browser.has("rm")).toBe(true);
});

test("L05 a player who is marked is held at every login by password, and not at one by SMS or elsewhere", async () => {
  await requirePasswordChange(context, playerId);
  expect((await signIn()).to).toBe("/login/changePassword");
  // Nobody has changed it, so there is nothing to be let through to.
  expect((await liftHold(await visit())).to).toBe("/login/changePassword");
  expect((await signIn({ way: "sms" })).to.startsWith("/vip")).toBe(true);
  expect((await signIn({ way: "social" })).to.startsWith("/vip")).toBe(true);
});

test("L05 a password of ninety days is held where the brand minds age, and only there", async () => {
  context.clock.forward(90 * DAY_MS);
  const brandId = brand.id;
  expect((await signIn()).to.startsWith("/vip")).toBe(true);
  await setFlag(context, { brandId, flag: "PWDEXPFORCECHANGE3", isOn: true });
  context.clock.forward(HOUR_MS);
  expect((await signIn()).to).toBe("/login/changePassword");
  playerId = await registered();
  expect((await signIn()).to.startsWith("/vip")).toBe(true);
  await setFlag(context, { brandId, flag: "PWDEXPFORCECHANGE3", isOn: false });
  context.clock.forward(HOUR_MS);
});

test("T20 who is held for one thing is not let into the page of another, and nobody without it", async () => {
  expect((await thrownBy(requireHeld(requestOf("/").args, "secondFactor"))).headers.get("Location")).toBe(
    "/login",
  );
  await signIn({ currentPasswordIsWeak: true });
  expect((await thrownBy(requireHeld(requestOf("/").args, "secondFactor"))).headers.get("Location")).toBe(
    "/login",
  );
  expect((await requireHeld(requestOf("/").args, "changePassword")).held.player.id).toBe(playerId);
  await signIn();
  expect((await thrownBy(requireHeld(requestOf("/").args, "changePassword"))).headers.get("Location")).toBe(
    "/",
  );
  await expect(liftHold(await visit())).rejects.toThrow("no login that is held");
});

test("T13 a form of somebody who is held belongs to that login alone", async () => {
  const guest = (await visit()).formToken;
  await signIn({ currentPasswordIsWeak: true });
  const held = (await visit()).formToken;
  await signIn();
  const member = (await visit()).formToken;
  expect(new Set([guest, held, member]).size).toBe(3);
});

test("T20 a page after a quarter of an hour brings a new token, and the form in another tab still holds", async () => {
  await signIn();
  const before = browser.get("sid");
  const { formToken } = await visit();
  context.clock.forward(15 * MINUTE_MS);
  const later = await visit();
  expect(browser.get("sid")).not.toBe(before);
  expect(later.formToken).toBe(formToken);
  expect((await visit()).player?.id).toBe(playerId);
});

test("T20 what cannot set a cookie replaces no token: a post, and a page that is kept", async () => {
  await signIn();
  context.clock.forward(15 * MINUTE_MS);
  const { request } = requestOf("/").args;
  const visitor = await visitorOf({ request, context: { address: PLACE.address } });
  expect(visitor.session).toMatchObject({ isDue: true });
  expect((await visit()).session).toMatchObject({ isDue: true });
  expect((await visit()).session).toMatchObject({ isDue: false });
});

test("L06 a remembered browser comes back without a password: to play, not to where money leaves", async () => {
  await signIn({ remember: true });
  browser.delete("sid");
  const secret = browser.get("rm");
  expect((await visit()).player?.id).toBe(playerId);
  expect(browser.get("rm")).not.toBe(secret);
  expect((await requireMember(requestOf("/member/depositv2").args)).player.id).toBe(playerId);
  const open = ["/member/securityCenter", "/member/securityCenter/limits"];
  for (const path of open) expect((await requireMember(requestOf(path).args)).player.id).toBe(playerId);
  for (const path of [
    "/member/withdraw",
    "/member/withdraw.data",
    "/member/payees",
    "/member/transferUpline",
    "/member/securityCenter/password",
    "/member/securityCenter/devices",
  ]) {
    const sent = await thrownBy(requireMember(requestOf(path).args));
    expect(sent.headers.get("Location"), path).toMatch(/^\/login\?redirectTo=/);
  }
  await signIn();
  expect((await requireMember(requestOf("/member/withdraw").args)).player.id).toBe(playerId);
});

test("L06 whoever signs in without the tick is forgotten, whoever was remembered before", async () => {
  await signIn({ remember: true });
  const secret = browser.get("rm") ?? "";
  playerId = await registered();
  await signIn();
  expect(browser.has("rm")).toBe(false);
  browser = new Map([["rm", secret]]);
  expect((await visit()).player).toBeNull();
  expect(browser.has("rm")).toBe(false);
});

test("L06 T19 no cookie holds a name with a password, and a stolen secret of a remembered browser opens nothing twice", async () => {
  const { headers } = await signIn({ remember: true });
  // The language is nobody's secret, and the page's own script reads it.
  for (const cookie of headers.getSetCookie().filter((line) => !line.startsWith("lang="))) {
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toContain(registrationOf("x").password);
  }
  const thief = new Map(browser);
  thief.delete("sid");
  browser.delete("sid");
  await visit();
  await visit();
  context.clock.forward(MINUTE_MS);
  browser = thief;
  expect((await visit()).player).toBeNull();
});

test("L14 a login by a password that is changed meanwhile leads to the door, whatever it had come to", async () => {
  const passwordSetAt = context.now();
  context.clock.forward(MINUTE_MS);
  const hash = "$argon2id$another";
  await savePassword(context.db, { playerId, hash, at: context.now() });
  for (const currentPasswordIsWeak of [true, false]) {
    const { to, headers } = await signIn({ passwordSetAt, remember: true, currentPasswordIsWeak });
    expect([to, headers.getSetCookie()]).toEqual(["/login", []]);
    expect(await devicesOf(context, playerId)).toEqual([]);
  }
  expect((await signIn({ passwordSetAt: context.now() })).to).toContain("/vip");
  expect((await visit()).player?.id).toBe(playerId);
});

test("L14 a login that waits for a code ends with the password that it was begun with", async () => {
  const factorOn = {
    name: "test.factor-on",
    text: `insert into accounts.second_factors (player_id, sealed_secret, begun_at, switched_on_at)
      values ($1, 'sealed', $2, $2)`,
  };
  await context.db.call(factorOn, [playerId, context.now()]);
  expect((await signIn()).to).toBe("/login/secondFactor");
  context.clock.forward(MINUTE_MS);
  await savePassword(context.db, { playerId, hash: "$argon2id$another", at: context.now() });
  expect((await liftHold(await visit())).to).toBe("/login");
});

test("L04 an agent comes to the agent home, and to the page that was asked for where there is one", async () => {
  await setAccountType(context, { playerId, accountType: 2 });
  expect((await signIn({ from: "/" })).to).toBe("/agentHome");
  expect((await signIn({ from: "/rng" })).to.startsWith("/rng")).toBe(true);
});

test("L04 the first login of an account that somebody else opened runs the first-login action, once", async () => {
  const kinds = async () => (await messagesOf(context, { playerId, page: 1 })).rows.map(({ kind }) => kind);
  expect((await signIn()).to).toContain("modal=welcome");
  expect(await kinds()).toEqual(["firstLogin"]);
  await signIn();
  expect(await kinds()).toEqual(["firstLogin"]);
  playerId = await registered();
  expect((await signIn({ way: "registration" })).to).toBe("/vip");
  expect(await kinds()).toEqual([]);
});

test("M01 every way in that proves itself elsewhere is written down where players look", async () => {
  await signIn({ way: "sms" });
  await signIn({ way: "social" });
  const kept = {
    name: "test.ways",
    text: "select way, outcome from accounts.login_attempts where player_id = $1 order by id",
  };
  expect(await context.db.call(kept, [playerId])).toEqual([
    { way: "sms", outcome: "ok" },
    { way: "social", outcome: "ok" },
  ]);
});

test("R21 a remembered browser is let on to where it came from, and types the password for money alone", async () => {
  await signIn({ remember: true });
  browser.delete("sid");
  const { args } = requestOf("/login?redirectTo=%2Frng");
  const sent = await thrownBy(loginLoader({ ...args, params: {} }));
  expect(sent.headers.get("Location")).toBe("/rng");
  browser.delete("sid");
  await visit();
  for (const path of ["/member/withdraw", "/member/securityCenter/password?done=1"]) {
    const page = requestOf(`/login?redirectTo=${encodeURIComponent(path)}`).args;
    expect(await loginLoader({ ...page, params: {} }), path).toMatchObject({ redirectTo: path });
  }
});

test("who is shut out while something is still owed is signed in nowhere", async () => {
  await signIn({ currentPasswordIsWeak: true });
  const visitor = await visit();
  await setPlayerState(context, { playerId, state: "excluded" });
  const lifted = await liftHold(visitor);
  expect(lifted.to).toBe("/login");
  expect(lifted.headers.getSetCookie()).toEqual([]);
});
