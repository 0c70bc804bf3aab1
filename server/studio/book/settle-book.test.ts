import { beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import { LOCK_EVENT } from "./event-statements.ts";
import { confirmRuling, openRulings, proposeRuling, withdrawRuling } from "./rulings.ts";
import { betOf } from "./slips/bets-view.ts";
import { BOOK_TERMS } from "./slips/terms.ts";

let book: BookStage;
beforeAll(async () => {
  book = await bookStage();
});

const placed = (wish: Parameters<BookStage["placed"]>[0]) => book.placed(wish);
const balance = (playerRef: string) => book.balanceMinor(playerRef);

test("singles are paid when their match ends, a multiple when its last one does", async () => {
  const [one, two] = [await book.aMatch(), await book.aMatch()];
  const punter = await book.aPunter();
  const legs = [leg(one, "home", 200), leg(two, "draw", 340)];
  const multiple = await placed({ ...punter, legs, kind: "multiple" });
  await placed({ ...punter, legs: legs.slice(0, 1) });
  await book.tell({ kind: "result", event: one, score: "2-0" });
  await book.settle();
  await book.settle();
  expect(await balance(punter.playerRef)).toBe(98_000n + 2_000n);
  expect(await betOf(book.context, { playerRef: punter.playerRef, wagerId: multiple })).toMatchObject({
    state: "staked",
    mostMinor: 6_800n,
  });
  await book.tell({ kind: "result", event: two, score: "1-1" });
  await book.settle();
  expect(await balance(punter.playerRef)).toBe(100_000n + 6_800n);
  const bet = await betOf(book.context, { playerRef: punter.playerRef, wagerId: multiple });
  expect(bet?.legs.map(({ outcome, score }) => [outcome, score])).toEqual([
    ["won", { home: 2, away: 0 }],
    ["won", { home: 1, away: 1 }],
  ]);
});

test("an event that is called off counts one in a multiple, and gives a single back", async () => {
  const [one, two] = [await book.aMatch(), await book.aMatch()];
  const punter = await book.aPunter();
  const legs = [leg(one, "home", 200), leg(two, "draw", 340)];
  await placed({ ...punter, legs, kind: "multiple" });
  await placed({ ...punter, legs: legs.slice(0, 1) });
  const startsAt = new Date(book.context.now().getTime() + 1_000_000).toISOString();
  const sides = { home: "خانه", away: "مهمان", sport: "football", league: "test", leagueNames: "آزمون" };
  await book.tell({ kind: "event", event: one, startsAt, ...sides, state: "void" });
  await book.tell({ kind: "result", event: two, score: "0-0" });
  await book.settle();
  expect(await balance(punter.playerRef)).toBe(98_000n + 1_000n + 3_400n);
  expect(await book.tell({ kind: "result", event: one, score: "1-0" })).toMatchObject({
    imported: { bad: [{ line: 1 }] },
  });
});

test("a market alone is called off; the other markets of its event go on", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const price = { kind: "price", event: match, market: "total", line: "2.5", price: "1.90" };
  await book.tell({ ...price, selection: "over" }, { ...price, selection: "under" });
  await placed({ ...punter, legs: [leg(match, "home", 200)] });
  await placed({ ...punter, legs: [{ selection: `${match}_total.10_over`, seenPrice: 190 }] });
  await book.tell({ kind: "market", event: match, market: "1x2", state: "void" });
  await book.tell({ kind: "result", event: match, score: "2-1" });
  await book.settle();
  expect(await balance(punter.playerRef)).toBe(98_000n + 1_000n + 1_900n);
});

test("a slip pays no more than the book paid for one slip when it was placed", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const legs = [leg(match, "home", 200)];
  const terms = { ...BOOK_TERMS, payoutMaxMinor: 1_500n };
  expect(await book.place({ ...punter, legs }, terms)).toMatchObject({ ok: true });
  await book.tell({ kind: "result", event: match, score: "1-0" });
  await book.settle();
  expect(await balance(punter.playerRef)).toBe(99_000n + 1_500n);
});

test("a dead heat among named ones divides the stake", async () => {
  const startsAt = new Date(book.context.now().getTime() + 1_000_000).toISOString();
  const event = "race-1";
  await book.tell(
    { kind: "event", event, sport: "tennis", league: "cup", leagueNames: "جام", home: "جام پاییز", startsAt },
    ...["rakhsh", "shabdiz", "sorkhab"].map((selection) => ({
      kind: "price",
      event,
      market: "winner",
      selection,
      names: { fa: selection, en: selection },
      price: "5.00",
    })),
  );
  const punter = await book.aPunter();
  for (const name of ["rakhsh", "sorkhab"]) {
    await placed({ ...punter, legs: [{ selection: `${event}_winner_${name}`, seenPrice: 500 }] });
  }
  const outcome = (selection: string, said: string) => ({
    kind: "result",
    event,
    market: "winner",
    selection,
    outcome: said,
  });
  await book.tell(outcome("rakhsh", "won/2"), outcome("shabdiz", "won/2"), outcome("sorkhab", "lost"));
  await book.settle();
  expect(await balance(punter.playerRef)).toBe(98_000n + 2_500n);
});

test.each(["", "1-0"])(
  "a score decides what a selection that was told by name before it has left open (told live: %j)",
  async (live) => {
    const match = await book.aMatch();
    const [home, first] = [await book.aPunter(), await book.aPunter()];
    const scorer = { event: match, market: "winner", selection: "rakhsh" };
    await book.tell({ kind: "price", ...scorer, price: "5.00", names: { fa: "رخش", en: "Rakhsh" } });
    await placed({ ...home, legs: [leg(match, "home", 200)] });
    await placed({ ...first, legs: [{ selection: `${match}_winner_rakhsh`, seenPrice: 500 }] });
    if (live) await book.tell({ kind: "result", event: match, score: live, state: "live" });
    await book.tell({ kind: "result", ...scorer, outcome: "won" });
    await book.settle();
    expect(await balance(first.playerRef)).toBe(104_000n);
    expect(await book.tell({ kind: "result", event: match, score: "1-0" })).toMatchObject({
      imported: { applied: 1, proposed: 0 },
    });
    await book.settle();
    expect([await balance(home.playerRef), await balance(first.playerRef)]).toEqual([101_000n, 104_000n]);
    expect(await book.tell({ kind: "result", event: match, score: "0-1" })).toMatchObject({
      imported: { applied: 0, proposed: 1 },
    });
    const [ruling] = await openRulings(book.context);
    const wish = { number: ruling?.number ?? 0n, operator: "mina" };
    await book.context.db.transaction((db) => withdrawRuling({ ...book.context, db }, wish));
  },
);

test("G50 a result that was paid on changes by two operators, up and down, each time once", async () => {
  const match = await book.aMatch();
  const [winner, loser] = [await book.aPunter(), await book.aPunter()];
  const won = await placed({ ...winner, legs: [leg(match, "home", 200)] });
  await placed({ ...loser, legs: [leg(match, "away", 400)] });
  await book.tell({ kind: "result", event: match, score: "1-0" });
  await book.settle();
  expect([await balance(winner.playerRef), await balance(loser.playerRef)]).toEqual([101_000n, 99_000n]);

  expect(await book.tell({ kind: "result", event: match, score: "0-1" })).toMatchObject({
    imported: { proposed: 1 },
  });
  await book.settle();
  expect(await balance(winner.playerRef)).toBe(101_000n);

  const [ruling] = await openRulings(book.context);
  if (!ruling) throw new Error("nothing was proposed");
  const confirm = (operator: string) =>
    book.context.db.transaction((db) =>
      confirmRuling({ ...book.context, db }, { number: ruling.number, operator }),
    );
  expect(await confirm("the feed")).toMatchObject({ refusal: { reason: "sameOperator" } });
  expect(await confirm("mina")).toMatchObject({ ok: true });
  expect(await confirm("dara")).toMatchObject({ refusal: { reason: "rulingDecided" } });
  await book.settle();
  await book.settle();
  expect([await balance(winner.playerRef), await balance(loser.playerRef)]).toEqual([99_000n, 103_000n]);
  const bet = await betOf(book.context, { playerRef: winner.playerRef, wagerId: won });
  expect(bet).toMatchObject({
    payoutMinor: 0n,
    corrections: [{ changeMinor: -2_000n, reason: "the feed says so", state: "done" }],
  });

  await book.context.db.transaction(async (db) => {
    const context = { ...book.context, db };
    const [event] = await db.call(LOCK_EVENT, [match]);
    if (!event) throw new Error("no event");
    const result = { score: { home: 2, away: 0 } };
    const wish = { event, marketId: null, kind: "result", result, reason: "protest upheld" } as const;
    const proposed = await proposeRuling(context, { ...wish, operator: "mina" });
    if (!proposed.ok) throw new Error(proposed.refusal.reason);
    expect(await proposeRuling(context, { ...wish, operator: "dara" })).toMatchObject({ ok: false });
    await confirmRuling(context, { number: proposed.value, operator: "dara" });
  });
  await book.settle();
  expect([await balance(winner.playerRef), await balance(loser.playerRef)]).toEqual([101_000n, 99_000n]);
  expect(await brokenInvariants(book.context)).toEqual([]);
});
