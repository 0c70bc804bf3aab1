import { expect, test } from "vitest";
import { contextOver, testContext } from "#tests/setup/database.ts";
import { MINOR_MAX } from "../core/numbers/money.ts";
import { DAY_MS, HOUR_MS } from "../core/time.ts";
import { messagesOf } from "../messages/index.ts";
import {
  cancelIncrease,
  confirmIncrease,
  type LimitName,
  limitsOf,
  setLimit,
  startTimeOut,
} from "./index.ts";

const timeZone = "Asia/Tehran";
const name: LimitName = "loss-day";
const house = testContext();
let lastPlayer = 100_000n;

/** A player who sets limits, with a clock of their own, and what the page and the ledger then say. */
async function stage() {
  const context = contextOver((await house).db);
  lastPlayer += 1n;
  const playerId = lastPlayer;
  const view = () => limitsOf(context, { playerId, timeZone, pendingMinor: 0n });
  return {
    context,
    playerId,
    set: (ceiling: bigint | null, of: LimitName = name) =>
      setLimit(context, { playerId, timeZone, name: of, ceiling }),
    confirm: (of: LimitName = name) => confirmIncrease(context, { playerId, name: of }),
    cancel: (of: LimitName = name) => cancelIncrease(context, { playerId, name: of }),
    async limit(of: LimitName = name) {
      const found = (await view()).limits.find((limit) => limit.name === of);
      return { ceiling: found?.ceiling, raise: found?.raise };
    },
    async history() {
      const { changes } = await view();
      return changes.map(({ what, before, after }) => [what, before, after]).reverse();
    },
    async inLedger() {
      const guard = {
        name: "test.guard",
        text: `select loss_day as "lossDay" from wallet.play_guards g join ledger.assets a on a.id = g.asset_id
          where g.player_id = $1 and a.code = 'P'`,
        row: { lossDay: null as bigint | null },
      };
      return (await context.db.call(guard, [playerId]))[0]?.lossDay;
    },
  };
}

test("a first limit and a lower one work at once, on the page and in the ledger", async () => {
  const { set, limit, inLedger, history } = await stage();
  expect(await set(500n)).toEqual({ ok: true, value: "set" });
  expect(await limit()).toEqual({ ceiling: 500n, raise: null });
  expect(await inLedger()).toBe(500n);
  expect(await set(0n)).toEqual({ ok: true, value: "set" });
  expect(await inLedger()).toBe(0n);
  expect(await history()).toEqual([
    ["set", null, 500n],
    ["lowered", 500n, 0n],
  ]);
});

test("a higher limit works only when it is confirmed, from the 24th hour until the seventh day is over", async () => {
  const { context, set, confirm, limit, inLedger, history } = await stage();
  await set(500n);
  expect(await set(900n)).toEqual({ ok: true, value: "asked" });
  expect(await limit()).toMatchObject({ ceiling: 500n, raise: { ceiling: 900n, canConfirm: false } });

  context.clock.forward(DAY_MS - 1);
  expect(await confirm()).toEqual({ ok: false, refusal: { reason: "tooEarly" } });
  expect(await inLedger()).toBe(500n);
  context.clock.forward(1);
  expect(await limit()).toMatchObject({ raise: { canConfirm: true } });
  expect(await confirm()).toEqual({ ok: true, value: null });
  expect(await limit()).toEqual({ ceiling: 900n, raise: null });
  expect(await inLedger()).toBe(900n);
  expect(await confirm()).toEqual({ ok: false, refusal: { reason: "nothingAsked" } });
  expect(await history()).toEqual([
    ["set", null, 500n],
    ["asked", 500n, 900n],
    ["raised", 500n, 900n],
  ]);
});

test("a wish that nobody confirmed in seven days has lapsed, and can be asked for again", async () => {
  const { context, set, confirm, cancel, limit } = await stage();
  await set(500n);
  await set(900n);
  context.clock.forward(7 * DAY_MS - 1);
  expect((await limit()).raise).toMatchObject({ canConfirm: true });
  context.clock.forward(1);
  expect(await limit()).toEqual({ ceiling: 500n, raise: null });
  expect(await confirm()).toEqual({ ok: false, refusal: { reason: "nothingAsked" } });
  expect(await cancel()).toEqual({ ok: false, refusal: { reason: "nothingAsked" } });

  expect(await set(900n)).toEqual({ ok: true, value: "asked" });
  expect(await confirm()).toEqual({ ok: false, refusal: { reason: "tooEarly" } });
});

test("to remove a limit is the loosest wish: it waits and is confirmed like any other", async () => {
  const { context, set, confirm, limit, inLedger } = await stage();
  expect(await set(null)).toEqual({ ok: true, value: "unchanged" });
  await set(500n);
  expect(await set(null)).toEqual({ ok: true, value: "asked" });
  expect(await inLedger()).toBe(500n);
  context.clock.forward(DAY_MS);
  await confirm();
  expect(await limit()).toEqual({ ceiling: null, raise: null });
  expect(await inLedger()).toBeNull();
});

test("the same wish again keeps its time, another one begins anew", async () => {
  const { context, set, limit } = await stage();
  await set(500n);
  await set(900n);
  const first = (await limit()).raise;
  context.clock.forward(HOUR_MS);
  expect(await set(900n)).toEqual({ ok: true, value: "asked" });
  expect((await limit()).raise).toEqual(first);
  await set(800n);
  expect((await limit()).raise?.confirmFrom.getTime()).toBe(Number(first?.confirmFrom) + HOUR_MS);
});

test("a lower limit, or the present one again, takes the wish for a higher one away", async () => {
  const { context, set, confirm, history } = await stage();
  await set(500n);
  await set(900n);
  await set(400n);
  context.clock.forward(DAY_MS);
  expect(await confirm()).toEqual({ ok: false, refusal: { reason: "nothingAsked" } });
  await set(null);
  expect(await set(400n)).toEqual({ ok: true, value: "cancelled" });
  expect(await set(400n)).toEqual({ ok: true, value: "unchanged" });
  context.clock.forward(DAY_MS);
  expect(await confirm()).toEqual({ ok: false, refusal: { reason: "nothingAsked" } });
  expect(await history()).toEqual([
    ["set", null, 500n],
    ["asked", 500n, 900n],
    ["cancelled", 500n, 900n],
    ["lowered", 500n, 400n],
    ["asked", 400n, null],
    ["cancelled", 400n, null],
  ]);
});

test("a player gives a wish up, and of that one limit only", async () => {
  const { context, set, confirm, cancel } = await stage();
  for (const limit of ["loss-day", "stake"] as const) {
    await set(500n, limit);
    await set(900n, limit);
  }
  expect(await cancel("stake")).toEqual({ ok: true, value: null });
  context.clock.forward(DAY_MS);
  expect(await confirm("stake")).toEqual({ ok: false, refusal: { reason: "nothingAsked" } });
  expect(await confirm("loss-day")).toEqual({ ok: true, value: null });
});

test("in a pause limits are made tighter and not looser", async () => {
  const { context, playerId, set, confirm, inLedger } = await stage();
  await set(500n);
  await set(900n);
  context.clock.forward(DAY_MS);
  await startTimeOut(context, { playerId, timeZone, term: "day" });
  expect(await confirm()).toEqual({ ok: false, refusal: { reason: "paused" } });
  expect(await set(800n)).toEqual({ ok: false, refusal: { reason: "paused" } });
  expect(await set(null)).toEqual({ ok: false, refusal: { reason: "paused" } });
  context.clock.forward(DAY_MS);
  expect(await confirm()).toEqual({ ok: true, value: null });
  await startTimeOut(context, { playerId, timeZone, term: "day" });
  expect(await set(300n)).toEqual({ ok: true, value: "set" });
  expect(await inLedger()).toBe(300n);
});

test("what is no limit is refused and nothing is kept", async () => {
  const { set, history } = await stage();
  for (const ceiling of [-1n, MINOR_MAX + 1n]) {
    expect(await set(ceiling)).toEqual({ ok: false, refusal: { reason: "ceilingOutOfRange" } });
  }
  for (const minutes of [0n, 9n, 1441n]) {
    expect(await set(minutes, "session")).toEqual({ ok: false, refusal: { reason: "sessionOutOfRange" } });
  }
  expect(await history()).toEqual([]);
});

test("play is limited to ten minutes at least and a day at most, both of them included", async () => {
  const { set, limit } = await stage();
  for (const minutes of [1440n, 10n]) {
    expect(await set(minutes, "session")).toEqual({ ok: true, value: "set" });
    expect(await limit("session")).toEqual({ ceiling: minutes, raise: null });
  }
});

test("one player's limits are not another's", async () => {
  const one = await stage();
  const other = await stage();
  await one.set(500n);
  await one.set(900n);
  expect(await other.limit()).toEqual({ ceiling: null, raise: null });
  expect(await other.confirm()).toEqual({ ok: false, refusal: { reason: "nothingAsked" } });
  expect(await other.history()).toEqual([]);
});

test("what was changed stays written as it was", async () => {
  const { context, set } = await stage();
  await set(500n);
  for (const text of [
    "update limits.changes set ceiling_after = 1",
    "delete from limits.changes",
    "truncate limits.pauses",
  ]) {
    await expect(context.db.call({ name: text, text }, [])).rejects.toThrow();
  }
});

test("a limit that was raised is told to its player once, and one that was only asked for is not", async () => {
  const { context, playerId, set, confirm } = await stage();
  const told = async () => (await messagesOf(context, { playerId, page: 1 })).rows.map(({ kind }) => kind);
  await set(500n);
  await set(900n);
  expect((await confirm()).ok).toBe(false);
  expect(await told()).toEqual([]);
  context.clock.forward(DAY_MS);
  expect((await confirm()).ok).toBe(true);
  expect((await confirm()).ok).toBe(false);
  expect(await told()).toEqual(["limitRaised"]);
});
