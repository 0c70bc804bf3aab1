import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import * as login from "#app/routes/entry/login.tsx";
import * as register from "#app/routes/entry/register.tsx";
import * as depositOrder from "#app/routes/member/money/deposit-order.tsx";
import * as limits from "#app/routes/member/security/limits.tsx";
import { playerNamed } from "#server/accounts/index.ts";
import { requestDeposit, setMethod } from "#server/cashier/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import { openPlatform, type Platform } from "#server/house/platform.ts";
import { noSlider } from "../setup/no-slider.ts";
import { registrationForm } from "../setup/registration-form.ts";

const PASSWORD = "Canary-Sarv-2026";
const ORIGIN = "http://localhost:3000";
const SLOT = Symbol.for("nard.platform");
const PATH = "/member/securityCenter/limits";
const folder = mkdtempSync(join(tmpdir(), "nard-limits-door-"));

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

type Asked = { path?: string; cookie?: string; language?: string; fields?: Record<string, string> };

function argsOf({ path = PATH, cookie = "", language = "en", fields }: Asked) {
  visits += 1;
  const request = new Request(`${ORIGIN}${path}`, {
    headers: { Cookie: `lang=${language}; ${cookie}` },
    ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
  });
  return { request, params: {}, context: { address: `198.51.100.${visits}` } };
}

/** What an action or a loader threw or gave: where it leads, or the answer with its status. */
async function answerOf(work: Promise<unknown>) {
  const given = await work.catch((thrown: unknown) => thrown);
  if (given instanceof Error) throw given;
  if (given instanceof Response) {
    const cookie = given.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
    return { status: given.status, location: given.headers.get("Location"), cookie, errors: null };
  }
  const { data, init } = given as { data?: FormAnswer; init?: ResponseInit };
  return { status: init?.status ?? 200, location: null, cookie: "", errors: data?.errors };
}

const post = (cookie: string, fields: Record<string, string>, more: Asked = {}) =>
  answerOf(limits.action(argsOf({ cookie, fields, ...more })));

const page = (cookie: string, more: Asked = {}) => limits.loader(argsOf({ cookie, ...more }));

async function registered(username: string): Promise<string> {
  const fields = registrationForm(username, PASSWORD);
  const { status, cookie } = await answerOf(register.action(argsOf({ path: "/register", fields })));
  expect(status).toBe(303);
  return cookie;
}

async function signedIn(username: string): Promise<string> {
  const fields = { username, password: PASSWORD };
  return (await answerOf(login.action(argsOf({ path: "/login", fields })))).cookie;
}

test("who is not signed in is led to the login page and back, reading and writing", async () => {
  const location = `/login?redirectTo=${encodeURIComponent(PATH)}`;
  expect(await answerOf(page(""))).toMatchObject({ status: 302, location });
  const fields = { intent: "exclude", term: "forEver" };
  expect(await post("", fields)).toMatchObject({ status: 302, location });
});

test("a limit is typed in Persian, set, and shown with what is left", async () => {
  const cookie = await registered("limitSara");
  const fields = { intent: "set", name: "deposit-week", ceiling: "۱٬۲۰۰" };
  expect(await post(cookie, fields, { language: "fa" })).toMatchObject({
    status: 303,
    location: `${PATH}?done=set`,
  });
  const shown = await page(cookie, { path: `${PATH}?done=set`, language: "fa" });
  expect(shown.done).toBe("set");
  expect(shown.page.limits.find(({ name }) => name === "deposit-week")).toMatchObject({
    ceiling: "۱٬۲۰۰٫۰۰\u00a0P",
    used: "۰٫۰۰\u00a0P",
    left: "۱٬۲۰۰٫۰۰\u00a0P",
    typed: "۱٬۲۰۰٫۰۰",
  });
  expect(shown.page.changes).toHaveLength(1);
});

test("each state has an address, and one that is not ours is the page itself", async () => {
  const cookie = await registered("limitAddress");
  expect((await page(cookie, { path: `${PATH}?change=session` })).changed?.name).toBe("session");
  expect((await page(cookie, { path: `${PATH}?confirm=year` })).offer).toMatchObject({ kind: "exclusion" });
  const strange = await page(cookie, { path: `${PATH}?change=payout&confirm=never&done=%3Cb%3E` });
  expect(strange).toMatchObject({ changed: null, offer: null, done: null });
});

test("what cannot be read is told at its field with 400, what is refused with 422", async () => {
  const cookie = await registered("limitWrong");
  expect(await post(cookie, { intent: "set", name: "stake", ceiling: "a lot" })).toMatchObject({
    status: 400,
    errors: { ceiling: ["Write an amount in digits with at most two decimals."] },
  });
  expect(await post(cookie, { intent: "set", name: "session", ceiling: "5" })).toMatchObject({
    status: 422,
    errors: { ceiling: ["Choose from 10 to 1440 minutes."] },
  });
  expect((await post(cookie, { intent: "confirm", name: "stake" })).status).toBe(422);
  expect((await post(cookie, { intent: "lift", name: "stake" })).status).toBe(400);
  expect((await post(cookie, {})).status).toBe(400);
});

test("a higher limit waits for its day and its second yes", async () => {
  const cookie = await registered("limitPatient");
  const raiseOf = async (of: string) =>
    (await page(of)).page.limits.find(({ name }) => name === "stake")?.raise;
  await post(cookie, { intent: "set", name: "stake", ceiling: "10" });
  const asked = await post(cookie, { intent: "set", name: "stake", ceiling: "20" });
  expect(asked.location).toBe(`${PATH}?done=asked`);
  expect(await raiseOf(cookie)).toMatchObject({
    canConfirm: false,
    wish: "A single stake: from 10.00\u00a0P to 20.00\u00a0P",
  });
  expect(await post(cookie, { intent: "confirm", name: "stake" })).toMatchObject({ status: 422 });

  passedMs += DAY_MS;
  const later = await signedIn("limitPatient");
  expect((await raiseOf(later))?.canConfirm).toBe(true);
  const raised = await post(later, { intent: "confirm", name: "stake" });
  expect(raised.location).toBe(`${PATH}?done=raised`);
});

test("a break is offered, begun and shown; after it only longer ones are offered", async () => {
  const cookie = await registered("limitTired");
  const begun = await post(cookie, { intent: "timeOut", term: "week" });
  expect(begun.location).toBe(`${PATH}?done=timeOut`);
  const shown = await page(cookie);
  expect(shown.page.pause).toMatch(/^You are on a break until /);
  expect(shown.page.offers.map(({ term }) => term)).not.toContain("day");
  expect(await post(cookie, { intent: "timeOut", term: "day" })).toMatchObject({
    status: 422,
    errors: { "": ["You are already away for at least as long."] },
  });
});

test("M01 who is away is shown no way to pay for what was ordered before, and why", async () => {
  const cookie = await registered("limitOrdered");
  const { context, payments } = opened;
  await setMethod(context, { brandId: "nard", code: "transfer", instructions: { fa: "حساب ۱" } });
  const player = await playerNamed(context, { brandId: "nard", username: "limitOrdered" });
  if (!player) throw new Error("Nobody was registered.");
  const amount = money(50_00n, "P");
  const request = { player, method: "transfer", amount, returnUrl: (to: string) => `/${to}` };
  const order = await requestDeposit(context, payments, request);
  const reference = order.ok ? order.value.reference : "";
  const shown = async (of: string) => {
    const args = argsOf({ path: `/member/depositv2/${reference}`, cookie: of });
    return (await depositOrder.loader({ ...args, params: { reference } })).deposit;
  };
  expect(await shown(cookie)).toMatchObject({ instructions: "حساب ۱", canCancel: true });

  await post(cookie, { intent: "timeOut", term: "day" });
  const { next, ...away } = await shown(cookie);
  expect(away).toMatchObject({ instructions: null, payUrl: null, payBefore: null, canCancel: true });
  expect(next.text).toContain("no deposit is taken until it is over");
});
