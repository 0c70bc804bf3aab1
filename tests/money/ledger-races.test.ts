import { expect, test } from "vitest";
import { brokenInvariants, execute, rollUp, type WalletAnswer } from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { type Brief, credit, debit, rollback, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";

/** Sends commands as separate calls over separate connections, not gathered: what two servers would do. */
function apart(context: TestContext, stage: Stage, briefs: Brief[]): Promise<WalletAnswer[]> {
  const calls = briefs.map(async (brief) => {
    const { mode, call, transaction } = context.db;
    const [answer] = await execute({ db: { mode, call, transaction } }, [stage.full(brief)]);
    if (!answer) throw new Error("The wallet gave no answer.");
    return answer;
  });
  return Promise.all(calls);
}

const codes = (answers: WalletAnswer[]) => answers.map(({ code }) => code);
const count = (answers: WalletAnswer[], code: string) =>
  codes(answers).filter((found) => found === code).length;

test("64 stakes at once on one balance: exactly as many as it holds are taken, race after race", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(10); race += 1) {
    const stage = await stageFor(context, BigInt(200_000 + race), 1_070n);
    const briefs = Array.from({ length: 64 }, (_, nth) => debit(`b${nth}`, 100n, { round: `r${nth}` }));
    const send = race % 2 === 0 ? apart(context, stage, briefs) : execute(context, briefs.map(stage.full));
    const answers = await send;
    expect(count(answers, "OK")).toBe(10);
    expect(count(answers, "INSUFFICIENT_FUNDS")).toBe(54);
    expect(await stage.balance()).toBe(70n);
    const taken = answers.filter(({ code }) => code === "OK").map(({ version }) => version);
    expect(new Set(taken).size).toBe(10);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("64 copies of one stake at once are one movement and one answer", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(10); race += 1) {
    const stage = await stageFor(context, BigInt(200_000 + race));
    const answers = await apart(
      context,
      stage,
      Array.from({ length: 64 }, () => debit("b1")),
    );
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(1);
    expect(new Set(answers.map(({ balanceMinor }) => balanceMinor))).toEqual(new Set([9_900n]));
    expect(await stage.balance()).toBe(9_900n);
  }
});

test("copies of one key with different contents at once: one is done, every other one conflicts or replays", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(10); race += 1) {
    const stage = await stageFor(context, BigInt(200_000 + race));
    const answers = await apart(
      context,
      stage,
      Array.from({ length: 32 }, (_, nth) => debit("b1", BigInt(1 + (nth % 2)))),
    );
    expect(count(answers, "OK")).toBe(16);
    expect(count(answers, "DUPLICATE_CONFLICT")).toBe(16);
    expect([9_999n, 9_998n]).toContain(await stage.balance());
  }
});

test("a stake and its rollback racing leave the balance as it was, whichever came first", async () => {
  const context = await moneyContext();
  const seen = new Set<string>();
  for (let race = 0; race < manyTimes(30); race += 1) {
    const stage = await stageFor(context, BigInt(200_000 + race));
    const briefs = race % 2 === 0 ? [debit("b1"), rollback("x1", "b1")] : [rollback("x1", "b1"), debit("b1")];
    const answers = await apart(context, stage, briefs);
    for (const code of codes(answers)) seen.add(code);
    expect(await stage.balance()).toBe(10_000n);
    expect(await stage.run(credit("w1", 50n, "b1"))).toMatchObject({ code: "TX_CANCELLED" });
  }
  expect([...seen].every((code) => code === "OK" || code === "TX_CANCELLED")).toBe(true);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a payout and a rollback of one stake racing: one of them is done, never both", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(30); race += 1) {
    const stage = await stageFor(context, BigInt(200_000 + race));
    await stage.run(debit("b1"));
    const [paid, undone] = codes(
      await apart(context, stage, [credit("w1", 50n, "b1"), rollback("x1", "b1")]),
    );
    expect([`${paid} ${undone}`]).toContainEqual(
      expect.stringMatching(/^(OK ROUND_SETTLED|TX_CANCELLED OK)$/),
    );
    expect(await stage.balance()).toBe(paid === "OK" ? 9_950n : 10_000n);
  }
});

test("two rollbacks of one stake by two numbers at once give it back once", async () => {
  const context = await moneyContext();
  for (let race = 0; race < manyTimes(20); race += 1) {
    const stage = await stageFor(context, BigInt(200_000 + race));
    await stage.run(debit("b1"));
    const answers = await apart(
      context,
      stage,
      Array.from({ length: 8 }, (_, nth) => rollback(`x${nth}`, "b1")),
    );
    expect(count(answers, "OK")).toBe(8);
    expect(answers.filter(({ transferId }) => transferId !== null)).toHaveLength(1);
    expect(await stage.balance()).toBe(10_000n);
  }
});

test("the house's balance that is rolled up while everybody plays equals the one counted again", async () => {
  const context = await moneyContext();
  const stages = await Promise.all(
    Array.from({ length: 16 }, (_, nth) => stageFor(context, BigInt(200_000 + nth))),
  );
  let playing = true;
  let folded = 0n;
  const rolling = (async () => {
    while (playing) folded += await rollUp(context);
  })();
  const rounds = manyTimes(20);
  await Promise.all(
    stages.map(async (stage) => {
      for (let nth = 0; nth < rounds; nth += 1) {
        await apart(context, stage, [debit(`b${nth}`, 10n, { round: `r${nth}` })]);
        await apart(context, stage, [credit(`w${nth}`, 7n, `b${nth}`, { round: `r${nth}` })]);
      }
    }),
  );
  playing = false;
  await rolling;
  folded += await rollUp(context);
  // Each grant touches one deferred account, each stake and each payout another.
  expect(folded).toBe(BigInt(stages.length * (1 + 2 * rounds)));
  expect(await brokenInvariants(context)).toEqual([]);
});
