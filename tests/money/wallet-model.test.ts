import fc from "fast-check";
import { expect, test } from "vitest";
import {
  brokenInvariants,
  execute,
  grantTrial,
  openAccounts,
  type WalletCommand,
} from "#server/wallet/index.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { walletModel } from "./wallet-model.ts";

const START_MINOR = 300n;

/** Few keys, rounds and amounts, so that duplicates, conflicts and crossings are the rule. */
const key = fc.constantFrom("a", "b", "c", "d");
const player = fc.constantFrom(0n, 1n);
const round = fc.constantFrom("r1", "r2");
const asset = fc.constantFrom("TRIAL" as const, "TRIAL" as const, "TRIAL" as const, "P" as const);
const amountMinor = fc.constantFrom(0n, 50n, 100n, 170n);
const common = {
  playerId: player,
  key,
  round,
  asset,
  scope: fc.constant("studio"),
  at: fc.constant(new Date(0)),
};

const command: fc.Arbitrary<Exclude<WalletCommand, { op: "grant" }>> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...common,
      op: fc.constant("debit" as const),
      game: fc.constant("g"),
      amountMinor,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...common,
      op: fc.constant("credit" as const),
      game: fc.constantFrom("g", "g", "g", "g", "h"),
      amountMinor,
      kind: fc.constantFrom("WIN" as const, "WIN" as const, "JACKPOT" as const, "PROMO" as const),
      betKey: fc.option(key, { nil: undefined }),
      endsRound: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...common,
      op: fc.constant("rollback" as const),
      targetKey: key,
      target: fc.constantFrom(undefined, undefined, "debit" as const, "credit" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...common,
      op: fc.constant("adjust" as const),
      game: fc.constantFrom("g", "g", "g", "h"),
      amountMinor,
      direction: fc.constantFrom("IN" as const, "OUT" as const),
      reason: fc.constantFrom("a late goal", "a wrong card"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        ...common,
        op: fc.constant("end-round" as const),
        game: fc.constantFrom("g", "g", "g", "h"),
      })
      .map((said) => ({ ...said, key: said.round })),
  },
);

/** Commands in the batches in which they are sent. */
const history = fc.array(fc.array(command, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });

test("whatever is sent in whatever order, the ledger answers as the model of the wallet does", async () => {
  const context = await moneyContext();
  let next = 300_000n;
  await fc.assert(
    fc.asyncProperty(history, async (batches) => {
      const model = walletModel(START_MINOR);
      const base = next;
      next += 2n;
      for (const playerId of [base, base + 1n]) {
        await openAccounts(context, { playerId, assets: ["P", "TRIAL"] });
        await grantTrial(context, { playerId, amountMinor: START_MINOR, key: "welcome" });
      }
      for (const batch of batches) {
        const commands = batch.map((said) => ({ ...said, playerId: base + said.playerId }));
        const answers = await execute(context, commands);
        const told = answers.map(({ code, balanceMinor, replayed }) => ({ code, balanceMinor, replayed }));
        expect(told).toEqual(commands.map((said) => model.execute(said)));
      }
    }),
    { numRuns: manyTimes(200) },
  );
  expect(await brokenInvariants(context)).toEqual([]);
});
