import { afterAll, beforeAll, expect, inject } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import type { LimitName } from "#server/limits/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "./database.ts";
import { type LimitedPlayer, limitedPlayer } from "./limited-player.ts";
import { freshDatabase } from "./postgres.ts";
import { type SeamStage, seamStage } from "./seam-stage.ts";

/** One PostgreSQL for all tests of a file: each has a player and a clock of its own. */
let db: OpenDatabase;
let drop: () => Promise<void>;
const stages: SeamStage[] = [];
let lastPlayer = 700_000n;

beforeAll(async () => {
  const fresh = await freshDatabase(inject("databaseUrl"));
  drop = fresh.drop;
  db = await openDatabase({ url: fresh.url });
});

afterAll(async () => {
  await Promise.all(stages.map(({ seam }) => seam.settled()));
  const broken = await brokenInvariants({ db });
  await db.close();
  await drop();
  expect(broken).toEqual([]);
});

/** A seam with one player at its game. */
export async function limitsTable(): Promise<{
  context: TestContext;
  stage: SeamStage;
  player: LimitedPlayer;
}> {
  const context = contextOver(db);
  const stage = seamStage(context);
  stages.push(stage);
  lastPlayer += 1n;
  return { context, stage, player: await limitedPlayer(context, stage, { playerId: lastPlayer }) };
}

/** How a stake is answered that a limit stands against. */
export const exceeded = (limit: string) => ({ code: "LIMIT_EXCEEDED", limit });

export const OK = { code: "OK" };

export const SUMS: readonly LimitName[] = [
  "loss-day",
  "loss-week",
  "loss-month",
  "wager-day",
  "wager-week",
  "wager-month",
];
