import { beforeEach, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { later, MINUTE_MS } from "#server/core/time.ts";
import { differences } from "#server/vendors/index.ts";
import { keepDifferences } from "#server/vendors/reconciliation/reconciliation-queue.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";

let context: TestContext;

beforeEach(async () => {
  context = await testContext();
});

const said = (words: string) => officeSaid(context, words);

/** Differences that happened one minute after each other, the last of them now. */
async function found(vendor: string, many: number): Promise<void> {
  const facts = Array.from({ length: many }, (_, nth) => ({
    vendor,
    player: "100001",
    operation: "debit" as const,
    txId: `b${nth}`,
    kind: "missing-there" as const,
    round: "r1",
    game: "coin",
    currency: "P",
    theirs: null,
    ours: { amountMinor: 100n, state: "done" },
    happenedAt: later(context.now(), (nth + 1 - many) * MINUTE_MS),
    payoutKind: null,
    betTxId: null,
    endsRound: false,
  }));
  await keepDifferences(context, facts);
}

const openOf = async (vendor: string) =>
  (await differences(context, { vendor, state: "open" })).map(({ txId }) => txId);

test("a list with nothing on it says that nothing is there", async () => {
  expect(await said("differences list --vendor ACME")).toBe(
    "ACME and we remember the same: no difference is open.",
  );
  expect(await said("differences list --state dismissed")).toBe("No difference is dismissed.");
});

test("everything of one vendor up to a moment is dismissed at once, each with a line of its own", async () => {
  await found("ACME", 4);
  await found("OTHER", 4);
  const all = await differences(context, { vendor: "ACME", state: "open" });
  const until = later(context.now(), -MINUTE_MS).toISOString();
  expect(await said(`differences dismiss-all ACME --until ${until}`)).toContain("reason: missing");
  expect(await said(`differences dismiss-all ACME --until ${until} --reason kit`)).toBe(
    "3 differences with ACME are dismissed, 0 as old are still open.",
  );
  expect(await openOf("ACME")).toEqual(["b3"]);
  expect(await openOf("OTHER")).toHaveLength(4);
  expect(await differences(context, { vendor: "ACME", state: "dismissed" })).toMatchObject(
    Array.from({ length: 3 }, () => ({ settledBy: "mina", reason: "kit", settledAt: context.now() })),
  );
  for (const { id, txId } of all) {
    const kept =
      txId === "b3" ? [] : [{ operator: "mina", action: "differences dismiss-all", reason: "kit" }];
    expect(await eventsOf(context, { subject: `difference ${id}` })).toMatchObject(kept);
  }
  expect(await said(`differences dismiss-all ACME --until ${until} --reason kit`)).toBe(
    "No difference with this vendor that is so old is open.",
  );
});

test("a thousand are dismissed at a time, and it says how many are left", async () => {
  await found("ACME", 1003);
  const all = `differences dismiss-all ACME --until ${context.now().toISOString()} --reason kit`;
  expect(await said(all)).toContain("1000 differences with ACME are dismissed, 3 as old");
  expect(await said(all)).toContain("3 differences with ACME are dismissed, 0 as old");
});
