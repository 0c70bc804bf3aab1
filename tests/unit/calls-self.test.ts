import { afterAll, beforeAll, expect, test } from "vitest";
import { hasAgreedSince, hasPaymentPassword, moneyOutHeldUntil } from "#server/accounts/index.ts";
import { askForTerms, defaultBrand, setFlag, setTermsVersion } from "#server/brand/index.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "#server/core/time.ts";
import type { App } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { png } from "#tests/setup/png.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

const GAME = "NARD-takht-e-nard";
const PAYMENT = "Narenj-Talkh-77";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
  await takePictures(true);
}, 120_000);
afterAll(() => site.close());

async function signedIn(username: string): Promise<{ readonly app: App; readonly playerId: bigint }> {
  const playerId = await newMember(site, username);
  return { app: await signedApp(site, username), playerId };
}

async function takePictures(isOn: boolean): Promise<void> {
  const { id: brandId } = await defaultBrand(site.context);
  await setFlag(site.context, { brandId, flag: "ownAvatars", isOn });
  site.forward(2 * SECOND_MS);
}

const picture = (width: number) => png(width, width).toString("base64");

test("S07 an app reads the terms that its player owes and agrees to the version that was read, and then plays", async () => {
  const { context } = site;
  const { app, playerId } = await signedIn("selfTerms");
  const before = (await app.call("terms")).value;
  expect(before).toMatchObject({ isOwed: false, body: expect.stringContaining("<") });
  const askedAt = context.now();
  await askForTerms(context);
  await setTermsVersion(context, "9.1");
  site.forward(2 * SECOND_MS);

  const play = () => app.call("launchGame", { payload: { nodeId: GAME, funds: "real" } });
  const agree = (version: string) => app.call("agreeToTerms", { payload: { version } });
  expect(await play()).toMatchObject({ status: 403, code: "termsOwed" });
  expect((await app.call("terms")).value).toMatchObject({ isOwed: true, version: "9.1" });
  expect(await agree(before.version)).toMatchObject({ status: 409, code: "termsChanged" });
  const agreed = () => hasAgreedSince(context, { playerId, since: askedAt });
  expect(await agreed()).toBe(false);
  const reader = await signedApp(site, "selfTerms", { scopes: ["read"] });
  expect(await reader.call("agreeToTerms", { payload: { version: "9.1" } })).toMatchObject({
    code: "scopeMissing",
  });
  expect(await agree("9.1")).toMatchObject({ code: "OK", value: null });
  expect(await agreed()).toBe(true);
  expect((await app.call("terms")).value.isOwed).toBe(false);
  expect(await play()).toMatchObject({ code: "OK" });
  const persian = await app.call("terms", { headers: { "Accept-Language": "fa" } });
  expect(persian.value.title).toMatch(/[آ-ی]/);
});

test("M01 an app sets the payment password and another one, as the page does, and money is held for a day", async () => {
  const { context } = site;
  const { app, playerId } = await signedIn("selfPays");
  const set = (password: string, paymentPassword: string, confirmPaymentPassword = paymentPassword) =>
    app.call("setPaymentPassword", { payload: { password, paymentPassword, confirmPaymentPassword } });
  expect(await set(PASSWORD, PAYMENT, "another")).toMatchObject({
    ...{ status: 400, code: "badField", fields: ["confirmPaymentPassword"] },
  });
  expect(await set(PASSWORD, "123456")).toMatchObject({
    ...{ status: 422, code: "paymentPasswordWeak", fields: ["paymentPassword"] },
  });
  expect(await set(PASSWORD, PASSWORD)).toMatchObject({ code: "sameAsLogin", fields: ["paymentPassword"] });
  expect(await set("not-the-password-1", PAYMENT)).toMatchObject({
    ...{ code: "passwordWrong", fields: ["password"] },
  });
  expect(await hasPaymentPassword(context, playerId)).toBe(false);
  expect(await set(PASSWORD, PAYMENT)).toMatchObject({ code: "OK", value: null });
  expect(await hasPaymentPassword(context, playerId)).toBe(true);
  // An app is as new to the account as a browser of today.
  expect(await moneyOutHeldUntil(context, playerId)).not.toBeNull();
  site.forward(DAY_MS + HOUR_MS);
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();

  const again = await signedApp(site, "selfPays");
  const change = {
    password: PAYMENT,
    paymentPassword: "Anar-Torsh-88",
    confirmPaymentPassword: "Anar-Torsh-88",
  };
  expect(await again.call("setPaymentPassword", { payload: change })).toMatchObject({ code: "OK" });
  expect(await moneyOutHeldUntil(context, playerId)).not.toBeNull();
  const { rows } = (await again.call("messages")).value;
  expect(rows.filter(({ kind }: { kind: string }) => kind === "paymentPasswordChanged")).toHaveLength(2);
});

test("M01 five wrong passwords shut the payment password, and the answer says after how long", async () => {
  const { app } = await signedIn("selfGuess");
  const guess = (nth: number) => ({
    ...{ password: `not-the-password-${nth}`, paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT },
  });
  const set = (nth: number) => app.call("setPaymentPassword", { payload: guess(nth) });
  for (let nth = 0; nth < 5; nth += 1) expect((await set(nth)).code).toBe("passwordWrong");
  const shut = await set(6);
  expect(shut).toMatchObject({ status: 422, code: "moneyLocked" });
  expect(Number(shut.again)).toBeGreaterThan(60);
  const reader = await signedApp(site, "selfGuess", { scopes: ["read", "play"] });
  expect(await reader.call("setPaymentPassword", { payload: guess(7) })).toMatchObject({
    code: "scopeMissing",
  });
});

test("C01 an app sends its player's own picture, shows it, and takes it back; what is no picture is refused", async () => {
  const { app } = await signedIn("selfPicture");
  const send = (sent: string) => app.call("sendMemberPicture", { payload: { picture: sent } });
  expect((await app.call("memberIcon")).value).toMatchObject({ isOn: true, takesPictures: true });
  const { avatar } = (await send(picture(64))).value;
  expect((await app.call("MCSFE_getPlayerAvatar")).value.avatar).toBe(avatar);
  expect((await site.browser().get(avatar)).status).toBe(200);
  expect((await app.call("setMemberIcon", { payload: { drawing: "none" } })).value.avatar).toBeNull();
  expect((await site.browser().get(avatar)).status).toBe(404);

  expect(await send("bm9uZQ==")).toMatchObject({ status: 422, code: "unreadableImage" });
  const large = Buffer.alloc(5 * 1024 * 1024 + 1).toString("base64");
  expect(await send(large)).toMatchObject({ status: 413, code: "imageTooLarge" });
  await takePictures(false);
  expect((await app.call("memberIcon")).value.takesPictures).toBe(false);
  expect(await send(picture(64))).toMatchObject({ status: 422, code: "ownPicturesOff" });
  await takePictures(true);
});

test("C01 pictures and names of one player are counted as on the page, and a trial account has none of this", async () => {
  const { app } = await signedIn("selfOften");
  const send = () => app.call("sendMemberPicture", { payload: { picture: "bm9uZQ==" } });
  for (let nth = 0; nth < 30; nth += 1) {
    site.forward(SECOND_MS);
    expect((await send()).code).toBe("unreadableImage");
  }
  const told = await send();
  expect(told).toMatchObject({ status: 429, code: "tooMany" });
  expect(told.message).toMatch(/\d{2}:\d{2}:\d{2}/);

  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  for (const [name, payload] of Object.entries({ terms: {}, agreeToTerms: { version: "9.1" } }))
    expect(await trial.call(name, { payload }), name).toMatchObject({ status: 403, code: "needTrueAccount" });
  expect(await trial.call("sendMemberPicture", { payload: { picture: "x" } })).toMatchObject({
    code: "needTrueAccount",
  });
});
