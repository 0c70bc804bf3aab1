import { expect, test } from "vitest";
import { encodeCommand } from "#server/wallet/commands.ts";
import { brokenInvariants, execute, type WalletCommand } from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { type Brief, credit, debit, rollback, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";

const EXECUTE = {
  name: "test-execute",
  text: "select outcome from ledger.execute($1)",
  row: { outcome: "" },
};

/** A small generator of its own, so that a failing run can be repeated from its seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Few players, keys and rounds: the batches of all writers claim the same keys and lock the same accounts. */
function randomCommand(stages: Stage[], pick: (below: number) => number): WalletCommand {
  const stage = stages[pick(stages.length)] ?? stages[0];
  if (!stage) throw new Error("There are no players.");
  const key = `k${pick(12)}`;
  const round = `r${pick(3)}`;
  const briefs: Brief[] = [
    debit(key, BigInt(1 + pick(3)), { round }),
    debit(key, 1n, { round, asset: "P" }),
    credit(`k${pick(12)}`, BigInt(pick(4)), key, { round }),
    rollback(`k${pick(12)}`, key, { round }),
  ];
  return stage.full(briefs[pick(briefs.length)] ?? debit(key));
}

/** Sends a batch straight to the ledger, without the retries that would hide a deadlock. */
async function sendBatch({ db }: TestContext, commands: WalletCommand[]): Promise<string[]> {
  const rows = await db.call(EXECUTE, [JSON.stringify(commands.map(encodeCommand))]);
  return rows.map(({ outcome }) => outcome);
}

test("mixed batches of ten writers on the same keys and players never deadlock, and break nothing", async () => {
  const context = await moneyContext();
  const stages = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => stageFor(context, BigInt(200_000 + nth))),
  );
  const faults: unknown[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, writer) => {
      const pick = seeded(writer + 1);
      for (let nth = 0; nth < manyTimes(40); nth += 1) {
        const commands = Array.from({ length: 1 + pick(24) }, () => randomCommand(stages, pick));
        const outcomes = await sendBatch(context, commands).catch((fault) => faults.push(fault));
        if (Array.isArray(outcomes)) expect(outcomes).toHaveLength(commands.length);
      }
    }),
  );
  expect(faults).toEqual([]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a command that breaks its batch fails alone, and each of its neighbours is done once", async () => {
  const context = await moneyContext();
  const stages = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => stageFor(context, BigInt(200_000 + nth))),
  );
  const commands = stages.map((stage, nth) => stage.full(debit(nth === 7 ? "a\u0000b" : "b1")));
  const results = await Promise.allSettled(commands.map((command) => execute(context, [command])));
  expect(results.flatMap(({ status }, nth) => (status === "rejected" ? [nth] : []))).toEqual([7]);
  const balances = await Promise.all(stages.map((stage) => stage.balance()));
  expect(balances.filter((balance) => balance === 9_900n)).toHaveLength(19);
});
