import { expect, test } from "vitest";
import { execute } from "#server/wallet/index.ts";
import { moneyContext } from "#tests/setup/money.ts";
import { debit, stageFor } from "#tests/setup/wallet-stage.ts";

const OTHERS = 20;

test("a player whose row somebody holds keeps nobody else waiting who travels in the same call", async () => {
  const context = await moneyContext();
  const held = await stageFor(context, 200_000n);
  const others = await Promise.all(
    Array.from({ length: OTHERS }, (_, nth) => stageFor(context, BigInt(200_001 + nth))),
  );
  let letGo = () => {};
  const holding = context.db.transaction(async (db) => {
    await db.call(
      { name: "test-hold", text: "select 1 from ledger.players where id = 200000 for update" },
      [],
    );
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  });
  await expect
    .poll(async () => {
      const rows = await context.db.call(
        { name: "test-held", text: "select 1 from pg_locks where mode = 'RowShareLock'" },
        [],
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

  const orders = [held, ...others].map((stage) => execute(context, [stage.full(debit("b1"))]));
  const [blocked, ...answers] = await Promise.allSettled(orders);
  letGo();
  await holding;
  expect(blocked?.status).toBe("rejected");
  const codes = answers.map((answer) => (answer.status === "fulfilled" ? answer.value[0]?.code : "thrown"));
  expect(codes).toEqual(Array(OTHERS).fill("OK"));
  expect(await held.run(debit("b1"))).toMatchObject({ code: "OK", replayed: false });
});
