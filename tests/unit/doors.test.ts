import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import * as login from "#app/routes/entry/login.tsx";
import * as logout from "#app/routes/entry/logout.tsx";
import * as register from "#app/routes/entry/register.tsx";
import { findPlayer } from "#server/accounts/index.ts";
import { setFlag } from "#server/brand/index.ts";
import { readConfig } from "#server/house/config.ts";
import { openPlatform, type Platform } from "#server/house/platform.ts";
import { noSlider } from "#tests/setup/no-slider.ts";
import { registrationForm } from "../setup/registration-form.ts";

const ORIGIN = "http://localhost:3000";
const PASSWORD = "Canary-Sarv-2026";
const SLOT = Symbol.for("nard.platform");
const folder = mkdtempSync(join(tmpdir(), "nard-doors-"));

let opened: Platform;
let passedMs = 0;
let visits = 0;

beforeAll(async () => {
  const settings = { DATA_DIR: folder, LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" };
  const real = await openPlatform(readConfig(settings));
  const now = () => new Date(Date.now() + passedMs);
  opened = { ...real, context: { ...real.context, now } };
  await noSlider(opened.context);
  Object.assign(globalThis, { [SLOT]: Promise.resolve(opened) });
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

type Door = {
  loader(args: LoaderFunctionArgs): Promise<unknown>;
  action(args: ActionFunctionArgs): Promise<unknown>;
};
type Asked = { path: string; cookie?: string; address?: string; fields?: Record<string, string> };

function argsOf({ path, cookie = "", address, fields }: Asked): LoaderFunctionArgs {
  visits += 1;
  const request = new Request(`${ORIGIN}${path}`, {
    headers: { Cookie: `lang=en; ${cookie}` },
    ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
  });
  return { request, params: {}, context: { address: address ?? `198.51.100.${visits}` } };
}

/** What a door answered: a redirect with its cookie, or the data of a page with its status. */
type Answered = { status: number; location: string | null; cookie: string; data: unknown };

async function ask(door: Door, asked: Asked): Promise<Answered> {
  const args = argsOf(asked);
  const given = await (asked.fields ? door.action(args) : door.loader(args)).catch(
    (thrown: unknown) => thrown,
  );
  if (given instanceof Error) throw given;
  if (given instanceof Response) {
    const cookie = given.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
    return { status: given.status, location: given.headers.get("Location"), cookie, data: null };
  }
  const { data = given, init } = given as { data?: unknown; init?: ResponseInit };
  return { status: init?.status ?? 200, location: null, cookie: "", data };
}

const filled = (username: string, more: Record<string, string> = {}) =>
  registrationForm(username, PASSWORD, more);

async function registered(username: string): Promise<string> {
  const answer = await ask(register, { path: "/register", fields: filled(username) });
  expect(answer).toMatchObject({ status: 303, location: "/" });
  return answer.cookie;
}

async function sql(text: string): Promise<Record<string, unknown>[]> {
  return opened.context.db.call({ name: `test ${text}`, text }, []);
}

const errorsOf = ({ data }: Answered) => (data as FormAnswer).errors;

test("S09 who registers is signed in and led home; who is signed in finds both doors behind them", async () => {
  const cookie = await registered("doorNima");
  for (const door of [register, login]) {
    expect(await ask(door, { path: "/register", cookie })).toMatchObject({ status: 302, location: "/" });
  }
  expect((await ask(logout, { path: "/logout", cookie })).data).toMatchObject({ name: "doorNima" });
});

test("S11 a name that is taken is 409 at its field, with everything but the secrets kept", async () => {
  await registered("doorTaken");
  const answer = await ask(register, { path: "/register", fields: filled("DOORTAKEN") });
  expect(answer.status).toBe(409);
  expect(errorsOf(answer)).toEqual({
    username: ["This username is already taken. Please choose another one."],
  });
  expect((answer.data as FormAnswer).values).toMatchObject({
    username: "DOORTAKEN",
    payeeName: "Nima Kazemi",
  });
  expect(JSON.stringify(answer)).not.toContain(PASSWORD);
});

test("a field error is 400, names its rule, and no answer ever carries the password", async () => {
  const wrong = filled("1x", { mobileNum: "12", email: "no", confirmPassword: `${PASSWORD}x` });
  const answer = await ask(register, { path: "/register", fields: wrong });
  expect(answer.status).toBe(400);
  expect(Object.keys(errorsOf(answer)).sort()).toEqual(["confirmPassword", "email", "mobileNum", "username"]);
  expect(errorsOf(answer).username?.[0]).toMatch(/^2 - 15 characters/);
  expect(JSON.stringify(answer)).not.toContain(PASSWORD);
});

test("S02 a changed row changes the form and its check together", async () => {
  const usernameOf = async () => {
    const { data } = await ask(register, { path: "/register" });
    return (data as { page: { fields: { field: string; maxLength: number }[] } }).page.fields.find(
      ({ field }) => field === "username",
    );
  };
  expect(await usernameOf()).toMatchObject({ maxLength: 15 });
  await sql("update brand.registration_settings set max_length = 5 where field = 'username'");
  passedMs += 1000;
  expect(await usernameOf()).toMatchObject({ maxLength: 5 });
  const answer = await ask(register, { path: "/register", fields: filled("sixsix") });
  expect(errorsOf(answer).username?.[0]).toMatch(/^2 - 5 characters/);
  await sql("update brand.registration_settings set max_length = 15 where field = 'username'");
  passedMs += 1000;
});

test("S01 the referral code of the address is kept with the player", async () => {
  const page = await ask(register, { path: "/register?referralCode=AB-12" });
  expect(page.data).toMatchObject({ page: { referralCode: "AB-12" } });
  const fields = filled("doorFriend", { referralCode: "AB-12" });
  expect((await ask(register, { path: "/register?referralCode=AB-12", fields })).status).toBe(303);
  const kept = await sql("select referral_code from accounts.players where folded_username = 'doorfriend'");
  expect(kept).toEqual([{ referral_code: "AB-12" }]);
});

test("T12 fields that nobody asked for make nobody an agent", async () => {
  const hostile = { type: "2", isAgent: "1", accountType: "2", account_type: "2", state: "blocked", id: "7" };
  await ask(register, { path: "/register", fields: filled("doorAgent", hostile) });
  const [row] = await sql(
    "select id, account_type from accounts.players where folded_username = 'dooragent'",
  );
  const player = await findPlayer(opened.context, row?.id as bigint);
  expect(player).toMatchObject({ username: "doorAgent", accountType: 0, state: "active" });
});

test("DIRECTREG3 off: the page says so with 403 and a post makes nobody", async () => {
  await setFlag(opened.context, { brandId: "nard", flag: "DIRECTREG3", isOn: false });
  passedMs += 1000;
  const page = await ask(register, { path: "/register" });
  expect(page).toMatchObject({ status: 403, data: { page: { modes: [] } } });
  const answer = await ask(register, { path: "/register", fields: filled("doorClosed") });
  expect(answer.status).toBe(403);
  expect(await sql("select 1 from accounts.players where folded_username = 'doorclosed'")).toEqual([]);
  await setFlag(opened.context, { brandId: "nard", flag: "DIRECTREG3", isOn: true });
  passedMs += 1000;
});

test("T7 an unknown name and a wrong password get one answer, which keeps the name and never the password", async () => {
  await registered("doorSara");
  const answers = await Promise.all(
    ["doorSara", "doorNobody"].map((username) =>
      ask(login, { path: "/login", fields: { username, password: `${PASSWORD}?` } }),
    ),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual({ "": ["The username or the password is not right."] });
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
  }
});

test("L01 what is missing is told beside its label", async () => {
  const answer = await ask(login, { path: "/login", fields: { username: " ", password: "" } });
  expect(answer.status).toBe(400);
  expect(errorsOf(answer)).toEqual({
    username: ["Please enter a username."],
    password: ["Please enter a password."],
  });
});

test("T16 a login leads to where one was going, and never off the site", async () => {
  await registered("doorGuide");
  for (const [redirectTo, location] of [
    ["/member/transactionHistory?page=2", "/member/transactionHistory?page=2"],
    ["//evil.invalid", "/"],
    ["https://evil.invalid/", "/"],
    ["", "/"],
  ] as const) {
    const fields = { username: "DOORguide", password: PASSWORD, redirectTo };
    const answer = await ask(login, { path: "/login", fields });
    expect(answer, redirectTo).toMatchObject({ status: 303, location });
  }
});

test("T1 after three wrong passwords a person is asked for, before the right one as well", async () => {
  await registered("doorShut");
  const attempt = (password: string) =>
    ask(login, { path: "/login", address: "203.0.113.99", fields: { username: "doorShut", password } });
  for (let tries = 0; tries < 3; tries += 1) expect((await attempt("wrong")).status).toBe(422);
  const asked = await attempt(PASSWORD);
  expect(asked.status).toBe(422);
  expect(errorsOf(asked)).toEqual({ captcha: ["Type the letters of the picture."] });
});

test("L10 T20 logout closes the session at once: its cookie opens nothing any more", async () => {
  const cookie = await registered("doorLeaver");
  const left = await ask(logout, { path: "/logout", cookie, fields: { formToken: "judged before" } });
  expect(left).toMatchObject({ status: 303, location: "/" });
  expect(left.cookie).not.toBe(cookie);
  expect(await ask(logout, { path: "/logout", cookie })).toMatchObject({ status: 302, location: "/" });
  expect((await ask(login, { path: "/login", cookie })).status).toBe(200);
});

test("T20 a login never keeps the session that the browser brought along", async () => {
  const before = await registered("doorFixed");
  const fields = { username: "doorFixed", password: PASSWORD };
  const after = await ask(login, { path: "/login", cookie: before, fields });
  expect(after.status).toBe(303);
  expect(after.cookie).not.toBe(before);
  expect((await ask(login, { path: "/login", cookie: before })).status).toBe(200);
  expect((await ask(login, { path: "/login", cookie: after.cookie })).status).toBe(302);
});
