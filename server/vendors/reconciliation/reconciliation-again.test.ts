import { expect, test } from "vitest";
import { done, refuse } from "#server/core/outcome.ts";
import { DAY_MS, later, MINUTE_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { seamPlay } from "#tests/setup/seam-play.ts";
import { seamStage } from "#tests/setup/seam-stage.ts";
import { differences, reconcileVendors, repairDifference, type VendorRounds } from "../index.ts";

const REMEMBERED_MS = 30 * DAY_MS;

test("a difference from before a vendor's memory does not keep younger ones from being asked about", async () => {
  const context = await testContext();
  const stage = seamStage(context);
  const play = await seamPlay(context, stage, 300_200n);
  // It knows none of our stakes, and refuses to say anything of what is long ago.
  const api: VendorRounds = {
    roundState: async () => done("unknown"),
    transactions: async ({ from }) =>
      from < later(context.now(), -REMEMBERED_MS) ? refuse({ reason: "badAnswer" }) : done([]),
  };
  const run = () => reconcileVendors(context, [{ vendor: "NARD", api }]);
  await stage.client.debit(play.bet("b1"));
  for (let days = 0; days < 40; days += 1) {
    context.clock.forward(DAY_MS);
    await run();
  }
  const token = await stage.launch(play.playerId);
  await stage.client.debit(play.bet("b2", { round: "r2", token }));
  for (let minutes = 0; minutes < 120; minutes += 10) {
    context.clock.forward(10 * MINUTE_MS);
    await run();
  }
  const open = await differences(context, { vendor: "NARD", state: "open" });
  const [young] = open.filter(({ txId }) => txId === "b2");
  expect(open.map(({ txId, kind }) => [txId, kind])).toEqual([
    ["b2", "missing-there"],
    ["b1", "missing-there"],
  ]);
  expect(await repairDifference(context, { id: young?.id ?? 0n, operator: "anna" })).toMatchObject({
    ok: true,
  });
  expect(await play.held()).toBe(9_900n);
});
