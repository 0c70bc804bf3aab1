import { afterAll, beforeAll, expect, test } from "vitest";
import { setAccountType, setPaymentPassword, setUpline } from "#server/accounts/index.ts";
import { type Brand, defaultBrand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { maskedName } from "#server/core/text/masked-name.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { setDownBounds } from "#server/transfers/index.ts";
import { balanceOf, receiveDeposit } from "#server/wallet/index.ts";
import { newKey } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { PAYMENT_PASSWORD, valueIn } from "#tests/setup/cashier-stage.ts";
import { signedApp } from "#tests/setup/house-app.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

let site: ServedSite;
let brand: Brand;

beforeAll(async () => {
  site = await servedSite();
  brand = await defaultBrand(site.context);
  await setDownBounds(site.context, {
    brandId: brand.id,
    minMinor: 10_00n,
    maxMinor: 100_00n,
    dayMinor: 150_00n,
  });
}, 120_000);
afterAll(() => site.close());

async function switched(isOn: boolean): Promise<void> {
  for (const flag of ["transferUpline", "sendToTeam"] as const)
    await setFlag(site.context, { brandId: brand.id, flag, isOn });
  site.forward(2 * SECOND_MS);
}

const appOf = (username: string, more: Omit<Parameters<typeof signedApp>[2], "scopes"> = {}) =>
  signedApp(site, username, { scopes: ["read", "money"], ...more });

/** A partner and a member directly below, each with 500.00 and a payment password. */
async function line(name: string) {
  const { context } = site;
  const [agentId, childId] = [await newMember(site, `${name}Agent`), await newMember(site, `${name}Child`)];
  await setAccountType(context, { playerId: agentId, accountType: 1 });
  await setUpline(context, { playerId: agentId, uplineId: null });
  await setUpline(context, { playerId: childId, uplineId: agentId });
  for (const playerId of [agentId, childId]) {
    const secret = { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD };
    valueIn(await setPaymentPassword(context, secret));
    await receiveDeposit(context, { playerId, key: "seed", amount: money(500_00n, "P"), provider: "bank" });
  }
  const cash = async () => {
    const [agent, child] = await Promise.all(
      [agentId, childId].map((playerId) => balanceOf(context, { playerId, asset: "P" })),
    );
    return [agent?.minor, child?.minor];
  };
  return { agentId, childId: `${childId}`, cash, agent: `${name}Agent`, child: `${name}Child` };
}

test("M05 an app sends money to the player above whom its player saw, once for its key, with the payment password", async () => {
  await switched(true);
  const { cash, agent, child } = await line("up");
  const app = await appOf(child);
  const offer = (await app.call("uplineOffer")).value;
  expect(offer).toMatchObject({ name: maskedName(agent), hasPaymentPassword: true, asksForCode: false });
  const { uplineMark } = offer;
  const wish = { amount: offer.min.amount, uplineMark, paymentPassword: PAYMENT_PASSWORD };
  const send = (more: object, key = newKey()) =>
    app.call("sendToUpline", { payload: { ...wish, ...more }, key });
  expect(await send({ amount: "0.01" })).toMatchObject({ code: "belowMin", fields: ["amount"] });
  expect(await send({ uplineMark: "somebody" })).toMatchObject({ status: 409, code: "uplineChanged" });
  expect(await send({ paymentPassword: "not-that-one-7" })).toMatchObject({ code: "paymentPasswordWrong" });
  expect(await cash()).toEqual([500_00n, 500_00n]);
  const key = newKey();
  const [first, again] = [await send({}, key), await send({}, key)];
  expect(first).toMatchObject({ code: "OK", value: { amount: { amount: wish.amount, asset: "P" } } });
  expect(again.value).toEqual(first.value);
  const minor = money(BigInt(wish.amount.replace(".", "")), "P").minor;
  expect(await cash()).toEqual([500_00n + minor, 500_00n - minor]);
  expect((await app.call("uplineOffer")).value.latest).toEqual([first.value]);
});

test("A04 an agent's app sends money to somebody directly below within the bounds, and to nobody else", async () => {
  await switched(true);
  const [own, other] = [await line("down"), await line("else")];
  const app = await appOf(own.agent, { type: "agents" });
  const payload = { playerId: own.childId };
  const offer = (await app.call("downOffer", { payload })).value;
  expect(offer).toMatchObject({
    ...payload,
    name: maskedName(own.child),
    min: { amount: "10.00" },
    latest: [],
  });
  const wish = { ...payload, amount: "90.00", paymentPassword: PAYMENT_PASSWORD };
  const send = (more: object) => app.call("sendDown", { payload: { ...wish, ...more } });
  expect(await send({ amount: "100.01" })).toMatchObject({ code: "aboveMax", fields: ["amount"] });
  expect(await send({ playerId: other.childId })).toMatchObject({ status: 404, code: "sendingClosed" });
  expect(await app.call("downOffer", { payload: { playerId: other.childId } })).toMatchObject({
    code: "sendingClosed",
  });
  expect(await send({})).toMatchObject({ code: "OK", value: { amount: { amount: "90.00" } } });
  expect(await send({})).toMatchObject({ code: "dailySum", fields: ["amount"] });
  expect(await own.cash()).toEqual([410_00n, 590_00n]);
  for (let nth = 0; nth < 5; nth += 1) await send({ amount: "10.00", paymentPassword: "not-that-one-7" });
  const key = newKey();
  const lockedBy = () => app.call("sendDown", { payload: { ...wish, amount: "10.00" }, key });
  const [locked, repeated] = [await lockedBy(), await lockedBy()];
  expect(repeated).toMatchObject({ code: "moneyLocked", again: expect.stringMatching(/^[1-9]\d*$/) });
  expect(locked).toMatchObject({ code: "moneyLocked", again: expect.stringMatching(/^[1-9]\d*$/) });
  const member = await appOf(own.child);
  expect(await member.call("downOffer", { payload })).toMatchObject({ status: 403, code: "noTeam" });
});

test("M05 where the brand lets no money go, an app is told that it is not offered, and a reader moves none", async () => {
  await switched(false);
  const { childId, agent, child } = await line("shut");
  const [above, below] = [await appOf(agent, { type: "agents" }), await appOf(child)];
  const sending = { amount: "20.00", paymentPassword: PAYMENT_PASSWORD };
  const up = { payload: { ...sending, uplineMark: "anybody" } };
  const down = { payload: { ...sending, playerId: childId } };
  expect(await below.call("uplineOffer")).toMatchObject({ status: 404, code: "sendingClosed" });
  expect(await below.call("sendToUpline", up)).toMatchObject({ code: "sendingClosed" });
  expect(await above.call("sendDown", down)).toMatchObject({ code: "sendingClosed" });
  const reader = await appOf(child, { scopes: ["read", "play"] });
  expect(await reader.call("sendToUpline", up)).toMatchObject({ status: 403, code: "scopeMissing" });
});
