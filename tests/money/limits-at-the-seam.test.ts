import { expect, test } from "vitest";
import { type LimitName, limitsOf } from "#server/limits/index.ts";
import { TIME_ZONE } from "#tests/setup/limited-player.ts";
import { exceeded, limitsTable, OK, SUMS } from "#tests/setup/limits-table.ts";

test.each(SUMS)(
  "the limit %s takes stakes to its last unit, refuses the next by its name, and once more",
  async (name) => {
    const { player } = await limitsTable();
    await player.limit(name, 250n);
    expect(await player.bet("a", 100n)).toMatchObject(OK);
    expect(await player.bet("b", 151n)).toMatchObject(exceeded(name));
    expect(await player.bet("c", 150n)).toMatchObject(OK);
    expect(await player.bet("d", 1n)).toMatchObject(exceeded(name));
    expect(await player.bet("d", 1n)).toMatchObject({ ...exceeded(name), replayed: true });
    expect(await player.held()).toBe(100_000n - 250n);
  },
);

test("no single stake passes the limit stake, and any number of smaller ones may", async () => {
  const { player } = await limitsTable();
  await player.limit("stake", 100n);
  expect(await player.bet("a", 101n)).toMatchObject(exceeded("stake"));
  for (const txId of ["b", "c", "d"]) expect(await player.bet(txId, 100n)).toMatchObject(OK);
});

test("each of 64 stakes at once is taken or refused so that the limit is met exactly", async () => {
  for (const name of SUMS) {
    const { player } = await limitsTable();
    await player.limit(name, 1_000n);
    const answers = await Promise.all(Array.from({ length: 64 }, (_, nth) => player.bet(`s${nth}`, 70n)));
    const taken = answers.filter(({ code }) => code === "OK");
    const refused = answers.filter(({ code }) => code === "LIMIT_EXCEEDED");
    expect([name, taken.length, refused.length]).toEqual([name, 14, 50]);
    for (const answer of refused) expect(answer).toMatchObject({ limit: name });
    expect(await player.held()).toBe(100_000n - 14n * 70n);
  }
});

test("in a batch the stakes count together, and one that is too much leaves none of them", async () => {
  const { player } = await limitsTable();
  await player.limit("wager-day", 250n);
  await player.limit("stake", 120n);
  expect(await player.together([100n, 100n, 51n], "x")).toMatchObject(exceeded("wager-day"));
  expect(await player.together([100n, 121n], "y")).toMatchObject(exceeded("stake"));
  expect(await player.held()).toBe(100_000n);
  expect(await player.together([100n, 100n, 50n], "z")).toMatchObject(OK);
  expect(await player.held()).toBe(100_000n - 250n);
});

test("32 batches at once take what the limit allows and not one stake more", async () => {
  const { player } = await limitsTable();
  await player.limit("loss-week", 1_000n);
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, nth) => player.together([60n, 60n], `p${nth}`)),
  );
  expect(answers.filter(({ code }) => code === "OK")).toHaveLength(8);
  expect(await player.held()).toBe(100_000n - 8n * 120n);
});

test("wins give a loss limit its room again and a wager limit none", async () => {
  const { player } = await limitsTable();
  await player.limit("loss-day", 100n);
  await player.limit("wager-day", 400n);
  expect(await player.bet("a", 100n)).toMatchObject(OK);
  expect(await player.bet("b", 1n)).toMatchObject(exceeded("loss-day"));
  expect(await player.win("wa", 250n, "a")).toMatchObject(OK);
  // Ahead by 150: with the limit of 100 that is 250 to lose.
  expect(await player.bet("c", 251n)).toMatchObject(exceeded("loss-day"));
  expect(await player.bet("d", 250n)).toMatchObject(OK);
  expect(await player.win("wd", 250n, "d")).toMatchObject(OK);
  expect(await player.bet("e", 51n)).toMatchObject(exceeded("wager-day"));
});

test.each(["loss-day", "loss-week", "loss-month"] as const)(
  "of %s a win gives back as much as it is",
  async (name) => {
    const { player } = await limitsTable();
    await player.limit(name, 100n);
    expect(await player.bet("a", 100n)).toMatchObject(OK);
    expect(await player.win("wa", 40n, "a")).toMatchObject(OK);
    expect(await player.bet("b", 41n)).toMatchObject(exceeded(name));
    expect(await player.bet("c", 40n)).toMatchObject(OK);
  },
);

test("a stake that is returned gives its room back, a win that is taken back takes it", async () => {
  const { player } = await limitsTable();
  await player.limit("wager-month", 100n);
  await player.limit("loss-month", 100n);
  expect(await player.bet("a", 100n)).toMatchObject(OK);
  expect(await player.undo("ua", "a")).toMatchObject(OK);
  expect(await player.bet("b", 100n)).toMatchObject(OK);
  expect(await player.bet("c", 1n)).toMatchObject({ code: "LIMIT_EXCEEDED" });

  const { player: other } = await limitsTable();
  await other.limit("loss-month", 100n);
  await other.bet("a", 100n);
  await other.win("wa", 60n, "a");
  await other.undo("uw", "wa", "a");
  expect(await other.bet("b", 1n)).toMatchObject(exceeded("loss-month"));
});

test("limits are about money: trial funds are played without them", async () => {
  const { stage, player } = await limitsTable();
  for (const name of [...SUMS, "stake"] as const) await player.limit(name, 0n);
  const token = await stage.launch(player.playerId);
  const trial = { player: `${player.playerId}`, game: "G1", currency: "TRIAL", token, amount: "100" };
  expect(await stage.client.debit({ ...trial, txId: "t1", round: "t1" })).toMatchObject(OK);
});

test("what the page says is used is what the seam counts", async () => {
  const { context, player } = await limitsTable();
  await player.limit("loss-day", 500n);
  await player.limit("wager-day", 500n);
  await player.bet("a", 200n);
  await player.win("wa", 80n, "a");
  await player.bet("b", 100n);
  await player.undo("ub", "b");
  const { limits } = await limitsOf(context, {
    playerId: player.playerId,
    timeZone: TIME_ZONE,
    pendingMinor: 0n,
  });
  const of = (name: LimitName) => limits.find((limit) => limit.name === name);
  expect(of("loss-day")).toMatchObject({ used: 120n, left: 380n });
  expect(of("wager-day")).toMatchObject({ used: 200n, left: 300n });
  expect(of("loss-month")).toMatchObject({ used: 120n, left: null });
  expect(await player.bet("c", 381n)).toMatchObject(exceeded("loss-day"));
  expect(await player.bet("d", 301n)).toMatchObject(exceeded("wager-day"));
  expect(await player.bet("e", 300n)).toMatchObject(OK);
});

test("who is ahead is told that more is left than the limit, as much as the seam takes", async () => {
  const { context, player } = await limitsTable();
  await player.limit("loss-week", 100n);
  await player.bet("a", 50n);
  await player.win("wa", 250n, "a");
  const { limits } = await limitsOf(context, {
    playerId: player.playerId,
    timeZone: TIME_ZONE,
    pendingMinor: 0n,
  });
  expect(limits.find(({ name }) => name === "loss-week")).toMatchObject({ used: 0n, left: 300n });
  expect(await player.bet("b", 301n)).toMatchObject(exceeded("loss-week"));
  expect(await player.bet("c", 300n)).toMatchObject(OK);
});

test("the largest stake that there is breaks no limit's sum: it is more than the player has", async () => {
  const { player } = await limitsTable();
  await player.limit("wager-month", 9_000_000_000_000_000_000n);
  expect(await player.bet("a", 10n)).toMatchObject(OK);
  expect(await player.bet("b", 9_223_372_036_854_775_807n)).toMatchObject(exceeded("wager-month"));
});

test("a stake of nothing loses and wagers nothing: no sum stands against it, however much was lost before", async () => {
  const { player } = await limitsTable();
  await player.bet("a", 300n);
  for (const name of SUMS) await player.limit(name, 100n);
  expect(await player.bet("b", 1n)).toMatchObject(exceeded("loss-day"));
  expect(await player.bet("free", 0n)).toMatchObject(OK);
});
