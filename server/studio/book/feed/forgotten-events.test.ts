import { beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#server/core/time.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { advanceBook } from "../advance-book.ts";
import { proposeResult } from "../desk.ts";
import { eventPage } from "../event-view.ts";
import { confirmRuling, openRulings } from "../rulings.ts";
import { settleBook } from "../settle-book.ts";
import { betOf } from "../slips/bets-view.ts";
import { resultHours, setResultHours } from "./forgotten-events.ts";

/** Matches of the stage start after so long. */
const UNTIL_START_MS = 2 * HOUR_MS;
const WAITED_MS = 48 * HOUR_MS;
const FUNDS = 100_000n;

let book: BookStage;
beforeEach(async () => {
  book = await bookStage();
});

const advance = (walletOf: WalletOf = book.walletOf) => advanceBook(book.context, walletOf);

async function placed(wish: Parameters<BookStage["place"]>[0]) {
  return { playerRef: wish.playerRef, wagerId: await book.placed(wish) };
}

async function stateOf(event: string) {
  return (await eventPage(book.context, event))?.event.state;
}

/** What a wallet answers that could not decide. */
const NOTHING_SAID = {
  code: "RETRY_LATER",
  currency: null,
  balance: null,
  txId: null,
  transferId: null,
  version: null,
  replayed: false,
} as const;

const MOVEMENTS = {
  name: "test-movements-of-wager",
  text: `
    select k.name as kind from ledger.transfers t join ledger.transfer_kinds k on k.id = t.kind
    where t.round_ref = $1 order by t.id`,
};

test("G50 a match that nobody results is called off at the hour of the house rules, and its stake is given back", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const bet = await placed({ ...punter, legs: [leg(match, "home", 200)] });
  book.context.clock.forward(UNTIL_START_MS + WAITED_MS - 1);
  await advance();
  expect(await stateOf(match)).toBe("waiting");
  expect(await book.balanceMinor(punter.playerRef)).toBe(FUNDS - 1_000n);

  book.context.clock.forward(1);
  await advance();
  await advance();
  expect(await stateOf(match)).toBe("void");
  expect(await book.balanceMinor(punter.playerRef)).toBe(FUNDS);
  expect(await betOf(book.context, bet)).toMatchObject({ state: "returned", payoutMinor: null });
  expect(await brokenInvariants(book.context)).toEqual([]);
});

test("a multiple goes on with its other match, and is paid and not given back", async () => {
  const [one, other] = [await book.aMatch(), await book.aMatch()];
  const punter = await book.aPunter();
  const legs = [leg(one, "home", 200), leg(other, "draw", 340)];
  const bet = await placed({ ...punter, legs, kind: "multiple" });
  await book.tell({ kind: "result", event: other, score: "1-1" });
  book.context.clock.forward(UNTIL_START_MS + WAITED_MS);
  await advance();
  expect(await betOf(book.context, bet)).toMatchObject({ state: "paid", payoutMinor: 3_400n });
  expect(await book.balanceMinor(punter.playerRef)).toBe(FUNDS - 1_000n + 3_400n);
});

test("what was decided of a match stays, and what nobody decided of it is called off", async () => {
  const match = await book.aMatch();
  const price = { kind: "price", event: match, market: "total", line: "2.5", price: "1.90" };
  await book.tell({ ...price, selection: "over" }, { ...price, selection: "under" });
  const punter = await book.aPunter();
  const over = await placed({ ...punter, legs: [{ selection: `${match}_total.10_over`, seenPrice: 190 }] });
  const home = await placed({ ...punter, legs: [leg(match, "home", 200)] });
  const told = {
    kind: "result",
    event: match,
    market: "total",
    line: "2.5",
    selection: "over",
    outcome: "won",
  };
  await book.tell(told);
  await book.settle();
  book.context.clock.forward(UNTIL_START_MS + WAITED_MS);
  await advance();
  expect(await betOf(book.context, over)).toMatchObject({
    state: "paid",
    payoutMinor: 1_900n,
    corrections: [],
  });
  expect(await betOf(book.context, home)).toMatchObject({ state: "returned" });
  expect(await book.balanceMinor(punter.playerRef)).toBe(FUNDS - 1_000n + 1_900n);
});

test("a proposal that waited for its second operator decides nothing any more", async () => {
  const match = await book.aMatch();
  const bet = await placed({ ...(await book.aPunter()), legs: [leg(match, "home", 200)] });
  const proposed = await book.context.db.transaction((db) =>
    proposeResult(
      { ...book.context, db },
      { eventId: match, marketId: null, score: { home: 1, away: 0 }, reason: "seen", operator: "mina" },
    ),
  );
  if (!proposed.ok) throw new Error(proposed.refusal.reason);
  book.context.clock.forward(UNTIL_START_MS + WAITED_MS);
  await advance();
  expect(await openRulings(book.context)).toEqual([]);
  const confirmed = await book.context.db.transaction((db) =>
    confirmRuling({ ...book.context, db }, { number: proposed.value, operator: "dara" }),
  );
  expect(confirmed).toMatchObject({ refusal: { reason: "rulingDecided" } });
  expect(await betOf(book.context, bet)).toMatchObject({ state: "returned" });
  expect(await book.tell({ kind: "result", event: match, score: "1-0" })).toMatchObject({
    imported: { bad: [{ line: 1 }] },
  });
});

test("nothing that was proposed brings back an event that the feed has called off meanwhile", async () => {
  const match = await book.aMatch();
  const proposed = await book.context.db.transaction((db) =>
    proposeResult(
      { ...book.context, db },
      { eventId: match, marketId: null, score: { home: 1, away: 0 }, reason: "seen", operator: "mina" },
    ),
  );
  if (!proposed.ok) throw new Error(proposed.refusal.reason);
  const startsAt = new Date(book.context.now().getTime() + UNTIL_START_MS).toISOString();
  const sides = { home: "خانه", away: "مهمان", sport: "football", league: "test", leagueNames: "آزمون" };
  await book.tell({ kind: "event", event: match, startsAt, ...sides, state: "void" });
  const confirmed = await book.context.db.transaction((db) =>
    confirmRuling({ ...book.context, db }, { number: proposed.value, operator: "dara" }),
  );
  expect(confirmed).toMatchObject({ refusal: { reason: "eventOver" } });
  expect(await stateOf(match)).toBe("void");
});

test("a postponed match is waited for from its new start, and operators set how long", async () => {
  const match = await book.aMatch();
  const startsAt = new Date(book.context.now().getTime() + UNTIL_START_MS + WAITED_MS).toISOString();
  const sides = { home: "خانه", away: "مهمان", sport: "football", league: "test", leagueNames: "آزمون" };
  await book.tell({ kind: "event", event: match, startsAt, ...sides, state: "closed" });
  book.context.clock.forward(UNTIL_START_MS + WAITED_MS + HOUR_MS);
  await advance();
  expect(await stateOf(match)).toBe("closed");
  expect(await setResultHours(book.context, 1)).toBe(48);
  expect(await resultHours(book.context.db)).toBe(1);
  await advance();
  expect(await stateOf(match)).toBe("void");
});

test("a wallet that cannot decide keeps a stake on its way back, and the event unsettled until it is", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const bet = await placed({ ...punter, legs: [leg(match, "home", 200)] });
  book.context.clock.forward(UNTIL_START_MS + WAITED_MS);
  const busy: WalletOf = (vendor) => ({
    ...book.walletOf(vendor),
    rollback: async (body) => ({
      ...NOTHING_SAID,
      player: body.player,
    }),
  });
  await advance(busy);
  await settleBook(book.context, busy);
  expect(await betOf(book.context, bet)).toMatchObject({ state: "returning" });
  expect(await book.balanceMinor(punter.playerRef)).toBe(FUNDS - 1_000n);
  await advance();
  expect(await betOf(book.context, bet)).toMatchObject({ state: "returned" });
  expect(await book.balanceMinor(punter.playerRef)).toBe(FUNDS);
  const moved = await book.context.db.call<{ kind: string }>(MOVEMENTS, [bet.wagerId]);
  expect(moved.map(({ kind }) => kind)).toEqual(["stake", "rollback"]);
});
