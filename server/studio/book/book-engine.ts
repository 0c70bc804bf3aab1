import type { WagerEngine } from "../engine.ts";
import { takeBookStake } from "./slips/take-book-stake.ts";
import { BOOK_GAMES } from "./sports.ts";

/**
 * The book of sports. A slip whose stake was not answered is asked for again, and goes back where its events have
 * begun; one that is staked waits for its results, which settleBook brings.
 */
export const bookEngine: WagerEngine = {
  games: BOOK_GAMES,
  waits: true,
  async resume(context, walletOf, wager) {
    if (wager.state === "staking") await takeBookStake(context, walletOf, wager.id);
  },
};
