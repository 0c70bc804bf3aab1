/** What the book takes and pays, in minor units. The same for play money, counted apart. */
export type BookTerms = {
  /** On one line of a slip. */
  readonly lineMinMinor: bigint;
  /** On a slip in all, and on a single. */
  readonly slipMaxMinor: bigint;
  /** The most that one slip pays. */
  readonly payoutMaxMinor: bigint;
  /** The most that one selection may cost the house, with every slip that it stands on. */
  readonly liabilityMinor: bigint;
  /** How many singles one slip may hold. */
  readonly singlesMax: number;
};

export const BOOK_TERMS: BookTerms = {
  lineMinMinor: 10n,
  slipMaxMinor: 500_000n,
  payoutMaxMinor: 5_000_000n,
  liabilityMinor: 10_000_000n,
  singlesMax: 12,
};

/** Changes with any rule of settling: a stake is settled by the rules that it was placed under. */
export const BOOK_MATH_VERSION = 1;
