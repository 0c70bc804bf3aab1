import { afterAll, beforeAll, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const STEP_MS = 30 * SECOND_MS;
const codeNow = (secret: string) => appCode(secret, site.context.now());
const proof = (code: string, password = PASSWORD) => ({ payload: { code, password } });

async function switchedOn(username: string) {
  await newMember(site, username);
  const app = await signedApp(site, username);
  const { secret } = (await app.call("beginSecondFactor")).value;
  const { recoveryCodes } = (await app.call("switchOnSecondFactor", proof(codeNow(secret)))).value;
  site.forward(STEP_MS);
  return { app, secret, recoveryCodes };
}

test("L16 an app switches the second factor on with a first code, which ends every other sign-in", async () => {
  await newMember(site, "callFactor");
  const [app, other] = [await signedApp(site, "callFactor"), await signedApp(site, "callFactor")];
  const state = async () => (await app.call("secondFactorState")).value;
  const off = { since: null, codesLeft: 0, hasPassword: true };
  expect(await state()).toEqual({ state: "off", ...off });
  const first = (await app.call("beginSecondFactor")).value;
  const { secret, address } = (await app.call("beginSecondFactor")).value;
  expect(secret).not.toBe(first.secret);
  expect(address).toMatch(/^otpauth:\/\/totp\/.*callFactor\?/);
  expect(address).toContain(secret);
  expect(await state()).toEqual({ state: "begun", ...off });

  const on = await app.call("switchOnSecondFactor", proof(codeNow(secret)));
  expect(new Set(on.value.recoveryCodes).size).toBe(10);
  expect(await state()).toMatchObject({ state: "on", codesLeft: 10 });
  expect(await other.call("memberInfo")).toMatchObject({ status: 401, code: "notSignedIn" });
  expect((await signedApp(site, "callFactor").then((held) => held.call("memberInfo"))).code).toBe(
    "secondFactorOwed",
  );
  expect(await app.call("beginSecondFactor")).toMatchObject({ status: 409, code: "alreadyOn" });
  const kept = await site.sql<{ answer: unknown }>("select answer from calls.answers");
  const text = JSON.stringify(kept);
  for (const secretly of [secret, ...on.value.recoveryCodes]) expect(text).not.toContain(secretly);
});

test("L16 an app makes new recovery codes and switches the second factor off, for a code each time", async () => {
  const { app, secret, recoveryCodes } = await switchedOn("callFactorOff");
  const code = codeNow(secret);
  const renewed = (await app.call("renewRecoveryCodes", { payload: { code } })).value.recoveryCodes;
  expect(renewed.filter((one: string) => recoveryCodes.includes(one))).toEqual([]);
  expect(await app.call("renewRecoveryCodes", { payload: { code } })).toMatchObject({ code: "codeUsed" });
  expect(await app.call("switchOffSecondFactor", proof(recoveryCodes[0]))).toMatchObject({
    ...{ status: 422, code: "codeWrong" },
  });
  expect((await app.call("switchOffSecondFactor", proof(renewed[0]))).success).toBe(true);
  expect((await app.call("secondFactorState")).value).toMatchObject({ state: "off" });
  expect(await app.call("switchOffSecondFactor", proof(renewed[1]))).toMatchObject({ code: "notOn" });
  expect(await app.call("renewRecoveryCodes", { payload: { code: renewed[1] } })).toMatchObject({
    ...{ status: 409, code: "notOn" },
  });
});

test("L16 a second factor is not switched without the password, after five wrong codes, by a reader or a trial account", async () => {
  await newMember(site, "callFactorNot");
  const app = await signedApp(site, "callFactorNot");
  expect(await app.call("switchOnSecondFactor", proof("123456"))).toMatchObject({ code: "notBegun" });
  const { secret } = (await app.call("beginSecondFactor")).value;
  expect(await app.call("switchOnSecondFactor", proof(codeNow(secret), "another1"))).toMatchObject({
    ...{ status: 422, code: "passwordWrong", fields: ["password"] },
  });
  for (const _ of [1, 2, 3, 4]) await app.call("switchOnSecondFactor", proof("000000"));
  const shut = await app.call("switchOnSecondFactor", proof(codeNow(secret)));
  expect(shut).toMatchObject({ status: 429, code: "tooMany" });
  expect(Number(shut.again)).toBeGreaterThan(60);

  const reader = await signedApp(site, "callFactorNot", { scopes: ["read", "play"] });
  expect(await reader.call("beginSecondFactor")).toMatchObject({ status: 403, code: "scopeMissing" });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await trial.call("secondFactorState")).toMatchObject({ status: 403, code: "needTrueAccount" });
});
