import { expect, test } from "vitest";
import { HOUR_MS } from "#server/core/time.ts";
import { advanceBook, betOf, eventPage } from "#server/studio/book/index.ts";
import { resumeWagers, WAGER_ENGINES } from "#server/studio/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";

const FUNDS = 100_000n;
const STAKE = 1_000n;
const FORGOTTEN_MS = 50 * HOUR_MS;
const CLOCKS = 6;

const RETURNS = {
  name: "test-returns-of-wager",
  text: "select t.kind, count(*)::int as many from ledger.transfers t where t.round_ref = $1 group by t.kind order by t.kind",
};

async function bettors(book: BookStage, match: string, many: number) {
  return Promise.all(
    Array.from({ length: many }, async () => {
      const punter = await book.aPunter(FUNDS);
      const placed = await book.place({ ...punter, legs: [leg(match, "home", 200)] });
      const wagerId = placed.ok ? placed.value[0]?.id : undefined;
      if (wagerId === undefined) throw new Error("nothing was placed");
      return { playerRef: punter.playerRef, wagerId };
    }),
  );
}

async function expectGivenBackOnce(book: BookStage, bets: readonly { playerRef: string; wagerId: string }[]) {
  for (const bet of bets) {
    expect(await betOf(book.context, bet)).toMatchObject({ state: "returned", payoutMinor: null });
    expect(await book.balanceMinor(bet.playerRef)).toBe(FUNDS);
    const moved = await book.context.db.call(RETURNS, [bet.wagerId]);
    expect(moved).toEqual([
      { kind: 1, many: 1 },
      { kind: 3, many: 1 },
    ]);
  }
  expect(await brokenInvariants(book.context)).toEqual([]);
}

test("a forgotten match is called off once and gives every stake back once, by many clocks at once and again", async () => {
  const book = await bookStage(await moneyContext());
  const match = await book.aMatch();
  const bets = await bettors(book, match, manyTimes(12));
  book.context.clock.forward(FORGOTTEN_MS);
  const tick = () => advanceBook(book.context, book.walletOf);
  await Promise.all([
    ...Array.from({ length: CLOCKS }, tick),
    resumeWagers(book.context, book.walletOf, WAGER_ENGINES),
  ]);
  await Promise.all(Array.from({ length: CLOCKS }, tick));
  expect((await eventPage(book.context, match))?.event.state).toBe("void");
  await expectGivenBackOnce(book, bets);
});

test("a result that comes in the moment of the clock pays or is refused: no stake is both paid and given back", async () => {
  const book = await bookStage(await moneyContext());
  for (let race = 0; race < manyTimes(5); race += 1) {
    const match = await book.aMatch();
    const bets = await bettors(book, match, 4);
    book.context.clock.forward(FORGOTTEN_MS);
    await Promise.all([
      advanceBook(book.context, book.walletOf),
      book.tell({ kind: "result", event: match, score: "1-0" }),
      advanceBook(book.context, book.walletOf),
    ]);
    await advanceBook(book.context, book.walletOf);
    const state = (await eventPage(book.context, match))?.event.state;
    if (state === "void") {
      await expectGivenBackOnce(book, bets);
      continue;
    }
    expect(state).toBe("finished");
    for (const { playerRef } of bets) expect(await book.balanceMinor(playerRef)).toBe(FUNDS + STAKE);
    expect(await brokenInvariants(book.context)).toEqual([]);
  }
});
