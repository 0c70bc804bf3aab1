import { expect, test } from "vitest";
import {
  advanceCashier,
  approveWithdrawal,
  confirmReceived,
  disputeWithdrawal,
  markPaid,
  settleDispute,
  withdrawalOf,
} from "#server/cashier/index.ts";
import { isTransient } from "#server/db/faults.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { cashierStage, valueIn } from "#tests/setup/cashier-stage.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";

const TOGETHER = 48;
const STRAYS = { name: "test-strays", text: "select subject from ledger.broken_holds()" };

/** What the database had no time for was not decided, and is sent again as its form would be. */
async function decided(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (fault) {
      if (!isTransient(fault)) throw fault;
    }
  }
}

test("I10 disputed, found, returned, confirmed and run out at once: one of them, its money once, no hold astray meanwhile", async () => {
  const context = await moneyContext();
  const stage = await cashierStage(context);
  await context.db.script("update cashier.settings set withdrawals_per_day = 1000");
  await stage.fund(10_000_00n);
  const payeeId = await stage.payee();
  for (let race = 0; race < manyTimes(8); race += 1) {
    const withdrawalId = await stage.withdraw(100_00n, { payeeId });
    const before = await stage.purse();
    const own = { playerId: stage.player.id, withdrawalId };
    valueIn(await approveWithdrawal(context, { withdrawalId, operator: "mina" }));
    valueIn(await markPaid(context, { withdrawalId, operator: "mina" }));
    // Warned of and due: the clock takes part.
    context.clock.forward(23 * 3_600_000);
    await advanceCashier(context, stage.ports);
    context.clock.forward(6 * 3_600_000);
    if (race % 2 === 0) valueIn(await disputeWithdrawal(context, own));

    let isOver = false;
    const watched = (async () => {
      const seen: unknown[] = [];
      while (!isOver) seen.push(...(await context.db.call(STRAYS, [])));
      return seen;
    })();
    const settle = (operator: string, finding: "received" | "returned") =>
      settleDispute(context, { withdrawalId, operator, finding });
    const rivals = [
      () => disputeWithdrawal(context, own),
      () => settle("omid", "returned"),
      () => settle("nasrin", "returned"),
      () => (race % 4 === 0 ? settle("omid", "returned") : settle("omid", "received")),
      () => (race % 4 === 0 ? disputeWithdrawal(context, own) : confirmReceived(context, own)),
      () => advanceCashier(context, stage.ports),
    ];
    await Promise.all(
      Array.from({ length: TOGETHER }, (_, nth) =>
        decided(rivals[(nth + race) % rivals.length] ?? (async () => {})),
      ),
    );
    isOver = true;
    expect(await watched).toEqual([]);

    const withdrawal = await withdrawalOf(context, own);
    const state = withdrawal?.state;
    expect(["received", "auto-received", "returned", "disputed"]).toContain(state);
    if (race % 4 === 0) expect(state).toBe("returned");
    const back = state === "returned" ? 100_00n : 0n;
    expect(await stage.purse()).toEqual({ balance: before.balance + back, held: 0n });
    const states = withdrawal?.timeline.map((step) => step.state) ?? [];
    expect(new Set(states).size).toBe(states.length);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});
