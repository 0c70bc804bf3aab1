import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { execute } from "#server/wallet/index.ts";
import { sealFinished, verifySeals } from "#server/wallet/watch/seals.ts";
import { keepSeals, watchLedger } from "#server/wallet/watch/watch.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { credit, debit, stageFor } from "#tests/setup/wallet-stage.ts";

let folder: string | undefined;
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true });
  folder = undefined;
});

const COUNT = {
  name: "count-transfers",
  text: "select count(*) as transfers from ledger.transfers",
  row: { transfers: 0n },
};

test("two processes that seal at once while money moves make one chain, and no movement is left out or twice in it", async () => {
  const context = await moneyContext();
  folder = await mkdtemp(join(tmpdir(), "nard-seals-"));
  const stages = await Promise.all([1n, 2n, 3n, 4n].map((nth) => stageFor(context, 100_000n + nth)));
  let moving = true;
  const players = stages.map(async (stage) => {
    for (let nth = 0; nth < manyTimes(100); nth += 1) {
      await stage.run(debit(`b${nth}`, 10n, { round: `r${nth}` }));
      await stage.run(credit(`w${nth}`, 10n, `b${nth}`, { round: `r${nth}` }));
    }
  });
  const files = [join(folder, "one.log"), join(folder, "two.log")];
  const sealers = files.map(async (outside) => {
    while (moving) expect(await keepSeals(context, { outside })).toEqual([]);
  });
  const watcher = (async () => {
    while (moving) expect(await watchLedger(context)).toEqual([]);
  })();
  await Promise.all(players);
  moving = false;
  await Promise.all([...sealers, watcher]);
  for (const outside of files) await keepSeals(context, { outside });

  const [counted] = await context.db.call(COUNT, []);
  for (const outside of files) {
    const verified = await verifySeals(context, { outside });
    expect(verified.difference).toBeNull();
    expect(BigInt(verified.transfers)).toBe(counted?.transfers);
  }
});

test("a movement whose transaction began first and ended last is sealed after it ended, and once", async () => {
  const context = await moneyContext();
  const early = await stageFor(context, 100_001n);
  const late = await stageFor(context, 100_002n);
  await sealFinished(context);
  const before = (await verifySeals(context, {})).transfers;
  await context.db.transaction(async (db) => {
    await execute({ db }, [early.full(debit("b1"))]);
    await late.run(debit("b1"));
    // The one that has ended waits for the one that has not: nothing above that is certain yet.
    expect(await sealFinished(context)).toBe(0n);
  });
  await early.run(debit("b2", 10n, { round: "r2" }));
  expect(await sealFinished(context)).toBe(3n);
  expect(await verifySeals(context, {})).toMatchObject({ transfers: before + 3, difference: null });
});

test("whoever comes while another seals leaves it to that one, at once", async () => {
  const context = await moneyContext();
  const stage = await stageFor(context, 100_001n);
  await stage.run(debit("b1"));
  await context.db.transaction(async (db) => {
    await db.call({ name: "test-sealing", text: "select pg_advisory_xact_lock(7301002)" }, []);
    expect(await sealFinished(context)).toBe(0n);
  });
  expect(await sealFinished(context)).toBeGreaterThan(0n);
});
