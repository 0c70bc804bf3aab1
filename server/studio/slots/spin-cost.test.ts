import { expect, test } from "vitest";
import type { ScriptDatabase } from "#server/db/database.ts";
import { testContext } from "#tests/setup/database.ts";
import { FUNDS, got, instantSeat } from "#tests/setup/instant-seat.ts";
import { studioHouse } from "#tests/setup/studio-house.ts";
import { spin } from "../index.ts";

/** The names of what is asked of the database, in order; a transaction is two round trips more. */
function listened(db: ScriptDatabase, asked: string[]): ScriptDatabase {
  return {
    ...db,
    call: (statement, values) => {
      asked.push(statement.name);
      return db.call(statement, values);
    },
    transaction: async (work) => {
      asked.push("begin");
      const value = await db.transaction((transaction) => work(listened(transaction, asked)));
      asked.push("commit");
      return value;
    },
  };
}

const KEPT_BEHIND = "vendors-exchange-keep";

async function listening() {
  const asked: string[] = [];
  const context = await testContext();
  const house = await studioHouse({ ...context, db: { ...context.db, ...listened(context.db, asked) } });
  const heard = () => asked.splice(0).filter((name) => name !== KEPT_BEHIND);
  return { house, heard };
}

test("a spin asks the database once for each of its steps", async () => {
  const { house, heard } = await listening();
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, "NARD", "takht-e-nard");
  heard();
  const request = { sessionId, playerRef, spinId: "one", lineBetMinor: 1n };
  expect(await spin(house.context, house.walletOf, request)).toMatchObject({ ok: true });
  expect(heard()).toEqual([
    "studio.sessions",
    "studio.begin_rounds",
    "vendors-launch-find",
    "ledger-execute",
    "studio.mark_staked",
    "ledger-execute",
    "studio.mark_paid",
  ]);
});

test("so does a wager of a game that is over with its stake", async () => {
  const { house, heard } = await listening();
  const { play } = await instantSeat(house, "dice", FUNDS);
  heard();
  got(await play("one", { side: "under", target: "50.00" }));
  expect(heard()).toEqual([
    "studio.sessions",
    "studio.begin_wagers",
    "vendors-launch-find",
    "ledger-execute",
    "studio.mark_wager_staked",
    "studio.decide_wagers",
    "ledger-execute",
    "studio.mark_wagers_paid",
  ]);
});
