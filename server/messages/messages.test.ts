import { beforeAll, expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { markAllRead, markRead, messagesOf, sendMessage, unreadCount } from "./index.ts";

let context: TestContext;
let playerId = 100_000n;

beforeAll(async () => {
  context = await testContext();
});

function someone(): bigint {
  playerId += 1n;
  return playerId;
}

const facts = { reference: "W-1", amount: "10.50", asset: "P" };

const paid = (player: bigint, key = "withdrawal-refused:W-1") =>
  sendMessage(context, { playerId: player, kind: "withdrawalRefused", facts, key });

test("M13 a message told twice is read once, and another player's is another one", async () => {
  const [one, other] = [someone(), someone()];
  await paid(one);
  await paid(one);
  await paid(other);
  expect(await unreadCount(context, one)).toBe(1);
  const { rows, total } = await messagesOf(context, { playerId: one, page: 1 });
  expect([rows.length, total]).toEqual([1, 1]);
  expect(rows[0]).toMatchObject({ kind: "withdrawalRefused", facts, readAt: null });
});

test("T11 nobody opens a message of somebody else, whatever id is asked for", async () => {
  const [one, other] = [someone(), someone()];
  await paid(one);
  const [message] = (await messagesOf(context, { playerId: one, page: 1 })).rows;
  for (const messageId of [message?.id ?? "", "' or 1=1 --", "", "1"]) {
    expect(await markRead(context, { playerId: other, messageId })).toBeNull();
  }
  expect(await unreadCount(context, one)).toBe(1);
});

test("a message is read from the moment it was first opened", async () => {
  const player = someone();
  await paid(player);
  const [message] = (await messagesOf(context, { playerId: player, page: 1 })).rows;
  const readAt = context.now();
  const opened = await markRead(context, { playerId: player, messageId: message?.id ?? "" });
  context.clock.forward(MINUTE_MS);
  const again = await markRead(context, { playerId: player, messageId: message?.id ?? "" });
  expect([opened?.readAt, again?.readAt]).toEqual([readAt, readAt]);
  expect(await unreadCount(context, player)).toBe(0);
});

test("M13 all are read at once, and what comes afterwards is not", async () => {
  const player = someone();
  await paid(player, "1");
  await paid(player, "2");
  await markAllRead(context, { playerId: player });
  await paid(player, "3");
  expect(await unreadCount(context, player)).toBe(1);
});

test("M13 messages come in pages, newest first, and a page beyond the end is the last one", async () => {
  const player = someone();
  for (let nth = 0; nth < 23; nth += 1) {
    await paid(player, `key ${nth}`);
    context.clock.forward(MINUTE_MS);
  }
  const first = await messagesOf(context, { playerId: player, page: 1 });
  expect([first.rows.length, first.pageCount, first.total]).toEqual([20, 2, 23]);
  const times = first.rows.map(({ sentAt }) => sentAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const last = await messagesOf(context, { playerId: player, page: 9 });
  expect([last.page, last.rows.length]).toEqual([2, 3]);
  await markAllRead(context, { playerId: player });
  await paid(player, "one more");
  const again = await messagesOf(context, { playerId: player, page: 2 });
  expect([again.total, again.unread, again.rows.length]).toEqual([24, 1, 4]);
});

test("who has no message has a page without one", async () => {
  const none = { rows: [], page: 1, pageCount: 1, total: 0, unread: 0 };
  for (const page of [1, 3, Number.NaN, 1e300]) {
    expect(await messagesOf(context, { playerId: someone(), page })).toEqual(none);
  }
});
