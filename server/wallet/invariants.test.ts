import { beforeAll, describe, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { adjust, credit, debit, endRound, rollback, stageFor } from "#tests/setup/wallet-stage.ts";
import { brokenInvariants, rollUp } from "./index.ts";

let context: TestContext;

describe("the ledger counted again", () => {
  beforeAll(async () => {
    context = await testContext();
    const stage = await stageFor(context, 100_001n);
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1"));
    await stage.run(debit("b2", 70n, { round: "r2" }));
    await stage.run(rollback("x2", "b2", { round: "r2" }));
    await stage.run(debit("b3", 30n, { round: "r3" }));
    await stage.run(adjust("a1", 20n, "OUT"));
    await stage.run(adjust("a2", 99_999n, "OUT"));
    await stage.run(endRound());
  });

  test("nothing is broken after ordinary play, before and after the house's balance is rolled up", async () => {
    expect(await brokenInvariants(context)).toEqual([]);
    expect(await rollUp(context)).toBeGreaterThan(0n);
    expect(await rollUp(context)).toBe(0n);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  const unguarded = (sql: string) => `set session_replication_role = replica;
    alter table ledger.accounts drop constraint floor_holds;
    drop index ledger.transfer_reversed_once;
    ${sql};`;
  const last = "(select max(id) from ledger.transfers where kind = 1)";
  const undone = "(select reverses from ledger.transfers where kind = 3 order by id limit 1)";

  test.each([
    [
      "I1",
      "a balance that its movements do not explain",
      `update ledger.accounts set balance = balance + 1, version = version where owner_kind = 1 and balance > 0`,
    ],
    [
      "I2",
      "a house balance that its movements do not explain",
      `update ledger.accounts set balance = balance + 1 where kind = 10 and asset_id = 3`,
    ],
    [
      "I3",
      "money that came from nowhere",
      `update ledger.accounts set balance = balance + 1 where kind = 10 and asset_id = 1`,
    ],
    [
      "I4",
      "a balance below its floor",
      `update ledger.accounts set balance = -1 where owner_kind = 1 and asset_id = 1`,
    ],
    [
      "I5",
      "a version that was left out",
      `update ledger.postings set src_version = src_version + 5 where transfer_id = ${last}`,
    ],
    [
      "I5",
      "a balance that does not follow from the one before",
      `update ledger.postings set src_after = src_after - 1 where transfer_id = ${last}`,
    ],
    [
      "I6",
      "a stake that was given back twice",
      `insert into ledger.transfers (kind, reverses, scope, player_id, key, at) values (3, ${undone}, 'studio', 1, 'again', now())`,
    ],
    [
      "I6",
      "a rollback of another amount",
      `update ledger.postings set amount = amount + 1 where transfer_id = ${undone}`,
    ],
    [
      "I7",
      "a payout on a stake that was taken back",
      `insert into ledger.transfers (kind, scope, player_id, key, round_ref, ref_key, payout_kind, at) select 2, scope, player_id, 'planted', round_ref, key, 'WIN', now() from ledger.transfers where id = ${undone}`,
    ],
    [
      "I7",
      "a stake taken back after its round was paid",
      `insert into ledger.transfers (id, kind, scope, player_id, key, round_ref, payout_kind, at) select -1, 2, scope, player_id, 'planted', round_ref, 'WIN', now() from ledger.transfers where id = ${undone}`,
    ],
    [
      "I8",
      "a movement that no command asked for",
      `update ledger.idempotency_keys set transfer_id = null where transfer_id = ${last}`,
    ],
    [
      "I8",
      "a command whose movement is gone",
      `update ledger.idempotency_keys set outcome = 'ROUND_CLOSED' where transfer_id = ${last}`,
    ],
    [
      "I9",
      "a command that never ended",
      `insert into ledger.idempotency_keys (scope, player_id, op, key) values ('studio', 1, 1, 'pending')`,
    ],
    [
      "I13",
      "trial money that met money",
      `update ledger.postings set asset_id = 1 where transfer_id = ${last}`,
    ],
    [
      "I14",
      "a round that says more than its movements",
      `update wallet.rounds set stake_minor = stake_minor + 1`,
    ],
    [
      "I14",
      "a round that was corrected by more than its adjustments",
      `update wallet.rounds set adjusted_minor = adjusted_minor + 1`,
    ],
    [
      "I15",
      "an adjustment that the office is told another end of",
      `update wallet.adjustments set outcome = 'TX_CANCELLED' where outcome <> 'OK'`,
    ],
  ])("%s is found broken: %s", async (invariant, _what, sql) => {
    const found = context.db.transaction(async (db) => {
      await db.script(unguarded(sql));
      const broken = await brokenInvariants({ db });
      throw Object.assign(new Error("put back"), { broken: broken.map((row) => row.invariant) });
    });
    const { broken } = await found.catch((fault: { broken: string[] }) => fault);
    expect(broken).toContain(invariant);
  });
});
