import { beforeAll, expect, test } from "vitest";
import { type BookStage, bookStage, leg } from "#tests/setup/book-stage.ts";
import { openedSeat } from "#tests/setup/opened-seat.ts";
import { cutWallet, Interruption } from "../../testing/interruptions.ts";
import { placeSlip } from "./place-slip.ts";
import { BOOK_TERMS } from "./terms.ts";

let book: BookStage;
beforeAll(async () => {
  book = await bookStage();
});

test("what one selection may cost the house holds for slips that arrive together", async () => {
  const match = await book.aMatch();
  const terms = { ...BOOK_TERMS, liabilityMinor: 2_500n };
  const punters = await Promise.all(Array.from({ length: 5 }, () => book.aPunter()));
  const answers = await Promise.all(
    punters.map((punter) => book.place({ ...punter, legs: [leg(match, "home", 200)] }, terms)),
  );
  const placed = answers.filter(({ ok }) => ok);
  expect(placed).toHaveLength(2);
  for (const answer of answers) {
    if (!answer.ok) expect(answer.refusal.reason).toBe("liabilityReached");
  }
});

test("what one selection may cost is full to the last minor unit, and a refused stake leaves its room", async () => {
  const match = await book.aMatch();
  const terms = { ...BOOK_TERMS, liabilityMinor: 1_000n };
  const legs = [leg(match, "home", 200)];
  const poor = await book.aPunter(999n);
  const refused = await book.place({ ...poor, legs }, terms);
  expect(refused).toMatchObject({ value: [{ state: "refused" }] });
  expect(await book.place({ ...(await book.aPunter()), legs }, terms)).toMatchObject({ ok: true });
  const full = await book.place({ ...(await book.aPunter()), legs, perLineMinor: 10n }, terms);
  expect(full).toMatchObject({ refusal: { reason: "liabilityReached" } });
});

test("play money and real money have room of their own", async () => {
  const match = await book.aMatch();
  const terms = { ...BOOK_TERMS, liabilityMinor: 1_000n };
  const legs = [leg(match, "home", 200)];
  const { playerRef, sessionId } = await book.aPunter();
  expect(await book.place({ playerRef, sessionId, legs }, terms)).toMatchObject({ ok: true });
  const game = { vendor: "FB", game: "fb-football", asset: "P" } as const;
  const forMoney = await openedSeat(book.context, playerRef, game);
  const nobodyPays = cutWallet(book.walletOf, "debit", "before");
  const wish = { formRef: "money", kind: "single", system: null, perLineMinor: 1_000n } as const;
  const slip = { ...wish, playerRef, sessionId: forMoney, legs, consent: "none" } as const;
  await expect(placeSlip(book.context, nobodyPays, slip, terms)).rejects.toBeInstanceOf(Interruption);
});
