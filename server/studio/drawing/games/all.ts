import type { GamePoster } from "../scenes/card.ts";
import { bookPosters } from "./book.ts";
import { instantPosters } from "./instant.ts";
import { lotteryPosters } from "./lottery.ts";
import { reelPosters } from "./reels.ts";
import { roundPosters } from "./rounds.ts";
import { tablePosters } from "./tables.ts";

/** The posters of every game that has no theme of symbols, by the code under which the studio plays it. */
export const gamePosters: Readonly<Record<string, GamePoster>> = {
  ...instantPosters,
  ...lotteryPosters,
  ...reelPosters,
  ...roundPosters,
  ...bookPosters,
  ...tablePosters,
};
