import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type BookStage, bookStage } from "#tests/setup/book-stage.ts";
import { cutDatabase, Interruption } from "../testing/interruptions.ts";
import { advanceBook, visitBook } from "./advance-book.ts";
import { type EventView, eventPage, finishedEvents, openEvents } from "./event-view.ts";
import { betsOf } from "./slips/bets-view.ts";
import { verifyBook } from "./verify.ts";

let book: BookStage;
beforeEach(async () => {
  book = await bookStage();
});

const advance = () => advanceBook(book.context, book.walletOf);
const listed = (game: string) => openEvents(book.context, { games: [game] });

async function firstOf(game: string): Promise<EventView> {
  const [event] = await listed(game);
  if (!event) throw new Error(`Nothing of ${game} is listed`);
  return event;
}

/** A stake on the first side of a match, by whichever market decides that. */
async function stakeOn(event: EventView) {
  const punter = await book.aPunter();
  const selection = event.markets[0]?.selections[0];
  if (!selection) throw new Error("nothing is offered");
  const legs = [{ selection: selection.id, seenPrice: selection.price }];
  const placed = await book.place({ ...punter, legs });
  if (!placed.ok) throw new Error(placed.refusal.reason);
  return { ...punter, price: selection.price };
}

test.each(["virtual-league", "virtual-esports"])(
  "a match of %s is listed, staked on, closed, played bit by bit, and paid within seconds",
  async (game) => {
    await visitBook(book.context);
    const event = await firstOf(game);
    expect(event.startsAt.getTime() - book.context.now().getTime()).toBeGreaterThanOrEqual(3 * MINUTE_MS);
    expect(await listed(game)).toHaveLength(4);
    const punter = await stakeOn(event);
    const before = await eventPage(book.context, event.id);
    expect(before?.fairness).toMatchObject({ entropy: null, link: null });

    book.context.clock.set(event.startsAt.toISOString());
    await advance();
    await advance();
    const [live] = await listed(game);
    expect(live).toMatchObject({ id: event.id, state: "live", minute: 0, score: { home: 0, away: 0 } });
    expect((await eventPage(book.context, event.id))?.fairness).toMatchObject({ link: null });
    book.context.clock.forward(30 * SECOND_MS);
    const half = (await listed(game))[0];
    expect(half?.moments.every(({ at }) => at <= (half.minute ?? 0))).toBe(true);

    book.context.clock.forward(31 * SECOND_MS);
    await advance();
    const [bet] = await betsOf(book.context, { playerRef: punter.playerRef, which: "settled" });
    const page = await eventPage(book.context, event.id);
    const score = page?.event.score;
    if (!score || !page?.fairness?.link) throw new Error("The match has no end");
    const won = score.home > score.away;
    expect(bet?.payoutMinor).toBe(won ? (1_000n * BigInt(punter.price)) / 100n : 0n);

    const { link, entropy, commit } = page.fairness;
    const query = new URLSearchParams({ round: event.id, link, entropy: entropy ?? "" });
    const verified = verifyBook(query);
    expect(verified?.lines).toContainEqual(["Score", `${score.home}-${score.away}`]);
    expect(verified?.lines[0]?.[1]).toBe(commit);
    expect(await brokenInvariants(book.context)).toEqual([]);
  },
);

test("beside itself and interrupted at every step nothing happens twice", async () => {
  await visitBook(book.context);
  const event = await firstOf("virtual-league");
  const punter = await stakeOn(event);
  book.context.clock.set(event.startsAt.toISOString());
  for (const [statement, moment] of [
    ["book.kick_off", "before"],
    ["book.kick_off", "after"],
  ] as const) {
    const cut = cutDatabase(book.context, statement, moment);
    await expect(advanceBook(cut, book.walletOf)).rejects.toBeInstanceOf(Interruption);
  }
  await Promise.all([advance(), advance(), advance()]);
  const entropy = (await eventPage(book.context, event.id))?.fairness?.entropy;
  book.context.clock.forward(2 * MINUTE_MS);
  for (const statement of ["book.mark_event_decided", "studio.decide_wagers", "book.mark_event_settled"]) {
    const cut = cutDatabase(book.context, statement, "before");
    await expect(advanceBook(cut, book.walletOf)).rejects.toBeInstanceOf(Interruption);
  }
  await Promise.all([advance(), advance()]);
  expect((await eventPage(book.context, event.id))?.fairness?.entropy).toBe(entropy);
  const settled = await betsOf(book.context, { playerRef: punter.playerRef, which: "settled" });
  expect(settled).toHaveLength(1);
  const { payoutMinor } = settled[0] ?? { payoutMinor: null };
  expect(await book.balanceMinor(punter.playerRef)).toBe(99_000n + (payoutMinor ?? 0n));
});

test("in a house where nobody looks nothing is written, but what is staked on goes on", async () => {
  await visitBook(book.context);
  const event = await firstOf("virtual-league");
  await stakeOn(event);
  await advance();
  const before = (await listed("virtual-league")).length;
  book.context.clock.forward(20 * MINUTE_MS);
  await advance();
  book.context.clock.forward(20 * MINUTE_MS);
  await advance();
  expect((await listed("virtual-league")).length).toBe(before - 1);
  expect(await finishedEvents(book.context, { game: null })).toHaveLength(1);

  await visitBook(book.context);
  const open = (await listed("virtual-league")).filter(({ state }) => state === "scheduled");
  expect(open).toHaveLength(4);
  await advance();
  await advance();
  expect((await listed("virtual-league")).every(({ state }) => state === "scheduled")).toBe(true);
});

test("of several games the soonest matches come first, whatever their game", async () => {
  await visitBook(book.context);
  const games = ["virtual-league", "virtual-esports"];
  const all = await openEvents(book.context, { games });
  expect(new Set(all.map(({ game }) => game))).toEqual(new Set(games));
  const times = all.map(({ startsAt }) => startsAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const first = await openEvents(book.context, { games, most: 3 });
  expect(first.map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id));
});

test("whoever comes, there is a round to stake on", async () => {
  await visitBook(book.context);
  for (let minute = 0; minute < 12; minute += 1) {
    book.context.clock.forward(MINUTE_MS);
    await visitBook(book.context);
    await advance();
    for (const game of ["virtual-league", "virtual-esports"]) {
      const open = (await listed(game)).filter(({ state }) => state === "scheduled");
      expect(open.length).toBeGreaterThanOrEqual(4);
    }
  }
});

test("matches that nobody staked on are forgotten after a day, the others are not", async () => {
  await visitBook(book.context);
  const event = await firstOf("virtual-league");
  await stakeOn(event);
  book.context.clock.set(event.startsAt.toISOString());
  await advance();
  book.context.clock.forward(2 * MINUTE_MS);
  await advance();
  book.context.clock.forward(25 * 60 * MINUTE_MS);
  await visitBook(book.context);
  await advance();
  await advance();
  book.context.clock.forward(4 * MINUTE_MS);
  await advance();
  expect(
    (await finishedEvents(book.context, { game: "virtual-league", most: 50 })).map(({ id }) => id),
  ).toContain(event.id);
  const others = await eventPage(book.context, event.id.replace(/0$/, "1"));
  expect(others).toBeNull();
});
