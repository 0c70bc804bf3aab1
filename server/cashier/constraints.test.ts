import { beforeAll, expect, test } from "vitest";
import { sqlState } from "#server/db/faults.ts";
import { type CashierStage, cashierStage, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { approveDeposit, approveWithdrawal, disputeWithdrawal, markPaid } from "./index.ts";

let context: TestContext;
let stage: CashierStage;
let ids: Record<"waiting" | "received" | "held" | "approved" | "paid" | "disputed", string>;

beforeAll(async () => {
  context = await testContext();
  stage = await cashierStage(context);
  await stage.fund(20_000_00n);
  const payeeId = await stage.payee();
  const received = await stage.deposit(100_00n);
  valueIn(await approveDeposit(context, { depositId: received, operator: "mina" }));
  const approved = await stage.withdraw(100_00n, { payeeId });
  valueIn(await approveWithdrawal(context, { withdrawalId: approved, operator: "mina" }));
  const paid = await stage.withdraw(100_00n, { payeeId });
  valueIn(await approveWithdrawal(context, { withdrawalId: paid, operator: "mina" }));
  valueIn(await markPaid(context, { withdrawalId: paid, operator: "mina" }));
  const disputed = await stage.withdraw(100_00n, { payeeId });
  valueIn(await approveWithdrawal(context, { withdrawalId: disputed, operator: "mina" }));
  valueIn(await markPaid(context, { withdrawalId: disputed, operator: "mina" }));
  valueIn(await disputeWithdrawal(context, { playerId: stage.player.id, withdrawalId: disputed }));
  ids = {
    waiting: await stage.deposit(100_00n),
    received,
    held: await stage.withdraw(10_000_00n, { payeeId }),
    approved,
    paid,
    disputed,
  };
});

const D = "update cashier.deposits set";
const W = "update cashier.withdrawals set";

test.each([
  [
    "a credit without its movement",
    "waiting",
    `${D} state = 'received', received_minor = 1, ended_at = now()`,
  ],
  ["a movement without a credit", "waiting", `${D} transfer_id = 1`],
  ["an end without its time", "waiting", `${D} state = 'cancelled'`],
  [
    "a credit that is taken back",
    "received",
    `${D} state = 'waiting', transfer_id = null, received_minor = null, ended_at = null`,
  ],
  ["another amount", "waiting", `${D} amount_minor = amount_minor * 10`],
  ["another player", "waiting", `${D} player_id = player_id + 1`],
  ["a fee that takes all", "waiting", `${D} fee_minor = amount_minor`],
  ["a page of script to pay at", "waiting", `${D} pay_url = 'javascript:alert(1)'`],
  ["an approval by nobody", "held", `${W} state = 'approved'`],
  ["one operator where two are needed", "held", `${W} state = 'approved', approved_by = '{mina}'`],
  ["one operator twice", "held", `${W} state = 'approved', approved_by = '{mina,mina}'`],
  ["more operators than were needed", "approved", `${W} approved_by = '{mina,omid}'`],
  [
    "a payment that ends no hold",
    "approved",
    `${W} state = 'paid', paid_at = now(), warn_due = now(), confirm_due = now()`,
  ],
  ["a hold that ends by itself", "approved", `${W} end_transfer = hold_transfer`],
  ["a payment without its times", "approved", `${W} state = 'paid', end_transfer = 999999999`],
  ["a second end", "paid", `${W} state = 'refused', ended_at = now()`],
  ["received without a warning", "paid", `${W} state = 'auto-received', ended_at = now()`],
  ["a return without its movement", "disputed", `${W} state = 'returned', ended_at = now()`],
  [
    "a return by the payment itself",
    "disputed",
    `${W} state = 'returned', ended_at = now(), return_transfer = end_transfer`,
  ],
  [
    "a return of what was not disputed",
    "paid",
    `${W} state = 'returned', ended_at = now(), return_transfer = 999999999`,
  ],
  [
    "a dispute that counts as received",
    "disputed",
    `${W} state = 'auto-received', ended_at = now(), warned_at = now() - interval '1 s'`,
  ],
  ["a way back", "paid", `${W} state = 'held'`],
] as const)("%s cannot be stored", async (_what, which, change) => {
  const fault = await context.db.script(`${change} where reference = '${ids[which]}'`).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(sqlState(fault)).toMatch(/^(23514|23505|P0001)$/);
});

test.each([
  ["an event", "delete from cashier.events"],
  ["the reason of an event", "update cashier.events set reason = null"],
  ["a deposit", "delete from cashier.deposits"],
  ["a withdrawal", "delete from cashier.withdrawals"],
])("%s is never taken away", async (_what, change) => {
  await expect(context.db.script(change)).rejects.toThrow("only ever added to");
});

test("I10 what is held for withdrawals is what they add up to, and the ledger's watch sees when it is not", async () => {
  const broken = {
    name: "test-holds",
    text: "select subject from ledger.broken_holds()",
    row: { subject: "" },
  };
  expect((await stage.purse()).held).toBe(10_100_00n);
  expect(await context.db.call(broken, [])).toEqual([]);
  await context.db.script("update ledger.accounts set balance = balance + 1 where kind = 3 and balance > 0");
  expect(await context.db.call(broken, [])).toHaveLength(1);
});
