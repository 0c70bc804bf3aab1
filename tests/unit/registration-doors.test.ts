import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { RegistrationShown } from "#app/pages/registration/registration-shown.ts";
import * as register from "#app/routes/entry/register.tsx";
import { playerNamed } from "#server/accounts/index.ts";
import { setFlag } from "#server/brand/index.ts";
import { lettersOf } from "#server/challenge/answers.ts";
import { showPicture } from "#server/challenge/index.ts";
import { HOUR_MS, SECOND_MS } from "#server/core/time.ts";
import { readConfig } from "#server/house/config.ts";
import { networkOf } from "#server/http/browser/client-networks.ts";
import { HOST, PASSWORD } from "#tests/setup/brand.ts";
import { openReach } from "#tests/setup/reached-players.ts";
import { registrationForm } from "#tests/setup/registration-form.ts";

const SLOT = Symbol.for("nard.platform");
const BROWSER = "A".repeat(22);

const { context, brand, gateways, send, sent } = await openReach();
let visits = 0;
let address: string;
let username: string;
let mobileNum: string;

beforeAll(() => {
  const config = readConfig({ LOG_LEVEL: "silent", HOST: "localhost", PORT: "3000" });
  Object.assign(globalThis, { [SLOT]: Promise.resolve({ config, context, gateways }) });
});

/** Each test is somebody else somewhere else, long after the one before. */
beforeEach(() => {
  visits += 1;
  context.clock.forward(HOUR_MS);
  address = `10.${visits}.0.1`;
  username = `comer${visits}`;
  mobileNum = `+98912777000${visits}`;
});

function argsOf(path: string, fields?: Record<string, string>) {
  const headers = { Cookie: `lang=en; visit=${BROWSER}` };
  const post = fields && { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(`http://${HOST}${path}`, { headers, ...post });
  return { request, params: {}, context: { address, session: null, cookies: new Headers() } };
}

type Told = { to: string | null; status: number; errors: FormAnswer["errors"]; cookies: string[] };

async function post(more: Record<string, string> = {}): Promise<Told> {
  const given: unknown = await register.action(
    argsOf("/register", registrationForm(username, PASSWORD, more)),
  );
  if (given instanceof Response) {
    const { status, headers } = given;
    return { status, to: headers.get("Location"), errors: {}, cookies: headers.getSetCookie() };
  }
  const { data, init } = given as { data: FormAnswer; init: ResponseInit };
  return { status: init.status ?? 200, to: null, errors: data.errors, cookies: [] };
}

async function page(path = "/register"): Promise<RegistrationShown> {
  return (await register.loader(argsOf(path))).data.page;
}

async function isThere(): Promise<boolean> {
  return (await playerNamed(context, { brandId: brand.id, username })) !== null;
}

/** Nothing has happened: no account, nobody signed in, and one field says why. */
async function expectStopped(told: Told, field: string): Promise<void> {
  expect(told).toMatchObject({ to: null, cookies: [] });
  expect([400, 422]).toContain(told.status);
  expect(Object.keys(told.errors)).toEqual([field]);
  expect(await isThere()).toBe(false);
}

describe("S08 a picture before a registration", () => {
  beforeAll(async () => {
    await setSetting("captcha", true);
    return () => setSetting("captcha", false);
  });

  /** The letters of the picture that a browser was shown under a ticket. */
  async function read(ticket: string, browser = BROWSER): Promise<string> {
    await showPicture(context, { ticket, browser, kind: "letters" });
    const hash = createHash("sha256").update(ticket).digest();
    const [row] = await context.db.call(
      { name: "test.seed", text: "select seed from challenge.pictures where ticket_hash = $1", row: SEED },
      [hash],
    );
    return lettersOf(row?.seed ?? new Uint8Array());
  }

  test("S08 nobody is registered without the letters, with wrong ones, with another form's or another browser's", async () => {
    const ticket = (await page()).challenge?.ticket ?? "";
    expect(ticket).toMatch(/^register-/);
    const captcha = await read(ticket);
    await expectStopped(await post(), "captcha");
    await expectStopped(await post({ captchaTicket: ticket }), "captcha");
    await expectStopped(await post({ captchaTicket: ticket, captcha: "00000" }), "captcha");
    await expectStopped(await post({ captcha }), "captcha");
    const others = ticket.replace(/.{22}$/, "B".repeat(22));
    const theirs = await read(others, "C".repeat(22));
    await expectStopped(await post({ captchaTicket: others, captcha: theirs }), "captcha");
    const ofLogin = ticket.replace("register", "login");
    await expectStopped(await post({ captchaTicket: ofLogin, captcha: await read(ofLogin) }), "captcha");

    expect(await post({ captchaTicket: ticket, captcha })).toMatchObject({ status: 303, to: "/" });
    expect(await isThere()).toBe(true);
    username = `${username}b`;
    await expectStopped(await post({ captchaTicket: ticket, captcha }), "captcha");
  });
});

describe("S08 a proof of the telephone", () => {
  beforeAll(async () => {
    await switchOn("REGMOBVERF3", true);
    return () => switchOn("REGMOBVERF3", false);
  });

  async function codeTo(to: string, purpose: "register" | "login" = "register"): Promise<string> {
    await send({ to, purpose, address: networkOf(address) });
    return /\b\d{6}\b/.exec((await sent(to))[0]?.body ?? "")?.[0] ?? "none";
  }

  test("S08 one that fails stops the registration, and tells nobody but who sees the form", async () => {
    expect((await page()).code).toMatchObject({ purpose: "register" });
    await expectStopped(await post({ mobileNum, verificationCode: "123456" }), "verificationCode");
    const code = await codeTo(mobileNum);
    const letters = (await sent(null)).length;
    const wrong = code === "000000" ? "111111" : "000000";
    await expectStopped(await post({ mobileNum, verificationCode: wrong }), "verificationCode");
    const other = `${mobileNum.slice(0, -1)}0`;
    await expectStopped(await post({ mobileNum: other, verificationCode: code }), "verificationCode");
    expect(await sent(null)).toHaveLength(letters);

    expect(await post({ mobileNum, verificationCode: code })).toMatchObject({ status: 303, to: "/" });
    expect(await isThere()).toBe(true);
    username = `${username}b`;
    await expectStopped(await post({ mobileNum, verificationCode: code }), "verificationCode");
  });
});

test("S08 where the house asks for neither, neither is looked at", async () => {
  expect(await page()).toMatchObject({ challenge: null, code: null });
  expect(await post({ captcha: "00000", verificationCode: "000000" })).toMatchObject({ status: 303 });
});

test("S10 before anybody types, the form says what a name, a password and a real name are, and how old one is", async () => {
  const shown = await page();
  const rules = Object.fromEntries(shown.fields.map(({ field, rule }) => [field, rule]));
  expect(rules.username).toMatch(
    /^2 - 15 characters: letters .* beginning with a letter, without spaces or special/,
  );
  expect(rules.password).toMatch(/^8 - 128 characters, with at least one letter and one digit/);
  expect(rules.payeeName).toMatch(/real name as it stands on your bank account/);
  expect(shown.minimumAge).toBe(18);
});

const SEED = { seed: new Uint8Array() };

async function switchOn(flag: Parameters<typeof setFlag>[1]["flag"], isOn: boolean): Promise<void> {
  await setFlag(context, { brandId: brand.id, flag, isOn });
  context.clock.forward(2 * SECOND_MS);
}

async function setSetting(field: "captcha", isOn: boolean): Promise<void> {
  await context.db.call(
    {
      name: "test.setting",
      text: "update brand.registration_settings set enabled = $2 where field = $1",
    },
    [field, isOn],
  );
  context.clock.forward(2 * SECOND_MS);
}
