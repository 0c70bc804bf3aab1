import { beforeAll, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { readVendors } from "#server/vendors/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { credit, debit, stageFor } from "#tests/setup/wallet-stage.ts";

let context: TestContext;
let said: (words: string) => Promise<string>;

beforeAll(async () => {
  context = await testContext();
  const vendors = readVendors([
    {
      code: "ACME",
      name: "Acme",
      dialect: "pragmatic",
      mode: "seamless",
      secret: "sixteen letters!",
      roundLimitMinutes: 60,
    },
  ]);
  said = (words) => officeSaid(context, words, { vendors });
});

test("a payout above the sum of its vendor is listed, released or refused, and written down", async () => {
  expect(await said("payout waiting")).toContain("No vendor's payouts wait.");
  expect(await said("payout check NOBODY --from 5")).toBe("There is no such vendor.");
  expect(await said("payout check ACME")).toBe("Say what to change.");
  expect(await said("payout check ACME --from 5")).toBe("Payouts of ACME from 5.00 P on wait.");
  const stage = await stageFor(context, 100_001n);
  await stage.deposit(1_000n);
  for (const round of ["r1", "r2"]) {
    await stage.run({ ...debit(`b-${round}`, 100n, { round }), scope: "ACME", asset: "P" });
    await stage.run({ ...credit(`w-${round}`, 500n, `b-${round}`, { round }), scope: "ACME", asset: "P" });
  }
  const waiting = await said("payout waiting");
  expect(waiting).toMatch(/1 +ACME +100001 +g1 +r1 +5\.00 P/);
  expect(waiting).toContain("They wait for ACME from 5.00 P.");
  expect(await said("payout release 1")).toContain("reason");
  expect(await said("payout release 1 --reason seen")).toBe("Payout 1 is released to its player.");
  expect(await said("payout refuse 1 --reason seen")).toBe("This payout does not wait any more.");
  expect(await said("payout refuse 2 --reason bug")).toBe("Payout 2 is refused.");
  expect(await said("payout refuse 9 --reason bug")).toContain("There is no such payout.");
  expect(await said("payout waiting")).toContain("No payout waits.");
  const [event] = await eventsOf(context, { subject: "payout 2" });
  expect(event).toMatchObject({ operator: "mina", action: "payout refuse", reason: "bug" });
  expect(await said("payout check ACME --off")).toBe("Payouts of ACME are paid at once.");
});

test("who pays a prize is set for a vendor, what it owes is told, and what it paid is written down", async () => {
  expect(await said("vendor owes")).toBe("No prize of a vendor's own was paid.");
  expect(await said("vendor settled ACME --amount 1 --key s1")).toBe(
    "The house has paid no prize for this vendor.",
  );
  expect(await said("vendor pays NOBODY PROMO vendor")).toBe("There is no such vendor.");
  expect(await said("vendor pays ACME PROMO vendor")).toBe("PROMO of ACME is paid by the vendor.");
  const stage = await stageFor(context, 100_002n);
  await stage.run({ ...credit("p1", 500n, undefined, { kind: "PROMO" }), scope: "ACME", asset: "P" });
  expect(await said("vendor owes ACME")).toMatch(/ACME +5\.00 P/);
  expect(await said("vendor settled ACME --amount 2 --key s1")).toContain("2.00 P is movement");
  expect(await said("vendor settled ACME --amount 2 --key s1")).toContain("was written down before");
  expect(await said("vendor owes ACME")).toMatch(/ACME +3\.00 P/);
});
