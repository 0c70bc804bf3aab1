import { type CardGame, SEATS } from "../seats/open-match.ts";

/** What a seat costs, in minor units, lowest first. */
export const BUY_INS_MINOR = [100n, 500n, 2_000n, 10_000n, 50_000n] as const;

/** What the house keeps of a pot: so many of a hundred, and never more than this. */
export type Rake = { readonly rakePercent: number; readonly rakeMostMinor: bigint };

/** Where operators have set no other. */
export const USUAL_RAKE: Rake = { rakePercent: 3, rakeMostMinor: 2_000n };

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
export function potOf({
  game,
  buyInMinor,
  rakePercent,
  rakeMostMinor,
}: Rake & { readonly game: CardGame; readonly buyInMinor: bigint }): TablePot {
  const potMinor = buyInMinor * BigInt(SEATS[game]);
  const percent = (potMinor * BigInt(rakePercent)) / 100n;
  const rake = percent < rakeMostMinor ? percent : rakeMostMinor;
  const shareMinor = (potMinor - rake) / WINNERS[game];
  return { buyInMinor, potMinor, rakeMinor: potMinor - shareMinor * WINNERS[game], shareMinor };
}

/** Whether a seat costs this. */
export function isBuyIn(minor: bigint): boolean {
  return BUY_INS_MINOR.some((buyIn) => buyIn === minor);
}

/** Whether a table was opened with this rake: whoever sits down was shown it. */
export function hasRake(table: Rake, { rakePercent, rakeMostMinor }: Rake): boolean {
  return table.rakePercent === rakePercent && table.rakeMostMinor === rakeMostMinor;
}
