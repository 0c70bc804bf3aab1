import { beforeAll, expect, test } from "vitest";
import type { WalletAnswer } from "#server/vendors/protocol.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import { finishCorrections } from "../wagers/wager-corrections.ts";
import { stakeTx } from "../wagers/wagers.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { proposeResult } from "./desk.ts";
import { confirmRuling } from "./rulings.ts";
import { settleBook } from "./settle-book.ts";
import { betOf } from "./slips/bets-view.ts";

let book: BookStage;
beforeAll(async () => {
  book = await bookStage();
});

const placed = (wish: Parameters<BookStage["placed"]>[0]) => book.placed(wish);
const balance = (playerRef: string) => book.balanceMinor(playerRef);

/** What a wallet says that cannot decide now. */
function undecided(player: string): WalletAnswer {
  const nothing = { currency: null, balance: null, txId: null, transferId: null, version: null };
  return { code: "RETRY_LATER", player, ...nothing, replayed: false };
}

async function ruled(match: string, score: { home: number; away: number }) {
  await book.context.db.transaction(async (db) => {
    const context = { ...book.context, db };
    const wish = { eventId: match, marketId: null, score, reason: "protest upheld", operator: "mina" };
    const proposed = await proposeResult(context, wish);
    if (!proposed.ok) throw new Error(proposed.refusal.reason);
    await confirmRuling(context, { number: proposed.value, operator: "dara" });
  });
}

/** Stakes all that a player has on another match. */
async function stakesAll(punter: { playerRef: string; sessionId: string }) {
  const legs = [leg(await book.aMatch(), "home", 200)];
  await placed({ ...punter, legs, perLineMinor: await balance(punter.playerRef) });
}

test("a correction that was refused is not asked for again while something else of the match is on its way", async () => {
  const match = await book.aMatch();
  const [spender, waiting] = [await book.aPunter(1_000n), await book.aPunter()];
  const won = await placed({ ...spender, legs: [leg(match, "home", 200)] });
  await placed({ ...waiting, legs: [leg(match, "home", 200)] });
  const busy: WalletOf = (vendor) => ({
    ...book.walletOf(vendor),
    credit: async (body) =>
      body.player === waiting.playerRef ? undecided(body.player) : book.walletOf(vendor).credit(body),
  });
  await book.tell({ kind: "result", event: match, score: "1-0" });
  await settleBook(book.context, busy);
  await stakesAll(spender);
  await ruled(match, { home: 0, away: 1 });
  for (let look = 0; look < 3; look += 1) await settleBook(book.context, busy);
  const bet = await betOf(book.context, { playerRef: spender.playerRef, wagerId: won });
  expect(bet?.corrections.map(({ state }) => state)).toEqual(["refused"]);
  await book.settle();
  expect(await balance(waiting.playerRef)).toBe(99_000n);
});

test("a result that changes again while the first correction is being sent pays what it says, and no more", async () => {
  const match = await book.aMatch();
  const [spender, saver] = [await book.aPunter(1_000n), await book.aPunter(1_000n)];
  for (const punter of [spender, saver]) await placed({ ...punter, legs: [leg(match, "home", 200)] });
  const busy: WalletOf = (vendor) => ({
    ...book.walletOf(vendor),
    adjust: async ({ player }) => undecided(player),
  });
  await book.tell({ kind: "result", event: match, score: "1-0" });
  await book.settle();
  await ruled(match, { home: 0, away: 1 });
  await settleBook(book.context, busy);
  await stakesAll(spender);
  await ruled(match, { home: 2, away: 1 });
  await settleBook(book.context, busy);
  await finishCorrections(book.context, book.walletOf);
  await book.settle();
  expect([await balance(spender.playerRef), await balance(saver.playerRef)]).toEqual([0n, 2_000n]);
  expect(await brokenInvariants(book.context)).toEqual([]);
});

test("a slip whose stake was taken back at the wallet is returned, and its match is settled", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const undone = await placed({ ...punter, legs: [leg(match, "home", 200)] });
  const targetTxId = stakeTx(undone);
  const undo = { txId: `${targetTxId}-undo`, targetTxId, player: punter.playerRef, round: undone };
  expect(await book.rollbackOf("FB")(undo)).toMatchObject({ code: "OK" });
  await book.tell({ kind: "result", event: match, score: "1-0" });
  await book.settle();
  expect(await betOf(book.context, { playerRef: punter.playerRef, wagerId: undone })).toMatchObject({
    state: "returned",
    payoutMinor: null,
  });
  expect(await balance(punter.playerRef)).toBe(100_000n);
  await ruled(match, { home: 0, away: 1 });
  await book.settle();
  expect(await balance(punter.playerRef)).toBe(100_000n);
  expect(await brokenInvariants(book.context)).toEqual([]);
});

test("a slip that cannot be paid keeps no other from being paid or corrected, and is told", async () => {
  const [one, two] = [await book.aMatch(), await book.aMatch()];
  const [unlucky, neighbour, other] = [await book.aPunter(), await book.aPunter(), await book.aPunter()];
  for (const punter of [unlucky, neighbour]) await placed({ ...punter, legs: [leg(one, "home", 200)] });
  await placed({ ...other, legs: [leg(two, "home", 200)] });
  const broken: WalletOf = (vendor) => ({
    ...book.walletOf(vendor),
    credit: async (body) => {
      if (body.player === unlucky.playerRef) throw new Error("no answer");
      return book.walletOf(vendor).credit(body);
    },
  });
  await book.tell({ kind: "result", event: one, score: "1-0" }, { kind: "result", event: two, score: "1-0" });
  for (let look = 0; look < 2; look += 1)
    await expect(settleBook(book.context, broken)).rejects.toThrow("no answer");
  expect([await balance(neighbour.playerRef), await balance(other.playerRef)]).toEqual([101_000n, 101_000n]);
  await ruled(one, { home: 0, away: 1 });
  await expect(settleBook(book.context, broken)).rejects.toThrow("no answer");
  expect(await balance(neighbour.playerRef)).toBe(99_000n);
  await book.settle();
  expect([await balance(unlucky.playerRef), await balance(neighbour.playerRef)]).toEqual([99_000n, 99_000n]);
});
