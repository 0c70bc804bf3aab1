import { beforeAll, beforeEach, expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type Brief, credit, debit, rollback, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";
import {
  brokenInvariants,
  checkPayouts,
  decideHeldPayout,
  execute,
  prizesOf,
  prizesOwed,
  setPrize,
  settlePrizes,
  waitingPayouts,
} from "../index.ts";

let context: TestContext;
let stage: Stage;
let vendor = "A0";
let lastPlayer = 100_000n;

beforeAll(async () => {
  context = await testContext();
});

beforeEach(async () => {
  lastPlayer += 1n;
  vendor = `A${lastPlayer}`;
  stage = await stageFor(context, lastPlayer);
  await stage.deposit(1_000n);
  await setPrize(context, { vendor, prize: "PROMO", by: "vendor" });
});

const run = (brief: Brief) => stage.run({ scope: vendor, asset: "P", ...brief });
const owed = async () => (await prizesOwed(context, vendor))[0]?.owed.minor;

test("what a vendor pays itself it owes; the house pays its wins and whatever else was not agreed on", async () => {
  await run(debit("b1"));
  await run(credit("w1", 50n, "b1"));
  await run(credit("j1", 60n, "b1", { kind: "JACKPOT" }));
  await run(credit("f1", 70n, undefined, { kind: "FREE_ROUND" }));
  expect(await owed()).toBeUndefined();
  await run(credit("p1", 300n, undefined, { kind: "PROMO" }));
  expect(await owed()).toBe(300n);
  await setPrize(context, { vendor, prize: "JACKPOT", by: "vendor" });
  expect(await prizesOf(context, vendor)).toEqual(["JACKPOT", "PROMO"]);
  await run(credit("j2", 40n, "b1", { kind: "JACKPOT" }));
  expect(await owed()).toBe(340n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a prize that travels with other commands is owed as one that comes alone", async () => {
  const prizes = [
    credit("p1", 30n, undefined, { kind: "PROMO" }),
    credit("p2", 40n, undefined, { kind: "PROMO", round: "r2" }),
  ];
  await execute(
    context,
    prizes.map((brief) => stage.full({ scope: vendor, asset: "P", ...brief })),
  );
  expect(await owed()).toBe(70n);
});

test("a prize is taken back from whoever paid it, whatever was agreed on since", async () => {
  await run(credit("p1", 300n, undefined, { kind: "PROMO" }));
  await setPrize(context, { vendor, prize: "PROMO", by: "house" });
  await run(credit("p2", 200n, undefined, { kind: "PROMO" }));
  expect(await owed()).toBe(300n);
  expect(await run(rollback("x1", "p1"))).toMatchObject({ code: "OK", balanceMinor: 1_200n });
  expect(await run(rollback("x2", "p2"))).toMatchObject({ code: "OK", balanceMinor: 1_000n });
  expect(await owed()).toBe(0n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a prize that is refused is owed no more, and again when its vendor takes it back", async () => {
  await checkPayouts(context, { vendor, from: money(500n, "P") });
  await run(credit("p1", 600n, undefined, { kind: "PROMO" }));
  expect(await owed()).toBe(600n);
  const id = (await waitingPayouts(context)).at(-1)?.id ?? 0n;
  await decideHeldPayout(context, { id, decision: "refuse", operator: "ann", reason: "seen" });
  expect(await owed()).toBe(0n);
  expect(await run(rollback("x1", "p1"))).toMatchObject({ code: "OK", balanceMinor: 1_000n });
  expect(await owed()).toBe(0n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("what a vendor has paid is written down once, and play money is the house's", async () => {
  await run(credit("p1", 300n, undefined, { kind: "PROMO" }));
  const paid = { vendor, amount: money(250n, "P"), key: `s-${vendor}` };
  expect(await settlePrizes(context, paid)).toMatchObject({ ok: true, value: { replayed: false } });
  expect(await settlePrizes(context, paid)).toMatchObject({ ok: true, value: { replayed: true } });
  expect(await owed()).toBe(50n);
  await run({ ...credit("p2", 300n, undefined, { kind: "PROMO", round: "r2" }), asset: "TRIAL" });
  expect((await prizesOwed(context, vendor)).map(({ owed }) => owed)).toEqual([money(50n, "P")]);
  expect(await brokenInvariants(context)).toEqual([]);
});
