import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Money, money } from "#server/core/numbers/money.ts";
import type { Outcome } from "#server/core/outcome.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import {
  accountOf,
  balanceOf,
  brokenInvariants,
  execute,
  forfeitBonus,
  grantBonus,
  holdFunds,
  issuePoints,
  openAccounts,
  payHold,
  receiveDeposit,
  redeemPoints,
  releaseBonus,
  releaseHold,
  transferToPlayer,
} from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import { type FreshDatabase, freshDatabase } from "#tests/setup/postgres.ts";
import { proofCount, proofSeed, tell } from "#tests/setup/proof.ts";
import { type Act, MOVES, type MoveName, moneyModel, type Sums } from "./money-model.ts";

const RUNS = proofCount("RUNS", 60);
const ACTS_MAX = 60;
/** Scripts of different players run side by side and so share calls, as they do in life. */
const LANES = 8;
/** Somebody who only ever receives. */
const OTHER = 399_999n;

let fresh: FreshDatabase;
let db: OpenDatabase;
let context: TestContext;
let players = 400_000n;
let acts = 0;

beforeAll(async () => {
  fresh = await freshDatabase(inject("databaseUrl"));
  db = await openDatabase({ url: fresh.url });
  context = contextOver(db);
  await openAccounts(context, { playerId: OTHER, assets: ["P"] });
});

afterAll(async () => {
  await db.close();
  await fresh.drop();
});

// Few keys, rounds and amounts, so that they meet.
const key = fc.constantFrom("a", "b", "c", "d", "e");
const round = fc.constantFrom("r1", "r2");
const amount = fc.constantFrom(1n, 2n, 3n, 7n, 50n, 333n);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ op: fc.constant("bet" as const), key, round, amount }),
  fc.record({ op: fc.constant("win" as const), key, round, bet: key, amount }),
  fc.record({ op: fc.constant("undo" as const), key, round, target: key }),
  fc.record({
    op: fc.constantFrom<MoveName>(...MOVES),
    key: fc.oneof(key, fc.uuid()),
    amount,
  }),
);

/** Without money to begin with most of what follows would be refused. */
const FIRST: Act = { op: "deposit", key: "first", amount: 400n };

const P = (minor: bigint): Money => money(minor, "P");

async function move(playerId: bigint, op: MoveName, flowKey: string, minor: bigint): Promise<string> {
  const flow = { playerId, key: flowKey, amount: P(minor) };
  const points = { ...flow, amount: money(minor, "PTS") };
  const rules: Record<MoveName, () => Promise<Outcome<unknown, { reason: string }>>> = {
    deposit: () => receiveDeposit(context, { ...flow, provider: "bank" }),
    hold: () => holdFunds(context, flow),
    release: () => releaseHold(context, flow),
    pay: () => payHold(context, { ...flow, provider: "bank" }),
    grant: () => grantBonus(context, flow),
    convert: () => releaseBonus(context, flow),
    forfeit: () => forfeitBonus(context, flow),
    issue: () => issuePoints(context, points),
    redeem: () => redeemPoints(context, { ...points, pays: P(2n * minor) }),
    send: () => transferToPlayer(context, { ...flow, toPlayerId: OTHER }),
  };
  const outcome = await rules[op]();
  return outcome.ok ? "OK" : outcome.refusal.reason;
}

async function perform(playerId: bigint, said: Act): Promise<string> {
  const common = { scope: "V", playerId, key: said.key, asset: "P", at: context.now() } as const;
  if (said.op === "bet") return code({ ...common, ...inRound(said), op: "debit" });
  if (said.op === "win") {
    return code({ ...common, ...inRound(said), op: "credit", kind: "WIN", betKey: said.bet });
  }
  if (said.op === "undo") {
    return code({ ...common, op: "rollback", round: said.round, targetKey: said.target });
  }
  return move(playerId, said.op, said.key, said.amount);
}

const inRound = ({ round: ref, amount: amountMinor }: { round: string; amount: bigint }) => ({
  round: ref,
  game: "g",
  amountMinor,
});

async function code(command: Parameters<typeof execute>[1][number]): Promise<string> {
  const [answer] = await execute(context, [command]);
  return answer?.code ?? "nothing";
}

async function sumsOf(playerId: bigint): Promise<Sums> {
  const account = await accountOf(context, { playerId, asset: "P" });
  const points = await balanceOf(context, { playerId, asset: "PTS" });
  return {
    cash: account?.balance.minor ?? -1n,
    bonus: account?.bonus.minor ?? -1n,
    held: account?.held.minor ?? -1n,
    points: points.minor,
  };
}

/** A new player does what the script says, and has after each act what the model has. */
async function follow(script: Act[]): Promise<void> {
  players += 1n;
  const playerId = players;
  await openAccounts(context, { playerId, assets: ["P", "PTS"] });
  const model = moneyModel();
  for (const one of [FIRST, ...script]) {
    const told = { said: await perform(playerId, one), sums: await sumsOf(playerId) };
    expect(told).toEqual(model.act(one));
    acts += 1;
  }
}

test("whatever is done with money in whatever order, the ledger does what the model does", {
  timeout: 3_600_000,
}, async () => {
  const scripts = fc.asyncProperty(fc.array(act, { maxLength: ACTS_MAX, size: "max" }), follow);
  const numRuns = Math.ceil(RUNS / LANES);
  await Promise.all(
    Array.from({ length: LANES }, (_, lane) =>
      fc.assert(scripts, { numRuns, seed: proofSeed() * LANES + lane }),
    ),
  );
  expect(await brokenInvariants(context)).toEqual([]);
  tell({ model: "money", runs: numRuns * LANES, acts, counterExamples: 0 });
});
