import { expect, test } from "vitest";
import { contextOver, testContext } from "#tests/setup/database.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS, later, MINUTE_MS } from "../core/time.ts";
import { messagesOf } from "../messages/index.ts";
import {
  depositRefusal,
  excludeSelf,
  limitsOf,
  playersAway,
  playPause,
  setLimit,
  startTimeOut,
} from "./index.ts";
import type { ExclusionTerm, TimeOutTerm } from "./pause.ts";

const timeZone = "Asia/Tehran";
const house = testContext();
let lastPlayer = 100_000n;

async function stage() {
  const context = contextOver((await house).db);
  lastPlayer += 1n;
  const playerId = lastPlayer;
  return {
    playerId,
    context,
    rest: (term: TimeOutTerm) => startTimeOut(context, { playerId, timeZone, term }),
    exclude: (term: ExclusionTerm) => excludeSelf(context, { playerId, timeZone, term }),
    pause: () => playPause(context, playerId),
    async offers() {
      return (await limitsOf(context, { playerId, timeZone, pendingMinor: 0n })).offers.map(
        ({ term }) => term,
      );
    },
    async pausedInLedger() {
      const guards = {
        name: "test.paused",
        text: `select a.code as asset, g.paused_until as until from wallet.play_guards g
          join ledger.assets a on a.id = g.asset_id where g.player_id = $1 order by a.code`,
        row: { asset: "", until: null as Date | null },
      };
      return context.db.call(guards, [playerId]);
    },
  };
}

const NOT_LONGER = { ok: false, refusal: { reason: "notLonger" } };

test("a break lasts as long as was said, to the millisecond, and then is over by itself", async () => {
  const { context, rest, pause, pausedInLedger } = await stage();
  const until = later(context.now(), DAY_MS);
  expect(await rest("day")).toEqual({ ok: true, value: { kind: "timeOut", until } });
  expect(await pause()).toEqual({ kind: "timeOut", until });
  expect(await pausedInLedger()).toEqual([
    { asset: "P", until },
    { asset: "TRIAL", until },
  ]);
  context.clock.forward(DAY_MS - 1);
  expect(await pause()).not.toBeNull();
  context.clock.forward(1);
  expect(await pause()).toBeNull();
});

test("a break is made longer and never shorter", async () => {
  const { context, rest, pause, offers } = await stage();
  await rest("week");
  expect(await rest("day")).toEqual(NOT_LONGER);
  expect(await rest("week")).toEqual(NOT_LONGER);
  context.clock.forward(MINUTE_MS - 1);
  expect(await rest("week")).toEqual(NOT_LONGER);
  context.clock.forward(1);
  expect((await rest("week")).ok).toBe(true);
  expect((await rest("thirtyDays")).ok).toBe(true);
  expect(await pause()).toEqual({ kind: "timeOut", until: later(context.now(), 30 * DAY_MS) });
  expect(await offers()).toEqual(["sixMonths", "year", "fiveYears", "forEver"]);
});

test("an exclusion outlasts a break, is made longer, and for ever is for ever", async () => {
  const { context, rest, exclude, pause, offers, pausedInLedger } = await stage();
  await rest("thirtyDays");
  context.clock.set("2026-08-31T10:00:00.000Z");
  expect((await exclude("sixMonths")).ok).toBe(true);
  // February has no 31st: never shorter than asked.
  expect(await pause()).toEqual({ kind: "exclusion", until: new Date("2027-03-03T10:00:00.000Z") });
  expect(await rest("thirtyDays")).toEqual(NOT_LONGER);
  expect((await exclude("year")).ok).toBe(true);
  expect(await exclude("sixMonths")).toEqual(NOT_LONGER);
  expect((await exclude("fiveYears")).ok).toBe(true);
  expect((await pause())?.until).toEqual(new Date("2031-08-31T10:00:00.000Z"));

  expect(await exclude("forEver")).toEqual({ ok: true, value: { kind: "exclusion", until: null } });
  expect(await exclude("forEver")).toEqual(NOT_LONGER);
  expect(await exclude("fiveYears")).toEqual(NOT_LONGER);
  context.clock.set("2126-01-01T00:00:00.000Z");
  expect(await pause()).toEqual({ kind: "exclusion", until: null });
  expect(await offers()).toEqual([]);
  for (const { until } of await pausedInLedger()) expect(until?.getUTCFullYear()).toBe(9999);
});

test("a change of a limit in a pause does not end the pause", async () => {
  const { context, playerId, rest, pausedInLedger } = await stage();
  await rest("day");
  const before = await pausedInLedger();
  await setLimit(context, { playerId, timeZone, name: "stake", ceiling: 100n });
  expect(await pausedInLedger()).toEqual(before);
});

test("who is away deposits nothing, with or without limits", async () => {
  const { context, playerId, rest, exclude } = await stage();
  const ask = () => depositRefusal(context, { playerId, amount: money(1n, "P"), pendingMinor: 0n });
  expect(await ask()).toBeNull();
  await rest("day");
  expect(await ask()).toEqual({ reason: "timeOut" });
  await exclude("sixMonths");
  expect(await ask()).toEqual({ reason: "excluded" });
});

test("an exclusion is told to its player, each longer one again, and a break or a refusal is not", async () => {
  const { context, playerId, rest, exclude } = await stage();
  const told = async () => (await messagesOf(context, { playerId, page: 1 })).rows.map(({ kind }) => kind);
  await rest("week");
  expect(await told()).toEqual([]);
  await exclude("sixMonths");
  expect(await exclude("sixMonths")).toEqual(NOT_LONGER);
  expect(await told()).toEqual(["exclusionStarted"]);
  await exclude("year");
  expect(await told()).toEqual(["exclusionStarted", "exclusionStarted"]);
});

test("an exclusion that is undone is not told", async () => {
  const { context, playerId, pause } = await stage();
  const undone = context.db.transaction(async (db) => {
    await excludeSelf({ ...context, db }, { playerId, timeZone, term: "year" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect([await pause(), (await messagesOf(context, { playerId, page: 1 })).total]).toEqual([null, 0]);
});

test("away are those in a break or excluded, also for ever, and nobody whose break is over", async () => {
  const [rests, rested, excluded, gone] = [await stage(), await stage(), await stage(), await stage()];
  const { context, playerId: plays } = await stage();
  await rests.rest("week");
  await rested.rest("day");
  await excluded.exclude("sixMonths");
  await gone.exclude("forEver");
  context.clock.forward(DAY_MS);
  const everybody = [plays, ...[rests, rested, excluded, gone].map(({ playerId }) => playerId)];
  expect(await playersAway(context, everybody)).toEqual(
    new Set([rests.playerId, excluded.playerId, gone.playerId]),
  );
  expect(await playersAway(context, [])).toEqual(new Set());
});

test("the page tells every pause, the newest first", async () => {
  const { context, playerId, rest, exclude } = await stage();
  await rest("day");
  context.clock.forward(1000);
  await exclude("sixMonths");
  const { pauses } = await limitsOf(context, { playerId, timeZone, pendingMinor: 0n });
  expect(pauses.map(({ kind, term }) => [kind, term])).toEqual([
    ["exclusion", "sixMonths"],
    ["timeOut", "day"],
  ]);
});
