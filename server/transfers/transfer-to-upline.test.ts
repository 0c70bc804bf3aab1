import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  findPlayer,
  hasPaymentPassword,
  type Player,
  setPaymentPassword,
  setPlayerState,
  setUpline,
  uplineOf,
} from "#server/accounts/index.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, SECOND_MS } from "#server/core/time.ts";
import { messagesOf } from "#server/messages/index.ts";
import { balanceOf, movement, statement } from "#server/wallet/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { member, PAYMENT_PASSWORD, sender, uplineBrand } from "#tests/setup/upline.ts";
import { maskedName } from "../core/text/masked-name.ts";
import { uplineOffer } from "./index.ts";
import { transferToUpline } from "./transfer-to-upline.ts";

let context: TestContext;
let brand: Brand;
let upline: Player;
let player: Player;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await uplineBrand(context);
  upline = await member(context, brand, "manizheh");
});

beforeEach(async () => {
  nth += 1;
  player = await sender(context, brand, { username: `bijan${nth}`, upline, minor: 5_000_000n });
});

async function markOf(): Promise<string> {
  const offer = await uplineOffer(context, { player, brand });
  return offer.ok ? offer.value.uplineMark : "";
}

async function send(
  minor: bigint,
  more: { key?: string; paymentPassword?: string; uplineMark?: string } = {},
) {
  return transferToUpline(context, {
    player,
    brand,
    key: context.newId(),
    amount: money(minor, "P"),
    uplineMark: await markOf(),
    paymentPassword: PAYMENT_PASSWORD,
    ...more,
  });
}

const cashOf = async ({ id }: Player) => (await balanceOf(context, { playerId: id, asset: "P" })).minor;
const reasonOf = (outcome: Awaited<ReturnType<typeof send>>) =>
  outcome.ok ? "done" : outcome.refusal.reason;

test("M05 money goes to the upline at once, both are told, and both read it in their record", async () => {
  const before = await cashOf(upline);
  const sent = await send(2_500n);
  expect(sent).toMatchObject({ ok: true, value: { amount: { minor: 2_500n }, uplineId: upline.id } });
  expect([await cashOf(player), (await cashOf(upline)) - before]).toEqual([4_997_500n, 2_500n]);
  for (const [whose, kind, name] of [
    [player, "uplineSent", "ma•••h"],
    [upline, "uplineReceived", maskedName(player.username)],
  ] as const) {
    const [message] = (await messagesOf(context, { playerId: whose.id, page: 1 })).rows;
    expect(message).toMatchObject({ kind, facts: { amount: "25.00", asset: "P", name } });
    const { rows } = await statement(context, { playerId: whose.id, kind: "transfer", page: 1 });
    const detail = await movement(context, { playerId: whose.id, transferId: rows[0]?.transferId ?? 0n });
    expect(detail?.lines.map(({ account, own }) => [account, own])).toEqual([
      ["cash", whose === player],
      ["cash", whose === upline],
    ]);
  }
  const stranger = await member(context, brand, "garsivaz");
  const transferId = sent.ok ? sent.value.movementId : 0n;
  expect(await movement(context, { playerId: stranger.id, transferId })).toBeNull();
});

describe("T31 a stolen session cannot move money", () => {
  test("without the payment password, or before there is one", async () => {
    expect(reasonOf(await send(2_500n, { paymentPassword: PASSWORD }))).toBe("paymentPasswordWrong");
    const fresh = await member(context, brand, `fresh${nth}`);
    await setUpline(context, { playerId: fresh.id, uplineId: upline.id });
    player = fresh;
    expect(await hasPaymentPassword(context, fresh.id)).toBe(false);
    expect(reasonOf(await send(2_500n))).toBe("paymentPasswordMissing");
  });

  test("five wrong ones shut the door, the right one included", async () => {
    for (let tries = 0; tries < 5; tries += 1) await send(2_500n, { paymentPassword: "Wrong-Sarv-2026" });
    const shut = await send(2_500n);
    expect(shut).toMatchObject({ ok: false, refusal: { reason: "moneyLocked" } });
    expect(await cashOf(player)).toBe(5_000_000n);
  });

  test("nor for a day after the payment password was changed", async () => {
    const other = "Other-Sarv-2026";
    await setPaymentPassword(context, { playerId: player.id, password: PASSWORD, paymentPassword: other });
    const until = new Date(context.now().getTime() + DAY_MS);
    expect(await send(2_500n, { paymentPassword: other })).toEqual({
      ok: false,
      refusal: { reason: "moneyOutHeld", until },
    });
    context.clock.forward(DAY_MS);
    expect(reasonOf(await send(2_500n, { paymentPassword: other }))).toBe("done");
  });

  test("what is refused anyway costs no try", async () => {
    for (let tries = 0; tries < 6; tries += 1) await send(1n, { paymentPassword: "Wrong-Sarv-2026" });
    expect(reasonOf(await send(2_500n))).toBe("done");
  });
});

describe("how much may go", () => {
  test("no less than the least and no more than the most", async () => {
    expect(await send(999n)).toEqual({
      ok: false,
      refusal: { reason: "amountTooSmall", bound: money(1_000n, "P") },
    });
    expect(await send(1_000_001n)).toEqual({
      ok: false,
      refusal: { reason: "amountTooLarge", bound: money(1_000_000n, "P") },
    });
    for (const minor of [1_000n, 1_000_000n]) expect(reasonOf(await send(minor))).toBe("done");
    for (const minor of [0n, -1_000n]) expect(reasonOf(await send(minor))).toBe("amountTooSmall");
  });

  test("no more in a day of the brand's zone than the brand says, and what is left is told", async () => {
    context.clock.set("2026-05-01T19:00:00.000Z");
    for (const minor of [1_000_000n, 900_000n]) expect(reasonOf(await send(minor))).toBe("done");
    expect(await uplineOffer(context, { player, brand })).toMatchObject({
      value: { leftToday: { minor: 100_000n } },
    });
    expect(await send(100_001n)).toMatchObject({
      refusal: { reason: "dayLimit", bound: { minor: 100_000n } },
    });
    // Midnight in Tehran is 20:30 in UTC.
    context.clock.set("2026-05-01T20:30:00.000Z");
    expect(reasonOf(await send(100_001n))).toBe("done");
  });

  test("no more than there is, and the same form may be sent again with less", async () => {
    player = await sender(context, brand, { username: `poor${nth}`, upline, minor: 2_000n });
    const key = context.newId();
    expect(reasonOf(await send(2_001n, { key }))).toBe("insufficientFunds");
    expect(reasonOf(await send(2_000n, { key }))).toBe("done");
  });
});

test("nothing goes while an alarm about the ledger is open", async () => {
  const text = `insert into wallet.alarms (invariant, subject, freezes, found_at, found_last_at)
    values ('I1', 'account 1', true, $1, $1)`;
  await context.db.call({ name: "test-alarm", text }, [context.now()]);
  expect(reasonOf(await send(2_500n))).toBe("withdrawalsFrozen");
  expect(await uplineOffer(context, { player, brand })).toMatchObject({ value: { frozen: true } });
  const over = `update wallet.alarms set freezes = false, closed_at = $1, closed_by = 'mina', closed_reason = 'counted'`;
  await context.db.call({ name: "test-alarm-over", text: over }, [context.now()]);
  expect(reasonOf(await send(2_500n))).toBe("done");
});

test("one key is one transfer, also when the day is over its limit meanwhile; with another amount it is a conflict", async () => {
  const key = context.newId();
  const first = await send(1_000_000n, { key });
  expect(reasonOf(await send(1_000_000n))).toBe("done");
  expect(await send(1_000_000n, { key })).toEqual(first);
  expect(reasonOf(await send(1_000n, { key }))).toBe("keyConflict");
  expect(await cashOf(player)).toBe(3_000_000n);
});

describe("to whom", () => {
  test("nobody without an upline or with the flag off is offered anything", async () => {
    const alone = await member(context, brand, `alone${nth}`);
    expect(await uplineOffer(context, { player: alone, brand })).toEqual({
      ok: false,
      refusal: { reason: "notOffered" },
    });
    const uplineMark = await markOf();
    await setFlag(context, { brandId: brand.id, flag: "transferUpline", isOn: false });
    context.clock.forward(SECOND_MS);
    expect(reasonOf(await send(2_500n, { uplineMark }))).toBe("notOffered");
    await setFlag(context, { brandId: brand.id, flag: "transferUpline", isOn: true });
    context.clock.forward(SECOND_MS);
  });

  test("not to another one than the page named", async () => {
    const uplineMark = await markOf();
    const other = await member(context, brand, `other${nth}`);
    await setUpline(context, { playerId: player.id, uplineId: other.id });
    expect(reasonOf(await send(2_500n, { uplineMark }))).toBe("uplineChanged");
    expect(reasonOf(await send(2_500n))).toBe("done");
    expect(await cashOf(other)).toBe(2_500n);
  });

  test("not to somebody who is shut out", async () => {
    const gone = await member(context, brand, `gone${nth}`);
    await setUpline(context, { playerId: player.id, uplineId: gone.id });
    await setPlayerState(context, { playerId: gone.id, state: "excluded" });
    expect(reasonOf(await send(2_500n))).toBe("uplineUnavailable");
  });
});

describe("who stands above whom", () => {
  test("nobody above themselves, however far round", async () => {
    const [low, middle, high] = [
      await member(context, brand, `low${nth}`),
      await member(context, brand, `middle${nth}`),
      await member(context, brand, `high${nth}`),
    ];
    const put = (below: Player, above: Player | null) =>
      setUpline(context, { playerId: below.id, uplineId: above?.id ?? null });
    expect(await put(low, middle)).toMatchObject({ ok: true });
    expect(await put(middle, high)).toMatchObject({ ok: true });
    for (const above of [low, middle, high]) {
      expect(await put(high, above)).toEqual({ ok: false, refusal: { reason: "uplineCircle" } });
    }
    expect((await uplineOf(context, low.id))?.username).toBe(middle.username);
    expect(await put(low, null)).toMatchObject({ ok: true });
    expect(await uplineOf(context, low.id)).toBeNull();
    expect(await put(high, low)).toMatchObject({ ok: true });
  });

  test("nobody who is not there", async () => {
    const unknown = (await findPlayer(context, 999_999n))?.id ?? 999_999n;
    const asked = [
      [player.id, unknown, "unknownUpline"],
      [unknown, player.id, "unknownPlayer"],
    ] as const;
    for (const [playerId, uplineId, reason] of asked) {
      expect(await setUpline(context, { playerId, uplineId })).toEqual({ ok: false, refusal: { reason } });
    }
  });
});

test("a name is shown so that who knows it recognises it, and never whole", () => {
  expect(["ali", "al", "a", "rostam", "سیاوش"].map(maskedName)).toEqual([
    "al•••",
    "a•••",
    "a•••",
    "ro•••m",
    "سی•••ش",
  ]);
});
