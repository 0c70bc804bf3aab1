import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import type { WagerEngine } from "./engine.ts";
import { studioVendorSide, type WalletOf } from "./index.ts";
import { resumeWagers } from "./resume-wagers.ts";
import { cutDatabase, cutWallet, Interruption } from "./testing/interruptions.ts";
import { correctWagers, readCorrections } from "./wager-corrections.ts";
import { decideWagers, payWagers } from "./wager-payouts.ts";
import { raiseWager, readRaises, writeProgress } from "./wager-steps.ts";
import { beginWager, readWager, returnWagers, takeWagerStake, whyNotStaked } from "./wagers.ts";

const FUNDS = 100_000n;
const STAKE = 500n;
const PAYOUT = 1_200n;
const GAME = "haft-khan";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

async function seated(fundsMinor = FUNDS) {
  const playerRef = await house.aPlayer(fundsMinor);
  const sessionId = await house.opened(playerRef, "SIMORGH", GAME);
  const wager = {
    sessionId,
    playerRef,
    formRef: "form",
    mathVersion: 1,
    stakeMinor: STAKE,
    choice: { side: "left", many: 2 },
  };
  return { playerRef, sessionId, wager };
}

const begin = (wager: Parameters<typeof beginWager>[1]) =>
  house.context.db.transaction((db) => beginWager({ ...house.context, db }, wager));

async function staked(fundsMinor = FUNDS) {
  const seat = await seated(fundsMinor);
  const begun = await begin(seat.wager);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const wager = await takeWagerStake(house.context, house.walletOf, begun.value.id);
  return { ...seat, id: wager.id, state: wager.state };
}

async function settled(context: Context, walletOf: WalletOf, id: string) {
  await decideWagers(context.db, [{ wagerId: id, payoutMinor: PAYOUT, result: { side: "left" } }]);
  await payWagers(context, walletOf, [id]);
}

/** Decides as the tests here do: every stake that was taken wins. */
const engine: WagerEngine = {
  games: [
    {
      vendor: "SIMORGH",
      code: GAME,
      names: { fa: "آزمون" },
      category: "RNG",
      engine: "instant",
      minLineBetMinor: 1n,
      rtpBasisPoints: null,
      isDemo: true,
    },
  ],
  async resume(context, walletOf, wager) {
    const taken = await takeWagerStake(context, walletOf, wager.id);
    if (taken.state === "staked") await settled(context, walletOf, wager.id);
  },
};

test("a wager takes its stake, is decided, and pays once", async () => {
  const { playerRef, id, state } = await staked();
  expect(state).toBe("staked");
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE);
  await settled(house.context, house.walletOf, id);
  await settled(house.context, house.walletOf, id);
  expect(await readWager(house.context.db, id)).toMatchObject({
    state: "paid",
    payoutMinor: PAYOUT,
    balanceMinor: FUNDS - STAKE + PAYOUT,
  });
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + PAYOUT);
  expect(await brokenInvariants(house.context)).toEqual([]);
});

test("one form is one wager, whatever the order of what it says, and another content is refused", async () => {
  const { wager } = await seated();
  const same = await Promise.all(Array.from({ length: 8 }, () => begin(wager)));
  expect(new Set(same.map((result) => (result.ok ? result.value.id : result.refusal.reason))).size).toBe(1);
  expect(await begin({ ...wager, choice: { many: 2, side: "left" } })).toMatchObject({ ok: true });
  for (const other of [{ stakeMinor: 501n }, { choice: { side: "right", many: 2 } }]) {
    expect(await begin({ ...wager, ...other })).toEqual({ ok: false, refusal: { reason: "wagerConflict" } });
  }
});

test("one form is one wager also when two seats were opened for it at once", async () => {
  const { wager, playerRef } = await seated();
  const other = await house.opened(playerRef, "SIMORGH", GAME);
  const both = await Promise.all([begin(wager), begin({ ...wager, sessionId: other })]);
  expect(new Set(both.map((result) => (result.ok ? result.value.id : result.refusal.reason))).size).toBe(1);
});

test("a form that was refused in one seat may be placed from a fresh one, and says the same in the old one", async () => {
  const { wager, playerRef, sessionId } = await seated(STAKE - 1n);
  const first = await begin(wager);
  const refused = await takeWagerStake(house.context, house.walletOf, first.ok ? first.value.id : "");
  expect(refused.state).toBe("refused");
  const fresh = await house.opened(playerRef, "SIMORGH", GAME);
  const again = await begin({ ...wager, sessionId: fresh });
  expect(again).toMatchObject({ ok: true, value: { state: "staking", sessionId: fresh } });
  await takeWagerStake(house.context, house.walletOf, again.ok ? again.value.id : "");
  expect(await begin(wager)).toMatchObject({ ok: true, value: { id: refused.id, sessionId } });
});

test("nobody places a wager in another player's game", async () => {
  const { wager } = await seated();
  const thief = await house.aPlayer(FUNDS);
  expect(await begin({ ...wager, playerRef: thief })).toEqual({
    ok: false,
    refusal: { reason: "sessionNotFound" },
  });
  expect(await begin(wager)).toMatchObject({ ok: true });
});

test("a stake that the wallet refuses is told, and nothing is owed", async () => {
  const { id, playerRef } = await staked(STAKE - 1n);
  const wager = await readWager(house.context.db, id);
  expect(whyNotStaked(wager)).toBe("insufficientFunds");
  expect(await decideWagers(house.context.db, [{ wagerId: id, payoutMinor: 1n, result: null }])).toEqual([]);
  expect(await house.balanceMinor(playerRef)).toBe(STAKE - 1n);
});

test("a stake that comes when betting is over goes back", async () => {
  const { wager, playerRef } = await seated();
  const begun = await begin(wager);
  const id = begun.ok ? begun.value.id : "";
  const late = await takeWagerStake(house.context, house.walletOf, id, async () => false);
  expect(late.state).toBe("returned");
  expect(whyNotStaked(late)).toBe("stakeReturned");
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});

test("a stake that was never asked for and is given back can never be taken later", async () => {
  const { wager, playerRef } = await seated();
  const begun = await begin(wager);
  const id = begun.ok ? begun.value.id : "";
  await returnWagers(house.context, house.walletOf, [id]);
  expect((await takeWagerStake(house.context, house.walletOf, id)).state).toBe("returned");
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});

const CUTS: readonly (readonly [string, () => { walletOf?: WalletOf; context?: Context }])[] = [
  ["before the stake is asked for", () => ({ walletOf: cutWallet(house.walletOf, "debit", "before") })],
  ["after the stake was taken", () => ({ walletOf: cutWallet(house.walletOf, "debit", "after") })],
  [
    "before the stake is written down",
    () => ({ context: cutDatabase(house.context, "studio.mark_wager_staked", "before") }),
  ],
  ["after it was decided", () => ({ context: cutDatabase(house.context, "studio.decide_wagers", "after") })],
  ["before it is paid", () => ({ walletOf: cutWallet(house.walletOf, "credit", "before") })],
  ["after it was paid", () => ({ walletOf: cutWallet(house.walletOf, "credit", "after") })],
  [
    "before the payout is written down",
    () => ({ context: cutDatabase(house.context, "studio.mark_wagers_paid", "before") }),
  ],
];

describe("a wager that is cut off loses no stake and pays once", () => {
  test.each(CUTS)("%s", async (_moment, cut) => {
    const { wager, playerRef } = await seated();
    const begun = await begin(wager);
    const id = begun.ok ? begun.value.id : "";
    const { context = house.context, walletOf = house.walletOf } = cut();
    const play = async () => {
      await takeWagerStake(context, walletOf, id);
      await settled(context, walletOf, id);
    };
    await expect(play()).rejects.toThrow(Interruption);
    await resumeWagers(house.context, house.walletOf, [engine], { everything: true });
    expect((await readWager(house.context.db, id)).state).toBe("paid");
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + PAYOUT);
    expect(await brokenInvariants(house.context)).toEqual([]);
  });
});

test("a raise is taken once, and goes back with the wager", async () => {
  const { id, playerRef } = await staked();
  const raise = { wagerId: id, formRef: "double", amountMinor: 300n, action: { act: "double" } };
  const both = await Promise.all([
    raiseWager(house.context, house.walletOf, raise),
    raiseWager(house.context, house.walletOf, raise),
  ]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await readRaises(house.context.db, id)).toHaveLength(1);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE - 300n);
  expect(await raiseWager(house.context, house.walletOf, { ...raise, amountMinor: 301n })).toEqual({
    ok: false,
    refusal: { reason: "raiseConflict" },
  });
  await returnWagers(house.context, house.walletOf, [id]);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});

test("of two windows that take the same step, one is told that it was too late", async () => {
  const { id } = await staked();
  const { db } = house.context;
  expect(await writeProgress(db, { wagerId: id, from: null, to: ["hit"] })).toBe(true);
  expect(await writeProgress(db, { wagerId: id, from: null, to: ["stand"] })).toBe(false);
  expect((await readWager(db, id)).progress).toEqual(["hit"]);
});

describe("a result that was wrong", () => {
  const corrected = (wagerId: string, payoutMinor: bigint) =>
    correctWagers(house.context, house.walletOf, [
      { wagerId, payoutMinor, result: { side: "right" }, reason: "another number was drawn" },
    ]);

  test("is made good upwards and downwards, once, and told as it stands", async () => {
    const { id, playerRef } = await staked();
    await settled(house.context, house.walletOf, id);
    await corrected(id, 5_000n);
    await corrected(id, 5_000n);
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + 5_000n);
    await corrected(id, 100n);
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + 100n);
    expect((await readWager(house.context.db, id)).correctedMinor).toBe(100n);
    expect(await readCorrections(house.context.db, [id])).toHaveLength(2);
  });

  test("takes no money that is not there any more, and says so", async () => {
    const { id, playerRef } = await staked(STAKE);
    await settled(house.context, house.walletOf, id);
    const spent = await house.opened(playerRef, "NARD", "nowruz");
    const other = await begin({
      sessionId: spent,
      playerRef,
      formRef: "all",
      mathVersion: 1,
      stakeMinor: PAYOUT,
      choice: null,
    });
    await takeWagerStake(house.context, house.walletOf, other.ok ? other.value.id : "");
    const [correction] = await corrected(id, 0n);
    expect(correction?.state).toBe("refused");
    expect((await readWager(house.context.db, id)).correctedMinor).toBeNull();
    expect(await house.balanceMinor(playerRef)).toBe(0n);
  });
});

test("the record that is compared with the ledger's has stake, raise, payout and correction", async () => {
  const { id } = await staked();
  await raiseWager(house.context, house.walletOf, {
    wagerId: id,
    formRef: "double",
    amountMinor: 300n,
    action: "double",
  });
  await settled(house.context, house.walletOf, id);
  await correctWagers(house.context, house.walletOf, [
    { wagerId: id, payoutMinor: 0n, result: null, reason: "void" },
  ]);
  const side = studioVendorSide(house.context, "SIMORGH");
  const told = await side.transactions({ from: new Date(0), to: new Date("2999-01-01") });
  const own = told.ok ? told.value.filter(({ round }) => round === id) : [];
  expect(own.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ["debit", STAKE],
    ["debit", 300n],
    ["credit", PAYOUT],
    ["adjust", PAYOUT],
  ]);
});
