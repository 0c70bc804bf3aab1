import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Money, money } from "#server/core/numbers/money.ts";
import type { Outcome } from "#server/core/outcome.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import {
  accountOf,
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
  reverseMovement,
  transferToPlayer,
} from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import { type FreshDatabase, freshDatabase } from "#tests/setup/postgres.ts";
import { proofCount, tell } from "#tests/setup/proof.ts";

/** Each of eight things that move money, done 64 times at once over separate connections, race after race. */
const RACES = proofCount("RACES", 4);
const AT_ONCE = 64;
const START_MINOR = 1_070n;

let fresh: FreshDatabase;
let db: OpenDatabase;
let context: TestContext;
let playerId = 300_000n;
const exact: Record<string, number> = {};

beforeAll(async () => {
  fresh = await freshDatabase(inject("databaseUrl"));
  db = await openDatabase({ url: fresh.url });
  context = contextOver(db);
});

afterAll(async () => {
  tell({ races: RACES, atOnce: AT_ONCE, actions: Object.keys(exact).length, exact });
  await db.close();
  await fresh.drop();
});

type Told = { accepted: boolean; replayed: boolean };
/** One race: what is done at once, and what has to be true of all answers and of what the player has afterwards. */
type Race = {
  action: string;
  run(nth: number, at: TestContext): Promise<Told>;
  verdict(told: Told[]): Promise<void>;
};

const P = (minor: bigint): Money => money(minor, "P");
const accepted = (told: Told[]) => told.filter((one) => one.accepted).length;
const firstTold = (told: Told[]) => told.filter((one) => one.accepted && !one.replayed).length;
const toldBy = (outcome: Outcome<{ replayed: boolean }, { reason: string }>): Told => ({
  accepted: outcome.ok,
  replayed: outcome.ok && outcome.value.replayed,
});

/** A handle that nothing gathers for: every call is a round trip of its own, as from another server. */
function apart(): TestContext {
  return { ...context, db: { ...db } };
}

async function purse() {
  const account = await accountOf(context, { playerId, asset: "P" });
  return [account?.balance.minor, account?.bonus.minor, account?.held.minor];
}

const flow = (nth: number, minor = 100n) => ({ playerId, key: `k${nth}`, amount: P(minor) });

const RACES_OF_MONEY: Race[] = [
  {
    action: "stakes that drain a balance",
    async run(nth, at) {
      const command = {
        op: "debit",
        scope: "V",
        playerId,
        key: `b${nth}`,
        asset: "P",
        at: at.now(),
      } as const;
      const [answer] = await execute(at, [{ ...command, round: `r${nth}`, game: "g", amountMinor: 100n }]);
      return { accepted: answer?.code === "OK", replayed: answer?.replayed === true };
    },
    async verdict(told) {
      expect(accepted(told)).toBe(10);
      expect(await purse()).toEqual([70n, 0n, 0n]);
    },
  },
  {
    action: "one deposit told again and again",
    run: async (_nth, at) => toldBy(await receiveDeposit(at, { ...flow(0), fee: P(3n), provider: "bank" })),
    async verdict(told) {
      expect([accepted(told), firstTold(told)]).toEqual([AT_ONCE, 1]);
      expect(await purse()).toEqual([START_MINOR + 97n, 0n, 0n]);
    },
  },
  {
    action: "withdrawals that set money aside",
    run: async (nth, at) => toldBy(await holdFunds(at, flow(nth))),
    async verdict(told) {
      expect(accepted(told)).toBe(10);
      expect(await purse()).toEqual([70n, 0n, 1_000n]);
    },
  },
  {
    action: "a withdrawal paid and given back",
    async run(nth, at) {
      if (nth === 0) await holdFunds(context, { ...flow(999, 1_000n) });
      const end = nth % 2 === 0 ? payHold : releaseHold;
      return toldBy(await end(at, { ...flow(nth, 1_000n), provider: "bank", fee: P(5n) }));
    },
    async verdict(told) {
      expect(accepted(told)).toBe(1);
      const [cash, , held] = await purse();
      expect(held).toBe(0n);
      expect([70n, 1_070n]).toContain(cash);
    },
  },
  {
    action: "transfers to another player",
    run: async (nth, at) => toldBy(await transferToPlayer(at, { ...flow(nth), toPlayerId: playerId + 1n })),
    async verdict(told) {
      expect(accepted(told)).toBe(10);
      expect(await purse()).toEqual([70n, 0n, 0n]);
      const other = await accountOf(context, { playerId: playerId + 1n, asset: "P" });
      expect(other?.balance.minor).toBe(1_000n);
    },
  },
  {
    action: "a bonus released and forfeited",
    async run(nth, at) {
      if (nth === 0) await grantBonus(context, flow(998, 350n));
      const end = nth % 2 === 0 ? releaseBonus : forfeitBonus;
      return toldBy(await end(at, flow(nth)));
    },
    async verdict(told) {
      expect(accepted(told)).toBe(3);
      const [cash = 0n, bonus] = await purse();
      expect(bonus).toBe(50n);
      expect([0n, 100n, 200n, 300n]).toContain(cash - START_MINOR);
    },
  },
  {
    action: "points redeemed for money",
    async run(nth, at) {
      if (nth === 0) await issuePoints(context, { ...flow(997), amount: money(10n, "PTS") });
      return toldBy(await redeemPoints(at, { ...flow(nth), amount: money(1n, "PTS"), pays: P(2n) }));
    },
    async verdict(told) {
      expect(accepted(told)).toBe(10);
      expect(await purse()).toEqual([START_MINOR + 20n, 0n, 0n]);
    },
  },
  {
    action: "one deposit taken back",
    async run(nth, at) {
      const deposit = await receiveDeposit(at, { ...flow(996), provider: "bank" });
      if (!deposit.ok) throw new Error("the deposit was refused");
      const back = await reverseMovement(at, { transferId: deposit.value.transferId, key: `back${nth}` });
      return toldBy(back);
    },
    async verdict(told) {
      expect(accepted(told)).toBe(1);
      expect(await purse()).toEqual([START_MINOR, 0n, 0n]);
    },
  },
];

describe("64 at once", () => {
  test.each(RACES_OF_MONEY)("$action", { timeout: 600_000 }, async ({ action, run, verdict }) => {
    for (let race = 0; race < RACES; race += 1) {
      playerId += 2n;
      for (const id of [playerId, playerId + 1n]) {
        await openAccounts(context, { playerId: id, assets: ["P", "PTS"] });
      }
      await receiveDeposit(context, { ...flow(995, START_MINOR), provider: "bank" });
      // The first prepares what the others contend for.
      const first = await run(0, apart());
      const others = Array.from({ length: AT_ONCE - 1 }, (_, index) => run(index + 1, apart()));
      await verdict([first, ...(await Promise.all(others))]);
      exact[action] = race + 1;
    }
    expect(await brokenInvariants(context)).toEqual([]);
  });
});
