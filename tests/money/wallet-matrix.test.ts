import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import { type FreshDatabase, freshDatabase } from "#tests/setup/postgres.ts";
import { seamPlay } from "#tests/setup/seam-play.ts";
import { seamStage } from "#tests/setup/seam-stage.ts";
import { FAULTS } from "./matrix/faults.ts";
import { PAYOUTS } from "./matrix/payouts.ts";
import { ROLLBACKS } from "./matrix/rollbacks.ts";
import { STAKES } from "./matrix/stakes.ts";

const SITUATIONS = [...STAKES, ...PAYOUTS, ...ROLLBACKS, ...FAULTS];
const ROWS = 31;
/** Situations make further players beside their own. */
const PLAYERS_APART = 10n;

let fresh: FreshDatabase;
let db: OpenDatabase;
let context: TestContext;
let player = 100_001n;
let passed = 0;

// One house for all of them: each situation has its own player, as in life.
beforeAll(async () => {
  fresh = await freshDatabase(inject("databaseUrl"));
  db = await openDatabase({ url: fresh.url });
  context = contextOver(db);
});

afterAll(async () => {
  process.stdout.write(`${JSON.stringify({ matrix: "wallet-v1", passed, of: ROWS })}\n`);
  await db.close();
  await fresh.drop();
});

describe("what goes wrong between a vendor and us", () => {
  for (const { row, run } of SITUATIONS) {
    test(row, async () => {
      player += PLAYERS_APART;
      const stage = seamStage(context);
      const play = await seamPlay(context, stage, player);
      await run({ ...play, context, stage, client: stage.client });
      await stage.seam.settled();
      expect(await brokenInvariants(context)).toEqual([]);
      passed += 1;
    });
  }
});

test("the matrix has every row, each of them once", () => {
  expect(new Set(SITUATIONS.map(({ row }) => row)).size).toBe(ROWS);
  expect(SITUATIONS).toHaveLength(ROWS);
});
