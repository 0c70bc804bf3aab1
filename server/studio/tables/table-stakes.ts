import { type CardGame, SEATS } from "./open-match.ts";

/** What a seat costs, in minor units, lowest first. */
export const BUY_INS_MINOR = [100n, 500n, 2_000n, 10_000n, 50_000n] as const;

/** The house keeps 3 % of the pot and never more than this. */
export const RAKE_PERCENT = 3n;
export const RAKE_MOST_MINOR = 2_000n;

const WINNERS: Readonly<Record<CardGame, bigint>> = { pasur: 1n, hokm: 2n };

export type TablePot = {
  readonly buyInMinor: bigint;
  readonly potMinor: bigint;
  /** What the house keeps, with what does not divide among the winners. */
  readonly rakeMinor: bigint;
  /** What each winner is paid. */
  readonly shareMinor: bigint;
};

/** How the pot of a full table is divided when somebody wins. */
export function potOf(game: CardGame, buyInMinor: bigint): TablePot {
  const potMinor = buyInMinor * BigInt(SEATS[game]);
  const percent = (potMinor * RAKE_PERCENT) / 100n;
  const rake = percent < RAKE_MOST_MINOR ? percent : RAKE_MOST_MINOR;
  const shareMinor = (potMinor - rake) / WINNERS[game];
  return { buyInMinor, potMinor, rakeMinor: potMinor - shareMinor * WINNERS[game], shareMinor };
}

/** Whether a seat costs this. */
export function isBuyIn(minor: bigint): boolean {
  return BUY_INS_MINOR.some((buyIn) => buyIn === minor);
}
