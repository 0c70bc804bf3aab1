import { afterAll, beforeAll, expect, test } from "vitest";
import { moneyOutHeldUntil, profileOf } from "#server/accounts/index.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { CALLS } from "#server/calls/table.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { networkOf } from "#server/http/browser/client-networks.ts";
import { sendCode } from "#server/verification/index.ts";
import { type App, openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
  await site.sql("update brand.registration_settings set enabled = true where field in ('line', 'idNumber')");
  site.forward(2 * SECOND_MS);
}, 120_000);
afterAll(() => site.close());

async function signedIn(username: string): Promise<{ readonly app: App; readonly playerId: bigint }> {
  const playerId = await newMember(site, username);
  return { app: await signedApp(site, username), playerId };
}

/** What was sent last to somebody. */
const codeTo = (to: string) =>
  /\b\d{6}\b/.exec(site.sent.findLast((one) => one.to === to)?.text ?? "")?.[0] ?? "none";

const aMinuteLater = () => site.forward(MINUTE_MS + SECOND_MS);

test("M01 an app reads its player's profile and changes what the page lets them, by the password", async () => {
  const { app, playerId } = await signedIn("profileOwn");
  await site.sql("update accounts.players set id_number = '0012345678' where id = $1", [playerId]);
  const read = async () => (await app.call("profile")).value;
  const before = await read();
  expect(before).toMatchObject({
    ...{ playerId: `${playerId}`, username: "profileOwn", payeeName: "Nima Kazemi", hasPassword: true },
    ...{ idNumber: "•••••678", contacts: {}, mobile: null },
  });
  expect(before.fields.map(({ field }: { field: string }) => field)).toEqual(["line"]);
  const change = (fields: object, password = PASSWORD) =>
    app.call("changeProfile", { payload: { password, fields } });
  expect(await change({ line: "nima" }, "not-the-password-1")).toMatchObject({
    ...{ status: 422, code: "passwordWrong", fields: ["password"] },
  });
  for (const [fields, name] of [
    [{ payeeName: "Somebody Else" }, "fields.payeeName"],
    [{ zalo: "nima" }, "fields.zalo"],
    [{ line: "x".repeat(200) }, "fields.line"],
  ] as const)
    expect(await change(fields), name).toMatchObject({ status: 400, code: "badField", fields: [name] });
  expect((await read()).contacts).toEqual({});

  expect(await change({ line: "nima.line" })).toMatchObject({ code: "OK", value: null });
  expect((await read()).contacts).toEqual({ line: "nima.line" });
  expect(await change({})).toMatchObject({ code: "OK" });
  expect((await read()).contacts).toEqual({ line: "nima.line" });
  expect(await change({ line: "" })).toMatchObject({ code: "OK" });
  expect((await read()).contacts).toEqual({});
  expect((await profileOf(site.context, playerId))?.payeeName).toBe("Nima Kazemi");
});

test("M01 who has no real name gives one, once", async () => {
  const { app, playerId } = await signedIn("profileNameless");
  await site.sql("update accounts.players set payee_name = null where id = $1", [playerId]);
  const change = (payeeName: string) =>
    app.call("changeProfile", { payload: { password: PASSWORD, fields: { payeeName } } });
  expect(await change("  Sara   Ahmadi ")).toMatchObject({ code: "OK" });
  expect((await app.call("profile")).value).toMatchObject({ payeeName: "Sara Ahmadi" });
  expect(await change("Mina Ahmadi")).toMatchObject({ code: "badField", fields: ["fields.payeeName"] });
});

test("M01 an app makes a mailbox its player's own by the code that was sent there; another one holds money", async () => {
  const { app, playerId } = await signedIn("profileMail");
  const [first, second] = ["one@profile.example", "two@profile.example"];
  const send = (email: string) => app.call("sendMailCode", { payload: { email } });
  const bind = (email: string, verificationCode: string, password = PASSWORD) =>
    app.call("setEmail", { payload: { email, verificationCode, password } });
  expect(await bind("nobody", "123456")).toMatchObject({ code: "addressInvalid" });
  expect(await bind(first, "123456")).toMatchObject({ code: "codeExpired" });
  expect((await send("One@Profile.example")).value).toEqual({ expiredMinutes: 5 });
  expect(await bind(first, codeTo(first), "not-the-password-1")).toMatchObject({ code: "passwordWrong" });
  expect(await bind(second, codeTo(first))).toMatchObject({ code: "codeExpired" });
  expect(await bind(first, codeTo(first))).toMatchObject({ code: "OK", value: null });
  const email = async () => (await app.call("profile")).value.email;
  expect(await email()).toEqual({ address: first, isProven: true });
  expect(await bind(first, "123456")).toMatchObject({ code: "sameAddress" });

  aMinuteLater();
  await send(second);
  expect(await bind(second, codeTo(second))).toMatchObject({ code: "OK" });
  expect(await moneyOutHeldUntil(site.context, playerId)).not.toBeNull();

  const { app: other } = await signedIn("profileMailToo");
  aMinuteLater();
  await other.call("sendMailCode", { payload: { email: second } });
  const payload = { email: second, verificationCode: codeTo(second), password: PASSWORD };
  expect(await other.call("setEmail", { payload })).toMatchObject({ status: 409, code: "proofTaken" });
});

test("C01 after five codes in a day an app is told from which day on there is another", async () => {
  const { app } = await signedIn("profileOften");
  const send = () => app.call("sendMailCode", { payload: { email: "often@profile.example" } });
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await send()).code).toBe("OK");
    aMinuteLater();
  }
  const told = await send();
  expect(told).toMatchObject({ status: 429, code: "tooMany" });
  expect(Number(told.again)).toBeGreaterThan((DAY_MS - 10 * MINUTE_MS) / SECOND_MS);
  expect(told.message).toMatch(/^That was too often\. You can try again from .*\d{4}/);
});

test("M01 an app makes a number its player's own; letters come first, but for whoever read some a moment ago", async () => {
  await newMember(site, "profileMobile");
  const { context, port } = site;
  const address = "2001:db8:a98:1::1";
  const app = openApp(CALLS, { port, address, now: context.now });
  const login = { username: "profileMobile", password: PASSWORD, scopes: ["read", "money"] };
  app.token = (await app.call("login", { payload: login })).value.token;
  const to = "+989121230001";
  const payload = { mobileNum: "0912 123 0001" };
  expect(await app.call("sendMobileCode", { payload })).toMatchObject({ code: "captchaRequired" });
  expect(await app.call("sendMobileCode", { payload: { mobileNum: "12" } })).toMatchObject({
    code: "numberInvalid",
  });
  const brand = await defaultBrand(context);
  const asked = { brand, purpose: "bind", channel: "sms", to, address: networkOf(address) } as const;
  valueIn(await sendCode(context, site.platform.gateways, { ...asked, language: "en" }));
  aMinuteLater();
  expect(await app.call("sendMobileCode", { payload })).toMatchObject({ code: "OK" });
  const bind = (verificationCode: string) =>
    app.call("setMobile", { payload: { ...payload, verificationCode, password: PASSWORD } });
  expect(await bind("no code")).toMatchObject({ code: "codeWrong" });
  expect(await bind(codeTo(to))).toMatchObject({ code: "OK" });
  expect((await app.call("profile")).value.mobile).toEqual({ address: to, isProven: true });
});

test("M15 a trial account has no profile, and a token that only reads changes none", async () => {
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await trial.call("profile")).toMatchObject({ status: 403, code: "needTrueAccount" });
  await newMember(site, "profileReader");
  const reader = await signedApp(site, "profileReader", { scopes: ["read", "play"] });
  expect(await reader.call("profile")).toMatchObject({ code: "OK" });
  const proof = { verificationCode: "1", password: PASSWORD };
  for (const [name, payload] of Object.entries({
    changeProfile: { password: PASSWORD, fields: {} },
    ...{ sendMailCode: { email: "a@b.example" }, setEmail: { email: "a@b.example", ...proof } },
    ...{ sendMobileCode: { mobileNum: "1" }, setMobile: { mobileNum: "1", ...proof } },
  }))
    expect(await reader.call(name, { payload }), name).toMatchObject({ status: 403, code: "scopeMissing" });
});
