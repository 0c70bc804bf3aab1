import { importFeed } from "#server/studio/book/feed/import-feed.ts";
import { settleBook } from "#server/studio/book/settle-book.ts";
import { placeSlip, type SlipRequest } from "#server/studio/book/slips/place-slip.ts";
import type { BookTerms } from "#server/studio/book/slips/terms.ts";
import type { TestContext } from "./database.ts";
import { type StudioHouse, studioHouse } from "./studio-house.ts";

const HOUR_MS = 3_600_000;

/** A house with a book, and short words for what a test tells it. */
export type BookStage = StudioHouse & {
  /** Takes rows of a feed; each gets a later sequence unless it names one. */
  tell(...rows: readonly Record<string, unknown>[]): ReturnType<typeof importFeed>;
  /** A football match in two hours with its 1x2 market at these prices; answers with its id. */
  aMatch(prices?: Readonly<Record<"home" | "draw" | "away", string>>): Promise<string>;
  /** A player at the book, with funds. */
  aPunter(fundsMinor?: bigint): Promise<{ playerRef: string; sessionId: string }>;
  place(wish: Partial<SlipRequest> & Seat, terms?: BookTerms): ReturnType<typeof placeSlip>;
  /** The same where it has to be taken; answers with the number of the first wager. */
  placed(wish: Partial<SlipRequest> & Seat): Promise<string>;
  settle(): Promise<void>;
};

type Seat = Pick<SlipRequest, "sessionId" | "playerRef" | "legs">;

export async function bookStage(given?: TestContext): Promise<BookStage> {
  const house = await studioHouse(given);
  const { context } = house;
  let news = 0;
  let matches = 0;

  const tell: BookStage["tell"] = (...rows) => {
    const told = rows.map((row) => {
      news += 1;
      return { sequence: news, ...row };
    });
    return importFeed(context, JSON.stringify(told));
  };

  const place: BookStage["place"] = (wish, terms) =>
    placeSlip(
      context,
      house.walletOf,
      {
        formRef: context.newId(),
        kind: "single",
        system: null,
        perLineMinor: 1_000n,
        consent: "none",
        ...wish,
      },
      terms,
    );

  return {
    ...house,
    tell,
    async aMatch(prices = { home: "2.00", draw: "3.40", away: "4.00" }) {
      matches += 1;
      const event = `m${matches}`;
      const startsAt = new Date(context.now().getTime() + 2 * HOUR_MS).toISOString();
      const sides = { home: { fa: "خانه", en: "Home" }, away: { fa: "مهمان", en: "Away" } };
      await tell(
        { kind: "event", event, sport: "football", league: "test", leagueNames: "آزمون", startsAt, ...sides },
        ...Object.entries(prices).map(([selection, price]) => ({
          kind: "price",
          event,
          market: "1x2",
          selection,
          price,
        })),
      );
      return event;
    },
    async aPunter(fundsMinor = 100_000n) {
      const playerRef = await house.aPlayer(fundsMinor);
      return { playerRef, sessionId: await house.opened(playerRef, "FB", "fb-football") };
    },
    place,
    async placed(wish) {
      const answer = await place(wish);
      const wager = answer.ok ? answer.value[0] : undefined;
      if (!wager) throw new Error("Nothing was placed.");
      return wager.id;
    },
    settle: async () => {
      await settleBook(context, house.walletOf);
    },
  };
}

export function leg(event: string, key: string, seenPrice: number) {
  return { selection: `${event}_1x2_${key}`, seenPrice };
}
