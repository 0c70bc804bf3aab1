import type { RoundEnd } from "#app/lib/round-end.ts";

/** One spin as the machine shows it: what stood where, and what it paid, already written in the visitor's language. */
export type ShownSpin = {
  /** 0 is the paid spin, the free ones follow. */
  readonly place: number;
  readonly free: boolean;
  /** Rows from the top, each from the left. */
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly ShownWin[];
  readonly multiplier: number;
  readonly awardedSpins: number;
  /** Null when the spin paid nothing. */
  readonly win: string | null;
};

export type ShownWin = {
  /** The number of the line, or null for scatters, which pay wherever they stand. */
  readonly line: number | null;
  /** For each reel from the left the row that won, as far as the win reaches. */
  readonly cells: readonly (readonly [reel: number, row: number])[];
  readonly symbol: string;
  readonly count: number;
  readonly amount: string;
};

export type ShownRound = {
  readonly roundId: string;
  readonly spins: readonly ShownSpin[];
  readonly stake: string;
  readonly payout: string;
  readonly end: RoundEnd;
  /** How a win is said of somebody else's round. */
  readonly won?: string | undefined;
};
