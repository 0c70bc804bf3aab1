import { expect, test } from "vitest";
import { done } from "#server/core/outcome.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { execute, openRounds } from "#server/wallet/index.ts";
import { testContext } from "#tests/setup/database.ts";
import { seamPlay } from "#tests/setup/seam-play.ts";
import { seamStage } from "#tests/setup/seam-stage.ts";
import { sweepOpenRounds } from "../index.ts";

const PLAYER = 300_100n;
/** More than callers may wait for the ledger at once (server/db/gathered.ts). */
const STAKES = 2_100;

test("rule 15: a round of thousands of stakes is given back, and one that cannot be ended holds up no other", async () => {
  const context = await testContext();
  const stage = seamStage(context);
  const play = await seamPlay(context, stage, PLAYER);
  const stake = (nth: number) => ({
    ...({ op: "debit", scope: "NARD", playerId: PLAYER, key: `b${nth}`, asset: "TRIAL" } as const),
    ...{ amountMinor: 1n, round: "big", game: "G1", at: context.now() },
  });
  for (let from = 0; from < STAKES; from += 700)
    await execute(
      context,
      Array.from({ length: 700 }, (_, more) => stake(from + more)),
    );
  context.clock.forward(1000);
  await stage.client.debit(play.bet("other", { round: "other" }));
  context.clock.forward(2 * HOUR_MS);

  const api = {
    async roundState({ round }: { round: string }) {
      if (round === "other" && context.now() < other) throw new Error("this one cannot be asked about");
      return done("void" as const);
    },
    transactions: async () => done([]),
  };
  const other = new Date(context.now().getTime() + HOUR_MS);
  const swept = [{ vendor: "NARD", api, openMaxMs: HOUR_MS }];
  await expect(sweepOpenRounds(context, swept)).rejects.toThrow("Open rounds could not be looked after");
  const left = async () =>
    (await openRounds(context, { vendor: "NARD", olderThan: context.now() })).map(({ round }) => round);
  expect(await left()).toEqual(["other"]);
  context.clock.forward(2 * HOUR_MS);
  expect(await sweepOpenRounds(context, swept)).toMatchObject({ refunded: 1 });
  expect([await left(), await play.held()]).toEqual([[], 10_000n]);
});
