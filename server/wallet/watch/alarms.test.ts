import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import type { ScriptDatabase } from "#server/db/database.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { approveAlarm, closeAlarm, openAlarms, raiseAlarms, withdrawalsFrozen } from "./alarms.ts";
import { watchLedger } from "./watch.ts";
import { watchFigures } from "./watch-figures.ts";

let context: TestContext;

beforeAll(async () => {
  context = await testContext();
});

type Inside = Omit<Context, "db"> & { readonly db: ScriptDatabase };

/** Lets something happen and puts everything back, so that each test begins without alarms. */
async function putBack<Value>(work: (changed: Inside) => Promise<Value>): Promise<Value> {
  const seen: Value[] = [];
  const working = context.db.transaction(async (db) => {
    seen.push(await work({ ...context, db }));
    throw new Error("put back");
  });
  await expect(working).rejects.toThrow("put back");
  const [value] = seen;
  if (value === undefined) throw new Error("Nobody looked.");
  return value;
}

describe("an alarm", () => {
  const wrong = `update ledger.accounts set balance = balance + 1 where kind = 10 and asset_id = 1`;

  test("is one row however often it is found, until somebody closes it; then it is a new one", async () => {
    await putBack(async (changed) => {
      await changed.db.script(wrong);
      expect(await watchLedger(changed)).toEqual([{ invariant: "I3", subject: "asset 1" }]);
      expect(await watchLedger(changed)).toEqual([]);
      const [alarm, ...others] = await openAlarms(changed);
      expect(others).toEqual([]);
      expect(alarm).toMatchObject({ invariant: "I3", times: 2, freezes: true, foundAt: context.now() });
      expect(await watchFigures(changed)).toMatchObject({ openAlarms: 1 });
      const closing = { alarmId: alarm?.id ?? 0n, operator: "mina", reason: "counted again" };
      expect(await approveAlarm(changed, { ...closing, operator: "reza" })).toMatchObject({ ok: true });
      expect(await closeAlarm(changed, closing)).toMatchObject({ ok: true });
      expect(await closeAlarm(changed, closing)).toEqual({ ok: false, refusal: { reason: "alarmClosed" } });
      expect(await openAlarms(changed)).toEqual([]);
      expect(await watchFigures(changed)).toMatchObject({ openAlarms: 0 });
      expect(await watchLedger(changed)).toHaveLength(1);
      return true;
    });
    expect(await closeAlarm(context, { alarmId: 77n, operator: "mina", reason: "x" })).toEqual({
      ok: false,
      refusal: { reason: "unknownAlarm" },
    });
  });

  test.each([
    ...["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I10", "I12"].map(
      (invariant) => [invariant, true] as const,
    ),
    ["I9", false] as const,
    ["I11", false] as const,
  ])("of %s freezes withdrawals: %s", async (invariant, freezes) => {
    const frozen = await putBack(async (changed) => {
      await raiseAlarms(changed, [{ invariant, subject: "somewhere" }]);
      return withdrawalsFrozen(changed);
    });
    expect(frozen).toBe(freezes);
    expect(await withdrawalsFrozen(context)).toBe(false);
  });

  test("that freezes is closed by two people, any other by one", async () => {
    await putBack(async (changed) => {
      await raiseAlarms(changed, [
        { invariant: "I1", subject: "account 1" },
        { invariant: "I11", subject: "deposit bank P" },
      ]);
      const [freezing, harmless] = (await openAlarms(changed)).map(({ id }) => id);
      const close = (alarmId = 0n, operator = "mina") =>
        closeAlarm(changed, { alarmId, operator, reason: "counted again" });
      expect(await close(freezing)).toEqual({ ok: false, refusal: { reason: "alarmNotApproved" } });
      const approval = { alarmId: freezing ?? 0n, operator: "mina", reason: "counted again" };
      expect(await approveAlarm(changed, approval)).toMatchObject({ ok: true });
      expect(await approveAlarm(changed, approval)).toEqual({
        ok: false,
        refusal: { reason: "sameOperator" },
      });
      expect(await close(freezing)).toEqual({ ok: false, refusal: { reason: "sameOperator" } });
      expect(await withdrawalsFrozen(changed)).toBe(true);
      expect(await close(freezing, "reza")).toMatchObject({ ok: true });
      expect(await close(harmless)).toMatchObject({ ok: true });
      return true;
    });
  });

  test("thaws withdrawals when the last one that froze them is closed", async () => {
    await putBack(async (changed) => {
      await raiseAlarms(changed, [
        { invariant: "I1", subject: "account 1" },
        { invariant: "I1", subject: "account 2" },
      ]);
      for (const [nth, { id }] of (await openAlarms(changed)).entries()) {
        expect(await withdrawalsFrozen(changed)).toBe(true);
        const decision = { alarmId: id, reason: `mended ${nth}` };
        await approveAlarm(changed, { ...decision, operator: "reza" });
        await closeAlarm(changed, { ...decision, operator: "mina" });
      }
      expect(await withdrawalsFrozen(changed)).toBe(false);
      return true;
    });
  });

  test("a thousand of one kind are not a thousand rows, and do not hide one of another", async () => {
    const many = Array.from({ length: 1000 }, (_, nth) => ({ invariant: "I1", subject: `account ${nth}` }));
    await putBack(async (changed) => {
      const fresh = await raiseAlarms(changed, [...many, { invariant: "I6", subject: "transfer 1" }]);
      expect(fresh.length).toBe(51);
      expect(new Set(fresh.map(({ invariant }) => invariant))).toEqual(new Set(["I1", "I6"]));
      return true;
    });
  });
});
