import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import {
  BUY_IN,
  FUNDS,
  NOBODY,
  people,
  playOn,
  type Sitter,
  seenBy,
  sitter,
  whoseTurn,
} from "#tests/setup/card-room.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { cutDatabase, cutWallet, Interruption } from "../../testing/interruptions.ts";
import { resumeWagers } from "../../wagers/resume-wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { tablesEngine } from "../engine.ts";
import { askHouse, leaveTable } from "../seats/leave-table.ts";
import type { CardGame } from "../seats/open-match.ts";
import { sitDown } from "../seats/sit-down.ts";
import { cancelTable } from "../stakes/call-off.ts";
import { potOf, USUAL_RAKE } from "../stakes/table-stakes.ts";
import { advanceTables, restartTableClocks } from "./advance.ts";
import { forfeit, playCard } from "./play-card.ts";
import { STAKES_MS } from "./table-times.ts";

let house: StudioHouse;
let game: CardGame;
let one: Sitter;
let other: Sitter;

beforeEach(async () => {
  house ??= await studioHouse();
  game = "pasur";
  [one = NOBODY, other = NOBODY] = await people(house, game, { many: 2 });
});

async function sit(who: Sitter, context: Context = house.context, walletOf: WalletOf = house.walletOf) {
  const sat = await sitDown(context, walletOf, { ...who, buyInMinor: BUY_IN });
  if (!sat.ok) throw new Error(sat.refusal.reason);
  return sat.value.tableId;
}

/** What a process does when it comes back: twice, because once has to be enough. */
async function comeBack(): Promise<void> {
  for (const _ of [1, 2]) {
    await restartTableClocks(house.context);
    const resumed = await resumeWagers(house.context, house.walletOf, [tablesEngine], { everything: true });
    expect(resumed.unsettled).toEqual([]);
    expect((await advanceTables(house.context, house.walletOf)).faults).toEqual([]);
  }
}

async function sum(): Promise<bigint> {
  return (await house.balanceMinor(one.playerRef)) + (await house.balanceMinor(other.playerRef));
}

const RAKE = potOf({ game: "pasur", buyInMinor: BUY_IN, ...USUAL_RAKE }).rakeMinor;

async function cut(work: Promise<unknown>): Promise<void> {
  await expect(work).rejects.toBeInstanceOf(Interruption);
}

describe.each(["before", "after"] as const)("G27 cut off %s", (moment) => {
  test.each([
    ["the stake at the wallet", () => [house.context, cutWallet(house.walletOf, "debit", moment)] as const],
    [
      "the mark of the stake",
      () => [cutDatabase(house.context, "studio.mark_wager_staked", moment), house.walletOf] as const,
    ],
    [
      "the beginning of the match",
      () => [cutDatabase(house.context, "studio.mark_table_playing", moment), house.walletOf] as const,
    ],
  ])("%s, the match is played when the house is open again", async (_name, cutting) => {
    const tableId = await sit(one);
    await cut(sit(other, ...cutting()));
    await comeBack();
    expect(await seenBy(house.context, tableId, one)).toMatchObject({ state: "playing" });
    expect(await sum()).toBe(2n * (FUNDS - BUY_IN));
    await forfeit(house.context, house.walletOf, { tableId, playerRef: one.playerRef });
    expect(await sum()).toBe(2n * FUNDS - RAKE);
    expect(await brokenInvariants(house.context)).toEqual([]);
  });

  test("sitting down, nobody has staked and the seat is free or one's own", async () => {
    await cut(sit(one, cutDatabase(house.context, "studio.insert_seat", moment)));
    const tableId = await sit(one);
    expect(await sit(other)).toBe(tableId);
    expect(await sum()).toBe(2n * (FUNDS - BUY_IN));
  });

  test.each(["studio.insert_move", "studio.mark_turn"])("%s, the card is played once", async (statement) => {
    const tableId = await sit(one);
    await sit(other);
    await playOn(house, tableId, [one, other], 9);
    const next = await whoseTurn(house.context, tableId, [one, other]);
    if (!next) throw new Error("It is nobody's turn");
    const post = { ...next.one, tableId, turn: next.view.turn, act: next.options[0] ?? "" };
    await cut(playCard(cutDatabase(house.context, statement, moment), house.walletOf, post));
    await comeBack();
    expect(await seenBy(house.context, tableId, one)).toMatchObject({ turn: next.view.turn });
    expect((await playCard(house.context, house.walletOf, post)).ok).toBe(true);
    expect(await seenBy(house.context, tableId, one)).toMatchObject({ turn: next.view.turn + 1 });
  });

  test.each([
    [
      "the decision",
      () => [cutDatabase(house.context, "studio.decide_wagers", moment), house.walletOf] as const,
    ],
    [
      "the end of the table",
      () => [cutDatabase(house.context, "studio.mark_table_over", moment), house.walletOf] as const,
    ],
    ["the payout at the wallet", () => [house.context, cutWallet(house.walletOf, "credit", moment)] as const],
    [
      "the mark of the payout",
      () => [cutDatabase(house.context, "studio.mark_wagers_paid", moment), house.walletOf] as const,
    ],
  ])("%s, the winner is paid once", async (_name, cutting) => {
    const tableId = await sit(one);
    await sit(other);
    const give = (context: Context, walletOf: WalletOf) =>
      forfeit(context, walletOf, { tableId, playerRef: one.playerRef });
    await cut(give(...cutting()));
    await comeBack();
    await give(house.context, house.walletOf);
    await comeBack();
    expect(await sum()).toBe(2n * FUNDS - RAKE);
    expect(await seenBy(house.context, tableId, other)).toMatchObject({ own: { wagerState: "paid" } });
  });

  test("calling a table off, every stake goes back once", async () => {
    const tableId = await sit(one);
    await sit(other);
    const off = { tableId, reason: "a fault" };
    await cancelTable(house.context, house.walletOf, { ...off, operator: "mina" });
    await cut(
      cancelTable(cutDatabase(house.context, "studio.mark_wager_returned", moment), house.walletOf, {
        ...off,
        operator: "omid",
      }),
    );
    await comeBack();
    expect(await sum()).toBe(2n * FUNDS);
    expect(await seenBy(house.context, tableId, one)).toMatchObject({ state: "void" });
  });
});

test("one stake that is refused when the table is full sends the others back", async () => {
  const tableId = await sit(one);
  const poor: WalletOf = (vendor) => {
    const wallet = house.walletOf(vendor);
    return {
      ...wallet,
      debit: (body) =>
        wallet.debit(body.player === one.playerRef ? { ...body, amount: `${FUNDS + 1n}` } : body),
    };
  };
  await sit(other, house.context, poor);
  expect(await seenBy(house.context, tableId, other)).toMatchObject({
    state: "void",
    why: "stakeRefused",
    own: { wagerState: "returned" },
  });
  expect(await seenBy(house.context, tableId, one)).toMatchObject({ own: { wagerState: "refused" } });
  expect(await sum()).toBe(2n * FUNDS);
  const again = await sit(other);
  expect(again).not.toBe(tableId);
  await leaveTable(house.context, { tableId: again, playerRef: other.playerRef });
});

test("a wallet that cannot decide keeps nobody at the table for long", async () => {
  const tableId = await sit(one);
  const silent: WalletOf = (vendor) => {
    const wallet = house.walletOf(vendor);
    return {
      ...wallet,
      debit: async (body) => ({ ...(await wallet.authenticate({ token: body.token })), code: "RETRY_LATER" }),
    };
  };
  await sit(other, house.context, silent);
  expect(await seenBy(house.context, tableId, one)).toMatchObject({ state: "staking" });
  house.context.clock.forward(STAKES_MS);
  await advanceTables(house.context, silent);
  expect(await seenBy(house.context, tableId, one)).toMatchObject({ state: "void", why: "stakeUnsettled" });
  await comeBack();
  expect(await sum()).toBe(2n * FUNDS);
});

describe("for money", () => {
  const rich: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    authenticate: async ({ token }) => ({
      ...(await house.walletOf(vendor).authenticate({ token })),
      balance: { cash: "1000000", bonus: "0", total: "1000000" },
    }),
  });

  async function forMoney(placeRef: string) {
    const who = await sitter(house.context, await house.aPlayer(FUNDS), { game, asset: "P" });
    const sat = await sitDown(house.context, rich, { ...who, buyInMinor: 2_000n, placeRef });
    return { who, sat, tableId: sat.ok ? sat.value.tableId : "" };
  }

  test("two of one network never sit at one table, and trial never meets money", async () => {
    const trial = await sitDown(house.context, house.walletOf, {
      ...one,
      buyInMinor: 2_000n,
      placeRef: "here",
    });
    const first = await forMoney("here");
    expect(first.sat.ok).toBe(true);
    expect(trial).not.toEqual(first.sat);
    expect((await forMoney("here")).sat).toMatchObject({ refusal: { reason: "sameNetwork" } });
    const there = await forMoney("there");
    expect(there.tableId).toBe(first.tableId);
  });

  test("the house never sits down, asked or not", async () => {
    const { who, tableId } = await forMoney("alone");
    expect(await askHouse(house.context, { tableId, playerRef: who.playerRef })).toMatchObject({
      refusal: { reason: "houseOnlyOnTrial" },
    });
    house.context.clock.forward(15_000);
    await advanceTables(house.context, rich);
    expect(await seenBy(house.context, tableId, who)).toMatchObject({
      state: "open",
      taken: 1,
      houseFrom: null,
    });
  });
});
