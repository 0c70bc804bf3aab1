import { afterAll, beforeAll, expect, test } from "vitest";
import { setPaymentPassword } from "#server/accounts/index.ts";
import {
  beginSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from "#server/accounts/second-factor/two-factor-setup.ts";
import { bonusTerms, giveBonus } from "#server/bonuses/index.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { approveDeposit, setMethod } from "#server/cashier/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import { type App, newKey } from "#tests/setup/app.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { IBAN, PAYMENT_PASSWORD, valueIn } from "#tests/setup/cashier-stage.ts";
import { signedApp } from "#tests/setup/house-app.ts";
import { png } from "#tests/setup/png.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
  const { id: brandId } = await defaultBrand(site.context);
  const instructions = { fa: "اینجا بپردازید.", en: "Pay here." };
  valueIn(await setMethod(site.context, { brandId, code: "transfer", instructions }));
}, 120_000);
afterAll(() => site.close());

async function signedIn(username: string, scopes = ["read", "money"]) {
  const playerId = await newMember(site, username);
  return { app: await signedApp(site, username, { scopes }), playerId };
}

const order = (app: App, amount: string, key = newKey()) =>
  app.call("requestDeposit", { payload: { method: "transfer", amount }, key });

async function paid(app: App, amount: string): Promise<string> {
  const { reference } = (await order(app, amount)).value;
  valueIn(await approveDeposit(site.context, { depositId: reference, operator: "mina" }));
  return reference;
}

const balanceOf = async (app: App) => {
  const { balance, held } = (await app.call("walletBalance")).value.real;
  return [balance.amount, held.amount];
};

test("M03 an app orders a deposit within the bounds of a way, once for its key, and sees it come", async () => {
  const { app } = await signedIn("moneyIn");
  const [way] = (await app.call("depositMethods")).value.methods;
  expect(way).toMatchObject({ method: "transfer", instructions: "Pay here.", min: { asset: "P" } });
  for (const [amount, code] of [
    ["0.01", "belowMin"],
    ["999999999", "aboveMax"],
    ["12.345", "badField"],
  ] as const)
    expect(await order(app, amount), amount).toMatchObject({ code, fields: ["amount"] });
  const none = { payload: { method: "nowhere", amount: "50" } };
  expect(await app.call("requestDeposit", none)).toMatchObject({ status: 422, code: "methodClosed" });

  const key = newKey();
  const [first, again] = [await order(app, "50.00", key), await order(app, "50.00", key)];
  expect(again.value).toEqual(first.value);
  expect(await order(app, "60.00", key)).toMatchObject({ code: "keyReused" });
  const { reference } = first.value;
  const read = () => app.call("deposit", { payload: { reference } });
  expect((await read()).value).toMatchObject({
    ...{ state: "waiting", instructions: "Pay here.", payUrl: null, movementId: null },
    amount: { amount: "50.00", asset: "P" },
  });
  expect((await app.call("deposits")).value).toMatchObject({ total: 1, rows: [{ reference }] });
  valueIn(await approveDeposit(site.context, { depositId: reference, operator: "mina" }));
  expect((await read()).value).toMatchObject({ state: "received", credited: { amount: "50.00" } });
  expect(await balanceOf(app)).toEqual(["50.00", "0.00"]);
});

test("M03 an order is cancelled while nobody paid, and nobody else's app reads or moves it", async () => {
  const [{ app }, { app: other }] = [await signedIn("moneyOwn"), await signedIn("moneyElse")];
  const { reference } = (await order(app, "200.00")).value;
  const payload = { reference };
  for (const name of ["deposit", "cancelDeposit"])
    expect(await other.call(name, { payload }), name).toMatchObject({ status: 404, code: "unknownOrder" });
  expect(await app.call("cancelDeposit", { payload })).toMatchObject({ code: "OK" });
  expect((await app.call("deposit", { payload })).value).toMatchObject({ state: "cancelled", payUrl: null });
  const late = { payload: { reference: await paid(app, "200.00") } };
  expect(await app.call("cancelDeposit", late)).toMatchObject({ status: 409, code: "tooLate" });
  expect(await app.call("deposit", { payload: { reference: "D-nothing" } })).toMatchObject({ status: 404 });
});

test("M03 a payment by hand is proved by a picture, which is longer than other payloads and judged by its bytes", async () => {
  const { app } = await signedIn("moneyProof");
  const { reference } = (await order(app, "200.00")).value;
  const send = (bytes: Buffer) =>
    app.call("proveDeposit", { payload: { reference, picture: bytes.toString("base64") } });
  expect(await send(Buffer.from("<svg/>"))).toMatchObject({ code: "unreadableImage" });
  expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413, code: "imageTooLarge" });
  expect(await send(Buffer.alloc(6 * 1024 * 1024))).toMatchObject({ status: 413, code: "tooLarge" });
  expect(await send(png(700, 700))).toMatchObject({ code: "OK" });
  const { value } = await app.call("deposit", { payload: { reference } });
  expect(value).toMatchObject({ state: "checking", proofs: 1, needsProof: true });
  const cancelled = await app.call("cancelDeposit", { payload: { reference } });
  expect(cancelled).toMatchObject({ code: "tooLate" });
});

test("M04 money is sent out by an app with the payment password, once for its key, and taken back", async () => {
  const { app, playerId } = await signedIn("moneyOut");
  await paid(app, "1000.00");
  const ways = (await app.call("withdrawalMethods")).value;
  expect(ways).toMatchObject({ hasPaymentPassword: false, asksForCode: false, bonusAtStake: null });
  expect(ways.day.left).toBe(ways.day.most);
  const typed = { method: "bank", fields: { holder: "Nima Kazemi", iban: "IR00" } };
  expect(await app.call("addPayee", { payload: typed })).toMatchObject({
    ...{ status: 400, code: "badPayeeField", fields: ["fields.iban"] },
  });
  const right = { method: "bank", fields: { holder: "Nima Kazemi", iban: IBAN } };
  const { payeeId, fields } = (await app.call("addPayee", { payload: right })).value;
  expect(fields[1].value, "numbers are shortened").not.toContain(IBAN.slice(2, 10));
  expect(await app.call("addPayee", { payload: right })).toMatchObject({ status: 409, code: "payeeKnown" });

  const wish = { method: "bank", payeeId, amount: "400.00", paymentPassword: PAYMENT_PASSWORD };
  const ask = (more: object = {}, key = newKey()) =>
    app.call("requestWithdrawal", { payload: { ...wish, ...more }, key });
  expect(await ask()).toMatchObject({ code: "paymentPasswordMissing" });
  const secret = { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD };
  valueIn(await setPaymentPassword(site.context, secret));
  expect(await ask({ paymentPassword: "482916" })).toMatchObject({ code: "paymentPasswordWrong" });
  expect(await ask({ amount: "9000.00" })).toMatchObject({ code: "insufficientFunds", fields: ["amount"] });
  expect(await ask({ payeeId: site.context.newId() })).toMatchObject({ status: 404, code: "unknownPayee" });

  expect(await ask({ paymentPassword: "" })).toMatchObject({ code: "badField", fields: ["paymentPassword"] });

  const key = newKey();
  const [first, again] = [await ask({}, key), await ask({}, key)];
  expect(again.value).toEqual(first.value);
  expect(await balanceOf(app)).toEqual(["600.00", "400.00"]);
  const payload = first.value;
  const held = (await app.call("withdrawal", { payload })).value;
  expect(held).toMatchObject({ state: "held", nextStep: "cancelOrWait", arrives: { asset: "P" } });
  expect(await app.call("confirmWithdrawal", { payload })).toMatchObject({ code: "notPaid" });
  const { app: other } = await signedIn("moneyOther");
  for (const name of ["withdrawal", "cancelWithdrawal", "confirmWithdrawal", "disputeWithdrawal"])
    expect(await other.call(name, { payload }), name).toMatchObject({ status: 404, code: "unknownOrder" });
  expect(await app.call("cancelWithdrawal", { payload })).toMatchObject({ code: "OK" });
  expect(await balanceOf(app)).toEqual(["1000.00", "0.00"]);
  expect((await app.call("withdrawals")).value).toMatchObject({ total: 1, rows: [{ state: "cancelled" }] });
  for (let nth = 0; nth < 5; nth += 1) await ask({ paymentPassword: "482916" });
  const locked = await ask();
  expect(locked).toMatchObject({ status: 422, code: "moneyLocked" });
  expect(Number(locked.again)).toBeGreaterThan(1000);
  expect(await app.call("removePayee", { payload: { payeeId } })).toMatchObject({ code: "OK" });
  expect((await app.call("payees")).value).toEqual({ payees: [] });
});

test("L16 money leaves only with the code of the second factor, where the account has one", async () => {
  const { context } = site;
  const { houseSecret } = site.platform.config;
  const { app, playerId } = await signedIn("moneyFactor");
  await paid(app, "1000.00");
  const paymentSecret = { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD };
  valueIn(await setPaymentPassword(context, paymentSecret));
  const fields = { holder: "Nima Kazemi", iban: IBAN };
  const { payeeId } = (await app.call("addPayee", { payload: { method: "bank", fields } })).value;
  await beginSecondFactor(context, { playerId, houseSecret });
  const begun = await secondFactorOf(context, { playerId, houseSecret });
  const codeNow = () => (begun.state === "begun" ? appCode(begun.secret, context.now()) : "");
  const proof = { playerId, houseSecret, code: codeNow(), password: PASSWORD, exceptFamily: null };
  valueIn(await switchOnSecondFactor(context, proof));

  // Money is held for a day after such a change.
  site.forward(2 * DAY_MS);
  const payload = { username: "moneyFactor", password: PASSWORD, scopes: ["read", "money"] };
  app.token = (await app.call("login", { payload, token: null })).value.token;
  app.token = (await app.call("secondFactor", { payload: { code: codeNow() } })).value.token;
  site.forward(MINUTE_MS);
  expect((await app.call("withdrawalMethods")).value).toMatchObject({ asksForCode: true, heldUntil: null });
  const wish = { method: "bank", payeeId, amount: "300.00", paymentPassword: PAYMENT_PASSWORD };
  const ask = (more: object) => app.call("requestWithdrawal", { payload: { ...wish, ...more } });
  expect(await ask({})).toMatchObject({ status: 422, code: "codeMissing" });
  expect(await ask({ code: "000000" })).toMatchObject({ status: 422, code: "codeWrong" });
  const code = codeNow();
  expect(await ask({ code })).toMatchObject({ code: "OK" });
  expect(await ask({ code }), "a code is good for one order").toMatchObject({ code: "codeUsed" });
  expect(await balanceOf(app)).toEqual(["700.00", "300.00"]);
});

test("M10 a bonus in play ends with a withdrawal only where the app names it", async () => {
  const { context } = site;
  const { app, playerId } = await signedIn("moneyBonus");
  await paid(app, "1000.00");
  const secret = { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD };
  valueIn(await setPaymentPassword(context, secret));
  const fields = { holder: "Nima Kazemi", iban: IBAN };
  const { payeeId } = (await app.call("addPayee", { payload: { method: "bank", fields } })).value;
  const terms = bonusTerms.parse({ times: 5, of: "bonus", weights: { RNG: 100 }, days: 7 });
  const gift = { playerId, key: "gift", source: "operator", sourceRef: "test", terms } as const;
  const { id } = valueIn(await giveBonus(context, { ...gift, amount: money(50_00n, "P") }));
  expect((await app.call("withdrawalMethods")).value.bonusAtStake).toBe(id);
  const wish = { method: "bank", payeeId, amount: "300.00", paymentPassword: PAYMENT_PASSWORD };
  // The bonus is asked about last, and nothing is set aside before it is answered.
  const refusedFor = async (more: object) =>
    (await app.call("requestWithdrawal", { payload: { ...wish, ...more } })).code;
  expect(await refusedFor({ amount: "0.01" })).toBe("belowMin");
  expect(await refusedFor({ amount: "5000.00" })).toBe("insufficientFunds");
  expect(await refusedFor({ paymentPassword: "not-the-password" })).toBe("paymentPasswordWrong");
  expect(await refusedFor({ payeeId: id })).toBe("unknownPayee");
  const asked = await app.call("requestWithdrawal", { payload: wish });
  expect(asked).toMatchObject({ status: 422, code: "bonusEnds" });
  expect(await balanceOf(app)).toEqual(["1000.00", "0.00"]);
  const named = await app.call("requestWithdrawal", { payload: { ...wish, endsBonus: id } });
  expect(named).toMatchObject({ code: "OK" });
  expect(await balanceOf(app)).toEqual(["700.00", "300.00"]);
});

test("C01 money needs a token that may move money, and a trial account has none", async () => {
  const { app } = await signedIn("moneyRead", ["read", "play"]);
  expect(await order(app, "50.00")).toMatchObject({ status: 403, code: "scopeMissing" });
  const payload = { os: "test", platform: "W" };
  app.token = (await app.call("freePlay", { payload })).value.token;
  expect(await order(app, "50.00")).toMatchObject({ status: 403, code: "scopeMissing" });
});
