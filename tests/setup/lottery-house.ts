import { advanceDraws } from "#server/studio/lottery/draws/advance-draws.ts";
import type { DrawRow } from "#server/studio/lottery/draws/draw-statements.ts";
import { findDrawOfNumber } from "#server/studio/lottery/draws/draw-store.ts";
import { lotteryGameOf } from "#server/studio/lottery/lottery-games.ts";
import { type PlaceTicket, placeTicket } from "#server/studio/lottery/place-ticket.ts";
import type { WagerRow } from "#server/studio/wagers/wager-statements.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";

/** A studio whose lotteries are drawn by a clock that stands. */
export type LotteryHouse = StudioHouse & {
  /** What the job of the clock does. */
  advance(walletOf?: StudioHouse["walletOf"]): Promise<void>;
  /** A seat of a player in a lottery. */
  seat(playerRef: string, game: string): Promise<string>;
  draw(game: string, number: string): Promise<DrawRow>;
  place(
    request: Partial<PlaceTicket> & Pick<PlaceTicket, "sessionId" | "playerRef" | "draw">,
  ): ReturnType<typeof placeTicket>;
  placed(
    request: Partial<PlaceTicket> & Pick<PlaceTicket, "sessionId" | "playerRef" | "draw">,
  ): Promise<WagerRow>;
};

export const TEHRAN = { timeZone: "Asia/Tehran" };

export async function lotteryHouse(given?: StudioHouse): Promise<LotteryHouse> {
  const house = given ?? (await studioHouse());
  const { context, walletOf } = house;
  let forms = 0;
  const place: LotteryHouse["place"] = (request) => {
    forms += 1;
    const ticket = { playType: "straight", picks: [[1], [2], [3]], unitMinor: 100n, times: 1 };
    return placeTicket(context, walletOf, { formRef: `form ${forms}`, ...ticket, ...request });
  };
  return {
    ...house,
    place,
    async advance(wallet = walletOf) {
      await advanceDraws(context, wallet, TEHRAN);
    },
    seat: (playerRef, code) => house.opened(playerRef, lotteryGameOf(code)?.vendor ?? "NARD", code),
    async draw(game, number) {
      const draw = await findDrawOfNumber(context.db, game, number);
      if (!draw) throw new Error(`There is no draw ${number} of ${game}`);
      return draw;
    },
    async placed(request) {
      const placed = await place(request);
      if (!placed.ok) throw new Error(placed.refusal.reason);
      return placed.value;
    },
  };
}
