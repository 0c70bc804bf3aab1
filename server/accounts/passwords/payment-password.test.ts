import { beforeAll, beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { openBrand, PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import { messagesOf } from "../../messages/index.ts";
import {
  changeProfile,
  checkPaymentPassword,
  hasPaymentPassword,
  moneyOutHeldUntil,
  setPaymentPassword,
} from "../index.ts";
import { markProofChanged } from "../profile/proof-store.ts";
import { giveTryBack, takeTry } from "../store.ts";

const PAYMENT = "482 915";
const OTHER = "sepidar-71";

let context: TestContext;
let brand: Brand;
let playerId: bigint;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

beforeEach(async () => {
  const username = context.newId().slice(-12);
  const registration = registrationOf(`p${username}`);
  playerId = await registeredPlayer(context, { brand, language: "fa", registration });
});

const set = (paymentPassword: string, password = PASSWORD) =>
  setPaymentPassword(context, { playerId, password, paymentPassword });
const check = (paymentPassword: string) => checkPaymentPassword(context, { playerId, paymentPassword });

async function wrongTries(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    expect(await check(`wrong ${nth}`)).toEqual({ ok: false, refusal: { reason: "paymentPasswordWrong" } });
  }
}

test("M01 a player sets a payment password with the login's password, and it is asked for from then on", async () => {
  expect(await hasPaymentPassword(context, playerId)).toBe(false);
  expect(await check(PAYMENT)).toEqual({ ok: false, refusal: { reason: "paymentPasswordMissing" } });
  expect(await set(PAYMENT)).toEqual({ ok: true, value: null });
  expect(await hasPaymentPassword(context, playerId)).toBe(true);
  expect(await check(PAYMENT)).toEqual({ ok: true, value: null });
  expect(await check("482 916")).toEqual({ ok: false, refusal: { reason: "paymentPasswordWrong" } });
});

test("a payment password is the same on a Persian keyboard", async () => {
  await set(PAYMENT);
  expect((await check("۴۸۲ ۹۱۵")).ok).toBe(true);
});

test("only its hash is kept, and the hash of the login is another one", async () => {
  await set(PAYMENT);
  const rows = await context.db.call(
    {
      name: "test.hashes",
      text: `select p.password_hash as login, q.password_hash as payment
        from accounts.players p join accounts.payment_passwords q on q.player_id = p.id where p.id = $1`,
      row: { login: "", payment: "" },
    },
    [playerId],
  );
  expect(rows[0]?.payment).toMatch(/^\$argon2id\$/);
  expect(rows[0]?.payment).not.toBe(rows[0]?.login);
});

test.each(["12345", "111111", "123456", "۶۵۴۳۲۱", "abcdef", "  77 ", "x".repeat(129)])(
  "what is guessed first is not taken: %s",
  async (weak) => {
    expect(await set(weak)).toEqual({ ok: false, refusal: { reason: "paymentPasswordWeak" } });
    expect(await hasPaymentPassword(context, playerId)).toBe(false);
  },
);

test("the login's password is not taken as the payment password", async () => {
  expect(await set(PASSWORD)).toEqual({ ok: false, refusal: { reason: "sameAsLogin" } });
});

test("a wrong proof sets nothing, and five of them lock the door", async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    expect(await set(PAYMENT, "Wrong2026x")).toEqual({ ok: false, refusal: { reason: "passwordWrong" } });
  }
  expect(await set(PAYMENT)).toMatchObject({ ok: false, refusal: { reason: "moneyLocked" } });
  expect(await hasPaymentPassword(context, playerId)).toBe(false);
});

test("it is changed with the one so far, or with the login's password by who forgot it", async () => {
  await set(PAYMENT);
  expect((await set(OTHER, PAYMENT)).ok).toBe(true);
  expect((await check(OTHER)).ok).toBe(true);
  expect((await check(PAYMENT)).ok).toBe(false);
  expect((await set(PAYMENT, PASSWORD)).ok).toBe(true);
});

test("T31 a change holds what leaves for a day; setting the first one does not", async () => {
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
  await set(PAYMENT);
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
  const changedAt = context.now();
  await set(OTHER, PAYMENT);
  const until = new Date(changedAt.getTime() + 24 * HOUR_MS);
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(until);
  context.clock.forward(24 * HOUR_MS - 1);
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(until);
  context.clock.forward(1);
  expect(await moneyOutHeldUntil(context, playerId)).toBeNull();
});

test("after five wrong tries the right one waits for half an hour, and then counts anew", async () => {
  await set(PAYMENT);
  await wrongTries(5);
  const until = new Date(context.now().getTime() + 30 * MINUTE_MS);
  expect(await check(PAYMENT)).toEqual({ ok: false, refusal: { reason: "moneyLocked", until } });
  context.clock.forward(30 * MINUTE_MS - 1);
  expect((await check(PAYMENT)).ok).toBe(false);
  context.clock.forward(1);
  await wrongTries(4);
  expect((await check(PAYMENT)).ok).toBe(true);
  await wrongTries(4);
  expect((await check(PAYMENT)).ok).toBe(true);
});

test("T6 however many right ones come at once, none is told that money is shut", async () => {
  await set(PAYMENT);
  const checked = await Promise.all(Array.from({ length: 12 }, () => check(PAYMENT)));
  expect(checked.map(({ ok }) => ok)).toEqual(Array(12).fill(true));
  await wrongTries(5);
  expect((await check(PAYMENT)).ok).toBe(false);
});

test("T6 after the half hour there are five tries once more and no sixth", async () => {
  await set(PAYMENT);
  await wrongTries(5);
  context.clock.forward(30 * MINUTE_MS);
  await wrongTries(5);
  expect(await check(PAYMENT)).toMatchObject({ ok: false, refusal: { reason: "moneyLocked" } });
});

test("T6 who knows one of the two passwords has no more tries at the other than anybody", async () => {
  await set(PAYMENT);
  await wrongTries(4);
  const profile = { playerId, payeeName: null, contacts: {} };
  expect((await changeProfile(context, { ...profile, password: PASSWORD })).ok).toBe(true);
  expect((await set(PAYMENT, "Wrong2026x")).ok).toBe(false);
  expect(await check(PAYMENT)).toMatchObject({ refusal: { reason: "moneyLocked" } });
  expect(await changeProfile(context, { ...profile, password: PASSWORD })).toMatchObject({
    refusal: { reason: "moneyLocked" },
  });

  context.clock.forward(30 * MINUTE_MS);
  expect((await changeProfile(context, { ...profile, password: PASSWORD })).ok).toBe(true);
  for (let nth = 0; nth < 5; nth += 1) {
    const guess = { ...profile, password: `Wrong2026${nth}` };
    expect(await changeProfile(context, guess)).toMatchObject({ refusal: { reason: "passwordWrong" } });
    if (nth < 4) expect((await check(PAYMENT)).ok).toBe(true);
  }
  expect(await check(PAYMENT)).toMatchObject({ refusal: { reason: "moneyLocked" } });
});

test("the proof by one password is no try at the other", async () => {
  await set(PAYMENT);
  for (let nth = 0; nth < 6; nth += 1) expect((await set(PAYMENT, PAYMENT)).ok).toBe(true);
  await wrongTries(4);
  expect((await check(PAYMENT)).ok).toBe(true);
});

test("a fifth try that nobody had time to judge shuts nothing", async () => {
  await set(PAYMENT);
  await wrongTries(4);
  const at = context.now();
  const fifth = { playerId, at, lockUntil: new Date(at.getTime() + 30 * MINUTE_MS) };
  expect(await takeTry(context.db, "payment", fifth)).toBe(true);
  await giveTryBack(context.db, "payment", playerId);
  expect((await check(PAYMENT)).ok).toBe(true);
});

test("T31 of two changes the later one says until when nothing leaves, whichever it is", async () => {
  await set(PAYMENT);
  await set(OTHER, PAYMENT);
  context.clock.forward(HOUR_MS);
  await markProofChanged(context.db, playerId, context.now());
  const inADay = () => new Date(context.now().getTime() + 24 * HOUR_MS);
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(inADay());
  context.clock.forward(HOUR_MS);
  await set(PAYMENT, OTHER);
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(inADay());
});

test("five signs are too few for a payment password, and six are enough", async () => {
  expect(await set("48291")).toEqual({ ok: false, refusal: { reason: "paymentPasswordWeak" } });
  expect(await set("482915")).toEqual({ ok: true, value: null });
});

test("the tries of one player are nobody else's", async () => {
  await set(PAYMENT);
  await wrongTries(5);
  playerId = await registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(`q${context.newId().slice(-12)}`),
  });
  await set(PAYMENT);
  expect((await check(PAYMENT)).ok).toBe(true);
});

test("T31 who has a payment password is told of another one, with the end of the hold; a refused one tells nothing", async () => {
  const told = async () => (await messagesOf(context, { playerId, page: 1 })).rows;
  await set(PAYMENT);
  await set(OTHER, "Wrong2026x");
  await set("111111", PAYMENT);
  expect(await told()).toEqual([]);
  await set(OTHER, PAYMENT);
  const heldUntil = (await moneyOutHeldUntil(context, playerId))?.toISOString();
  expect(await told()).toMatchObject([{ kind: "paymentPasswordChanged", facts: { heldUntil } }]);
  await set(PAYMENT, OTHER);
  expect(await told()).toHaveLength(2);
});

test("T31 the first one holds what leaves for a day where the account does not know the browser, and is told", async () => {
  const request = { playerId, password: PASSWORD, paymentPassword: PAYMENT, isNewBrowser: true };
  expect((await setPaymentPassword(context, request)).ok).toBe(true);
  const until = new Date(context.now().getTime() + 24 * HOUR_MS);
  expect(await moneyOutHeldUntil(context, playerId)).toEqual(until);
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  expect(rows).toMatchObject([{ kind: "paymentPasswordChanged", facts: { heldUntil: until.toISOString() } }]);
});
