import { beforeEach, expect, test } from "vitest";
import { logIn } from "#server/accounts/index.ts";
import { setFlag } from "#server/brand/index.ts";
import { DAY_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import { loginLimits } from "#server/http/tries/login-limits.ts";
import { loginAccount, loginTry } from "#server/http/tries/login-try.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { PLACE } from "#tests/setup/brand.ts";
import { openReach } from "#tests/setup/reached-players.ts";
import { answerRecovery } from "../recovery/recover.server.ts";
import { answerMobileLogin } from "./answer-mobile-login.server.ts";

const NUMBER = "+989121234567";
const OWN = PLACE.address;
const NEW = "Kabutar-2026-x";

const { context, brand, gateways, newPlayer, letters, send, forget } = await openReach();
const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
Object.assign(globalThis, { [Symbol.for("nard.platform")]: Promise.resolve({ config, context, gateways }) });
const { playerId, username } = await newPlayer({ mobile: NUMBER }, true);
for (const flag of ["MOBILEVERCODELOGIN3", "PHONEVERIFY3"] as const)
  await setFlag(context, { brandId: brand.id, flag, isOn: true });

beforeEach(async () => {
  context.clock.forward(3 * DAY_MS);
  await forget();
});

async function codeFor(purpose: "login" | "recover"): Promise<string> {
  await send({ purpose, playerId, to: NUMBER, address: OWN });
  return /\b\d{6}\b/.exec((await letters(NUMBER))[0] ?? "")?.[0] ?? "none";
}

const wrongFor = (code: string) => (code === "111111" ? "111112" : "111111");

type Sent = { readonly address: string; readonly cookie?: string };

function requestOf(path: string, fields: Record<string, string>, { address, cookie = "" }: Sent) {
  const headers = { "User-Agent": PLACE.device, Host: "nard.test", ...(cookie ? { Cookie: cookie } : {}) };
  const body = new URLSearchParams(fields);
  const request = new Request(`http://nard.test${path}`, { method: "POST", headers, body });
  return { request, context: { address }, params: {} };
}

/** The status of an answer: a redirect is a Response, and what is refused carries its own. */
function statusOf(answer: Response | { readonly init: ResponseInit | null }): number {
  return answer instanceof Response ? answer.status : (answer.init?.status ?? 200);
}

function comeIn(code: string, sent: Sent) {
  const fields = { mobileNum: NUMBER, verificationCode: code };
  return answerMobileLogin(requestOf("/login?by=sms", fields, sent));
}

function recover(code: string, sent: Sent) {
  const fields = { mobileNum: NUMBER, verificationCode: code, newPassword: NEW, confirmNewPassword: NEW };
  return answerRecovery(requestOf("/forget?way=mobile", fields, sent));
}

const tryBy = async (name: string, sent: Sent) =>
  loginTry(await visitorOf(requestOf("/login", {}, sent)), loginAccount(brand.id, name));

test("T1 strangers who try passwords and codes for a number do not keep its owner out of it", async () => {
  const code = await codeFor("login");
  for (let nth = 0; nth < 12; nth += 1) {
    const login = loginLimits(context);
    await login.count(await tryBy(NUMBER, { address: `198.51.100.${nth}` }));
  }
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => comeIn(wrongFor(code), { address: `192.0.${nth}.1` })),
  );
  expect(new Set(guesses.map(statusOf))).toEqual(new Set([422]));
  const answer = await comeIn(code, { address: OWN });
  expect(statusOf(answer)).toBe(303);
});

test("T1 a browser in which the player came in is known by the number too, and a code opens name and number again", async () => {
  const login = loginLimits(context);
  const elsewhere = { address: "2001:db8::7" };
  const shutFor = async (name: string, sent: Sent) => {
    const attempt = await tryBy(name, sent);
    const counted = await login.count(attempt);
    if (counted.ok) await login.undecided(attempt);
    return !counted.ok;
  };
  for (const name of [username, NUMBER])
    for (let nth = 0; nth < 10; nth += 1) await login.count(await tryBy(name, { address: `203.0.${nth}.9` }));
  expect([await shutFor(username, elsewhere), await shutFor(NUMBER, elsewhere)]).toEqual([true, true]);

  const answer = await comeIn(await codeFor("login"), { address: OWN });
  if (!(answer instanceof Response)) throw new Error("Nobody came in.");
  const known = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("known="));
  const cookie = known?.split(";", 1)[0] ?? "";
  expect([await shutFor(username, elsewhere), await shutFor(NUMBER, elsewhere)]).toEqual([false, false]);

  for (const name of [username, NUMBER])
    for (let nth = 0; nth < 10; nth += 1) await login.count(await tryBy(name, { address: `203.0.${nth}.9` }));
  expect([await shutFor(username, elsewhere), await shutFor(NUMBER, elsewhere)]).toEqual([true, true]);
  const own = { address: OWN, cookie };
  expect([await shutFor(username, own), await shutFor(NUMBER, own)]).toEqual([false, false]);
  expect(await shutFor("somebody", own)).toBe(false);
  expect((await tryBy("somebody", own)).knownDevice).toBeNull();
});

test("L13 wrong codes from elsewhere leave the owner the new password, and one network tries so often an hour", async () => {
  const code = await codeFor("recover");
  const stranger = { address: "198.51.100.200" };
  const statuses: number[] = [];
  for (let nth = 0; nth < 31; nth += 1) statuses.push(statusOf(await recover(wrongFor(code), stranger)));
  expect(statuses).toEqual([...Array(30).fill(422), 429]);
  expect(statusOf(await recover(code, { address: OWN }))).toBe(303);
  const login = { brandId: brand.id, username, password: NEW, place: PLACE };
  expect(await logIn(context, login)).toMatchObject({ ok: true });
});
