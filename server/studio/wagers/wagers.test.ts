import { beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS, later, MINUTE_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import {
  begunWager,
  FUNDS,
  GAME,
  PAYOUT,
  STAKE,
  settleWager,
  stakedWager,
  wagerSeat,
} from "#tests/setup/wager-seat.ts";
import type { WagerEngine } from "../engine.ts";
import { studioVendorSide, type WalletOf } from "../index.ts";
import { cutDatabase, cutWallet, Interruption } from "../testing/interruptions.ts";
import { resumeWagers } from "./resume-wagers.ts";
import { correctWagers } from "./wager-corrections.ts";
import { decideWagers, payWagers } from "./wager-payouts.ts";
import { raiseWager } from "./wager-steps.ts";
import { type NewWager, readWager, returnWagers, stakeTx, takeWagerStake, whyNotStaked } from "./wagers.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

const seated = (fundsMinor = FUNDS) => wagerSeat(house, fundsMinor);
const staked = (fundsMinor = FUNDS) => stakedWager(house, fundsMinor);
const begin = (wager: NewWager) => begunWager(house, wager);

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
    if (taken.state === "staked") await settleWager(context, walletOf, wager.id);
  },
};

test("a wager takes its stake, is decided, and pays once", async () => {
  const { playerRef, id, state } = await staked();
  expect(state).toBe("staked");
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE);
  await settleWager(house.context, house.walletOf, id);
  await settleWager(house.context, house.walletOf, id);
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
  expect(await begin({ ...wager, playerRef: thief })).toEqual({
    ok: false,
    refusal: { reason: "sessionNotFound" },
  });
});

test("what is decided is not decided again, and does not go back", async () => {
  const { id, playerRef } = await staked();
  const decide = (payoutMinor: bigint) =>
    decideWagers(house.context.db, [{ wagerId: id, payoutMinor, result: null }]);
  expect(await decide(PAYOUT)).toEqual([id]);
  expect(await decide(2n * PAYOUT)).toEqual([]);
  await returnWagers(house.context, house.walletOf, [id]);
  expect(await readWager(house.context.db, id)).toMatchObject({ state: "paying", payoutMinor: PAYOUT });
  await payWagers(house.context, house.walletOf, [id]);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + PAYOUT);
});

test("a stake that is undone at the wallet before we know of it is no stake", async () => {
  const { wager, playerRef } = await seated();
  const begun = await begin(wager);
  const id = begun.ok ? begun.value.id : "";
  const targetTxId = stakeTx(id);
  const undo = { txId: `${targetTxId}-undo`, targetTxId, player: playerRef, round: id };
  expect(await house.rollbackOf("SIMORGH")(undo)).toMatchObject({ code: "OK" });
  expect((await takeWagerStake(house.context, house.walletOf, id)).state).toBe("returned");
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});

test("a payout that cannot be sent keeps no other waiting, and is told", async () => {
  const [broken, whole] = [await staked(), await staked()];
  const ids = [broken.id, whole.id];
  await decideWagers(
    house.context.db,
    ids.map((wagerId) => ({ wagerId, payoutMinor: PAYOUT, result: null })),
  );
  const walletOf: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    credit: (body) =>
      body.round === broken.id ? Promise.reject(new Error("no answer")) : house.walletOf(vendor).credit(body),
  });
  await expect(payWagers(house.context, walletOf, ids)).rejects.toThrow("no answer");
  const states = await Promise.all(ids.map(async (id) => (await readWager(house.context.db, id)).state));
  expect(states).toEqual(["paying", "paid"]);
});

test("a payout that cannot be sent keeps nobody of a crowd waiting", async () => {
  const crowd = await Promise.all(Array.from({ length: 140 }, () => staked()));
  const ids = crowd.map(({ id }) => id);
  await decideWagers(
    house.context.db,
    ids.map((wagerId) => ({ wagerId, payoutMinor: PAYOUT, result: null })),
  );
  const walletOf: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    credit: (body) =>
      body.round === ids[0] ? Promise.reject(new Error("no answer")) : house.walletOf(vendor).credit(body),
  });
  await expect(payWagers(house.context, walletOf, ids)).rejects.toThrow("no answer");
  const states = await Promise.all(ids.map(async (id) => (await readWager(house.context.db, id)).state));
  expect(states).toEqual(["paying", ...ids.slice(1).map(() => "paid")]);
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
      await settleWager(context, walletOf, id);
    };
    await expect(play()).rejects.toThrow(Interruption);
    await resumeWagers(house.context, house.walletOf, [engine], { everything: true });
    expect((await readWager(house.context.db, id)).state).toBe("paid");
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + PAYOUT);
    expect(await brokenInvariants(house.context)).toEqual([]);
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
  await settleWager(house.context, house.walletOf, id);
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

test("a raise is told in the window in which it was made, though its wager began before and goes on", async () => {
  const { id } = await staked();
  house.context.clock.forward(HOUR_MS);
  const from = house.context.now();
  await raiseWager(house.context, house.walletOf, {
    ...{ wagerId: id, formRef: "later", amountMinor: 300n, action: "later" },
  });
  const told = await studioVendorSide(house.context, "SIMORGH").transactions({
    from,
    to: later(from, MINUTE_MS),
  });
  const own = told.ok ? told.value.filter(({ round, at }) => round === id && at >= from) : [];
  expect(own.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([["debit", 300n]]);
});
