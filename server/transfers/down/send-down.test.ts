import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Player, setAccountType, setPaymentPassword, setPlayerState } from "#server/accounts/index.ts";
import { eventsOf } from "#server/audit/index.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, SECOND_MS } from "#server/core/time.ts";
import { startTimeOut } from "#server/limits/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import { balanceOf, grantBonus, holdFunds, movement, statement } from "#server/wallet/index.ts";
import { openBrand, PASSWORD } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { member, PAYMENT_PASSWORD, sender } from "#tests/setup/upline.ts";
import { downOffer, setDownBounds } from "../index.ts";
import { sendDown } from "../parts.ts";

let context: TestContext;
let brand: Brand;
let owner: Player;
let child: Player;
let top: Player;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await switched(true);
  await setDownBounds(context, { brandId: brand.id, minMinor: 1_000n, maxMinor: 10_000n, dayMinor: 15_000n });
  top = await member(context, brand, "topmost");
});

beforeEach(async () => {
  nth += 1;
  owner = await sender(context, brand, { username: `giver${nth}`, upline: top, minor: 50_000n });
  await setAccountType(context, { playerId: owner.id, accountType: 2 });
  child = await sender(context, brand, { username: `taker${nth}`, upline: owner, minor: 1_000n });
});

async function switched(isOn: boolean) {
  await setFlag(context, { brandId: brand.id, flag: "sendToTeam", isOn });
  context.clock.forward(SECOND_MS);
}

type More = {
  key?: string;
  childId?: bigint;
  signerId?: bigint;
  paymentPassword?: string;
  subLogin?: string;
};

async function reasonOf(minor: bigint, more: More = {}): Promise<string> {
  const sent = await sendDown(context, {
    ...{ owner, brand, childId: child.id, signerId: owner.id, key: context.newId() },
    ...{ amount: money(minor, "P"), paymentPassword: PAYMENT_PASSWORD },
    ...more,
  });
  return sent.ok ? sent.value.id : sent.refusal.reason;
}

const DONE = /^[\da-f-]{36}$/;
const cashOf = async ({ id }: Player) => (await balanceOf(context, { playerId: id, asset: "P" })).minor;

test("A04 money goes down at once; both are told with whom, both read it in their record, and the audit says who did it", async () => {
  expect(await reasonOf(2_500n, { subLogin: "helper" })).toMatch(DONE);
  expect([await cashOf(owner), await cashOf(child)]).toEqual([47_500n, 3_500n]);
  for (const [whose, kind, other] of [
    [owner, "downSent", child],
    [child, "downReceived", owner],
  ] as const) {
    const [message] = (await messagesOf(context, { playerId: whose.id, page: 1 })).rows;
    const number = String(other.id);
    expect(message).toMatchObject({ kind, facts: { amount: "25.00", asset: "P", number } });
    const { rows } = await statement(context, { playerId: whose.id, kind: "sent-down", page: 1 });
    const detail = await movement(context, { playerId: whose.id, transferId: rows[0]?.transferId ?? 0n });
    expect(detail?.other).toBe(other.id);
    expect(detail?.lines.map(({ account, own }) => [account, own])).toEqual([
      ["cash", whose === owner],
      ["cash", whose === child],
    ]);
  }
  expect(await eventsOf(context, { subject: `player ${child.id}` })).toMatchObject([
    { operator: `agent ${owner.id} by helper`, action: "team send", after: { amount: "25.00" } },
  ]);
});

test("A04 one key is one transfer, and nobody else's nor another sum's", async () => {
  const key = context.newId();
  const first = await reasonOf(10_000n, { key });
  expect(await reasonOf(10_000n, { key })).toBe(first);
  expect(await reasonOf(9_000n, { key })).toBe("keyConflict");
  expect(await cashOf(owner)).toBe(40_000n);
});

test("A04 only the owner's cash goes, never what is set aside nor a bonus", async () => {
  const { id: playerId } = owner;
  await holdFunds(context, { playerId, key: "hold", amount: money(45_000n, "P") });
  await grantBonus(context, { playerId, key: "bonus", amount: money(50_000n, "P") });
  expect(await reasonOf(5_001n)).toBe("insufficientFunds");
  expect(await reasonOf(5_000n)).toMatch(DONE);
});

test("A04 no less than the least, no more than the most, and no more in a day than the operator says", async () => {
  expect(await reasonOf(999n)).toBe("amountTooSmall");
  expect(await reasonOf(10_001n)).toBe("amountTooLarge");
  expect(await reasonOf(10_000n)).toMatch(DONE);
  expect(await reasonOf(5_001n)).toBe("dayLimit");
  context.clock.forward(DAY_MS);
  expect(await reasonOf(5_001n)).toMatch(DONE);
  const upsideDown = { brandId: brand.id, minMinor: 20_000n };
  expect(await setDownBounds(context, upsideDown)).toMatchObject({ refusal: { reason: "badBounds" } });
});

test("A04 nothing goes to anybody but a person directly below who is not shut out nor away", async () => {
  for (const childId of [top.id, owner.id, 1n])
    expect(await reasonOf(2_000n, { childId })).toBe("notOffered");
  const below = await sender(context, brand, { username: `below${nth}`, upline: child, minor: 1_000n });
  expect(await reasonOf(2_000n, { childId: below.id })).toBe("notOffered");
  await startTimeOut(context, { playerId: child.id, timeZone: brand.timeZone, term: "week" });
  expect(await reasonOf(2_000n)).toBe("childUnavailable");
  const other = await sender(context, brand, { username: `other${nth}`, upline: owner, minor: 1_000n });
  await setPlayerState(context, { playerId: other.id, state: "blocked" });
  expect(await reasonOf(2_000n, { childId: other.id })).toBe("childUnavailable");
});

test("A04 nothing goes while the brand has it off, nor without the payment password of whoever presses", async () => {
  expect(await reasonOf(2_000n, { paymentPassword: PASSWORD })).toBe("paymentPasswordWrong");
  const helper = await member(context, brand, `helper${nth}`);
  expect(await reasonOf(2_000n, { signerId: helper.id })).toBe("paymentPasswordMissing");
  const own = "Own-Sarv-2026";
  await setPaymentPassword(context, { playerId: helper.id, password: PASSWORD, paymentPassword: own });
  expect(await reasonOf(2_000n, { signerId: helper.id })).toBe("paymentPasswordWrong");
  expect(await reasonOf(2_000n, { signerId: helper.id, paymentPassword: own })).toMatch(DONE);
  await switched(false);
  expect(await reasonOf(2_000n)).toBe("notOffered");
  expect(await downOffer(context, { owner, brand, childId: child.id, signerId: owner.id })).toBeNull();
  await switched(true);
});
