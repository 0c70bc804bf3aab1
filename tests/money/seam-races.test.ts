import { expect, test } from "vitest";
import { balanceOf, brokenInvariants } from "#server/wallet/index.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { seamStage } from "#tests/setup/seam-stage.ts";

test("64 signed stakes at once through the seam: exactly what the balance holds is taken, and every answer agrees", async () => {
  const context = await moneyContext();
  const stage = seamStage(context);
  for (let race = 0; race < manyTimes(5); race += 1) {
    const playerId = BigInt(300_000 + race);
    await stage.join(playerId);
    const token = await stage.launch(playerId);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, nth) =>
        stage.client.debit({
          txId: `b${nth % 32}`,
          token,
          player: `${playerId}`,
          game: "G1",
          round: `r${nth % 32}`,
          amount: "900",
          currency: "TRIAL",
        }),
      ),
    );
    const taken = answers.filter(({ code }) => code === "OK");
    expect(new Set(taken.map(({ txId }) => txId)).size).toBe(11);
    expect(taken.filter(({ replayed }) => !replayed)).toHaveLength(11);
    expect(answers.filter(({ code }) => code === "INSUFFICIENT_FUNDS")).toHaveLength(64 - 22);
    // As if one after the other: each version once, and each balance 900 less than the one before.
    const ladder = taken
      .filter(({ replayed }) => !replayed)
      .map(({ version, balance }) => [Number(version), Number(balance?.total)]);
    ladder.sort(([a = 0], [b = 0]) => a - b);
    expect(ladder).toEqual(Array.from({ length: 11 }, (_, step) => [2 + step, 10_000 - 900 * (step + 1)]));
    expect((await balanceOf(context, { playerId, asset: "TRIAL" })).minor).toBe(100n);
  }
  await stage.seam.settled();
  expect(await brokenInvariants(context)).toEqual([]);
});
