import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import { type FreshDatabase, freshDatabase } from "#tests/setup/postgres.ts";
import { fundistTongue } from "#tests/setup/tongues/fundist-tongue.ts";
import { hub88Tongue } from "#tests/setup/tongues/hub88-tongue.ts";
import { pragmaticTongue } from "#tests/setup/tongues/pragmatic-tongue.ts";
import { DIALECT_FAULTS } from "./matrix/dialect-faults.ts";
import { NEAREST } from "./matrix/dialect-nearest.ts";
import { DIALECT_PAYOUTS } from "./matrix/dialect-payouts.ts";
import { DIALECT_ROLLBACKS } from "./matrix/dialect-rollbacks.ts";
import { dialectScene } from "./matrix/dialect-situation.ts";
import { DIALECT_STAKES } from "./matrix/dialect-stakes.ts";
import { FAULTS } from "./matrix/faults.ts";
import { PAYOUTS } from "./matrix/payouts.ts";
import { ROLLBACKS } from "./matrix/rollbacks.ts";
import { STAKES } from "./matrix/stakes.ts";

const TONGUES = [hub88Tongue, pragmaticTongue, fundistTongue];
const SITUATIONS = [...DIALECT_STAKES, ...DIALECT_PAYOUTS, ...DIALECT_ROLLBACKS, ...DIALECT_FAULTS];
const ROWS = 31;
/** Situations make further players beside their own. */
const PLAYERS_APART = 10n;

let fresh: FreshDatabase;
let db: OpenDatabase;
let context: TestContext;
let player = 100_001n;
const passed = new Map(TONGUES.map(({ name }) => [name, 0]));

beforeAll(async () => {
  fresh = await freshDatabase(inject("databaseUrl"));
  db = await openDatabase({ url: fresh.url });
});

afterAll(async () => {
  for (const { name } of TONGUES) {
    process.stdout.write(`${JSON.stringify({ matrix: name, passed: passed.get(name), of: ROWS })}\n`);
  }
  await db.close();
  await fresh.drop();
});

describe.each(TONGUES)("what goes wrong between us and a vendor that speaks $name", (tongue) => {
  test.each(SITUATIONS)("$row", async ({ run }) => {
    player += PLAYERS_APART;
    context = contextOver(db);
    const scene = await dialectScene(context, tongue, player);
    await run(scene);
    await scene.stage.seam.settled();
    expect(await brokenInvariants(context)).toEqual([]);
    passed.set(tongue.name, (passed.get(tongue.name) ?? 0) + 1);
  });
});

test("every dialect is told the same situations as wallet v1, each of them once", () => {
  const rows = SITUATIONS.map(({ row }) => row);
  const own = [...STAKES, ...PAYOUTS, ...ROLLBACKS, ...FAULTS].map(({ row }) => row);
  expect(rows).toHaveLength(ROWS);
  expect([...rows].sort()).toEqual([...own].sort());
  for (const { name } of TONGUES)
    expect(rows).toEqual(expect.arrayContaining(Object.keys(NEAREST[name] ?? {})));
});
