import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import { confirmIncrease, excludeSelf, playNotice, setLimit, startTimeOut } from "#server/limits/index.ts";
import { grantTrial } from "#server/wallet/index.ts";
import { TIME_ZONE } from "#tests/setup/limited-player.ts";
import { exceeded, limitsTable, OK, SUMS } from "#tests/setup/limits-table.ts";

test("whatever the limits are, payouts and returned stakes are taken", async () => {
  const { context, player } = await limitsTable();
  await player.bet("a", 100n);
  await player.bet("b", 100n);
  for (const name of [...SUMS, "stake"] as const) await player.limit(name, 0n);
  await excludeSelf(context, { playerId: player.playerId, timeZone: TIME_ZONE, term: "forEver" });
  expect(await player.win("wa", 700n, "a")).toMatchObject(OK);
  expect(await player.win("promo", 30n, "p", "PROMO")).toMatchObject(OK);
  expect(await player.undo("ub", "b")).toMatchObject(OK);
  expect(await player.held()).toBe(100_000n - 100n + 700n + 30n);
  expect(await player.bet("c", 1n)).toMatchObject({ code: "PLAYER_BLOCKED" });
});

test("in a time-out every stake is PLAYER_BLOCKED, with real money and with trial funds, until it is over", async () => {
  const { context, stage, player } = await limitsTable();
  const { playerId } = player;
  await startTimeOut(context, { playerId, timeZone: TIME_ZONE, term: "day" });
  expect(await player.bet("a", 100n)).toMatchObject({ code: "PLAYER_BLOCKED" });
  expect(await player.together([10n, 10n], "x")).toMatchObject({ code: "PLAYER_BLOCKED" });
  await grantTrial(context, { playerId, amountMinor: 1_000n, key: "more" });
  const token = await stage.launch(playerId);
  const trial = { player: `${playerId}`, game: "G1", currency: "TRIAL", token, amount: "100" };
  expect(await stage.client.debit({ ...trial, txId: "t1", round: "t1" })).toMatchObject({
    code: "PLAYER_BLOCKED",
  });
  expect(await player.held()).toBe(100_000n);

  context.clock.forward(DAY_MS);
  await player.sit();
  expect(await player.bet("b", 100n)).toMatchObject(OK);
});

test("an exclusion binds from its own moment, among stakes at once: none is taken after it", async () => {
  const { context, player } = await limitsTable();
  const stakes = (name: string) => Array.from({ length: 20 }, (_, nth) => player.bet(`${name}${nth}`, 10n));
  const exclusion = { playerId: player.playerId, timeZone: TIME_ZONE, term: "sixMonths" } as const;
  await Promise.all([...stakes("a"), excludeSelf(context, exclusion), ...stakes("b")]);
  const held = await player.held();
  const after = await Promise.all(stakes("c"));
  expect(after.map(({ code }) => code)).toEqual(Array(20).fill("PLAYER_BLOCKED"));
  expect(await player.held()).toBe(held);
});

test("what was played before the first limit counts in it", async () => {
  const { player } = await limitsTable();
  await player.bet("a", 300n);
  await player.win("wa", 50n, "a");
  await player.limit("loss-day", 300n);
  expect(await player.bet("b", 51n)).toMatchObject(exceeded("loss-day"));
  expect(await player.bet("c", 50n)).toMatchObject(OK);
});

test("day, week and month of Tehran: each limit is whole again after its own last midnight", async () => {
  const { context, player } = await limitsTable();
  const at = async (iso: string) => {
    context.clock.set(iso);
    await player.sit();
  };
  await at("2026-03-27T12:00:00.000Z");
  await player.limit("wager-day", 100n);
  await player.limit("wager-week", 150n);
  await player.limit("wager-month", 220n);
  // Friday the 27th, the last moment of the week.
  await at("2026-03-27T20:29:59.999Z");
  expect(await player.bet("a", 100n)).toMatchObject(OK);
  expect(await player.bet("b", 1n)).toMatchObject(exceeded("wager-day"));
  await at("2026-03-27T20:30:00.000Z");
  expect(await player.bet("c", 100n)).toMatchObject(OK);
  await at("2026-03-29T09:00:00.000Z");
  expect(await player.bet("d", 51n)).toMatchObject(exceeded("wager-week"));
  expect(await player.bet("e", 21n)).toMatchObject(exceeded("wager-month"));
  await at("2026-03-31T20:29:59.999Z");
  expect(await player.bet("f", 21n)).toMatchObject(exceeded("wager-month"));
  await at("2026-03-31T20:30:00.000Z");
  expect(await player.bet("g", 50n)).toMatchObject(OK);
  expect(await player.bet("h", 1n)).toMatchObject(exceeded("wager-week"));
});

test("play without a break ends with the limit session, and half an hour of rest begins a new one", async () => {
  const { context, player } = await limitsTable();
  await player.limit("session", 60n);
  const play = async (txId: string, afterMinutes: number) => {
    context.clock.forward(afterMinutes * MINUTE_MS);
    await player.sit();
    return player.bet(txId, 10n);
  };
  expect(await play("a", 0)).toMatchObject(OK);
  expect(await play("b", 29)).toMatchObject(OK);
  expect(await play("c", 29)).toMatchObject(OK);
  expect(await playNotice(context, { playerId: player.playerId, signedInAt: context.now() })).toMatchObject({
    session: { minutes: 58, net: { minor: -30n } },
    minutesLeft: 2,
  });
  expect(await play("d", 2)).toMatchObject(exceeded("session"));
  expect(await play("e", 27)).toMatchObject(exceeded("session"));
  expect(await play("f", 1)).toMatchObject(OK);
  expect(await playNotice(context, { playerId: player.playerId, signedInAt: context.now() })).toMatchObject({
    session: { minutes: 0, net: { minor: -10n } },
    minutesLeft: 60,
  });
});

test("a higher limit binds as before until its confirmation, and as wished from then on", async () => {
  const { context, player } = await limitsTable();
  const { playerId } = player;
  await player.limit("stake", 100n);
  await setLimit(context, { playerId, timeZone: TIME_ZONE, name: "stake", ceiling: 200n });
  expect(await player.bet("a", 150n)).toMatchObject(exceeded("stake"));
  context.clock.forward(DAY_MS);
  await player.sit();
  expect(await player.bet("b", 150n)).toMatchObject(exceeded("stake"));
  await confirmIncrease(context, { playerId, name: "stake" });
  expect(await player.bet("c", 150n)).toMatchObject(OK);
});

test("who plays for money without any limit is told how long and with what result", async () => {
  const { context, player } = await limitsTable();
  const signedInAt = context.now();
  await player.bet("a", 50n);
  await player.win("wa", 250n, "a");
  context.clock.forward(12 * MINUTE_MS);
  expect(await playNotice(context, { playerId: player.playerId, signedInAt })).toMatchObject({
    session: { minutes: 12, net: { minor: 200n } },
    minutesLeft: null,
  });
});

test("what is undone after midnight gives its room to the day that it was of, and to none after it", async () => {
  const { context, player } = await limitsTable();
  const at = async (iso: string) => {
    context.clock.set(iso);
    await player.sit();
  };
  const [beforeMidnight, afterMidnight] = ["2026-03-16T20:00:00.000Z", "2026-03-16T21:00:00.000Z"];
  await at(beforeMidnight);
  await player.limit("wager-day", 100n);
  await player.bet("a", 100n);
  await at(afterMidnight);
  expect(await player.undo("ua", "a")).toMatchObject(OK);
  expect(await player.bet("b", 101n)).toMatchObject(exceeded("wager-day"));
  expect(await player.bet("c", 100n)).toMatchObject(OK);

  const { context: later, player: unbound } = await limitsTable();
  later.clock.set(beforeMidnight);
  await unbound.sit();
  await unbound.bet("a", 100n);
  later.clock.set(afterMidnight);
  await unbound.sit();
  await unbound.undo("ua", "a");
  await unbound.bet("b", 60n);
  await unbound.limit("wager-day", 100n);
  expect(await unbound.bet("c", 41n)).toMatchObject(exceeded("wager-day"));
  expect(await unbound.bet("d", 40n)).toMatchObject(OK);
});
