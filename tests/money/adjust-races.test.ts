import { expect, test } from "vitest";
import { adjustBills, auditBills, payContracts } from "#server/agents/index.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { moneyContext } from "#tests/setup/money.ts";
import { payStage, wages } from "#tests/setup/pay-stage.ts";
import { minorOf, play } from "#tests/setup/real-stakes.ts";
import { adjust, credit, debit } from "#tests/setup/wallet-stage.ts";

const BILLED = {
  name: "test.billed",
  text: `
    select count(*)::int as bills, count(*) filter (where adjusts is not null)::int as adjusting, sum(amount)::int8 as amount
      from agents.bills`,
  row: { bills: 0, adjusting: 0, amount: 0n },
};

test("A03 corrections that many processes bill at once, beside those who read and pay, are billed once", async () => {
  const context = await moneyContext();
  const stage = await payStage(context);
  const { root, player } = stage;
  await stage.signed(null, root, wages(1_000, { base: "netLoss", carry: "forever" }));
  stage.intoNextSlot();
  const rounds = ["one", "two", "three"];
  for (const round of rounds) {
    const facts = { round, game: "g1" };
    expect(await play(context, player, debit(`d${round}`, 1_000n, facts))).toBe("OK");
    const lost = credit(`c${round}`, 0n, undefined, { ...facts, endsRound: true });
    expect(await play(context, player, lost)).toBe("OK");
    await stage.clockRuns(6 * MINUTE_MS);
  }
  await stage.clockRuns(11 * MINUTE_MS);
  expect(await minorOf(context, root, "P")).toBe(10_300n);

  for (const round of rounds) {
    const order = adjust(`a${round}`, 400n, "IN", { round, game: "g1" });
    expect(await play(context, player, order)).toBe("OK");
  }
  context.clock.forward(MINUTE_MS);
  const jobs = [keepFigures, adjustBills, payContracts];
  await Promise.all(Array.from({ length: 24 }, (_, nth) => jobs[nth % jobs.length]?.(context)));
  await keepFigures(context);
  await Promise.all(Array.from({ length: 8 }, () => adjustBills(context)));
  const [billed] = await context.db.call(BILLED, []);
  expect(billed).toEqual({ bills: 6, adjusting: 3, amount: 180n });
  expect(await minorOf(context, root, "P")).toBe(10_180n);
  context.clock.forward(MINUTE_MS);
  expect(await auditBills(context)).toMatchObject({ bills: 6, apart: [] });
  expect(await brokenInvariants(context)).toEqual([]);
});
