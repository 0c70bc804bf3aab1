import { expect, test } from "vitest";
import { encodeCommand } from "#server/wallet/commands/commands.ts";
import {
  brokenInvariants,
  execute,
  executeTogether,
  type WalletCommand,
  type WalletOrder,
} from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import {
  adjust,
  type Brief,
  credit,
  debit,
  endRound,
  rollback,
  type Stage,
  stageFor,
} from "#tests/setup/wallet-stage.ts";

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
    adjust(key, BigInt(pick(4)), pick(2) === 0 ? "IN" : "OUT", { round }),
    endRound(round),
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

const TOGETHER = {
  name: "test-execute-together",
  text: "select nth, outcome from ledger.execute_together($1)",
  row: { nth: 0, outcome: "" },
};

function randomOrder(stages: Stage[], pick: (below: number) => number): WalletOrder {
  const stage = stages[pick(stages.length)];
  if (!stage) throw new Error("There are no players.");
  return Array.from({ length: 1 + pick(5) }, () => {
    const more = { round: `r${pick(3)}`, asset: pick(4) === 0 ? ("P" as const) : ("TRIAL" as const) };
    const key = `k${pick(12)}`;
    const brief = pick(2) === 0 ? debit(key, 1n, more) : credit(key, 2n, `k${pick(12)}`, more);
    return stage.full(brief) as WalletOrder[number];
  });
}

test("orders of several commands among single ones on the same players never deadlock, and break nothing", async () => {
  const context = await moneyContext();
  const stages = await Promise.all(
    Array.from({ length: 4 }, (_, nth) => stageFor(context, BigInt(200_000 + nth))),
  );
  const faults: unknown[] = [];
  const outcomes = new Set<string>();
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      const pick = seeded(writer + 100);
      for (let nth = 0; nth < manyTimes(30); nth += 1) {
        const orders = Array.from({ length: 1 + pick(6) }, () => randomOrder(stages, pick));
        const text = JSON.stringify(orders.map((order) => order.map(encodeCommand)));
        const single = Array.from({ length: 1 + pick(6) }, () => randomCommand(stages, pick));
        const sent = writer % 2 === 0 ? context.db.call(TOGETHER, [text]) : sendBatch(context, single);
        for (const told of await sent.catch((fault) => [faults.push(fault)])) {
          if (typeof told === "object") outcomes.add(told.outcome);
        }
      }
    }),
  );
  expect(faults).toEqual([]);
  expect(outcomes).toContain("OK");
  expect(outcomes).toContain("DUPLICATE_CONFLICT");
  expect(await brokenInvariants(context)).toEqual([]);
});

test("64 orders at once, each a stake and its payout: exactly as many as the balance bears, each of them whole", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(3); race += 1) {
    const stage = await stageFor(context, BigInt(210_000 + race), 1_000n);
    const orders = Array.from({ length: 64 }, (_, nth) => [
      stage.full(debit(`b${nth}`, 100n, { round: `r${nth}` })),
      stage.full(credit(`w${nth}`, 50n, `b${nth}`, { round: `r${nth}` })),
    ]) as WalletOrder[];
    const answers = await Promise.all(orders.map((order) => executeTogether(context, order)));
    const done = answers.filter((answer) => answer.done);
    // Each order leaves 50 less, and the last one needs 100 to begin.
    expect(done).toHaveLength(19);
    expect(await stage.balance()).toBe(50n);
    expect(new Set(answers.map((answer) => (answer.done ? "OK" : answer.answer.code)))).toEqual(
      new Set(["OK", "INSUFFICIENT_FUNDS"]),
    );
  }
  expect(await brokenInvariants(context)).toEqual([]);
});
