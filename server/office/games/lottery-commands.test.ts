import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { paymentPorts } from "#server/gateway/payments/index.ts";
import { type LotteryHouse, lotteryHouse } from "#tests/setup/lottery-house.ts";
import { obey } from "../commands.ts";

const NUMBERS = `10007 ${"11111 ".repeat(9)}${"2222 ".repeat(10)}${"333 ".repeat(3)}${"44 ".repeat(4)}`;
const OTHERS = NUMBERS.replace("10007", "10008");
const DRAW = ["xo-so-bac", "20261123-hn"];

let house: LotteryHouse;
let player: string;

beforeAll(async () => {
  house = await lotteryHouse();
  house.context.clock.set("2026-11-22T12:00:00Z");
  await house.advance();
  player = await house.aPlayer(10_000n);
  const sessionId = await house.seat(player, "xo-so-bac");
  const mine = { sessionId, playerRef: player, draw: "20261123-hn", playType: "deTail" };
  await house.placed({ ...mine, picks: [[8]] });
});

/** What was done, or the sentence of the refusal. */
async function said(operator: string, ...args: string[]): Promise<string> {
  const { context } = house;
  const payments = paymentPorts({ webhook: null, now: context.now, alarm() {} });
  const answer = await obey({ context, sealsFile: "/nowhere/seals.log", payments }, { args, operator });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

test("G07 a result is entered by one and confirmed by another, corrected the same way, and all of it is kept", async () => {
  expect(await said("mina", "lottery", "result", "propose", ...DRAW, "--numbers", NUMBERS)).toContain(
    "not drawn yet",
  );
  house.context.clock.set("2026-11-23T11:15:00Z");
  await house.advance();
  expect(await said("mina", "lottery", "result", "propose", ...DRAW, "--numbers", "12 34")).toContain(
    "cannot be",
  );
  expect(await said("mina", "lottery", "result", "propose", ...DRAW, "--numbers", NUMBERS)).toContain(
    "10007",
  );
  expect(await said("Mina ", "lottery", "result", "confirm", ...DRAW, "--numbers", NUMBERS)).toContain(
    "another person",
  );
  expect(await said("omid", "lottery", "result", "confirm", ...DRAW, "--numbers", OTHERS)).toContain(
    "not the numbers",
  );
  expect(await said("omid", "lottery", "result", "confirm", ...DRAW, "--numbers", NUMBERS)).toContain(
    "Confirmed",
  );
  await house.advance();
  expect(await house.balanceMinor(player)).toBe(9900n);
  expect(await said("mina", "lottery", "draws", "xo-so-bac")).toMatch(/20261123-hn\s+settled.*mina, omid/);

  const correct = ["lottery", "correct", "propose", ...DRAW, "--numbers", OTHERS];
  expect(await said("mina", ...correct)).toContain("--reason");
  expect(await said("mina", ...correct, "--reason", "misread")).toContain("waits for another operator");
  const agree = ["lottery", "correct", "confirm", ...DRAW, "--numbers", OTHERS];
  expect(await said("mina", ...agree)).toContain("another person");
  expect(await said("omid", ...agree)).toContain("has become");
  await house.advance();
  expect(await house.balanceMinor(player)).toBe(19_400n);
  const events = await eventsOf(house.context, { subject: "draw xo-so-bac 20261123-hn" });
  const kept = events.map(({ operator, action, after }) => [operator, action, Boolean(after?.refused)]);
  expect(kept.reverse()).toEqual([
    ["mina", "lottery result propose", true],
    ["mina", "lottery result propose", true],
    ["mina", "lottery result propose", false],
    ["mina", "lottery result confirm", true],
    ["omid", "lottery result confirm", true],
    ["omid", "lottery result confirm", false],
    ["mina", "lottery correct propose", false],
    ["mina", "lottery correct confirm", true],
    ["omid", "lottery correct confirm", false],
  ]);
});

test("a draw is called off with a reason; one of the chain takes no result", async () => {
  const draw = ["bakht-e-melli", "20261125"];
  expect(await said("mina", "lottery", "result", "propose", ...draw, "--numbers", "1 2 3 4 5 6")).toContain(
    "chain",
  );
  expect(await said("mina", "lottery", "cancel", ...draw)).toContain("--reason");
  expect(await said("mina", "lottery", "cancel", ...draw, "--reason", "holiday")).toContain("called off");
  expect(await said("mina", "lottery", "cancel", ...draw, "--reason", "holiday")).toContain("over");
  expect(await said("mina", "lottery", "cancel", "bakht-e-melli", "20200101", "--reason", "x")).toContain(
    "no such draw",
  );
});

test("a schedule is shown and changed: days, time, zone, and who says what came out", async () => {
  expect(await said("mina", "lottery", "schedules")).toContain(
    "xo-so-nam      open, days 1,2,3,4,5,6,7 at 16:15",
  );
  expect(await said("mina", "lottery", "schedule", "bakht-e-melli")).toContain("Say what to change");
  const change = ["--days", "6,2", "--time", "20:30", "--zone", "Europe/Berlin"];
  expect(await said("mina", "lottery", "schedule", "bakht-e-melli", ...change)).toBe(
    "bakht-e-melli: open, days 2,6 at 20:30, Europe/Berlin, results by chain.",
  );
  expect(await said("mina", "lottery", "schedule", "bakht-e-melli", "--time", "25:00")).toContain(
    "no day, time",
  );
  expect(await said("mina", "lottery", "schedule", "tas-dah", "--results", "operator")).toContain(
    "chain alone",
  );
  expect(await said("mina", "lottery", "schedule", "bingo", "--closed")).toContain("no such lottery");
  expect(await said("mina", "lottery", "draws", "bingo")).toContain("no such lottery");
  expect(await said("mina", "lottery", "schedule", "tas-dah", "--closed")).toContain("tas-dah: closed");
});
