import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LoginAnswer } from "#app/pages/login/login-answer.ts";
import * as agentLogin from "#app/routes/entry/agent-login.tsx";
import * as login from "#app/routes/entry/login.tsx";
import { setAccountType, setPlayerState } from "#server/accounts/index.ts";
import { type Brand, defaultBrand, seedBrand, setFlag } from "#server/brand/index.ts";
import { gapOf, lettersOf } from "#server/challenge/answers.ts";
import { later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import { PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { noSlider } from "#tests/setup/no-slider.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { easyWork } from "#tests/setup/worked-out.ts";

const SLOT = Symbol.for("nard.platform");
const BROWSER = "A".repeat(22);

let secret: string;
let context: TestContext;
let brand: Brand;
let username: string;
let playerId: bigint;
let address: string;
let device: string;
let visits = 0;

beforeAll(async () => {
  context = await testContext();
  await seedBrand(context, { host: "localhost:3000" });
  brand = await defaultBrand(context);
  await noSlider(context);
  const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
  secret = config.sessionSecret;
  Object.assign(globalThis, { [SLOT]: Promise.resolve({ config, context }) });
});

/** Each test is somebody else somewhere else, long after the one before. */
beforeEach(async () => {
  visits += 1;
  context.clock.forward(30 * MINUTE_MS);
  address = `10.${visits}.0.1`;
  device = `browser ${visits}`;
  ({ username, playerId } = await registered());
});

async function registered(): Promise<{ username: string; playerId: bigint }> {
  const username = `p${context.newId().replaceAll("-", "").slice(-14)}`;
  const registration = registrationOf(username);
  const playerId = await registeredPlayer(context, { brand, language: "en", registration });
  return { username, playerId };
}

async function switchOn(flag: Parameters<typeof setFlag>[1]["flag"], isOn: boolean): Promise<void> {
  await setFlag(context, { brandId: brand.id, flag, isOn });
  context.clock.forward(2 * SECOND_MS);
}

function argsOf(path: string, fields?: Record<string, string>, cookies: readonly string[] = []) {
  const headers = { "User-Agent": device, Cookie: ["lang=en", `visit=${BROWSER}`, ...cookies].join("; ") };
  const post = fields && { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(`http://localhost:3000${path}`, { headers, ...post });
  return { request, params: {}, context: { address, session: null, cookies: new Headers() } };
}

type Door = { action: (args: ReturnType<typeof argsOf>) => Promise<unknown> };

type Told = { status: number; answer: LoginAnswer | null; to: string | null; cookies: string[] };

async function post(
  fields: Record<string, string>,
  { door = login, path = "/login", cookies = [] }: { door?: Door; path?: string; cookies?: string[] } = {},
): Promise<Told> {
  const given = await door.action(argsOf(path, fields, cookies));
  if (given instanceof Response) {
    const { status, headers } = given;
    return { status, answer: null, to: headers.get("Location"), cookies: headers.getSetCookie() };
  }
  const { data, init } = given as { data: LoginAnswer; init?: ResponseInit };
  return { status: init?.status ?? 200, answer: data, to: null, cookies: [] };
}

const right = () => ({ username, password: PASSWORD });
const wrong = () => ({ username, password: "Wrong2026x" });

/** A picture under this ticket whose letters, or whose gap, are known. */
async function showPicture(ticket: string, kind: "letters" | "slider" = "letters"): Promise<string> {
  const seed = Buffer.alloc(16, visits);
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const insert = {
    name: "test.show-picture",
    text: `insert into challenge.pictures (ticket_hash, browser_hash, purpose, kind, seed, shown_at, expires_at)
      values ($1, $2, 'login', $6, $3, $4, $5)`,
  };
  const at = context.now();
  await context.db.call(insert, [hash(ticket), hash(BROWSER), seed, at, later(at, 2 * MINUTE_MS), kind]);
  return kind === "slider" ? String(gapOf(seed)) : lettersOf(seed);
}

/** What a browser with script sends along under this ticket. */
function work(ticket: string): Promise<string> {
  return easyWork({ ticket, secret, until: later(context.now(), MINUTE_MS) });
}

test("L01 what is missing is said at its field, and the name comes back without the password", async () => {
  const { status, answer } = await post({ username: "  ", password: "", redirectTo: "/vip" });
  expect(status).toBe(400);
  expect(answer?.errors).toEqual({
    username: ["Please enter a username."],
    password: ["Please enter a password."],
  });
  expect((await post({ ...wrong() })).answer?.values).toEqual({ username });
});

test("L01 name and password are trimmed, and a right one leads to where one came from", async () => {
  const typed = { username: ` ${username} `, password: ` ${PASSWORD} `, redirectTo: "/rng" };
  expect(await post(typed)).toMatchObject({ status: 303, to: expect.stringMatching(/^\/rng/) });
  expect((await post({ ...right(), redirectTo: "//evil.invalid" })).to).toMatch(/^\/(?!\/)/);
});

test("L01 T4 the picture is asked for after three failures, once for each try, and its letters let through", async () => {
  for (const nth of [1, 2, 3]) {
    const { status, answer } = await post(wrong());
    expect(status).toBe(422);
    expect(answer?.challenge === null, `failure ${nth}`).toBe(nth < 3);
  }
  const unseen = await post(right());
  expect(unseen).toMatchObject({ status: 422, answer: { errors: { captcha: [expect.any(String)] } } });

  const ticket = unseen.answer?.challenge?.ticket ?? "";
  const captcha = await showPicture(ticket);
  const bad = await post({ ...right(), captchaTicket: ticket, captcha: "00000" });
  expect(bad).toMatchObject({ status: 422, answer: { errors: { captcha: [expect.any(String)] } } });
  expect((await post({ ...right(), captchaTicket: ticket, captcha })).status).toBe(303);
  const again = await post({ ...right(), captchaTicket: ticket, captcha });
  expect(again.answer?.errors).toHaveProperty("captcha");
});

test("T1 T7 a name that nobody has is answered like one that somebody has, try for try", async () => {
  const known: unknown[] = [];
  const unknown: unknown[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    for (const [told, name] of [
      [known, username],
      [unknown, `nobody${username.slice(6)}`],
    ] as const) {
      device = `${name} ${visits}`;
      const { status, answer } = await post({ username: name, password: "Wrong2026x" });
      told.push([status, answer?.errors, answer?.challenge === null]);
    }
  }
  expect(unknown).toEqual(known);
});

test("T1 in a browser where the player has signed in before nobody else's guesses count", async () => {
  const known = (await post(right())).cookies.flatMap((cookie) => /^known=[^;]+/.exec(cookie)?.[0] ?? []);
  expect(known).toHaveLength(1);
  for (let nth = 0; nth < 6; nth += 1) {
    device = `guesser ${nth} ${visits}`;
    await post(wrong());
  }
  expect((await post(right())).status).toBe(422);
  expect((await post(right(), { cookies: known })).status).toBe(303);
  const other = await registered();
  const elsewhere = { username: other.username, password: "Wrong2026x" };
  for (let nth = 0; nth < 3; nth += 1) await post(elsewhere, { cookies: known });
  const last = await post({ ...elsewhere, password: PASSWORD }, { cookies: known });
  expect(last.answer?.errors).toHaveProperty("captcha");
});

test("L03 with the slider on every login by name shows that a person is there, the right one too", async () => {
  await switchOn("SLIDERLOGIN3", true);
  const refused = await post(right());
  expect(refused).toMatchObject({ status: 422, answer: { errors: { captcha: [expect.any(String)] } } });
  const ticket = refused.answer?.challenge?.ticket ?? "";
  const captcha = await showPicture(ticket);
  expect((await post({ ...right(), captchaTicket: ticket, captcha })).status).toBe(303);
  const page = await login.loader(argsOf("/login"));
  expect(page.login).toMatchObject({ hasSlider: true, challenge: { purpose: "login" } });
  await switchOn("SLIDERLOGIN3", false);
});

test("L03 from the header, where there is no slider, one more step is asked for and no try is counted", async () => {
  await switchOn("SLIDERLOGIN3", true);
  for (let nth = 0; nth < 4; nth += 1) {
    const { status, answer } = await post({ ...right(), redirectTo: "/rng" });
    expect([status, answer?.isOneMoreStep]).toEqual([422, true]);
    expect(answer?.errors).toEqual({ captcha: ["One more step: show that you are a person."] });
    expect(answer?.values).toEqual({ username, redirectTo: "/rng" });
  }
  await switchOn("SLIDERLOGIN3", false);
});

test("L03 T4 a slider in its gap lets through whose browser has worked for it, and nobody else", async () => {
  await switchOn("SLIDERLOGIN3", true);
  const ticket = (await post(right())).answer?.challenge?.ticket ?? "";
  const slide = await showPicture(ticket, "slider");
  const bare = await post({ ...right(), captchaTicket: ticket, slide });
  expect(bare.answer?.errors.captcha).toEqual([expect.stringContaining("had not finished its part")]);
  const slid = { ...right(), captchaTicket: ticket, slide, work: await work(ticket) };
  expect((await post(slid)).status).toBe(303);
  await switchOn("SLIDERLOGIN3", false);
});

test("L03 T4 after failures a slider in its gap is refused, and letters are asked for in its place", async () => {
  await switchOn("SLIDERLOGIN3", true);
  const first = (await post(right())).answer?.challenge;
  expect(first?.refusesSlider).toBe(false);
  let ticket = first?.ticket ?? "";
  for (let failures = 0; failures < 3; failures += 1) {
    const slide = await showPicture(ticket, "slider");
    const failed = await post({ ...wrong(), captchaTicket: ticket, slide, work: await work(ticket) });
    expect(failed.answer?.errors, `failure ${failures}`).not.toHaveProperty("captcha");
    expect(failed.answer?.challenge?.refusesSlider).toBe(failures === 2);
    ticket = failed.answer?.challenge?.ticket ?? "";
  }
  const slide = await showPicture(ticket, "slider");
  const refused = await post({ ...right(), captchaTicket: ticket, slide, work: await work(ticket) });
  expect(refused).toMatchObject({ status: 422, answer: { challenge: { refusesSlider: true } } });
  expect(refused.answer?.errors).toEqual({ captcha: ["Type the letters of the picture."] });
  ticket = refused.answer?.challenge?.ticket ?? "";
  const captcha = await showPicture(ticket);
  expect((await post({ ...right(), captchaTicket: ticket, captcha })).status).toBe(303);
  await switchOn("SLIDERLOGIN3", false);
});

describe("L15 agents come in at their door and members at theirs", () => {
  const agents = { door: agentLogin, path: "/agentLogin" };

  test("L15 the other door is told only to who knows the password", async () => {
    expect((await post(wrong(), agents)).answer?.errors[""]).toEqual([
      "The username or the password is not right.",
    ]);
    expect((await post(right(), agents)).answer?.errors[""]).toEqual([
      "This account belongs to a player. Please sign in at the door for players.",
    ]);
    await setAccountType(context, { playerId, accountType: 1 });
    expect((await post(wrong())).answer?.errors[""]).toEqual(["The username or the password is not right."]);
    expect((await post(right())).answer?.errors[""]).toEqual([
      "This account belongs to an agent or partner. Please sign in at the door for agents.",
    ]);
    expect((await post(right(), agents)).to).toBe("/agentHome");
  });

  test("L15 who is shut out is told so at either door", async () => {
    await setPlayerState(context, { playerId, state: "blocked" });
    for (const where of [{}, agents]) {
      expect((await post(right(), where)).answer?.errors[""]).toEqual([
        "This account is blocked. Please contact customer service.",
      ]);
    }
  });
});

test("L06 the tick keeps the name for the next time and no password; without it what was kept is gone", async () => {
  const ticked = await post({ ...right(), remember: "on" });
  const last = ticked.cookies.find((cookie) => cookie.startsWith("last="));
  expect(last).toContain(`username=${username}`);
  expect(ticked.cookies.join()).not.toContain(PASSWORD);
  expect(ticked.cookies.some((cookie) => /^rm=[\w-]{22}\.[\w-]{43};.*Max-Age=86400/.test(cookie))).toBe(true);
  const kept = [last?.split(";")[0] ?? ""];
  const page = await login.loader(argsOf("/login", undefined, kept));
  expect(page.login).toMatchObject({ username, remembers: true });
  const unticked = await post(right(), { cookies: kept });
  expect(unticked.cookies.find((cookie) => cookie.startsWith("last="))).toContain("Max-Age=0");
});

test("L02 by number only where it is switched on; without a code and with a number that is none it says so", async () => {
  const bySms = { path: "/login?by=sms" };
  expect((await login.loader(argsOf("/login?by=sms"))).login.by).toBe("name");
  expect((await post({ mobileNum: "09121234567" }, bySms)).answer?.errors).toHaveProperty("username");
  await switchOn("MOBILEVERCODELOGIN3", true);
  const page = (await login.loader(argsOf("/login?by=sms"))).login;
  expect(page).toMatchObject({ by: "sms", country: "98", challenge: null, code: { purpose: "login" } });
  const asked = { mobileNum: "", countryDialingCode: "98", verificationCode: "" };
  expect((await post(asked, bySms)).answer?.errors).toEqual({
    mobileNum: ["Please enter a mobile number."],
    verificationCode: ["Please enter the verification code."],
  });
  const none = await post({ ...asked, mobileNum: "12", verificationCode: "123456" }, bySms);
  expect(none.answer?.errors).toHaveProperty("mobileNum");
  await switchOn("MOBILEVERCODELOGIN3", false);
});
