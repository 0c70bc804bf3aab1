import { expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import {
  accountOf,
  brokenInvariants,
  checkPayouts,
  decideHeldPayout,
  execute,
  heldPayoutsOf,
} from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { adjust, type Brief, credit, debit, rollback, stageFor } from "#tests/setup/wallet-stage.ts";

const WON = 700n;
const round = { vendor: "ACME", round: "r1" };

/** A player with a win of 700 that waits. */
async function winnerOf(context: TestContext, player: bigint) {
  const stage = await stageFor(context, player);
  await stage.deposit(1_000n);
  const run = (brief: Brief) =>
    execute(context, [stage.full({ scope: "ACME", asset: "P", ...brief })]).then(([answer]) => answer?.code);
  await run(debit("b1"));
  await run(credit("w1", WON, "b1", { endsRound: true }));
  const [held] = await heldPayoutsOf(context, { playerId: player, of: round });
  const decide = (decision: "release" | "refuse", operator: string) =>
    decideHeldPayout(context, { id: held?.id ?? 0n, decision, operator, reason: "seen" });
  const purse = async () => {
    const { balance, held, checked } = (await accountOf(context, { playerId: player, asset: "P" })) ?? {};
    return [balance?.minor, held?.minor, checked?.minor];
  };
  return { run, decide, purse };
}

test("of two operators who decide about one payout at once one decides, race after race", async () => {
  const context = await moneyContext();
  await checkPayouts(context, { vendor: "ACME", from: money(500n, "P") });
  for (let race = 0; race < manyTimes(10); race += 1) {
    const { decide, purse } = await winnerOf(context, BigInt(300_000 + race));
    expect(await purse()).toEqual([900n, 0n, WON]);
    const ends = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => decide(nth % 2 === 0 ? "release" : "refuse", `operator ${nth}`)),
    );
    const done = ends.flatMap(({ ok }, nth) => (ok ? [nth] : []));
    expect(done).toHaveLength(1);
    const isReleased = (done[0] ?? 0) % 2 === 0;
    expect(await purse()).toEqual([isReleased ? 900n + WON : 900n, 0n, 0n]);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a payout that is decided while its vendor takes it back or corrects it is nobody's twice", async () => {
  const context = await moneyContext();
  await checkPayouts(context, { vendor: "ACME", from: money(500n, "P") });
  for (let race = 0; race < manyTimes(10); race += 1) {
    const { run, decide, purse } = await winnerOf(context, BigInt(310_000 + race));
    const taken = race % 2 === 0 ? rollback("x1", "w1") : adjust("a1", WON, "OUT");
    const decision = race % 4 < 2 ? "release" : "refuse";
    const [code] = await Promise.all([run(taken), decide(decision, "ann"), run(taken)]);
    expect(code).toBe("OK");
    expect(await purse()).toEqual([900n, 0n, 0n]);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});
