import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as heldChange from "#app/routes/entry/change-password.tsx";
import * as forget from "#app/routes/entry/forget.tsx";
import * as byLink from "#app/routes/entry/new-password.tsx";
import * as password from "#app/routes/member/security/password.tsx";
import * as payment from "#app/routes/member/security/payment-password.tsx";
import { linkIdentity, moneyOutHeldUntil, recoverByMail } from "#server/accounts/index.ts";
import { hashRegistration } from "#server/accounts/parts.ts";
import { setFlag } from "#server/brand/index.ts";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import { networkOf } from "#server/http/browser/client-networks.ts";
import { completeLogin, type ProvenLogin } from "#server/http/sign-in/complete-login.ts";
import { registerVisitor } from "#server/http/sign-in/register-visitor.ts";
import { sendCodeFor } from "#server/http/sign-in/send-code-for.ts";
import { receiveIdentity } from "#server/http/sign-in/social-reception.ts";
import { type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { issueLaunch } from "#server/vendors/index.ts";
import { HOST, PASSWORD, PLACE, registrationOf } from "#tests/setup/brand.ts";
import { openReach } from "#tests/setup/reached-players.ts";

const NEW = "Kabutar-2026-x";
const NEW_TWICE = { newPassword: NEW, confirmNewPassword: NEW };
const SLOT = Symbol.for("nard.platform");

const { context, brand, gateways, newPlayer, letters, send, sent } = await openReach();
let browser: Map<string, string>;
let numbers = 0;

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
  Object.assign(globalThis, { [SLOT]: Promise.resolve({ config, context, gateways }) });
  await setFlag(context, { brandId: brand.id, flag: "PHONEVERIFY3", isOn: true });
  await setFlag(context, { brandId: brand.id, flag: "MOBILENUMREG3", isOn: true });
  await setFlag(context, { brandId: brand.id, flag: "MOBILEVERCODELOGIN3", isOn: true });
});

beforeEach(() => {
  browser = new Map();
  context.clock.forward(2 * DAY_MS);
});

function argsOf(path: string, fields?: Record<string, string>) {
  const cookie = ["lang=en", ...[...browser].map(([name, value]) => `${name}=${value}`)].join("; ");
  const headers = { Cookie: cookie, "User-Agent": PLACE.device };
  const post = fields && { method: "POST", body: new URLSearchParams(fields) };
  const cookies = new Headers();
  const request = new Request(`http://${HOST}${path}`, { headers, ...post });
  return {
    request,
    params: {},
    context: { address: PLACE.address, ...(fields ? {} : { cookies }) },
    cookies,
  };
}

function keep(headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [name = "", value = ""] = cookie.split(";", 1)[0]?.split(/=(.*)/) ?? [];
    if (/Max-Age=0/.test(cookie) || value === "") browser.delete(name);
    else browser.set(name, value);
  }
}

async function visit(): Promise<Visitor> {
  const { cookies, ...args } = argsOf("/");
  const visitor = await visitorOf(args);
  keep(cookies);
  return visitor;
}

async function signIn(playerId: bigint, more: Partial<ProvenLogin> = {}): Promise<void> {
  const login = { playerId, way: "password", from: "/", ...more } as const;
  keep((await completeLogin(await visit(), login)).headers);
}

type Door = { action(args: ActionFunctionArgs): Promise<unknown> };

/** Where a post leads. */
async function post({ action }: Door, path: string, fields: Record<string, string>): Promise<string | null> {
  const answer = await action(argsOf(path, fields));
  return answer instanceof Response ? answer.headers.get("Location") : null;
}

function play(playerId: bigint) {
  return issueLaunch(context, { playerId, vendor: "berke", game: "slot", asset: "P", language: "en" });
}

const LAUNCHES = {
  name: "test.launches",
  text: "select count(*)::int as open from vendors.launches where player_id = $1 and ended_at is null",
  row: { open: 0 },
};

async function openGames(playerId: bigint): Promise<number> {
  return (await context.db.call(LAUNCHES, [playerId]))[0]?.open ?? 0;
}

async function member() {
  numbers += 1;
  const mobile = `+98912666000${numbers}`;
  const player = await newPlayer({ mobile }, true);
  await play(player.playerId);
  return { ...player, mobile };
}

async function codeTo(to: string, purpose: "recover" | "register", playerId: bigint | null): Promise<string> {
  await send({ to, purpose, playerId, address: networkOf(PLACE.address) });
  return /\b\d{6}\b/.exec((await sent(to))[0]?.body ?? "")?.[0] ?? "none";
}

test("T31 games that are open end when the password is changed, by wish and because the house asks for it", async () => {
  const { playerId } = await member();
  await signIn(playerId);
  expect(await openGames(playerId)).toBe(1);
  const path = "/member/securityCenter/password";
  expect(await post(password, path, { oldPassword: PASSWORD, ...NEW_TWICE })).toContain("done=1");
  expect(await openGames(playerId)).toBe(0);

  await play(playerId);
  await signIn(playerId, { currentPasswordIsWeak: true });
  const changed = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  expect(await post(heldChange, "/login/changePassword", changed)).not.toBeNull();
  expect(await openGames(playerId)).toBe(0);
});

test("T31 games that are open end with a recovery, by link and by number", async () => {
  const { playerId, username, email, mobile } = await member();
  const asked = { brand, username, email, address: PLACE.address, language: "en" } as const;
  await recoverByMail(context, gateways, { ...asked, hrefOf: (token) => `https://${HOST}/?link=${token}` });
  const link = /\?link=([A-Za-z0-9_-]{43})$/m.exec((await letters(email))[0] ?? "")?.[1] ?? "none";
  expect(await post(byLink, `/forget/new?link=${link}`, NEW_TWICE)).not.toBeNull();
  expect(await openGames(playerId)).toBe(0);

  browser.clear();
  await play(playerId);
  const verificationCode = await codeTo(mobile, "recover", playerId);
  const fields = { mobileNum: mobile, verificationCode, ...NEW_TWICE };
  expect(await post(forget, "/forget?way=mobile", fields)).not.toBeNull();
  expect(await openGames(playerId)).toBe(0);
});

test("T20 games that are open end when a replaced token, or a spent secret of a remembered browser, comes back", async () => {
  const { playerId } = await member();
  await signIn(playerId);
  const old = new Map(browser);
  context.clock.forward(16 * MINUTE_MS);
  await visit();
  await visit();
  context.clock.forward(MINUTE_MS);
  expect(await openGames(playerId)).toBe(1);
  browser = old;
  expect((await visit()).player).toBeNull();
  expect(await openGames(playerId)).toBe(0);

  await play(playerId);
  await signIn(playerId, { remember: true });
  browser.delete("sid");
  const stolen = new Map(browser);
  await visit();
  await visit();
  context.clock.forward(MINUTE_MS);
  browser = stolen;
  expect((await visit()).player).toBeNull();
  expect(await openGames(playerId)).toBe(0);
});

test("L06 whom the browser remembers may have forgotten the password, and proves who they are as anybody does", async () => {
  const { playerId, mobile } = await member();
  const identity = { provider: "google", subject: mobile, name: null, email: null } as const;
  await linkIdentity(context, { playerId, brandId: brand.id, identity });
  const arrived = {
    identity,
    errand: { redirectTo: "/member/withdraw", referralCode: "", affiliateCode: "" },
  };
  const ask = async (purpose: "login" | "recover") =>
    sendCodeFor(await visit(), { purpose, channel: "sms", to: mobile });
  const forgotten = () => forget.loader({ ...argsOf("/forget"), params: {} }).catch((thrown) => thrown);

  await signIn(playerId, { remember: true });
  expect(await forgotten()).toBeInstanceOf(Response);
  expect(await ask("login")).toMatchObject({ refusal: { reason: "notOffered" } });
  expect(await receiveIdentity(await visit(), arrived)).toMatchObject({
    value: { to: expect.stringContaining("linked") },
  });

  browser.delete("sid");
  expect((await visit()).session?.way).toBe("remembered");
  expect(await forgotten()).toMatchObject({ title: "Forgotten your password?" });
  expect(await ask("login")).toMatchObject({ ok: true });
  context.clock.forward(MINUTE_MS);
  expect(await ask("recover")).toMatchObject({ ok: true });
  const another = { ...identity, subject: "nobody" };
  expect(await receiveIdentity(await visit(), { ...arrived, identity: another })).toMatchObject({
    value: { to: expect.stringContaining("linked") },
  });
  expect(await receiveIdentity(await visit(), arrived)).toMatchObject({
    value: { to: expect.stringMatching(/^\/member\/withdraw/) },
  });
});

test("T31 a first payment password holds money in a browser that came today, not in one's own or where one registered", async () => {
  const set = async (way: "password" | "registration", dayOld: boolean) => {
    browser = new Map();
    const { playerId } = await newPlayer();
    await signIn(playerId, { way });
    if (dayOld) {
      context.clock.forward(DAY_MS);
      await signIn(playerId);
    }
    const secret = "482915";
    const fields = { password: PASSWORD, paymentPassword: secret, confirmPaymentPassword: secret };
    expect(await post(payment, "/member/securityCenter/paymentPassword", fields)).not.toBeNull();
    return (await moneyOutHeldUntil(context, playerId)) !== null;
  };
  expect(await set("password", false)).toBe(true);
  expect(await set("password", true)).toBe(false);
  expect(await set("registration", false)).toBe(false);
});

test("S05 who has no password finds the page of the first one, and it is set by the code to their number", async () => {
  const mobile = "+989127770001";
  const { playerId } = await newPlayer({ mobile, password: null }, true);
  await signIn(playerId, { way: "sms" });
  const shown = await password.loader(argsOf("/member/securityCenter/password"));
  expect(shown.first).toMatchObject({ number: mobile, code: { purpose: "recover", channel: "sms" } });
  const verificationCode = await codeTo(mobile, "recover", playerId);
  const fields = { mobileNum: mobile, verificationCode, ...NEW_TWICE };
  expect(await post(password, "/member/securityCenter/password", fields)).toContain("done=first");
  expect((await password.loader(argsOf("/member/securityCenter/password"))).first).toBeNull();
});

test("T2 a house that has no time to hash a registration leaves its code for the next try", async () => {
  const mobile = "+989127770002";
  const verificationCode = await codeTo(mobile, "register", null);
  const registration = registrationOf("ignored", { username: null, mobile });
  const challenge = { captchaTicket: "", captcha: "", slide: "" };
  const rules = { asksCode: true, asksCaptcha: false };
  const ask = { mode: "mobile", rules, posted: { registration, verificationCode, challenge } } as const;

  // Whatever is asked of the database, the queue of hashes is full again afterwards.
  const waiting: Promise<unknown>[] = [];
  const fill = () => {
    for (let nth = 0; nth < 60; nth += 1)
      waiting.push(hashRegistration(context, { password: PASSWORD, paymentPassword: null }));
  };
  const busy = argsOf("/register", {});
  const visitor = await visitorOf(busy);
  const call: typeof context.db.call = async (statement, values) => {
    const rows = await context.db.call(statement, values);
    fill();
    return rows;
  };
  Object.assign(visitor, { context: { ...context, db: { ...context.db, call } } });
  expect(await registerVisitor(busy, ask)).toMatchObject({ ok: false, refusal: { reason: "tooBusy" } });
  await Promise.all(waiting);
  expect(await registerVisitor(argsOf("/register", {}), ask)).toMatchObject({ ok: true });
});
