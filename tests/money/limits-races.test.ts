import { expect, test } from "vitest";
import { requestDeposit, seedCashier, setMethod } from "#server/cashier/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS } from "#server/core/time.ts";
import { isTransient } from "#server/db/faults.ts";
import { paymentPorts } from "#server/gateway/payments/index.ts";
import {
  cancelIncrease,
  confirmIncrease,
  depositRefusal,
  excludeSelf,
  limitsOf,
  playPause,
  setLimit,
  startTimeOut,
} from "#server/limits/index.ts";
import { balanceOf, brokenInvariants, openAccounts, receiveDeposit } from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";

const timeZone = "Asia/Tehran";
const RACE = 64;
const callers = Array.from({ length: RACE }, (_, nth) => nth);

/** On a busy machine 64 callers of ten connections may wait for one too long: then nothing was done, and they ask again. */
async function untilDecided<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (fault) {
      if (tries === 5 || !isTransient(fault)) throw fault;
    }
  }
}

/** The stake limit that the ledger obeys. */
async function stakeInLedger(context: TestContext, playerId: bigint): Promise<bigint | null | undefined> {
  const guard = {
    name: "test.stake-max",
    text: `select g.stake_max as "stakeMax" from wallet.play_guards g join ledger.assets a on a.id = g.asset_id
      where g.player_id = $1 and a.code = 'P'`,
    row: { stakeMax: null as bigint | null },
  };
  return (await context.db.call(guard, [playerId]))[0]?.stakeMax;
}

async function stakeLimit(context: TestContext, playerId: bigint) {
  const { limits, changes } = await limitsOf(context, { playerId, timeZone, pendingMinor: 0n });
  return { limit: limits.find(({ name }) => name === "stake"), changes };
}

test("64 deposits at once that are judged and received in one transaction meet the limit exactly", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(3); race += 1) {
    const playerId = BigInt(500_000 + race);
    await openAccounts(context, { playerId, assets: ["P"] });
    await setLimit(context, { playerId, timeZone, name: "deposit-day", ceiling: 1_000n });
    await setLimit(context, { playerId, timeZone, name: "deposit-month", ceiling: 5_000n });
    const amount = money(90n, "P");
    const refusals = await Promise.all(
      callers.map((nth) =>
        untilDecided(() =>
          context.db.transaction(async (db) => {
            const inside = { ...context, db };
            const refusal = await depositRefusal(inside, { playerId, amount, pendingMinor: 0n });
            if (refusal) return refusal;
            await receiveDeposit(inside, { playerId, key: `deposit:${nth}`, amount, provider: "manual" });
            return null;
          }),
        ),
      ),
    );
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(11);
    expect(refusals.filter((refusal) => refusal !== null)).toEqual(
      Array(53).fill({ reason: "depositLimit", period: "day", left: money(10n, "P") }),
    );
    expect((await balanceOf(context, { playerId, asset: "P" })).minor).toBe(990n);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("64 orders of the cashier at once meet the limit exactly, before any money is there", async () => {
  const context = await moneyContext();
  const alarm = ({ kind }: { kind: string }) => console.error(kind);
  const ports = paymentPorts({ webhook: null, now: context.now, alarm });
  await seedCashier(context);
  await setMethod(context, { brandId: "nard", code: "transfer", instructions: { fa: "حساب ۱" } });
  const allow = { name: "test.allow", text: "update cashier.settings set open_deposits_max = 100" };
  await context.db.call(allow, []);

  const player = { id: 510_000n, brandId: "nard", accountType: 0 } as const;
  const amount = money(50_00n, "P");
  await setLimit(context, { playerId: player.id, timeZone, name: "deposit-week", ceiling: 520_00n });
  const request = { player, method: "transfer", amount, returnUrl: (to: string) => `/${to}` };
  const outcomes = await Promise.all(
    callers.map(() => untilDecided(() => requestDeposit(context, ports, request))),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  const left = { reason: "depositLimit", period: "week", left: money(20_00n, "P") };
  expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))).toEqual(Array(54).fill(left));
});

test("64 changes of one limit at once: the lowest binds, here and in the ledger, and each is written down", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(3); race += 1) {
    const playerId = BigInt(520_000 + race);
    const outcomes = await Promise.all(
      callers.map((nth) => {
        const ceiling = BigInt(1_000 + ((nth * 37) % RACE));
        return untilDecided(() => setLimit(context, { playerId, timeZone, name: "stake", ceiling }));
      }),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(RACE);
    const { limit } = await stakeLimit(context, playerId);
    expect(limit?.ceiling).toBe(1_000n);
    expect(await stakeInLedger(context, playerId)).toBe(1_000n);
    const rows = {
      name: "test.changes",
      text: `select what, ceiling_before as before, ceiling_after as after from limits.changes
        where player_id = $1 and what in ('set', 'lowered') order by id`,
      row: { what: "", before: null as bigint | null, after: null as bigint | null },
    };
    const changes = await context.db.call(rows, [playerId]);
    // As if one after the other: each takes over what the one before had left.
    changes.forEach(({ what, before, after }, nth) => {
      expect(before).toBe(nth === 0 ? null : changes[nth - 1]?.after);
      expect(what).toBe(nth === 0 ? "set" : "lowered");
      if (before !== null) expect(Number(after)).toBeLessThan(Number(before));
    });
    expect(changes.at(-1)?.after).toBe(1_000n);
  }
});

test("64 confirmations at once raise a limit once, and a cancellation among them either comes first or too late", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(5); race += 1) {
    const playerId = BigInt(530_000 + race);
    await setLimit(context, { playerId, timeZone, name: "stake", ceiling: 100n });
    await setLimit(context, { playerId, timeZone, name: "stake", ceiling: 900n });
    context.clock.forward(DAY_MS);
    const request = { playerId, name: "stake" } as const;
    const [cancelled, ...confirmed] = await Promise.all([
      untilDecided(() => cancelIncrease(context, request)),
      ...callers.map(() => untilDecided(() => confirmIncrease(context, request))),
    ]);
    const raised = confirmed.filter(({ ok }) => ok).length;
    expect(raised + Number(cancelled?.ok)).toBe(1);
    const binds = raised === 1 ? 900n : 100n;
    expect(await stakeInLedger(context, playerId)).toBe(binds);
    const { limit, changes } = await stakeLimit(context, playerId);
    expect(limit).toMatchObject({ ceiling: binds, raise: null });
    expect(changes.map(({ what }) => what)).toEqual([raised === 1 ? "raised" : "cancelled", "asked", "set"]);
  }
});

test("64 wishes to be away at once, of all lengths: the longest counts, here and in the ledger", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(3); race += 1) {
    const playerId = BigInt(540_000 + race);
    const breaks = ["day", "week", "thirtyDays"] as const;
    const exclusions = ["sixMonths", "year", "fiveYears"] as const;
    await Promise.all(
      callers.map((nth) => {
        const request = { playerId, timeZone };
        const term = nth % 3;
        return untilDecided(async () =>
          nth % 2 === 0
            ? startTimeOut(context, { ...request, term: breaks[term] ?? "day" })
            : excludeSelf(context, { ...request, term: exclusions[term] ?? "year" }),
        );
      }),
    );
    const pause = await playPause(context, playerId);
    expect(pause).toEqual({ kind: "exclusion", until: new Date("2031-03-21T12:00:00.000Z") });
    const guards = {
      name: "test.paused-until",
      text: "select paused_until as until from wallet.play_guards where player_id = $1",
      row: { until: null as Date | null },
    };
    const inLedger = await context.db.call(guards, [playerId]);
    expect(inLedger).toEqual([{ until: pause?.until }, { until: pause?.until }]);
    const rows = {
      name: "test.pauses",
      text: `select count(*)::int as many, bool_and(ended_before is null or ends_at > ended_before) as longer
        from limits.pauses where player_id = $1`,
      row: { many: 0, longer: false },
    };
    const [written] = await context.db.call(rows, [playerId]);
    expect(written?.longer).toBe(true);
    expect(written?.many).toBeLessThanOrEqual(6);
  }
});

test("a time-out among deposits at once: none is let in after it", async () => {
  const context = await moneyContext();
  const playerId = 550_000n;
  await openAccounts(context, { playerId, assets: ["P"] });
  await setLimit(context, { playerId, timeZone, name: "deposit-day", ceiling: 1_000_000n });
  const amount = money(1n, "P");
  const judge = () =>
    context.db.transaction((db) =>
      depositRefusal({ ...context, db }, { playerId, amount, pendingMinor: 0n }),
    );
  const [first] = await Promise.all([
    startTimeOut(context, { playerId, timeZone, term: "week" }),
    ...callers.map(judge),
  ]);
  expect(first.ok).toBe(true);
  expect(await Promise.all(callers.map(judge))).toEqual(Array(RACE).fill({ reason: "timeOut" }));
});
