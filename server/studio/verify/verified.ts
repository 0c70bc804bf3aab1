/** A round computed again: what it was, and line by line what decided it and what came of it, in plain English. */
export type Verified = {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** Of a round that many share, in hundredths of the stake: what the choice in the link gives back. */
  readonly pays?: number;
};

/** Computes a round from what its link says; null for a link that does not say all of it. */
export type Verifier = (query: URLSearchParams) => Verified | null;
