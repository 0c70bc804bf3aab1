import { beforeAll, expect, test } from "vitest";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import type { SlipWish } from "./place-slip.ts";
import { quoteSlip } from "./quote-slip.ts";
import { BOOK_TERMS } from "./terms.ts";

let book: BookStage;
let wish: SlipWish;
beforeAll(async () => {
  book = await bookStage();
  const [one, two, three] = [await book.aMatch(), await book.aMatch(), await book.aMatch()];
  const legs = [leg(one, "home", 200), leg(two, "draw", 340), leg(three, "away", 400)];
  wish = { formRef: "f", kind: "single", system: null, legs, perLineMinor: 1_000n, consent: "none" };
});

test("a slip is worked out as it would be placed, and nothing is taken", async () => {
  const punter = await book.aPunter();
  const quotes = [
    await quoteSlip(book.context, wish),
    await quoteSlip(book.context, { ...wish, kind: "multiple" }),
    await quoteSlip(book.context, { ...wish, kind: "system", system: "trixie" }),
  ];
  expect(quotes.map((quote) => quote.ok && quote.value)).toEqual([
    { stakeMinor: 3_000n, mostMinor: 9_400n },
    { stakeMinor: 1_000n, mostMinor: 27_200n },
    { stakeMinor: 4_000n, mostMinor: 55_600n },
  ]);
  expect(await book.balanceMinor(punter.playerRef)).toBe(100_000n);
});

test("what a slip may pay ends where the book's own bound does, for each single by itself", async () => {
  const terms = { ...BOOK_TERMS, payoutMaxMinor: 3_500n };
  expect(await quoteSlip(book.context, wish, terms)).toMatchObject({ value: { mostMinor: 8_900n } });
  expect(await quoteSlip(book.context, { ...wish, kind: "multiple" }, terms)).toMatchObject({
    value: { mostMinor: 3_500n },
  });
});

test("what would not be placed is not worked out", async () => {
  const [first] = wish.legs;
  if (!first) throw new Error("The slip is empty");
  const refusals = [
    await quoteSlip(book.context, { ...wish, perLineMinor: 1n }),
    await quoteSlip(book.context, { ...wish, legs: [{ ...first, seenPrice: 190 }] }),
    await quoteSlip(book.context, { ...wish, kind: "system", system: "2/9" }),
  ];
  expect(refusals.map((quote) => (quote.ok ? null : quote.refusal.reason))).toEqual([
    "stakeTooLow",
    "priceChanged",
    "systemUnknown",
  ]);
});
