import { beforeAll, describe, expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import { cutDatabase, cutWallet, Interruption } from "../../testing/interruptions.ts";
import { resumeWagers } from "../../wagers/resume-wagers.ts";
import { readWager } from "../../wagers/wagers.ts";
import { bookEngine } from "../book-engine.ts";
import { placeSlip } from "./place-slip.ts";

let book: BookStage;
beforeAll(async () => {
  book = await bookStage();
});

const HOURS = 3_600_000;

/** News of the feed that suspends what a slip stands on. */
const SUSPENDED = [
  [
    "event",
    (event: string) => ({
      kind: "event" as const,
      event,
      sport: "football",
      league: "test",
      leagueNames: "آزمون",
      home: "خانه",
      away: "مهمان",
      startsAt: new Date(book.context.now().getTime() + 2 * HOURS).toISOString(),
      state: "suspended",
    }),
  ],
  ["market", (event: string) => ({ kind: "market" as const, event, market: "1x2", state: "suspended" })],
  [
    "selection",
    (event: string) => ({
      kind: "price" as const,
      event,
      market: "1x2",
      selection: "home",
      price: "2.00",
      state: "suspended",
    }),
  ],
] as const;

const OPEN_AGAIN = {
  event: { state: "scheduled" },
  market: { state: "open" },
  price: { state: "open" },
} as const;

test("a single, a multiple and a system take their stakes and say what they are on", async () => {
  const [one, two, three] = [await book.aMatch(), await book.aMatch(), await book.aMatch()];
  const punter = await book.aPunter();
  const legs = [leg(one, "home", 200), leg(two, "draw", 340), leg(three, "away", 400)];
  const singles = await book.place({ ...punter, legs });
  const multiple = await book.place({ ...punter, legs, kind: "multiple" });
  const system = await book.place({ ...punter, legs, kind: "system", system: "trixie" });
  if (!singles.ok || !multiple.ok || !system.ok) throw new Error("refused");
  expect(singles.value.map(({ state, stakeMinor }) => [state, stakeMinor])).toEqual(
    Array(3).fill(["staked", 1_000n]),
  );
  expect(multiple.value.map(({ stakeMinor }) => stakeMinor)).toEqual([1_000n]);
  expect(system.value.map(({ stakeMinor }) => stakeMinor)).toEqual([4_000n]);
  expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n - 8_000n);
});

test("the same form twice is one bet; with something else in it it is refused", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const wish = { ...punter, formRef: "once", legs: [leg(match, "home", 200)] };
  const [first, second] = await Promise.all([book.place(wish), book.place(wish)]);
  if (!first.ok || !second.ok) throw new Error("refused");
  expect(first.value[0]?.id).toBe(second.value[0]?.id);
  expect(await book.balanceMinor(punter.playerRef)).toBe(99_000n);
  expect(await book.place({ ...wish, perLineMinor: 2_000n })).toMatchObject({
    refusal: { reason: "wagerConflict" },
  });
  expect(await book.place({ ...wish, legs: [leg(match, "draw", 340)] })).toMatchObject({
    refusal: { reason: "wagerConflict" },
  });
  await book.tell({ kind: "price", event: match, market: "1x2", selection: "home", price: "1.50" });
  expect(await book.place(wish)).toMatchObject({ ok: true });
});

test("the same form with the same legs in another kind of slip is refused", async () => {
  const matches = [await book.aMatch(), await book.aMatch(), await book.aMatch()];
  const legs = matches.map((match) => leg(match, "home", 200));
  const wish = { ...(await book.aPunter()), formRef: "kinds", legs, kind: "multiple" } as const;
  expect(await book.place(wish)).toMatchObject({ ok: true });
  for (const system of ["trixie", "2/3"]) {
    const other = await book.place({ ...wish, kind: "system", system });
    expect(other, system).toMatchObject({ refusal: { reason: "wagerConflict" } });
  }
});

describe("a slip is refused, and nothing is taken", () => {
  test("with two legs of one event", async () => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    const legs = [leg(match, "home", 200), leg(match, "draw", 340)];
    expect(await book.place({ ...punter, legs, kind: "multiple" })).toMatchObject({
      refusal: { reason: "relatedLegs", selections: legs.map(({ selection }) => selection) },
    });
    expect(await book.place({ ...punter, legs })).toMatchObject({ ok: true });
  });

  test("when the match has begun, whatever the feed has said of it", async () => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    book.context.clock.forward(2 * HOURS);
    expect(await book.place({ ...punter, legs: [leg(match, "home", 200)] })).toMatchObject({
      refusal: { reason: "bettingOver" },
    });
    expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n);
  });

  test.each(SUSPENDED)("while its %s is suspended, and not when it is open again", async (_what, suspend) => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    const legs = [leg(match, "home", 200)];
    await book.tell(suspend(match));
    expect(await book.place({ ...punter, legs })).toMatchObject({
      refusal: { reason: "selectionSuspended", selections: [`${match}_1x2_home`] },
    });
    await book.tell({ ...suspend(match), ...OPEN_AGAIN[suspend(match).kind] });
    expect(await book.place({ ...punter, legs })).toMatchObject({ ok: true });
  });

  test("when its market is closed", async () => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    await book.tell({ kind: "market", event: match, market: "1x2", state: "closed" });
    const answer = await book.place({ ...punter, legs: [leg(match, "home", 200)] });
    expect(answer).toMatchObject({ refusal: { reason: "bettingOver" } });
  });

  test("with one selection twice, also as singles", async () => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    const legs = [leg(match, "home", 200), leg(match, "home", 200)];
    expect(await book.place({ ...punter, legs })).toMatchObject({ refusal: { reason: "relatedLegs" } });
    expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n);
  });

  test("when its lines together stake more than a slip may", async () => {
    const matches = [await book.aMatch(), await book.aMatch(), await book.aMatch()];
    const punter = await book.aPunter(1_000_000n);
    const legs = matches.map((match) => leg(match, "home", 200));
    const trixie = { ...punter, legs, kind: "system", system: "trixie" } as const;
    expect(await book.place({ ...trixie, perLineMinor: 125_001n })).toMatchObject({
      refusal: { reason: "stakeTooHigh" },
    });
    expect(await book.place({ ...trixie, perLineMinor: 125_000n })).toMatchObject({ ok: true });
  });

  test("below, above, empty, unknown, too long, or no such system", async () => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    const legs = [leg(match, "home", 200)];
    const refusal = async (wish: Parameters<BookStage["place"]>[0]) => {
      const placed = await book.place(wish);
      return placed.ok ? "placed" : placed.refusal.reason;
    };
    expect(await refusal({ ...punter, legs, perLineMinor: 9n })).toBe("stakeTooLow");
    expect(await refusal({ ...punter, legs, perLineMinor: 500_001n })).toBe("stakeTooHigh");
    expect(await refusal({ ...punter, legs: [] })).toBe("slipEmpty");
    expect(await refusal({ ...punter, legs, kind: "multiple" })).toBe("slipEmpty");
    expect(await refusal({ ...punter, legs, kind: "system", system: "2/3" })).toBe("systemUnknown");
    expect(await refusal({ ...punter, legs: [leg("nowhere", "home", 200)] })).toBe("selectionUnknown");
    const many = Array.from({ length: 13 }, (_, nth) => leg(`x${nth}`, "home", 200));
    expect(await refusal({ ...punter, legs: many, kind: "multiple" })).toBe("slipTooLong");
    expect(await refusal({ ...punter, sessionId: book.context.newId(), legs })).toBe("sessionNotFound");
    expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n);
  });
});

describe("G50 a price that has changed is taken only with consent", () => {
  test.each([
    { now: "1.90", consent: "none", placed: false },
    { now: "1.90", consent: "better", placed: false },
    { now: "1.90", consent: "any", placed: true },
    { now: "2.10", consent: "none", placed: false },
    { now: "2.10", consent: "better", placed: true },
    { now: "2.10", consent: "any", placed: true },
  ] as const)("at $now with consent to $consent", async ({ now, consent, placed }) => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    await book.tell({ kind: "price", event: match, market: "1x2", selection: "home", price: now });
    const answer = await book.place({ ...punter, consent, legs: [leg(match, "home", 200)] });
    if (!answer.ok) {
      expect(placed).toBe(false);
      expect(answer.refusal).toEqual({ reason: "priceChanged", selections: [`${match}_1x2_home`] });
      return;
    }
    expect(placed).toBe(true);
    expect(answer.value[0]?.choice).toMatchObject({ legs: [{ price: now === "1.90" ? 190 : 210 }] });
  });
});

test.each(SUSPENDED)(
  "a stake goes back whose %s is suspended while the wallet takes it",
  async (_what, suspend) => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    const slow: typeof book.walletOf = (vendor) => ({
      ...book.walletOf(vendor),
      async debit(body) {
        const answer = await book.walletOf(vendor).debit(body);
        await book.tell(suspend(match));
        return answer;
      },
    });
    const wish = { kind: "single", system: null, perLineMinor: 1_000n, consent: "none" } as const;
    const slip = { ...wish, ...punter, formRef: "meanwhile", legs: [leg(match, "home", 200)] };
    expect(await placeSlip(book.context, slow, slip)).toMatchObject({ value: [{ state: "returned" }] });
    expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n);
  },
);

test("a stake that the wallet took too late goes back", async () => {
  const match = await book.aMatch();
  const punter = await book.aPunter();
  const slow: typeof book.walletOf = (vendor) => {
    const wallet = book.walletOf(vendor);
    return {
      ...wallet,
      async debit(body) {
        const answer = await wallet.debit(body);
        book.context.clock.forward(2 * HOURS);
        return answer;
      },
    };
  };
  const placed = await placeSlip(book.context, slow, {
    ...punter,
    formRef: "late",
    kind: "single",
    system: null,
    legs: [leg(match, "home", 200)],
    perLineMinor: 1_000n,
    consent: "none",
  });
  expect(placed.ok && placed.value[0]?.state).toBe("returned");
  expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n);
});

describe("a bet that was cut off is finished once, or given back", () => {
  const cuts = [
    [
      "the stake before it was sent",
      (stage: BookStage) => cutWallet(stage.walletOf, "debit", "before"),
      null,
    ],
    ["the stake after it was taken", (stage: BookStage) => cutWallet(stage.walletOf, "debit", "after"), null],
    ["before it was marked", null, "before"],
    ["after it was marked", null, "after"],
  ] as const;
  test.each(cuts)("%s", async (_name, wallet, moment) => {
    const match = await book.aMatch();
    const punter = await book.aPunter();
    const wish = {
      ...punter,
      formRef: "cut",
      kind: "single" as const,
      system: null,
      legs: [leg(match, "home", 200)],
      perLineMinor: 1_000n,
      consent: "none" as const,
    };
    const context = moment ? cutDatabase(book.context, "studio.mark_wager_staked", moment) : book.context;
    const walletOf = wallet ? wallet(book) : book.walletOf;
    await expect(placeSlip(context, walletOf, wish)).rejects.toBeInstanceOf(Interruption);
    await resumeWagers(book.context, book.walletOf, [bookEngine], { everything: true });
    const again = await placeSlip(book.context, book.walletOf, wish);
    if (!again.ok) throw new Error(again.refusal.reason);
    expect(again.value.map(({ state }) => state)).toEqual(["staked"]);
    expect(await book.balanceMinor(punter.playerRef)).toBe(99_000n);

    await book.tell({ kind: "result", event: match, score: "1-0" });
    const paying = cutDatabase(book.context, "studio.mark_wagers_paid", "before");
    const { settleBook } = await import("../settle-book.ts");
    await expect(settleBook(paying, book.walletOf)).rejects.toBeInstanceOf(Interruption);
    await resumeWagers(book.context, book.walletOf, [bookEngine], { everything: true });
    await book.settle();
    expect((await readWager(book.context.db, again.value[0]?.id ?? "")).state).toBe("paid");
    expect(await book.balanceMinor(punter.playerRef)).toBe(101_000n);
    expect(await brokenInvariants(book.context)).toEqual([]);
  });
});
